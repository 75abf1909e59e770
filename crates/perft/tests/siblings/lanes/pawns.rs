//! Promotions of theirs by the move, and what our pawns may do in the child.

use roque_movegen::{Bitboard, Color, PieceKind, Square, attacks};

use super::Lane;
use crate::classes::{Class, Tally};

impl Lane<'_> {
    pub(super) fn note_their_promotion(&self, met: &mut Tally) {
        let Some(kind) = self.mv.promotion() else {
            return;
        };
        met.note(match kind {
            PieceKind::Knight => Class::BecomesKnight,
            PieceKind::Bishop => Class::BecomesBishop,
            PieceKind::Rook => Class::BecomesRook,
            _ => Class::BecomesQueen,
        });
        if self.parent.is_capture(self.mv) {
            met.note(Class::CapturingPromotion);
        }
        let queens = self.parent.of_kind(PieceKind::Queen);
        let is_first = |simple| (self.parent.of_kind(simple) | queens).is_empty();
        let is_queen = kind == PieceKind::Queen;
        let their_knights = self.parent.pieces(self.they, PieceKind::Knight);
        if kind == PieceKind::Knight && their_knights.is_empty() {
            met.note(Class::FirstKnight);
        }
        if (kind == PieceKind::Bishop || is_queen) && is_first(PieceKind::Bishop) {
            met.note(Class::FirstDiagonal);
        }
        if (kind == PieceKind::Rook || is_queen) && is_first(PieceKind::Rook) {
            met.note(Class::FirstOrthogonal);
        }
    }

    pub(super) fn note_our_pawns(&self, met: &mut Tally) {
        for &mv in &self.moves {
            if mv.promotion() != Some(PieceKind::Queen) {
                continue;
            }
            let (from, to) = (mv.from(), mv.to());
            met.note(if from.file() == to.file() {
                Class::WePromoteByPush
            } else if (from.file() < to.file()) == (self.we == Color::White) {
                Class::WePromoteToRight
            } else {
                Class::WePromoteToLeft
            });
            if self.pinned.contains(from) {
                met.note(Class::PinnedPawnPromotes);
            }
        }
        self.note_two_takers(met);
        self.note_pinned_pawns(met);
        self.note_taken(met);
    }

    /// Squares on which two of our pawns may take, each legally.
    fn note_two_takers(&self, met: &mut Tally) {
        let (mut once, mut twice) = (Bitboard::EMPTY, Bitboard::EMPTY);
        let pawns = self.ours(PieceKind::Pawn);
        for &mv in &self.moves {
            let is_other_promotion = mv.promotion().is_some_and(|kind| kind != PieceKind::Queen);
            let is_pawn = pawns.contains(mv.from());
            let takes = is_pawn && self.child.of_color(self.they).contains(mv.to());
            if takes && !is_other_promotion {
                if once.contains(mv.to()) {
                    twice = twice.with(mv.to());
                }
                once = once.with(mv.to());
            }
        }
        let last = self.they.back_rank().bitboard();
        for square in twice {
            met.note(Class::TakenFromBothSides);
            if last.contains(square) {
                met.note(Class::PromotionsFromBothSides);
            }
        }
    }

    fn note_pinned_pawns(&self, met: &mut Tally) {
        for pawn in self.ours(PieceKind::Pawn) & self.pinned {
            let line = attacks::line(self.king, pawn);
            let attacked = attacks::pawn(self.we, pawn) & self.child.of_color(self.they);
            if (attacked - line).any() {
                met.note(Class::PinnedPawnMayNotTake);
            }
            let is_before = pawn.rank() == self.they.pawn_rank();
            let is_free = |square: &Square| !self.child.occupied().contains(*square);
            let ahead = self.ahead(pawn).filter(is_free);
            if is_before && ahead.is_some_and(|square| !line.contains(square)) {
                met.note(Class::PinnedPawnMayNotPromote);
            }
        }
    }

    fn note_taken(&self, met: &mut Tally) {
        let taken = self.mv.to();
        if self
            .parent
            .pieces(self.we, PieceKind::Knight)
            .contains(taken)
        {
            met.note(Class::OurKnightTaken);
        }
        let before = self.they.pawn_rank().bitboard();
        let pawns = self.parent.pieces(self.we, PieceKind::Pawn) & before;
        if pawns.contains(taken) {
            met.note(Class::PromotingPawnTaken);
            if pawns.single().is_some() {
                met.note(Class::LastPromotingPawnTaken);
            }
        }
    }
}
