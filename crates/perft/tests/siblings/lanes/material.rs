//! Thin and crowded boards.

use roque_movegen::PieceKind;

use super::Lane;
use crate::classes::{Class, Tally};

impl Lane<'_> {
    pub(super) fn note_material(&self, met: &mut Tally) {
        self.note_absent(met);
        let mut over = |number: u32, least: u32, class| {
            if number > least {
                met.note(class);
            }
        };
        let knights = self.ours(PieceKind::Knight).len();
        over(knights, 8, Class::ManyKnights);
        over(knights, 40, Class::AllKnights);
        let men = self.child.occupied().len();
        over(men, 32, Class::ManyMen);
        over(men, 56, Class::FullBoards);
        let promoting = self.ours(PieceKind::Pawn) & self.they.pawn_rank().bitboard();
        over(promoting.len(), 7, Class::EightPromotingPawns);
        let moves = self.moves.len() as u32;
        over(moves, 128, Class::Over128);
        over(moves, 218, Class::Over218);
        over(moves, 256, Class::Over256);
    }

    fn note_absent(&self, met: &mut Tally) {
        let board = &self.child;
        let are_sliders = [PieceKind::Bishop, PieceKind::Rook, PieceKind::Queen];
        let sliders = |color| {
            are_sliders
                .into_iter()
                .any(|kind| board.pieces(color, kind).any())
        };
        match (sliders(self.we), sliders(self.they)) {
            (false, false) => met.note(Class::NoSliders),
            (false, true) => met.note(Class::NoSlidersOfOurs),
            (true, false) => met.note(Class::NoSlidersOfTheirs),
            (true, true) => {}
        }
        let kind = |kind| board.of_kind(kind);
        if kind(PieceKind::Queen).is_empty() {
            match (kind(PieceKind::Bishop).any(), kind(PieceKind::Rook).any()) {
                (false, true) => met.note(Class::NoDiagonals),
                (true, false) => met.note(Class::NoOrthogonals),
                _ => {}
            }
        }
        if kind(PieceKind::Knight).is_empty() {
            met.note(Class::NoKnights);
        } else if self.ours(PieceKind::Knight).is_empty() {
            met.note(Class::OnlyTheirKnights);
        }
        if self.child.of_color(self.we).single().is_some() {
            met.note(Class::BareKing);
            if self.child.of_color(self.they).single().is_some() {
                met.note(Class::BareKings);
            }
        }
    }
}
