//! What sliders see, for all questions about calm moves together.

use crate::attacks::Sliders;
use crate::board::Board;
use crate::geometry::{Bitboard, Square};
#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
use crate::leaf::{Avx2Proof, Compass, Paths};
use crate::side::Side;

/// What sliders see when `S` is to move and the other side's king matters. A zone is what their attacks
/// decide upon.
pub(super) struct Lines {
    /// What the other side's sliders attack.
    pub(super) reached: Bitboard,
    /// The squares where a man of `S` that comes or goes may block or open a line: from one of its sliders
    /// to the zone, or to the king, the other side's men aside. They may be more.
    pub(super) guarded: Bitboard,
    /// The squares from where a bishop sees the zone, or the king, the other side's men aside.
    pub(super) diagonal: Bitboard,
    /// The same for a rook.
    pub(super) orthogonal: Bitboard,
    /// What the sliders of `S` attack, of the zone at least.
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
        let mut lines = Lines {
            reached: Bitboard::EMPTY,
            guarded: Bitboard::EMPTY,
            diagonal: Bitboard::EMPTY,
            orthogonal: Bitboard::EMPTY,
            attacked: Bitboard::EMPTY,
        };
        for from in men.diagonals & ours {
            lines.reached |= self.0.bishop(from, board.occupied());
        }
        for from in men.orthogonals & ours {
            lines.reached |= self.0.rook(from, board.occupied());
        }
        lines.diagonal = self.look::<S, Diagonals>(board, zone, men.diagonals & theirs, &mut lines);
        lines.orthogonal =
            self.look::<S, Orthogonals>(board, zone, men.orthogonals & theirs, &mut lines);
        lines
    }
}

impl<X: Sliders> LookedUp<X> {
    /// Returns from where a slider sees the zone or the king, and notes what `sliders` attack. Nothing if
    /// there are none: only a promotion can bring one, and promotions are not asked about.
    #[inline(always)]
    fn look<S: Side, K: Kind>(
        self,
        board: &Board,
        zone: Bitboard,
        sliders: Bitboard,
        lines: &mut Lines,
    ) -> Bitboard {
        let theirs = board.of_color(S::COLOR);
        if sliders.is_empty() {
            return Bitboard::EMPTY;
        }
        let mut seen = K::seen(self.0, board.king(!S::COLOR), theirs);
        if seen.intersects(sliders) {
            lines.guarded |= seen;
        }
        for square in zone {
            let from_square = K::seen(self.0, square, board.occupied());
            seen |= from_square;
            if from_square.intersects(sliders) {
                lines.guarded |= from_square;
                lines.attacked |= square.bitboard();
            }
        }
        // Behind any man that is seen there may be a slider.
        lines.guarded |= seen & theirs;
        seen
    }
}

/// A kind of lines.
trait Kind {
    fn seen(sliders: impl Sliders, square: Square, occupied: Bitboard) -> Bitboard;
}

enum Diagonals {}

impl Kind for Diagonals {
    #[inline(always)]
    fn seen(sliders: impl Sliders, square: Square, occupied: Bitboard) -> Bitboard {
        sliders.bishop(square, occupied)
    }
}

enum Orthogonals {}

impl Kind for Orthogonals {
    #[inline(always)]
    fn seen(sliders: impl Sliders, square: Square, occupied: Bitboard) -> Bitboard {
        sliders.rook(square, occupied)
    }
}

/// All directions at once. Where what their slider sees in one direction meets what the zone sees in the
/// opposite one, there is a line between the two, or one man between them.
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
        let theirs_there = sliders(theirs);
        let paths = Paths::through(self, !occupied.0);
        let reached = paths.seen(sliders(ours));
        let attacked = paths.seen(theirs_there);
        let from_zone = paths.seen(Compass::splat(self, zone.0));
        let paths = Paths::through(self, !theirs.0);
        let from_king = paths.seen(Compass::splat(self, king.0));
        let towards_king = paths.seen(theirs_there);
        let guarded = (from_zone & attacked.opposite()) | (from_king & towards_king.opposite());
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
