//! What sliders see, for all questions about calm moves together.

use crate::attacks::Sliders;
use crate::board::Board;
use crate::geometry::Bitboard;
#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
use crate::leaf::{Avx2Proof, Compass, Paths};
use crate::side::Side;

/// What sliders see when `S` is to move and the other side's king matters.
pub(super) struct Lines {
    /// What the other side's sliders attack.
    pub(super) reached: Bitboard,
    /// The squares on lines from sliders of `S` to the king, the other side's men aside, or to the
    /// zone: all of them from the slider to the first other man, both included.
    pub(super) guarded: Bitboard,
    /// The squares from where a bishop sees the king, the other side's men aside, or the zone.
    pub(super) diagonal: Bitboard,
    /// The same for a rook.
    pub(super) orthogonal: Bitboard,
    /// What the sliders of `S` attack of the zone; the king does not shadow it.
    pub(super) attacked: Bitboard,
}

/// Finds [`Lines`].
pub(super) trait Survey: Copy {
    fn lines<S: Side>(self, board: &Board, zone: Bitboard) -> Lines;
}

/// Square by square, in tables.
#[derive(Clone, Copy)]
pub(super) struct LookedUp<X>(pub(super) X);

impl<X: Sliders> Survey for LookedUp<X> {
    #[inline(always)]
    fn lines<S: Side>(self, board: &Board, zone: Bitboard) -> Lines {
        let men = &board.placement;
        let (ours, theirs) = (board.of_color(!S::COLOR), board.of_color(S::COLOR));
        let occupied = board.occupied();
        let king = board.king(!S::COLOR);
        let unshadowed = occupied.without(king);
        let mut lines = Lines {
            reached: Bitboard::EMPTY,
            guarded: Bitboard::EMPTY,
            diagonal: Bitboard::EMPTY,
            orthogonal: Bitboard::EMPTY,
            attacked: Bitboard::EMPTY,
        };
        for from in men.diagonals & ours {
            lines.reached |= self.0.bishop(from, occupied);
        }
        for from in men.orthogonals & ours {
            lines.reached |= self.0.rook(from, occupied);
        }
        let diagonals = men.diagonals & theirs;
        if diagonals.any() {
            let seen = self.0.bishop(king, theirs);
            lines.diagonal = seen;
            lines.guarded |= seen & theirs;
            if seen.intersects(diagonals) {
                lines.guarded |= seen;
            }
            for square in zone {
                let seen = self.0.bishop(square, unshadowed);
                lines.diagonal |= seen;
                lines.guarded |= seen & theirs;
                if seen.intersects(diagonals) {
                    lines.guarded |= seen;
                    lines.attacked |= square.bitboard();
                }
            }
        }
        let orthogonals = men.orthogonals & theirs;
        if orthogonals.any() {
            let seen = self.0.rook(king, theirs);
            lines.orthogonal = seen;
            lines.guarded |= seen & theirs;
            if seen.intersects(orthogonals) {
                lines.guarded |= seen;
            }
            for square in zone {
                let seen = self.0.rook(square, unshadowed);
                lines.orthogonal |= seen;
                lines.guarded |= seen & theirs;
                if seen.intersects(orthogonals) {
                    lines.guarded |= seen;
                    lines.attacked |= square.bitboard();
                }
            }
        }
        lines
    }
}

/// All directions at once.
#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
impl Survey for Avx2Proof {
    #[inline(always)]
    fn lines<S: Side>(self, board: &Board, zone: Bitboard) -> Lines {
        let men = &board.placement;
        let (ours, theirs) = (board.of_color(!S::COLOR), board.of_color(S::COLOR));
        let occupied = board.occupied();
        let king = board.king(!S::COLOR).bitboard();
        let sliders = |side: Bitboard| {
            Compass::by_line(self, (men.orthogonals & side).0, (men.diagonals & side).0)
        };
        let reached = Paths::through(self, !occupied.0).seen(sliders(ours));

        let theirs_there = sliders(theirs);
        let unshadowed = Paths::through(self, (!occupied | king).0);
        let zone = Compass::splat(self, zone.0);
        let from_zone = zone | unshadowed.seen(zone);
        let attacked = unshadowed.seen(theirs_there);
        let through_ours = Paths::through(self, !theirs.0);
        let king = Compass::splat(self, king.0);
        let from_king = king | through_ours.seen(king);
        let through = theirs_there | through_ours.seen(theirs_there);

        let guarded =
            (from_zone & (theirs_there | attacked).opposite()) | (from_king & through.opposite());
        let (orthogonal, diagonal) = (from_zone | from_king).lines();
        Lines {
            reached: Bitboard(reached.all()),
            guarded: Bitboard(guarded.all()),
            diagonal: Bitboard(diagonal),
            orthogonal: Bitboard(orthogonal),
            attacked: Bitboard(attacked.all()),
        }
    }
}
