//! Counts with cozy-chess: sets of targets from its visitor, whose sizes are added at the last ply.

use std::io;

use cozy_chess::Board;
use rival_programs::{Rival, serve};

struct CozyChess;

impl Rival for CozyChess {
    type Board = Board;

    fn read(fen: &str) -> Result<Board, String> {
        Board::from_fen(fen, false).map_err(|error| error.to_string())
    }

    fn count(board: &Board, depth: u8) -> u64 {
        let mut nodes = 0;
        // Asking for the depth outside, not within the visitor, is half as fast again.
        if depth == 1 {
            board.generate_moves(|moves| {
                nodes += moves.len() as u64;
                false
            });
        } else {
            board.generate_moves(|moves| {
                for mv in moves {
                    let mut child = board.clone();
                    child.play_unchecked(mv);
                    nodes += Self::count(&child, depth - 1);
                }
                false
            });
        }
        nodes
    }
}

fn main() -> io::Result<()> {
    serve::<CozyChess>()
}
