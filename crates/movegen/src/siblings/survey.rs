//! What sliders see, for all questions about calm moves together.

use crate::attacks::Sliders;
use crate::board::Board;
use crate::geometry::{Bitboard, Square};
#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
use crate::leaf::{Compass, Paths};
use crate::side::Side;

/// What sliders see when `S` is to move and the other side's king matters. A zone is what their attacks
/// decide upon.
pub(super) struct Lines {
    /// The squares where a man of `S` that comes or goes may block or open a line: from one of its sliders
    /// to the zone, or to the king, the other side's men aside. They may be more.
    pub(super) guarded: Bitboard,
    /// The squares from where a bishop sees the zone.
    pub(super) diagonal: Bitboard,
    /// The same for a rook.
    pub(super) orthogonal: Bitboard,
    /// What the sliders of `S` attack, of the zone at least.
    pub(super) attacked: Bitboard,
}

/// Finds [`Lines`], when `S` is to move.
pub(super) trait Survey: Copy {
    /// What the other side's sliders attack.
    fn reached<S: Side>(self, board: &Board) -> Bitboard;

    fn lines<S: Side>(self, board: &Board, zone: Bitboard) -> Lines;
}

/// Square by square, in tables.
#[derive(Clone, Copy)]
pub(super) struct LookedUp<X>(pub(super) X);

impl<X: Sliders> Survey for LookedUp<X> {
    #[inline(always)]
    fn reached<S: Side>(self, board: &Board) -> Bitboard {
        let men = &board.placement;
        let ours = board.of_color(!S::COLOR);
        let mut reached = Bitboard::EMPTY;
        for from in men.diagonals & ours {
            reached |= self.0.bishop(from, board.occupied());
        }
        for from in men.orthogonals & ours {
            reached |= self.0.rook(from, board.occupied());
        }
        reached
    }

    #[inline(always)]
    fn lines<S: Side>(self, board: &Board, zone: Bitboard) -> Lines {
        let men = &board.placement;
        let theirs = board.of_color(S::COLOR);
        let mut lines = Lines {
            guarded: Bitboard::EMPTY,
            diagonal: Bitboard::EMPTY,
            orthogonal: Bitboard::EMPTY,
            attacked: Bitboard::EMPTY,
        };
        lines.diagonal = self.look::<S, Diagonals>(board, zone, men.diagonals & theirs, &mut lines);
        lines.orthogonal =
            self.look::<S, Orthogonals>(board, zone, men.orthogonals & theirs, &mut lines);
        lines
    }
}

impl<X: Sliders> LookedUp<X> {
    /// Returns from where a slider sees the zone, and notes what `sliders` attack. Nothing if
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
        let from_king = K::seen(self.0, board.king(!S::COLOR), theirs);
        // Behind any man that is seen there may be a slider.
        lines.guarded |= from_king & theirs;
        if from_king.intersects(sliders) {
            lines.guarded |= from_king;
        }
        let mut seen = Bitboard::EMPTY;
        for square in zone {
            let from_square = K::seen(self.0, square, board.occupied());
            seen |= from_square;
            if from_square.intersects(sliders) {
                lines.guarded |= from_square;
                lines.attacked |= square.bitboard();
            }
        }
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
#[derive(Clone, Copy)]
pub(super) struct AllAround<C: Compass>(pub(super) C::Proof);

#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
impl<C: Compass> Survey for AllAround<C> {
    #[inline(always)]
    fn reached<S: Side>(self, board: &Board) -> Bitboard {
        let sliders = self.sliders(board, board.of_color(!S::COLOR));
        let seen = Paths::through(self.0, !board.occupied().0).seen(sliders);
        Bitboard(seen.all())
    }

    #[inline(always)]
    fn lines<S: Side>(self, board: &Board, zone: Bitboard) -> Lines {
        let theirs = board.of_color(S::COLOR);
        let king = board.king(!S::COLOR).bitboard();
        let sliders = self.sliders(board, theirs);
        let paths = Paths::through(self.0, !board.occupied().0);
        let attacked = paths.seen(sliders);
        let from_zone = paths.seen(C::splat(self.0, zone.0));
        let paths = Paths::through(self.0, !theirs.0);
        let from_king = paths.seen(C::splat(self.0, king.0));
        let towards_king = paths.seen(sliders);
        let guarded = (from_zone & attacked.opposite()) | (from_king & towards_king.opposite());
        let [file, rising, rank, falling] = from_zone.lines();
        Lines {
            guarded: Bitboard(guarded.all()),
            diagonal: Bitboard(rising | falling),
            orthogonal: Bitboard(file | rank),
            attacked: Bitboard(attacked.all()),
        }
    }
}

#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
impl<C: Compass> AllAround<C> {
    /// The sliders of one side.
    #[inline(always)]
    fn sliders(self, board: &Board, side: Bitboard) -> C {
        let men = &board.placement;
        C::by_kind(self.0, (men.orthogonals & side).0, (men.diagonals & side).0)
    }
}
