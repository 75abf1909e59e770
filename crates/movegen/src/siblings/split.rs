//! How the moves of a board are split by what they can change for the replies.

use crate::board::Board;
use crate::generate::PawnStep;
use crate::geometry::{Bitboard, Square};
use crate::piece::PieceKind;
use crate::side::Side;

/// Targets of moves by the effort that the replies to them take.
pub(super) struct Split {
    /// Of calm moves, which leave everything around our king as it is, and are to be counted.
    pub(super) calm: Bitboard,
    /// Of all others.
    pub(super) others: Bitboard,
}

impl Split {
    /// No calm moves.
    #[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
    #[inline(always)]
    pub(super) const fn others(targets: Bitboard) -> Self {
        Self {
            calm: Bitboard::EMPTY,
            others: targets,
        }
    }
}

/// Splits sets of moves, and may take some of them for itself.
pub(super) trait Splitter {
    /// Whether any move is ever called calm, and left to be counted.
    const FINDS_CALM_MOVES: bool;

    /// Splits the moves of a piece.
    fn split_piece(&mut self, kind: PieceKind, from: Square, targets: Bitboard) -> Split;

    /// Splits the moves of pawns.
    fn split_pawns(&mut self, step: PawnStep, targets: Bitboard) -> Split;

    /// Returns the targets of the pawns that promote to a `kind` and are to be counted: all, unless a
    /// splitter is faster for asking.
    #[inline(always)]
    fn split_promotions(
        &mut self,
        _step: PawnStep,
        _kind: PieceKind,
        targets: Bitboard,
    ) -> Bitboard {
        targets
    }

    /// Counts the en passant captures with which the double push of the pawn of `S` on `from` may be
    /// answered, and returns true; or returns false.
    fn count_en_passant<S: Side>(&mut self, board: &Board, from: Square) -> bool;

    /// Takes a castling of `S` and returns true; or returns false.
    fn take_castling<S: Side>(&mut self, king: Square, rook: Square) -> bool;
}
