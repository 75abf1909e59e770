//! The sets of a child: its parent's, one man moved, lane by lane.

use super::{Lanes, Parent, Ray};

/// What has moved in each lane.
pub(crate) struct Moved<L> {
    /// The square that the man left.
    pub(crate) from: L,
    /// The square that it went to.
    pub(crate) to: L,
    /// In which sets the man is now, as [`Movement`](crate::piece::Movement) flags; 0 in a lane without a move.
    pub(crate) kinds: L,
}

/// The children in the lanes.
pub(super) struct Children<'a, L: Lanes> {
    pub(super) proof: L::Proof,
    pub(super) parent: &'a Parent,
    pub(super) moved: &'a Moved<L>,
    pub(super) occupied: L,
    pub(super) ours: L,
}

impl<'a, L: Lanes> Children<'a, L> {
    #[inline(always)]
    pub(super) fn new(proof: L::Proof, parent: &'a Parent, moved: &'a Moved<L>) -> Self {
        Self {
            proof,
            parent,
            moved,
            occupied: (L::splat(proof, parent.occupied) & !moved.from) | moved.to,
            ours: L::splat(proof, parent.ours) & !moved.to,
        }
    }

    #[inline(always)]
    pub(super) fn splat(&self, bits: u64) -> L {
        L::splat(self.proof, bits)
    }

    /// Of a set of ours what is left: the moved man may have captured.
    #[inline(always)]
    pub(super) fn left_of_ours(&self, set: u64) -> L {
        self.splat(set) & !self.moved.to
    }

    /// A set of theirs after the move of a man that is now of `kind`, or not.
    #[inline(always)]
    pub(super) fn theirs(&self, set: u64, kind: u8) -> L {
        let arrived = self
            .moved
            .to
            .where_any(self.moved.kinds & self.splat(kind.into()));
        (self.splat(set) & !self.moved.from) | arrived
    }

    /// From our king to the first man in the direction of `ray`, that man included; if there is none,
    /// any empty squares of the ray.
    #[inline(always)]
    pub(super) fn seen_by_king(&self, ray: Ray) -> L {
        let squares = self.splat(self.parent.rays[ray as usize]);
        let blockers = self.occupied & squares;
        if ray.leads_upwards() {
            // Taking one away turns over the lowest bit and all below it.
            squares & (blockers ^ blockers.minus(self.splat(1)))
        } else {
            squares & blockers.up_from_highest()
        }
    }
}
