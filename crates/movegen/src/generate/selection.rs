//! Which of the legal moves are asked for.

use crate::board::Board;
use crate::geometry::Bitboard;

/// A choice among the legal moves, by the squares they come from and go to.
///
/// A move is given as in [`Move`](crate::Move): castling goes to the rook's square. The moves of
/// selections whose target sets (or origin sets) do not overlap and cover the board are together all
/// moves, each once.
///
/// ```
/// use roque_movegen::{Board, PieceKind, Selection, Square};
///
/// let board = Board::START;
/// let knights = Selection::ALL.from_squares(board.of_kind(PieceKind::Knight));
/// assert_eq!(board.legal_moves_in(knights).len(), 4);
/// let to_f3 = Selection::ALL.to_squares(Square::F3.bitboard());
/// assert_eq!(board.legal_moves_in(to_f3).len(), 2);
/// assert!(board.legal_moves_in(Selection::captures(&board)).is_empty());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selection {
    pub(crate) from: Bitboard,
    pub(crate) to: Bitboard,
    /// Where en passant captures may go.
    pub(crate) en_passant: Bitboard,
}

impl Selection {
    /// All legal moves.
    pub const ALL: Self = Self {
        from: Bitboard::ALL,
        to: Bitboard::ALL,
        en_passant: Bitboard::ALL,
    };

    /// The captures on `board`, en passant included: promotions only if they capture.
    #[inline]
    pub const fn captures(board: &Board) -> Self {
        Self {
            from: Bitboard::ALL,
            to: board.of_color(match board.turn() {
                crate::Color::White => crate::Color::Black,
                crate::Color::Black => crate::Color::White,
            }),
            en_passant: Bitboard::ALL,
        }
    }

    /// Of these moves those that leave one of `squares`.
    #[inline]
    #[must_use]
    pub const fn from_squares(self, squares: Bitboard) -> Self {
        Self {
            from: Bitboard(self.from.0 & squares.0),
            ..self
        }
    }

    /// Of these moves those that go to one of `squares`.
    #[inline]
    #[must_use]
    pub const fn to_squares(self, squares: Bitboard) -> Self {
        Self {
            from: self.from,
            to: Bitboard(self.to.0 & squares.0),
            en_passant: Bitboard(self.en_passant.0 & squares.0),
        }
    }
}
