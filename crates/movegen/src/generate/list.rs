//! Collecting moves into a list.

use super::{MoveVisitor, PawnStep};
use crate::geometry::{Bitboard, Square};
use crate::moves::{Move, MoveList};
use crate::piece::PieceKind;

/// A list collects the moves that are handed to it.
impl MoveVisitor for MoveList {
    #[inline(always)]
    fn piece(&mut self, _kind: PieceKind, from: Square, targets: Bitboard) {
        for to in targets {
            self.push(Move::new(from, to));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, step: PawnStep, targets: Bitboard) {
        for to in targets {
            self.push(Move::new(step.origin(to), to));
        }
    }

    #[inline(always)]
    fn promotions(&mut self, step: PawnStep, targets: Bitboard) {
        for to in targets {
            for kind in PieceKind::PROMOTIONS {
                self.push(Move::promoting(step.origin(to), to, kind));
            }
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.push(Move::new(from, to));
    }

    #[inline(always)]
    fn castling(&mut self, king: Square, rook: Square) {
        self.push(Move::new(king, rook));
    }
}
