//! Kings: theirs that moved, and what forbids steps of ours.

use roque_movegen::{PieceKind, Square, attacks};

use super::Lane;
use crate::classes::{Class, Tally};

impl Lane<'_> {
    pub(super) fn note_kings(&self, met: &mut Tally) {
        let has_moved = self.mover() == Some(PieceKind::King) && !self.they_castled();
        if has_moved {
            self.note_king_move(met);
        }
        for square in attacks::king(self.king) - self.child.of_color(self.we) {
            let attackers = self.child.attackers(square, self.they);
            if attackers == self.child.king(self.they).bitboard() {
                met.note(Class::KingForbids);
                if has_moved {
                    met.note(Class::ArrivedKingForbids);
                }
            }
            if !self.child.occupied().contains(square) {
                continue;
            }
            if attackers.is_empty() {
                met.note(Class::KingTakes);
            } else if let Some(only) = attackers.single() {
                self.note_defended(only, met);
            }
        }
    }

    fn note_king_move(&self, met: &mut Tally) {
        met.note(Class::KingMoves);
        if self.parent.is_capture(self.mv) {
            met.note(Class::KingCaptures);
        }
        match distance(self.king, self.mv.to()) {
            2 => met.note(Class::KingAtTwo),
            3 => met.note(Class::KingAtThree),
            _ => {}
        }
    }

    fn note_defended(&self, only: Square, met: &mut Tally) {
        met.note(match self.child.placement().kind_at(only) {
            Some(PieceKind::Pawn) => Class::DefendedByPawn,
            Some(PieceKind::Knight) => Class::DefendedByKnight,
            Some(PieceKind::King) => Class::DefendedByKing,
            _ => Class::DefendedBySlider,
        });
    }
}

/// How many king's steps from one square to the other.
fn distance(a: Square, b: Square) -> usize {
    let files = a.file().index().abs_diff(b.file().index());
    files.max(a.rank().index().abs_diff(b.rank().index()))
}
