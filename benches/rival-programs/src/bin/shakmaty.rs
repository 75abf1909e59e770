//! Counts with shakmaty: a list of legal moves, whose length is the count at the last ply.

use std::io;

use rival_programs::{Rival, serve};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

struct Shakmaty;

impl Rival for Shakmaty {
    type Board = Chess;

    fn read(fen: &str) -> Result<Chess, String> {
        fen.parse::<Fen>()
            .map_err(|error| error.to_string())?
            .into_position(CastlingMode::Standard)
            .map_err(|error| error.to_string())
    }

    fn count(board: &Chess, depth: u8) -> u64 {
        let moves = board.legal_moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        let mut nodes = 0;
        for &mv in &moves {
            let mut child = board.clone();
            child.play_unchecked(mv);
            nodes += Self::count(&child, depth - 1);
        }
        nodes
    }
}

fn main() -> io::Result<()> {
    serve::<Shakmaty>()
}
