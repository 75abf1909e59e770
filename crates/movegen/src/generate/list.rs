//! Collecting moves into a list.

use super::{MoveVisitor, PawnStep};
use crate::geometry::{Bitboard, Square};
use crate::moves::{Move, MoveList};
use crate::piece::PieceKind;

/// The moves that were handed to it, one by one.
#[derive(Default)]
pub(crate) struct Collector {
    pub(crate) moves: MoveList,
}

impl MoveVisitor for Collector {
    #[inline(always)]
    fn piece(&mut self, _kind: PieceKind, from: Square, targets: Bitboard) {
        for to in targets {
            self.moves.push(Move::new(from, to));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, step: PawnStep, targets: Bitboard) {
        for to in targets {
            self.moves.push(Move::new(step.origin(to), to));
        }
    }

    #[inline(always)]
    fn promotions(&mut self, step: PawnStep, targets: Bitboard) {
        for to in targets {
            for kind in PieceKind::PROMOTIONS {
                self.moves.push(Move::promoting(step.origin(to), to, kind));
            }
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.moves.push(Move::new(from, to));
    }

    #[inline(always)]
    fn castling(&mut self, king: Square, rook: Square) {
        self.moves.push(Move::new(king, rook));
    }
}
