//! The ways of counting the last two plies: position by position, or siblings at once.

use roque_movegen::attacks::Sliders;
use roque_movegen::{Board, count_replies_one_by_one, for_each_child};

use super::leaves::LeafRule;

/// What one instruction set offers to the recursion. A value is proof that the CPU has it.
pub(super) trait Code: Copy {
    /// What is written down of a board, to be counted later.
    type Pending;

    /// How sliders are looked up.
    fn sliders(self) -> impl Sliders;

    /// Nothing written down yet.
    fn pending(self) -> Self::Pending;

    /// Writes down what is two plies below `board`; `leaf` counts the leaves of one child.
    fn write_down<L: LeafRule>(
        self,
        board: &Board,
        pending: &mut Self::Pending,
        leaf: impl Fn(&Board) -> u64,
    );

    /// How many leaves there are two plies below the board that was written down.
    fn count_pending<L: LeafRule>(self, pending: &Self::Pending) -> u64;
}

/// Each child is made and its moves are counted. There is nothing to be gained by doing that later.
#[derive(Clone, Copy, Debug)]
pub(super) struct OneByOne<S>(pub(super) S);

impl<S: Sliders> OneByOne<S> {
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

impl<S: Sliders> Code for OneByOne<S> {
    type Pending = u64;

    #[inline(always)]
    fn sliders(self) -> impl Sliders {
        self.0
    }

    #[inline(always)]
    fn pending(self) -> u64 {
        0
    }

    #[inline(always)]
    fn write_down<L: LeafRule>(
        self,
        board: &Board,
        pending: &mut u64,
        leaf: impl Fn(&Board) -> u64,
    ) {
        *pending = self.last_two::<L>(board, leaf);
    }

    #[inline(always)]
    fn count_pending<L: LeafRule>(self, pending: &u64) -> u64 {
        *pending
    }
}

#[cfg(all(target_arch = "x86_64", not(roque_portable)))]
pub(super) use at_once::AtOnce;

#[cfg(all(target_arch = "x86_64", not(roque_portable)))]
mod at_once {
    use roque_movegen::attacks::Sliders;
    use roque_movegen::{Board, Lanes, PendingReplies};

    use super::{Code, LeafRule, OneByOne};

    /// Several children are counted at once, in the lanes of a vector, where moves are counted and
    /// not made.
    #[derive(Clone, Copy, Debug)]
    pub(in crate::count) struct AtOnce<V: Lanes, S> {
        pub(in crate::count) proof: V::Proof,
        pub(in crate::count) sliders: S,
    }

    /// Moves that were written down; or the count, where moves are made.
    pub(in crate::count) struct Pending {
        replies: PendingReplies,
        leaves: u64,
    }

    impl<V: Lanes, S: Sliders> Code for AtOnce<V, S> {
        type Pending = Pending;

        #[inline(always)]
        fn sliders(self) -> impl Sliders {
            self.sliders
        }

        #[inline(always)]
        fn pending(self) -> Pending {
            Pending {
                replies: PendingReplies::new(),
                leaves: 0,
            }
        }

        #[inline(always)]
        fn write_down<L: LeafRule>(
            self,
            board: &Board,
            pending: &mut Pending,
            leaf: impl Fn(&Board) -> u64,
        ) {
            if L::COUNTS_ALL_MOVES {
                pending
                    .replies
                    .write_down::<V>(board, self.proof, self.sliders, leaf);
            } else {
                pending.leaves = OneByOne(self.sliders).last_two::<L>(board, leaf);
            }
        }

        #[inline(always)]
        fn count_pending<L: LeafRule>(self, pending: &Pending) -> u64 {
            if L::COUNTS_ALL_MOVES {
                pending.replies.count::<V>(self.proof)
            } else {
                pending.leaves
            }
        }
    }
}
