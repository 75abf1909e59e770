//! The walk down to the leaves.

use core::sync::atomic::{AtomicBool, Ordering};

use roque_movegen::{Board, MoveList};

use super::leaves::LeafRule;

/// The greatest depth whose count always fits in 64 bits: no board has more moves than a
/// [`MoveList`] holds.
pub(super) const MAX_DEPTH: u8 = 6;

const _: () = assert!((MoveList::CAPACITY as u128).pow(MAX_DEPTH as u32) <= u64::MAX as u128);

/// At this remaining depth the walk looks whether it should stop: every few thousand nodes.
pub(super) const STOP_DEPTH: u8 = 4;

/// How many leaves there are `depth` plies below `board`; anything if told to `stop`.
///
/// `last` counts the last ply, `last_two` the last two, `last_three` the last three, and `above` goes on to
/// the children of a board, each stamped for one instruction set (see `entry`): a function cannot be inlined into itself, and all of
/// it must be compiled for the instruction set.
#[inline(always)]
pub(super) fn count<L: LeafRule>(
    board: &Board,
    depth: u8,
    stop: &AtomicBool,
    last: impl Fn(&Board) -> u64,
    last_two: impl Fn(&Board) -> u64,
    last_three: impl Fn(&Board) -> u64,
    above: impl Fn(&Board) -> u64,
) -> u64 {
    match depth {
        0 => L::ROOT,
        1 => last(board),
        2 => last_two(board),
        3 => last_three(board),
        STOP_DEPTH if stop.load(Ordering::Relaxed) => 0,
        _ => above(board),
    }
}
