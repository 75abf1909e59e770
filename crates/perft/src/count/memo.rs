//! What the recursion knows already: nothing, or what is in a table.

use core::sync::atomic::AtomicBool;

use roque_movegen::attacks::Sliders;
use roque_movegen::{Board, for_each_child};

use super::leaves::Leaves;
use super::pipeline::Pipeline;

/// What is known at a node of the tree.
pub(crate) trait Memo: Copy + Send + Sync {
    /// The same at another node, below which `leaves` are counted.
    fn at(self, board: &Board, leaves: Leaves) -> Self;

    /// The count `depth` plies below this node, if it is known.
    fn known(self, depth: u8) -> Option<u64>;

    /// Takes note of the count `depth` plies below this node.
    fn note(self, depth: u8, count: u128);

    /// The sum of what is `depth` plies below `board`, this node, over its children: what is known of them,
    /// and what `recurse` counts `depth - 1` plies below the others.
    fn sum_over_children(
        self,
        board: &Board,
        depth: u8,
        sliders: impl Sliders,
        stop: &AtomicBool,
        recurse: impl Fn(&Board, u8, Self) -> u64,
    ) -> u64;

    /// The same three plies above the leaves, where `pipeline` counts the last two.
    fn sum_over_last_three<P>(
        self,
        board: &Board,
        sliders: impl Sliders,
        pipeline: &mut Pipeline<P, impl Fn(&Board, &mut P), impl Fn(&P) -> u64>,
    ) -> u64;
}

/// Nothing is ever known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoTable;

impl Memo for NoTable {
    #[inline(always)]
    fn at(self, _board: &Board, _leaves: Leaves) -> Self {
        self
    }

    #[inline(always)]
    fn known(self, _depth: u8) -> Option<u64> {
        None
    }

    #[inline(always)]
    fn note(self, _depth: u8, _count: u128) {}

    #[inline(always)]
    fn sum_over_children(
        self,
        board: &Board,
        depth: u8,
        sliders: impl Sliders,
        _stop: &AtomicBool,
        recurse: impl Fn(&Board, u8, Self) -> u64,
    ) -> u64 {
        let mut sum = 0;
        for_each_child(board, sliders, |child| {
            sum += recurse(child, depth - 1, self);
        });
        sum
    }

    #[inline(always)]
    fn sum_over_last_three<P>(
        self,
        board: &Board,
        sliders: impl Sliders,
        pipeline: &mut Pipeline<P, impl Fn(&Board, &mut P), impl Fn(&P) -> u64>,
    ) -> u64 {
        let mut sum = 0;
        for_each_child(board, sliders, |child| {
            sum += pipeline.push(child).unwrap_or(0);
        });
        sum + pipeline.finish().unwrap_or(0)
    }
}
