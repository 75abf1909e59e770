//! The recursion compiled for each instruction set, and the choice between them.
#![cfg_attr(
    all(target_arch = "x86_64", not(roque_portable)),
    expect(
        unsafe_code,
        reason = "enters functions compiled for CPU features that were detected before"
    )
)]

use core::sync::atomic::AtomicBool;

use roque_movegen::attacks::Magic;
use roque_movegen::{Board, Isa};

use super::leaves::{Bulk, Captures, LeafRule, Leaves, Made};
use super::tree;

/// Stamps the recursion into a function that is compiled for the named features.
macro_rules! stamp {
    ($name:ident, $leaf:ident, $sliders:ty $(, $features:literal)?) => {
        $(#[target_feature(enable = $features)])?
        #[inline(never)]
        fn $leaf<L: LeafRule>(board: &Board, sliders: $sliders) -> u64 {
            L::count(board, sliders)
        }

        $(#[target_feature(enable = $features)])?
        fn $name<L: LeafRule>(board: &Board, depth: u8, sliders: $sliders, stop: &AtomicBool) -> u64 {
            tree::count::<L>(board, depth, sliders, stop, |child, depth| {
                $name::<L>(child, depth, sliders, stop)
            }, |child| $leaf::<L>(child, sliders))
        }
    };
}

stamp!(portable, portable_leaf, Magic);
#[cfg(all(target_arch = "x86_64", not(roque_portable)))]
stamp!(magic, magic_leaf, Magic, "bmi1,popcnt");
#[cfg(all(target_arch = "x86_64", not(roque_portable)))]
stamp!(
    pext,
    pext_leaf,
    roque_movegen::attacks::Pext,
    "bmi1,bmi2,lzcnt,popcnt"
);

/// Counts up to [`Counter::MAX_DEPTH`] plies with one instruction set and one rule for leaves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counter {
    chosen: Chosen,
    leaves: Leaves,
}

/// An instruction set whose features have been detected.
#[derive(Clone, Copy, Debug)]
enum Chosen {
    Portable,
    #[cfg(all(target_arch = "x86_64", not(roque_portable)))]
    Magic,
    #[cfg(all(target_arch = "x86_64", not(roque_portable)))]
    Pext(roque_movegen::attacks::Pext),
}

impl Chosen {
    fn new(isa: Isa) -> Self {
        match isa {
            #[cfg(all(target_arch = "x86_64", not(roque_portable)))]
            Isa::Pext if isa.is_available() => {
                roque_movegen::attacks::Pext::detect().map_or(Self::Portable, Self::Pext)
            }
            #[cfg(all(target_arch = "x86_64", not(roque_portable)))]
            Isa::Magic if isa.is_available() => Self::Magic,
            _ => Self::Portable,
        }
    }
}

impl Counter {
    /// The greatest depth it counts.
    pub(crate) const MAX_DEPTH: u8 = tree::MAX_DEPTH;

    /// The counter for `isa`; the portable one if it is not available.
    pub(crate) fn new(isa: Isa, leaves: Leaves) -> Self {
        Self {
            chosen: Chosen::new(isa),
            leaves,
        }
    }

    /// How many leaves there are `depth` plies below `board`; anything once `stop` is set.
    #[inline]
    pub(crate) fn count(self, board: &Board, depth: u8, stop: &AtomicBool) -> u64 {
        debug_assert!(depth <= Self::MAX_DEPTH, "the count may not fit");
        match self.leaves {
            Leaves::Bulk => self.chosen.count::<Bulk>(board, depth, stop),
            Leaves::Made => self.chosen.count::<Made>(board, depth, stop),
            Leaves::Captures => self.chosen.count::<Captures>(board, depth, stop),
        }
    }
}

impl Chosen {
    fn count<L: LeafRule>(self, board: &Board, depth: u8, stop: &AtomicBool) -> u64 {
        match self {
            Self::Portable => portable::<L>(board, depth, Magic, stop),
            #[cfg(all(target_arch = "x86_64", not(roque_portable)))]
            // SAFETY: `Chosen::new` makes this value only where the features are available.
            Self::Magic => unsafe { magic::<L>(board, depth, Magic, stop) },
            #[cfg(all(target_arch = "x86_64", not(roque_portable)))]
            // SAFETY: `Chosen::new` makes this value only where the features are available.
            Self::Pext(sliders) => unsafe { pext::<L>(board, depth, sliders, stop) },
        }
    }
}
