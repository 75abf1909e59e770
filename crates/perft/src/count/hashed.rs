//! Counting with a table.

use core::sync::atomic::{AtomicBool, Ordering};

use roque_movegen::attacks::Sliders;
use roque_movegen::{Board, Selection, generate};

use super::leaves::Leaves;
use super::memo::Memo;
use super::pipeline::Pipeline;
use super::tree::STOP_DEPTH;
use crate::table::{Child, ChildList, Children, Counts, Word};

/// A table, and the key of a node in it.
#[derive(Debug)]
pub(crate) struct Hashed<'t, W, const COUNT_BITS: u32 = 48> {
    counts: &'t Counts<'t, W, COUNT_BITS>,
    /// Without the remaining depth.
    key: u128,
}

impl<'t, W, const COUNT_BITS: u32> Hashed<'t, W, COUNT_BITS> {
    /// What is in `counts`, at no node yet.
    pub(crate) const fn new(counts: &'t Counts<'t, W, COUNT_BITS>) -> Self {
        Self { counts, key: 0 }
    }
}

impl<W, const COUNT_BITS: u32> Clone for Hashed<'_, W, COUNT_BITS> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<W, const COUNT_BITS: u32> Copy for Hashed<'_, W, COUNT_BITS> {}

impl<W: Word + Send + Sync, const COUNT_BITS: u32> Memo for Hashed<'_, W, COUNT_BITS> {
    fn at(self, board: &Board, leaves: Leaves) -> Self {
        let key = self.counts.keys().of(board, leaves);
        Self { key, ..self }
    }

    #[inline]
    fn known(self, depth: u8) -> Option<u64> {
        let answer = self
            .counts
            .answer(self.key ^ self.counts.keys().depth(depth));
        answer.is_hit.then_some(answer.count)
    }

    #[inline]
    fn note(self, depth: u8, count: u128) {
        self.counts
            .store(self.key ^ self.counts.keys().depth(depth), count);
    }

    #[inline(always)]
    fn sum_over_children(
        self,
        board: &Board,
        depth: u8,
        sliders: impl Sliders,
        stop: &AtomicBool,
        recurse: impl Fn(&Board, u8, Self) -> u64,
    ) -> u64 {
        let below = depth - 1;
        let mut children = ChildList::new();
        self.list(board, below, sliders, &mut children);
        if depth != PIPELINED_DEPTH {
            return self.finish(board, below, &mut children, stop, recurse);
        }
        let mut sum = self.settle(&mut children);
        let (mut this, mut next) = (&mut ChildList::new(), &mut ChildList::new());
        let mut waiting: Option<(&Child, Self, Board)> = None;
        for coming in children.iter().map(Some).chain([None]) {
            let coming = coming.map(|child| {
                let node = self.child(child, below);
                let board = board.play_unchecked(child.mv);
                node.list(&board, below - 1, sliders, next);
                (child, node, board)
            });
            if let Some((child, node, board)) = waiting {
                let count = node.finish(&board, below - 1, this, stop, &recurse);
                sum += count;
                self.counts.store(child.key, count.into());
            }
            waiting = coming;
            core::mem::swap(&mut this, &mut next);
        }
        sum
    }

    #[inline(always)]
    fn sum_over_last_three<P>(
        self,
        board: &Board,
        sliders: impl Sliders,
        pipeline: &mut Pipeline<P, impl Fn(&Board, &mut P), impl Fn(&P) -> u64>,
    ) -> u64 {
        let mut children = ChildList::new();
        self.list(board, 2, sliders, &mut children);
        let mut sum = self.settle(&mut children);
        let mut waiting = 0;
        let mut take = |key, count| {
            sum += count;
            self.counts.store(key, u128::from(count));
        };
        for child in &children {
            if let Some(count) = pipeline.push(&board.play_unchecked(child.mv)) {
                take(waiting, count);
            }
            waiting = child.key;
        }
        if let Some(count) = pipeline.finish() {
            take(waiting, count);
        }
        sum
    }
}

/// At this remaining depth the grandchildren by way of one child are listed, and fetched from memory, before
/// those by way of the child before are counted: that takes longer than the memory takes. Below it there
/// is nothing to look up, above it what was fetched would be gone again. It saves 4 % of perft 8 with
/// 1 GiB; fetching one line at a time between counts, in place of all at once, saves nothing.
const PIPELINED_DEPTH: u8 = 4;

/// What is two levels below is stored whether or not the count was stopped.
const _: () = assert!(PIPELINED_DEPTH <= STOP_DEPTH);

impl<W: Word, const COUNT_BITS: u32> Hashed<'_, W, COUNT_BITS> {
    /// Lists the children of `board`, this node, below each of which `depth` plies remain, and has what is
    /// known about all of them fetched from memory at once.
    #[inline(always)]
    fn list(self, board: &Board, depth: u8, sliders: impl Sliders, children: &mut ChildList) {
        children.clear();
        let keys = self.counts.keys();
        let mut lister = Children::new(keys, board, self.key, depth, children);
        generate(board, sliders, Selection::ALL, &mut lister);
        for child in children {
            self.counts.prefetch(child.key);
        }
    }

    /// The sum of the counts `depth` plies below each of the `children` of `board`, this node.
    #[inline(always)]
    fn finish(
        self,
        board: &Board,
        depth: u8,
        children: &mut ChildList,
        stop: &AtomicBool,
        recurse: impl Fn(&Board, u8, Self) -> u64,
    ) -> u64 {
        let mut sum = self.settle(children);
        for child in children.iter() {
            let count = recurse(
                &board.play_unchecked(child.mv),
                depth,
                self.child(child, depth),
            );
            sum += count;
            // What was stopped is no count.
            if depth < STOP_DEPTH || !stop.load(Ordering::Relaxed) {
                self.counts.store(child.key, count.into());
            }
        }
        sum
    }

    /// Takes the children that are known from the list, and returns the sum of their counts.
    #[inline(always)]
    fn settle(self, children: &mut ChildList) -> u64 {
        let mut sum = 0;
        let mut unknown = 0;
        for index in 0..children.len() {
            let child = children[index];
            let answer = self.counts.answer(child.key);
            sum += answer.count;
            // Without a branch: which children are known cannot be foreseen.
            children[unknown] = child;
            unknown += usize::from(!answer.is_hit);
        }
        children.truncate(unknown);
        sum
    }

    /// The node of a child below which `depth` plies remain.
    #[inline(always)]
    fn child(self, child: &Child, depth: u8) -> Self {
        let key = child.key ^ self.counts.keys().depth(depth);
        Self { key, ..self }
    }
}
