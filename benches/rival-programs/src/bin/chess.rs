//! Counts with chess: its iterator of legal moves, which knows its length without being run.

use std::io;

use chess::{Board, MoveGen};
use rival_programs::{Rival, serve};

struct Chess;

impl Rival for Chess {
    type Board = Board;

    fn read(fen: &str) -> Result<Board, String> {
        fen.parse().map_err(|error: chess::Error| error.to_string())
    }

    fn count(board: &Board, depth: u8) -> u64 {
        let moves = MoveGen::new_legal(board);
        if depth == 1 {
            return moves.len() as u64;
        }
        let mut nodes = 0;
        // One child for all moves: the library fills it in, which is faster than a new one each time.
        let mut child = *board;
        for mv in moves {
            board.make_move(mv, &mut child);
            nodes += Self::count(&child, depth - 1);
        }
        nodes
    }
}

fn main() -> io::Result<()> {
    serve::<Chess>()
}
