//! What makes a board one on which moves cannot be generated, and a move one that cannot be made.

use crate::geometry::{File, Square};
use crate::moves::Move;
use crate::piece::Color;

/// Why moves cannot be generated on a board.
///
/// These are the conditions without which the rules have no meaning. Whether a position can arise
/// in play is another question, which `roque-position` answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardError {
    /// A player has no king, or several.
    #[error("{color} has {count} kings where exactly one is needed")]
    Kings {
        /// The player.
        color: Color,
        /// How many kings the player has.
        count: u32,
    },
    /// A pawn stands on the first or last rank.
    #[error("a pawn on {0}, where no pawn can stand")]
    PawnOnBackRank(Square),
    /// The player who has just moved is in check.
    #[error("{0} is in check without being to move")]
    OpponentInCheck(Color),
    /// A castling right without a rook of that player on the named file of its back rank, or
    /// without the king on that rank.
    #[error("{0} has a castling right for the {1}-file without king and rook on the back rank")]
    CastlingRight(Color, File),
    /// Two castling rights on the same side of the king.
    #[error("{0} has two castling rights on one wing")]
    TwoRightsOnOneWing(Color),
    /// An en passant square that no double push of the opponent has just passed over.
    #[error("no pawn has just passed over {0}")]
    EnPassant(Square),
}

/// The move is not legal on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not a legal move here")]
pub struct IllegalMove(pub Move);
