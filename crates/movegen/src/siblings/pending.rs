//! Counting the replies to all moves together in the lanes of vectors.

use super::batch::Batch;
use super::effects::Effects;
use super::lists::Lists;
use super::parents::{calm_parent_of, parent_of};
use crate::attacks::Sliders;
use crate::board::Board;
use crate::generate::{Selection, generate_as};
use crate::leaf::{self, CalmParent, Lanes, Parent};
use crate::piece::Color;
use crate::side::{Black, Side, White};

/// The moves of a board, written down so that the replies to all of them can be counted later.
///
/// Later, because a CPU is slow to read what it has just written in pieces of another size: who writes
/// down the next board first and then counts this one was faster by 13 % with AVX-512 and 25 % with AVX2
/// (six positions, one thread, minima of interleaved runs of `perft`, Zen 4).
/// [`Board::count_replies`] asks for less.
///
/// Both methods are inlined, and fast only in code that is compiled for the instructions of the lanes.
pub struct PendingReplies {
    lists: Lists,
    written: Option<Written>,
}

/// What was written down beside the lists.
struct Written {
    turn: Color,
    calm_parent: CalmParent,
    parent: Parent,
    calm_moves: usize,
    other_moves: usize,
    inert_moves: u32,
    /// How many replies our king has after a calm move.
    king_replies: u32,
    /// Replies to the moves that were made.
    rare_replies: u64,
    /// How many more replies there are to the inert moves than to as many passes.
    difference: i32,
}

impl Default for PendingReplies {
    fn default() -> Self {
        Self::new()
    }
}

impl PendingReplies {
    /// No board yet.
    #[inline(always)]
    pub fn new() -> Self {
        Self {
            lists: Lists::new(),
            written: None,
        }
    }

    /// Writes down the moves of `board`, in place of what was there.
    ///
    /// `rare` counts the moves of one child: it is called for the few that the kernels do not know.
    #[inline(always)]
    pub fn write_down<L: Lanes>(
        &mut self,
        board: &Board,
        proof: L::Proof,
        sliders: impl Sliders,
        rare: impl Fn(&Board) -> u64,
    ) {
        match board.turn {
            Color::White => self.write_down_as::<White, L>(board, proof, sliders, rare),
            Color::Black => self.write_down_as::<Black, L>(board, proof, sliders, rare),
        }
    }

    #[inline(always)]
    fn write_down_as<S: Side, L: Lanes>(
        &mut self,
        board: &Board,
        proof: L::Proof,
        sliders: impl Sliders,
        rare: impl Fn(&Board) -> u64,
    ) {
        // The lists are not read while they change, whatever `rare` does.
        self.written = None;
        let mut rare_replies = 0;
        let effects = Effects::on::<S>(board, sliders, L::avx2(proof));
        let mut batch = Batch::<S, L::Proof, _, _>::new(
            board,
            effects,
            proof,
            &mut self.lists,
            |_, child: &Board| rare_replies += rare(child),
        );
        generate_as::<S>(board, sliders, Selection::ALL, &mut batch);
        let effects = batch.splitter;
        self.written = Some(Written {
            turn: board.turn,
            calm_parent: calm_parent_of::<S>(board, &effects),
            parent: parent_of::<S>(board),
            calm_moves: self.lists.calm.finish(),
            other_moves: self.lists.finish_others(),
            inert_moves: effects.inert_moves,
            king_replies: effects.king_replies,
            rare_replies,
            difference: effects.difference,
        });
    }

    /// How many replies there are to all moves of the board that was written down; 0 without one.
    #[inline(always)]
    pub fn count<L: Lanes>(&self, proof: L::Proof) -> u64 {
        let Some(written) = &self.written else {
            return 0;
        };
        match written.turn {
            Color::White => count_as::<White, L>(proof, &self.lists, written),
            Color::Black => count_as::<Black, L>(proof, &self.lists, written),
        }
    }
}

#[inline(always)]
fn count_as<S: Side, L: Lanes>(proof: L::Proof, lists: &Lists, written: &Written) -> u64 {
    let mut sums = Sums::<L>::new(proof);
    let mut replies = written.rare_replies;
    let (calm, inert) = (written.calm_moves as u64, u64::from(written.inert_moves));
    if calm > 0 || inert > 0 {
        let pass = sums.add_calm::<S>(proof, lists, written);
        replies += pass * inert + u64::from(written.king_replies) * (calm + inert);
    }
    sums.add_others::<S>(proof, lists, written);
    (replies + sums.total()).wrapping_add_signed(written.difference.into())
}

/// Sums of counts, lane by lane. Where few moves are left, half as many lanes take them.
struct Sums<L: Lanes> {
    lanes: L,
    half: L::Half,
    /// What the lanes hold too much.
    surplus: u64,
}

impl<L: Lanes> Sums<L> {
    #[inline(always)]
    fn new(proof: L::Proof) -> Self {
        Self {
            lanes: L::splat(proof, 0),
            half: L::Half::splat(proof, 0),
            surplus: 0,
        }
    }

    /// Adds the replies to the calm moves, the king's left out, and returns how many there are to a pass.
    #[inline(always)]
    fn add_calm<S: Side>(&mut self, proof: L::Proof, lists: &Lists, written: &Written) -> u64 {
        // All lanes beyond the last move are passes, and one lane more than there are moves is one.
        let lanes = written.calm_moves + 1;
        let mut start = 0;
        let mut pass = 0;
        while start + L::Half::LEN < lanes {
            let (from, to) = lists.calm.group(proof, start);
            let counts = leaf::count_calm::<S::Opponent, L>(proof, &written.calm_parent, from, to);
            self.lanes = self.lanes.plus(counts);
            start += L::LEN;
            if start >= lanes {
                pass = counts.to_array()[L::LEN - 1];
            }
        }
        if start < lanes {
            let (from, to) = lists.calm.group(proof, start);
            let counts =
                leaf::count_calm::<S::Opponent, L::Half>(proof, &written.calm_parent, from, to);
            self.half = self.half.plus(counts);
            start += L::Half::LEN;
            pass = counts.to_array()[L::Half::LEN - 1];
        }
        self.surplus += pass * (start - written.calm_moves) as u64;
        pass
    }

    /// Adds the replies to the moves that are not calm.
    #[inline(always)]
    fn add_others<S: Side>(&mut self, proof: L::Proof, lists: &Lists, written: &Written) {
        let mut start = 0;
        while start + L::Half::LEN < written.other_moves {
            let moved = lists.group(proof, start);
            let counts = leaf::count::<S::Opponent, L>(proof, &written.parent, &moved);
            self.lanes = self.lanes.plus(counts.where_any(moved.kinds));
            start += L::LEN;
        }
        if start < written.other_moves {
            let moved = lists.group(proof, start);
            let counts = leaf::count::<S::Opponent, L::Half>(proof, &written.parent, &moved);
            self.half = self.half.plus(counts.where_any(moved.kinds));
        }
    }

    #[inline(always)]
    fn total(self) -> u64 {
        let lanes: u64 = self.lanes.to_array().into_iter().sum();
        let half: u64 = self.half.to_array().into_iter().sum();
        lanes + half - self.surplus
    }
}
