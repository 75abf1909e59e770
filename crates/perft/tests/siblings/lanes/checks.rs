//! Checks: by whom, how many at once, and what answers them.

use roque_movegen::{PieceKind, Square, attacks};

use super::Lane;
use crate::classes::{Class, Tally};

impl Lane<'_> {
    pub(super) fn note_checks(&self, met: &mut Tally) {
        if self.moves.is_empty() {
            met.note(if self.checkers.any() {
                Class::Mate
            } else {
                Class::Stalemate
            });
        }
        for checker in self.checkers {
            if checker == self.mv.to() {
                self.note_direct(checker, met);
            } else {
                self.note_uncovered(checker, met);
            }
            self.note_x_ray(checker, met);
        }
        if self.checkers.more_than_one() {
            met.note(Class::DoubleCheck);
            if self.checkers.intersects(self.theirs(PieceKind::Knight)) {
                met.note(Class::DoubleCheckByKnight);
            }
            if self.mv.promotion().is_some() {
                met.note(Class::DoubleCheckByPromotion);
            }
        } else if let Some(checker) = self.checkers.single() {
            self.note_answers(checker, met);
        }
    }

    fn note_direct(&self, checker: Square, met: &mut Tally) {
        if self.mv.promotion().is_some() {
            met.note(Class::CheckByPromotion);
        }
        met.note(match self.child.placement().kind_at(checker) {
            Some(PieceKind::Pawn) => Class::CheckByPawn,
            Some(PieceKind::Knight) => Class::CheckByKnight,
            Some(PieceKind::Bishop) => Class::CheckByBishop,
            Some(PieceKind::Rook) => Class::CheckByRook,
            _ => Class::CheckByQueen,
        });
    }

    fn note_uncovered(&self, checker: Square, met: &mut Tally) {
        if self.they_castled() {
            met.note(Class::TheyCastleWithCheck);
            return;
        }
        self.note_discovered(checker, met);
        if self.mover() == Some(PieceKind::King) {
            met.note(Class::DiscoveredByKing);
        }
    }

    /// The king may not step back along the line of a check, though it shadows the square.
    fn note_x_ray(&self, checker: Square, met: &mut Tally) {
        let line = attacks::line(self.king, checker);
        let is_knight = self.theirs(PieceKind::Knight).contains(checker);
        if is_knight || self.theirs(PieceKind::Pawn).contains(checker) {
            return;
        }
        let steps = (attacks::king(self.king) & line) - self.child.of_color(self.we);
        for behind in steps - attacks::between(self.king, checker).with(checker) {
            if self.child.attackers(behind, self.they).any() {
                continue;
            }
            let is_straight =
                checker.file() == self.king.file() || checker.rank() == self.king.rank();
            met.note(if is_straight {
                Class::XRayOnFileOrRank
            } else {
                Class::XRayOnDiagonal
            });
        }
    }

    fn note_answers(&self, checker: Square, met: &mut Tally) {
        let between = attacks::between(self.king, checker);
        for &mv in &self.moves {
            if mv.from() == self.king {
                continue;
            }
            if mv.promotion().is_some() {
                met.note(Class::CheckAnsweredByPromotion);
            }
            if mv.to() == checker {
                met.note(Class::CheckerTaken);
            } else if between.contains(mv.to()) {
                met.note(Class::CheckBlocked);
                let is_pawn = self.ours(PieceKind::Pawn).contains(mv.from());
                if is_pawn && mv.from().rank().index().abs_diff(mv.to().rank().index()) == 2 {
                    met.note(Class::CheckBlockedByDoublePush);
                }
            }
        }
    }
}
