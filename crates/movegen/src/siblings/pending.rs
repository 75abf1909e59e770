//! Counting the replies to all moves together in the lanes of vectors.

use core::hint::black_box;
use core::mem::MaybeUninit;

use super::batch::Batch;
use super::inert::Inert;
use super::lists::Lists;
use super::parents::{calm_parent_of, parent_of};
use super::split::Splitter;
use super::survey::AllAround;
use super::weighed::Weighed;
use crate::attacks::Sliders;
use crate::board::Board;
use crate::generate::{Selection, generate_as};
use crate::leaf::{self, Avx2Compass, CalmParent, Lanes, Parent};
use crate::piece::Color;
use crate::side::{Black, Side, White};

/// The moves of a board, written down so that the replies to all of them can be counted later.
///
/// Later, because a CPU is slow to read what it has just written in pieces of another size: who writes
/// down the next board first and then counts this one was faster by 25 % with AVX2, and by 13 % with AVX-512
/// while that wrote all calm moves down (six positions, one thread, minima of interleaved runs of `perft`,
/// Zen 4).
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
    parent: Parent,
    other_moves: usize,
    calm: Option<CalmMoves>,
    /// Replies to the moves that are in no list.
    replies: u64,
    /// Numbers that are to be added to the replies, modulo 2⁶⁴, if moves were weighed.
    addends: [u64; 8],
}

/// Moves after which the replies of our king are known.
struct CalmMoves {
    parent: CalmParent,
    /// How many are in the list.
    moves: usize,
    inert_moves: u32,
    /// How many replies our king has after each.
    king_replies: u32,
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
        let (calm, made, (replies, addends)) = if let Some(avx512) = L::avx512(proof) {
            let mut weighed = Weighed::on::<S>(board, sliders, avx512);
            let made = self.list::<S, L, _>(board, proof, sliders, &mut weighed, rare);
            (None, made, weighed.replies())
        } else {
            let survey = AllAround::<Avx2Compass>(L::avx2(proof));
            let mut inert = Inert::on::<S>(board, sliders, survey);
            let made = self.list::<S, L, _>(board, proof, sliders, &mut inert, rare);
            let calm = CalmMoves {
                parent: calm_parent_of::<S>(board, &inert.calmness.pins),
                moves: self.lists.calm.finish(),
                inert_moves: inert.moves,
                king_replies: inert.calmness.king_replies,
            };
            (Some(calm), made, (inert.difference.into(), [0; 8]))
        };
        self.written = Some(Written {
            turn: board.turn,
            parent: parent_of::<S>(board),
            other_moves: self.lists.finish_others(),
            calm,
            replies: made.wrapping_add_signed(replies),
            addends,
        });
    }

    /// Lists the moves that `splitter` does not take, and returns the number of replies to moves that were
    /// made.
    #[inline(always)]
    fn list<S: Side, L: Lanes, C: Splitter>(
        &mut self,
        board: &Board,
        proof: L::Proof,
        sliders: impl Sliders,
        splitter: &mut C,
        rare: impl Fn(&Board) -> u64,
    ) -> u64 {
        let mut replies = 0;
        let mut batch = Batch::<S, L::Proof, _, _>::new(
            board,
            splitter,
            proof,
            &mut self.lists,
            |_, child: &Board| replies += rare(child),
        );
        generate_as::<S>(board, sliders, Selection::ALL, &mut batch);
        replies
    }

    /// How many replies there are to all moves of the board that was written down; 0 without one.
    #[inline(always)]
    pub fn count<L: Lanes>(&self, proof: L::Proof) -> u64 {
        align_stack();
        let Some(written) = &self.written else {
            return 0;
        };
        match written.turn {
            Color::White => count_as::<White, L>(proof, &self.lists, written),
            Color::Black => count_as::<Black, L>(proof, &self.lists, written),
        }
    }
}

/// Has the compiler align the stack of the function into which this is inlined to cache lines.
///
/// It has to decide on that before it knows how many vectors it has no register for. Without it they are stored
/// across two lines, unless the caller's stack ends well by chance: that costs `perft` 2 % with AVX-512 and
/// 1 % with AVX2 (six positions, one thread, minima of interleaved runs, Zen 4).
#[inline(always)]
fn align_stack() {
    #[repr(align(64))]
    struct Line(#[expect(dead_code, reason = "only its place matters")] [MaybeUninit<u8>; 64]);
    black_box(&Line([MaybeUninit::uninit(); 64]));
}

#[inline(always)]
fn count_as<S: Side, L: Lanes>(proof: L::Proof, lists: &Lists, written: &Written) -> u64 {
    let mut sums = Sums::<L>::new(proof);
    let mut replies = written.replies;
    if L::avx512(proof).is_some() {
        for &addend in &written.addends {
            replies = replies.wrapping_add(addend);
        }
    } else if let Some(calm) = &written.calm
        && (calm.moves > 0 || calm.inert_moves > 0)
    {
        let pass = sums.add_calm::<S>(proof, lists, calm);
        let inert_moves = u64::from(calm.inert_moves);
        let moves = calm.moves as u64 + inert_moves;
        replies = replies.wrapping_add(pass * inert_moves + u64::from(calm.king_replies) * moves);
    }
    sums.add_others::<S>(proof, lists, written);
    replies.wrapping_add(sums.total())
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
    fn add_calm<S: Side>(&mut self, proof: L::Proof, lists: &Lists, calm: &CalmMoves) -> u64 {
        // All lanes beyond the last move are passes, and one lane more than there are moves is one.
        let lanes = calm.moves + 1;
        let mut start = 0;
        let mut pass = 0;
        while start + L::Half::LEN < lanes {
            let (from, to) = lists.calm.group(proof, start);
            let counts = leaf::count_calm::<S::Opponent, L>(proof, &calm.parent, from, to);
            self.lanes = self.lanes.plus(counts);
            start += L::LEN;
            if start >= lanes {
                pass = counts.to_array()[L::LEN - 1];
            }
        }
        if start < lanes {
            let (from, to) = lists.calm.group(proof, start);
            let counts = leaf::count_calm::<S::Opponent, L::Half>(proof, &calm.parent, from, to);
            self.half = self.half.plus(counts);
            start += L::Half::LEN;
            pass = counts.to_array()[L::Half::LEN - 1];
        }
        self.surplus += pass * (start - calm.moves) as u64;
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
