//! The ways of counting the last two plies: position by position, or siblings at once.

use roque_movegen::attacks::Sliders;
use roque_movegen::{Board, count_replies_one_by_one, for_each_child};

use super::leaves::LeafRule;

/// What one instruction set offers to the recursion. A value is proof that the CPU has it.
pub(super) trait Code: Copy {
    /// How sliders are looked up.
    fn sliders(self) -> impl Sliders;

    /// How many leaves there are two plies below `board`; `leaf` counts those of one child.
    fn last_two<L: LeafRule>(self, board: &Board, leaf: impl Fn(&Board) -> u64) -> u64;
}

/// Each child is made and its moves are counted.
#[derive(Clone, Copy, Debug)]
pub(super) struct OneByOne<S>(pub(super) S);

impl<S: Sliders> Code for OneByOne<S> {
    #[inline(always)]
    fn sliders(self) -> impl Sliders {
        self.0
    }

    #[inline(always)]
    fn last_two<L: LeafRule>(self, board: &Board, leaf: impl Fn(&Board) -> u64) -> u64 {
        if L::COUNTS_ALL_MOVES {
            return count_replies_one_by_one(board, self.0, leaf);
        }
        let mut leaves = 0;
        for_each_child(board, self.0, |child| leaves += leaf(child));
        leaves
    }
}

#[cfg(all(target_arch = "x86_64", not(roque_portable)))]
pub(super) use at_once::AtOnce;

#[cfg(all(target_arch = "x86_64", not(roque_portable)))]
mod at_once {
    use roque_movegen::attacks::Sliders;
    use roque_movegen::{Board, Lanes, count_replies};

    use super::{Code, LeafRule, OneByOne};

    /// Several children are counted at once, in the lanes of a vector, where moves are counted and
    /// not made.
    #[derive(Clone, Copy, Debug)]
    pub(in crate::count) struct AtOnce<V: Lanes, S> {
        pub(in crate::count) proof: V::Proof,
        pub(in crate::count) sliders: S,
    }

    impl<V: Lanes, S: Sliders> Code for AtOnce<V, S> {
        #[inline(always)]
        fn sliders(self) -> impl Sliders {
            self.sliders
        }

        #[inline(always)]
        fn last_two<L: LeafRule>(self, board: &Board, leaf: impl Fn(&Board) -> u64) -> u64 {
            if L::COUNTS_ALL_MOVES {
                count_replies::<V>(board, self.proof, self.sliders, leaf)
            } else {
                OneByOne(self.sliders).last_two::<L>(board, leaf)
            }
        }
    }
}
