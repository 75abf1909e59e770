//! How a check can be answered.

use alloc::vec::Vec;

use roque_movegen::attacks::between;
use roque_movegen::{Bitboard, Move};

use crate::position::Position;

/// The three ways out of a check, and which are open: each with its legal moves.
///
/// If none is open, it is checkmate.
///
/// ```
/// use roque_position::Position;
/// use roque_position::movegen::{Move, Square};
///
/// let position = Position::from_fen("4k3/8/8/8/1b6/8/2P5/Q3K3 w - - 0 1")?;
/// let answers = position.check_answers().unwrap();
/// assert_eq!(answers.blocks, [Move::new(Square::C2, Square::C3), Move::new(Square::A1, Square::C3)]);
/// assert_eq!(answers.captures, []);
/// assert_eq!(answers.king_moves.len(), 4);
/// assert_eq!(Position::start().check_answers(), None);
/// # Ok::<(), roque_position::ReadError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckAnswers {
    /// The king moves away.
    pub king_moves: Vec<Move>,
    /// Another man comes between.
    pub blocks: Vec<Move>,
    /// The man that gives check is captured, also by the king.
    pub captures: Vec<Move>,
}

impl CheckAnswers {
    /// Whether no way is open: checkmate.
    pub fn is_checkmate(&self) -> bool {
        self.king_moves.is_empty() && self.blocks.is_empty() && self.captures.is_empty()
    }
}

impl Position {
    /// The legal answers to the check, if the player to move is in check.
    ///
    /// To capture a pawn that gives check en passant is to capture it.
    pub fn check_answers(&self) -> Option<CheckAnswers> {
        let board = self.board();
        let king = board.king(self.turn());
        let checkers = board.checkers();
        if checkers.is_empty() {
            return None;
        }
        let ways = checkers.into_iter().fold(Bitboard::EMPTY, |ways, checker| {
            ways | between(king, checker)
        });
        let mut answers = CheckAnswers::default();
        for mv in self.legal_moves() {
            // No king can come between: the line goes on behind it.
            if ways.contains(mv.to()) {
                answers.blocks.push(mv);
            } else if self
                .captured_square(mv)
                .is_some_and(|square| checkers.contains(square))
            {
                answers.captures.push(mv);
            } else {
                answers.king_moves.push(mv);
            }
        }
        Some(answers)
    }
}
