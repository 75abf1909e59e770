//! A count with one instruction set and one rule for leaves, both chosen once.

use core::sync::atomic::AtomicBool;

use roque_movegen::{Board, Isa};

use super::entry::Chosen;
use super::leaves::{Bulk, Captures, Leaves, Made};
use super::memo::Memo;

/// Counts up to [`Counter::MAX_DEPTH`] plies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counter {
    code: Chosen,
    leaves: Leaves,
}

impl Counter {
    /// What is counted at the last ply.
    pub(crate) const fn leaves(self) -> Leaves {
        self.leaves
    }

    /// The greatest depth it counts.
    pub(crate) const MAX_DEPTH: u8 = super::tree::MAX_DEPTH;

    /// The counter for `isa`; the portable one if it is not available.
    pub(crate) fn new(isa: Isa, leaves: Leaves) -> Self {
        let code = Chosen::new(isa);
        Self { code, leaves }
    }

    /// How many leaves there are `depth` plies below `board`, for which `memo` is; anything once `stop`
    /// is set.
    #[inline]
    pub(crate) fn count(self, board: &Board, depth: u8, memo: impl Memo, stop: &AtomicBool) -> u64 {
        debug_assert!(depth <= Self::MAX_DEPTH, "the count may not fit");
        match self.leaves {
            Leaves::Bulk => self.code.count::<Bulk, _>(board, depth, memo, stop),
            Leaves::Made => self.code.count::<Made, _>(board, depth, memo, stop),
            Leaves::Captures => self.code.count::<Captures, _>(board, depth, memo, stop),
        }
    }
}
