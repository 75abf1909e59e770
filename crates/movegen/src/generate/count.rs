//! Counting moves without listing them.

use super::{MoveVisitor, PawnStep, Selection, generate};
use crate::attacks::Sliders;
use crate::board::Board;
use crate::geometry::{Bitboard, Square};
use crate::piece::PieceKind;

/// How many legal moves of `board` are in `selection`.
///
/// This is [`Board::count_moves_in`] for a caller who has chosen the sliders, as in [`generate`].
#[inline(always)]
pub fn count_moves(board: &Board, sliders: impl Sliders, selection: Selection) -> u32 {
    let mut counter = Counter::default();
    generate(board, sliders, selection, &mut counter);
    counter.moves
}

/// How many moves were handed to it.
#[derive(Default)]
pub(crate) struct Counter {
    pub(crate) moves: u32,
}

impl MoveVisitor for Counter {
    const ONLY_COUNTS: bool = true;

    #[inline(always)]
    fn piece(&mut self, _kind: PieceKind, _from: Square, targets: Bitboard) {
        self.moves += targets.len();
    }

    #[inline(always)]
    fn pawns(&mut self, _step: PawnStep, targets: Bitboard) {
        self.moves += targets.len();
    }

    #[inline(always)]
    fn promotions(&mut self, _step: PawnStep, targets: Bitboard) {
        self.moves += 4 * targets.len();
    }

    #[inline(always)]
    fn en_passant(&mut self, _from: Square, _to: Square) {
        self.moves += 1;
    }

    #[inline(always)]
    fn castling(&mut self, _king: Square, _rook: Square) {
        self.moves += 1;
    }
}
