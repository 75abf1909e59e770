//! How many moves our men other than the king have in each lane.

use super::Lanes;
use super::fills::{Diagonals, Orthogonals};
use super::steps::{step, up};
use crate::geometry::Bitboard;
use crate::side::Side;

/// What the counts for each kind of man share.
pub(super) struct Mobility<L: Lanes> {
    pub(super) proof: L::Proof,
    pub(super) occupied: L,
    /// All squares, or those that answer a check.
    pub(super) check_mask: L,
    /// Where a man may go: not onto ours, and answering a check.
    pub(super) targets: L,
}

/// The pawns that may go each way.
pub(super) struct Pawns<L> {
    /// Free, or pinned on the file.
    pub(super) pushers: L,
    /// Free, or pinned on a diagonal that rises to the right.
    pub(super) rising: L,
    /// Free, or pinned on a diagonal that falls to the right.
    pub(super) falling: L,
    /// Whether one of them stands before its promotion.
    pub(super) may_promote: bool,
}

/// Within one direction no two sliders reach the same square, so that the size of the set is the number
/// of moves.
impl<L: Lanes> Mobility<L> {
    #[inline(always)]
    pub(super) fn orthogonals(
        &self,
        mut tally: L::Tally,
        attacks: &Orthogonals<L>,
        on_file: L,
        on_rank: L,
    ) -> L::Tally {
        tally = L::add(tally, attacks.north(on_file) & self.targets);
        tally = L::add(tally, attacks.south(on_file) & self.targets);
        tally = L::add(tally, attacks.east(on_rank) & self.targets);
        L::add(tally, attacks.west(on_rank) & self.targets)
    }

    #[inline(always)]
    pub(super) fn diagonals(
        &self,
        mut tally: L::Tally,
        attacks: &Diagonals<L>,
        rising: L,
        falling: L,
    ) -> L::Tally {
        tally = L::add(tally, attacks.north_east(rising) & self.targets);
        tally = L::add(tally, attacks.south_west(rising) & self.targets);
        tally = L::add(tally, attacks.north_west(falling) & self.targets);
        L::add(tally, attacks.south_east(falling) & self.targets)
    }

    /// A knight stands where it stood, if it is among the `present`.
    #[inline(always)]
    pub(super) fn knights(
        &self,
        mut tally: L::Tally,
        knights: Bitboard,
        attacks: &[Bitboard; 64],
        present: L,
    ) -> L::Tally {
        for knight in knights {
            let present = L::splat(self.proof, knight.bitboard().0) & present;
            let reached = L::splat(self.proof, attacks[knight.index()].0) & self.targets;
            tally = L::add(tally, reached.where_any(present));
        }
        tally
    }

    /// Pushes go to empty squares and captures to enemies, so that pushes share a sum with one of the
    /// captures. On either diagonal a pawn that is pinned there may take the pinner.
    #[inline(always)]
    pub(super) fn pawns<S: Side>(&self, mut tally: L::Tally, pawns: &Pawns<L>) -> L::Tally {
        let empty = !self.occupied;
        let third = L::splat(self.proof, S::THIRD_RANK.0);
        let pushed = up::<S, L>(pawns.pushers) & empty;
        let doubled = up::<S, L>(pushed & third) & empty;
        let enemies = self.occupied & self.targets;
        let left = step(self.proof, pawns.falling, S::UP_LEFT) & enemies;
        let right = step(self.proof, pawns.rising, S::UP_RIGHT) & enemies;
        let pushed_or_left = ((pushed | doubled) & self.check_mask) | left;
        tally = L::add(tally, pushed_or_left);
        tally = L::add(tally, right);
        if pawns.may_promote {
            // Each promotion is four moves.
            let last = L::splat(self.proof, S::COLOR.promotion_rank().bitboard().0);
            for _ in 1..4 {
                tally = L::add(tally, pushed_or_left & last);
                tally = L::add(tally, right & last);
            }
        }
        tally
    }
}
