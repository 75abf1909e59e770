//! Pins: of every line, there before, made and undone by the move.

use roque_movegen::{PieceKind, Square, attacks};

use super::Lane;
use crate::classes::{Class, Tally};

/// The lines on which a man may be pinned.
#[derive(Clone, Copy)]
enum Line {
    File,
    Rank,
    Rising,
    Falling,
}

impl Line {
    /// The line of two squares on one line.
    fn of(a: Square, b: Square) -> Self {
        if a.file() == b.file() {
            Self::File
        } else if a.rank() == b.rank() {
            Self::Rank
        } else if (a.file() < b.file()) == (a.rank() < b.rank()) {
            Self::Rising
        } else {
            Self::Falling
        }
    }

    fn one_of(self, [file, rank, rising, falling]: [Class; 4]) -> Class {
        match self {
            Self::File => file,
            Self::Rank => rank,
            Self::Rising => rising,
            Self::Falling => falling,
        }
    }
}

impl Lane<'_> {
    pub(super) fn note_pins(&self, met: &mut Tally) {
        use Class::{
            FallingPinArrives, FallingPinOpens, FallingPinStays, FallingPinVanishes,
            FilePinArrives, FilePinOpens, FilePinStays, FilePinVanishes, RankPinArrives,
            RankPinOpens, RankPinStays, RankPinVanishes, RisingPinArrives, RisingPinOpens,
            RisingPinStays, RisingPinVanishes,
        };
        let before = self.parent.pinned(self.we);
        for pinned in self.pinned {
            let classes = if before.contains(pinned) {
                [FilePinStays, RankPinStays, RisingPinStays, FallingPinStays]
            } else if self.is_pinner(self.mv.to(), pinned) {
                [
                    FilePinArrives,
                    RankPinArrives,
                    RisingPinArrives,
                    FallingPinArrives,
                ]
            } else {
                [FilePinOpens, RankPinOpens, RisingPinOpens, FallingPinOpens]
            };
            met.note(Line::of(self.king, pinned).one_of(classes));
            if self.checkers.any() {
                met.note(Class::PinInCheck);
            }
            if self.ours(PieceKind::Knight).contains(pinned) {
                met.note(Class::PinnedKnight);
            }
        }
        for freed in (before & self.child.of_color(self.we)) - self.pinned {
            met.note(Line::of(self.king, freed).one_of([
                FilePinVanishes,
                RankPinVanishes,
                RisingPinVanishes,
                FallingPinVanishes,
            ]));
        }
        for &mv in &self.moves {
            if self.pinned.contains(mv.from()) {
                self.note_pinned_move(mv.from(), mv.to(), met);
            }
        }
    }

    fn note_pinned_move(&self, from: Square, to: Square, met: &mut Tally) {
        if !self.ours(PieceKind::Pawn).contains(from) {
            met.note(Class::PinnedSliderMoves);
        } else if from.file() != to.file() {
            met.note(Class::PinnedPawnTakesPinner);
        } else if from.rank().index().abs_diff(to.rank().index()) == 2 {
            met.note(Class::PinnedPawnPushesTwice);
        } else {
            met.note(Class::PinnedPawnPushes);
        }
    }

    /// Whether the man on `square` pins the one on `pinned`.
    fn is_pinner(&self, square: Square, pinned: Square) -> bool {
        attacks::between(self.king, square).contains(pinned)
    }

    /// Notes a check along a line that the moved man has left.
    pub(super) fn note_discovered(&self, checker: Square, met: &mut Tally) {
        met.note(Line::of(self.king, checker).one_of([
            Class::FileDiscovered,
            Class::RankDiscovered,
            Class::RisingDiscovered,
            Class::FallingDiscovered,
        ]));
    }
}
