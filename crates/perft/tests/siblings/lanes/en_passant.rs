//! En passant: ours in the child, legal and not, and theirs by the move.

use roque_movegen::{File, Move, PieceKind, Square, attacks};

use super::Lane;
use crate::classes::{Class, Tally};

impl Lane<'_> {
    pub(super) fn note_en_passant(&self, met: &mut Tally) {
        if self.parent.en_passant().is_some() {
            met.note(if self.they_took_en_passant() {
                Class::TheyTakeEnPassant
            } else {
                Class::PassedSquareForgotten
            });
        }
        let Some(passed) = self.child.en_passant() else {
            return;
        };
        let pushed = self.mv.to();
        let pawns = self.ours(PieceKind::Pawn);
        let capturers = attacks::pawn(self.they, passed) & pawns;
        if capturers.is_empty() {
            met.note(Class::PassedUnchallenged);
            let on_opposite_rim = |square: Square| {
                let files = (square.file(), pushed.file());
                square.rank().index().abs_diff(pushed.rank().index()) < 2
                    && matches!(files, (File::A, File::H) | (File::H, File::A))
            };
            if pawns.into_iter().any(on_opposite_rim) {
                met.note(Class::PassedOnRim);
            }
        }
        let mut legal = 0;
        for from in capturers {
            if self.moves.contains(&Move::new(from, passed)) {
                legal += 1;
                self.note_legal(from, met);
            } else {
                self.note_illegal(from, met);
            }
        }
        if legal == 2 {
            met.note(Class::EnPassantFromBothSides);
        }
    }

    fn note_legal(&self, from: Square, met: &mut Tally) {
        met.note(Class::EnPassant);
        if self.checkers.contains(self.mv.to()) {
            met.note(Class::EnPassantTakesChecker);
        }
        if self.pinned.contains(from) {
            met.note(Class::EnPassantAlongPin);
        }
    }

    /// There is no more to it: on a diagonal that the pushed pawn shields our king would have stood in check
    /// before the push, and so it would if the captor could step between it and a checker.
    fn note_illegal(&self, from: Square, met: &mut Tally) {
        met.note(if self.checkers.any() {
            Class::EnPassantInCheck
        } else if from.rank() == self.king.rank() {
            Class::EnPassantOpensRank
        } else if from.file() == self.king.file() {
            Class::EnPassantOpensFile
        } else {
            Class::EnPassantOpensDiagonal
        });
    }
}
