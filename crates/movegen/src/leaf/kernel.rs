//! The count: one sequence of set operations for all lanes.

use super::child::Children;
use super::fills::{Diagonals, Orthogonals};
use super::steps::{step, up};
use super::threats::Threats;
use super::{Lanes, Moved, Parent};
use crate::side::Side;

/// How many legal moves `S` has in each lane; anything in a lane without a move.
///
/// `S` is the side that has not moved, so that its king's square, and every ray and step from it, is
/// the same in all lanes.
#[inline(always)]
pub(crate) fn count<S: Side, L: Lanes>(proof: L::Proof, parent: &Parent, moved: &Moved<L>) -> L {
    let children = Children::new(proof, parent, moved);
    // Chains of empty squares that serve both sides.
    let orthogonals = Orthogonals::through(proof, children.occupied);
    let diagonals = Diagonals::through(proof, children.occupied);
    let threats = Threats::on::<S>(&children, &orthogonals, &diagonals);
    let counter = Counter {
        targets: threats.check_mask & !children.ours,
        free: !(threats.pinned_on_file
            | threats.pinned_on_rank
            | threats.pinned_rising
            | threats.pinned_falling),
        children,
        threats,
    };
    let mut tally = L::tally(proof);
    tally = counter.king(tally);
    tally = counter.sliders(tally, &orthogonals, &diagonals);
    tally = counter.knights(tally);
    tally = counter.pawns::<S>(tally);
    counter.castlings(L::total(tally))
}

/// What the counts for each kind of man share.
struct Counter<'a, L: Lanes> {
    children: Children<'a, L>,
    threats: Threats<L>,
    /// Where a man other than the king may go: not onto ours, and answering a check.
    targets: L,
    /// All squares but those of pinned men.
    free: L,
}

impl<L: Lanes> Counter<'_, L> {
    #[inline(always)]
    fn king(&self, tally: L::Tally) -> L::Tally {
        let steps = self.children.splat(self.children.parent.king_steps);
        L::add(tally, steps & !self.children.ours & !self.threats.attacked)
    }

    /// Within one direction no two sliders reach the same square, so that the size of the set is the
    /// number of moves.
    #[inline(always)]
    fn sliders(
        &self,
        mut tally: L::Tally,
        orthogonals: &Orthogonals<L>,
        diagonals: &Diagonals<L>,
    ) -> L::Tally {
        let parent = self.children.parent;
        if parent.has_orthogonals {
            let sliders = self.children.left_of_ours(parent.our_orthogonals);
            let on_file = sliders & (self.free | self.threats.pinned_on_file);
            let on_rank = sliders & (self.free | self.threats.pinned_on_rank);
            tally = L::add(tally, orthogonals.north(on_file) & self.targets);
            tally = L::add(tally, orthogonals.south(on_file) & self.targets);
            tally = L::add(tally, orthogonals.east(on_rank) & self.targets);
            tally = L::add(tally, orthogonals.west(on_rank) & self.targets);
        }
        if parent.has_diagonals {
            let sliders = self.children.left_of_ours(parent.our_diagonals);
            let rising = sliders & (self.free | self.threats.pinned_rising);
            let falling = sliders & (self.free | self.threats.pinned_falling);
            tally = L::add(tally, diagonals.north_east(rising) & self.targets);
            tally = L::add(tally, diagonals.south_west(rising) & self.targets);
            tally = L::add(tally, diagonals.north_west(falling) & self.targets);
            tally = L::add(tally, diagonals.south_east(falling) & self.targets);
        }
        tally
    }

    /// A knight stands where it stood, if it was not captured.
    #[inline(always)]
    fn knights(&self, mut tally: L::Tally) -> L::Tally {
        let present_and_free = self.free & !self.children.moved.to;
        let parent = self.children.parent;
        for knight in parent.our_knights {
            let present = self.children.splat(knight.bitboard().0) & present_and_free;
            let attacks = parent.knight_attacks[knight.index()];
            let reached = self.children.splat(attacks.0) & self.targets;
            tally = L::add(tally, reached.where_any(present));
        }
        tally
    }

    /// Pushes go to empty squares and captures to enemies, so that pushes share a sum with one of the
    /// captures. On either diagonal a pawn that is pinned there may take the pinner.
    #[inline(always)]
    fn pawns<S: Side>(&self, mut tally: L::Tally) -> L::Tally {
        let (children, threats) = (&self.children, &self.threats);
        let pawns = children.left_of_ours(children.parent.our_pawns);
        let empty = !children.occupied;
        let pushed = up::<S, L>(pawns & (self.free | threats.pinned_on_file)) & empty;
        let doubled = up::<S, L>(pushed & children.splat(S::THIRD_RANK.0)) & empty;
        let enemies = children.occupied & self.targets;
        let falling = pawns & (self.free | threats.pinned_falling);
        let rising = pawns & (self.free | threats.pinned_rising);
        let left = step(children.proof, falling, S::UP_LEFT) & enemies;
        let right = step(children.proof, rising, S::UP_RIGHT) & enemies;
        let pushed_or_left = ((pushed | doubled) & threats.check_mask) | left;
        tally = L::add(tally, pushed_or_left);
        tally = L::add(tally, right);
        if children.parent.may_promote {
            // Each promotion is four moves.
            let last = children.splat(S::COLOR.promotion_rank().bitboard().0);
            for _ in 1..4 {
                tally = L::add(tally, pushed_or_left & last);
                tally = L::add(tally, right & last);
            }
        }
        tally
    }

    #[inline(always)]
    fn castlings(&self, mut total: L) -> L {
        let (children, threats) = (&self.children, &self.threats);
        for castling in children.parent.castlings.iter().flatten() {
            let rook = children.splat(castling.rook);
            let hindrance = threats.checkers
                | (children.occupied & children.splat(castling.path))
                | (threats.attacked & children.splat(castling.king_path))
                | (rook & (children.moved.to | threats.pinned_on_rank));
            total = total.plus(children.splat(1).where_none(hindrance));
        }
        total
    }
}
