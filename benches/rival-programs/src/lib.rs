//! What the rival programs share: a line protocol on the standard streams.
//!
//! A request is a line `DEPTH FEN`. Its answer is a line `NODES NANOSECONDS`, the time being that of
//! the count alone, or `error REASON`. The process ends when its input does. It stays alive between
//! requests, so that tables are built and warm when the time is taken.

use std::io::{self, BufRead, Write};
use std::time::Instant;

/// A library that can count.
pub trait Rival {
    /// Its position.
    type Board;

    /// The position that `fen` describes, in standard chess.
    ///
    /// # Errors
    ///
    /// What the library says about a FEN that it does not accept.
    fn read(fen: &str) -> Result<Self::Board, String>;

    /// How many paths of `depth` plies lead from `board`, for `depth` 1 or more: the fastest loop on
    /// one thread that the library's interface allows, without remembering positions, and counting
    /// the moves of the last ply without making them.
    fn count(board: &Self::Board, depth: u8) -> u64;
}

/// Answers requests until the input ends.
///
/// # Errors
///
/// A broken standard stream.
pub fn serve<R: Rival>() -> io::Result<()> {
    let mut output = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        match answer::<R>(&line?) {
            Ok((nodes, nanoseconds)) => writeln!(output, "{nodes} {nanoseconds}")?,
            Err(reason) => writeln!(output, "error {reason}")?,
        }
        output.flush()?;
    }
    Ok(())
}

fn answer<R: Rival>(request: &str) -> Result<(u64, u128), String> {
    let (depth, fen) = request
        .split_once(' ')
        .ok_or("a request is a depth, a blank and a FEN")?;
    let depth = depth
        .parse()
        .ok()
        .filter(|&depth| depth > 0)
        .ok_or("a depth is a number from 1 to 255")?;
    let board = R::read(fen)?;
    let start = Instant::now();
    let nodes = R::count(&board, depth);
    Ok((nodes, start.elapsed().as_nanos()))
}
