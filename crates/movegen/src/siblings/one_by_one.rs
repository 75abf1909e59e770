//! Counting replies without vectors.

use super::batch::Batch;
use crate::attacks::Sliders;
use crate::board::Board;
use crate::generate::{Counter, Selection, generate_around_king, generate_as};
use crate::geometry::WriteOneByOne;
use crate::piece::Color;
use crate::side::{Black, Side, White};

/// How many replies there are to the legal moves of `board`, counted one child after the other.
///
/// No child is stored, and where its king stands, with all that follows from it, is known once. That
/// is 6 % faster with `pext`, and 11 % with magic numbers, than making each move and counting. `rare`
/// counts the moves of one child: it is called for the few moves that are not written down.
#[inline(always)]
pub fn count_replies_one_by_one(
    board: &Board,
    sliders: impl Sliders,
    rare: impl Fn(&Board) -> u64,
) -> u64 {
    match board.turn {
        Color::White => count_replies_one_by_one_as::<White>(board, sliders, rare),
        Color::Black => count_replies_one_by_one_as::<Black>(board, sliders, rare),
    }
}

#[inline(always)]
fn count_replies_one_by_one_as<S: Side>(
    board: &Board,
    sliders: impl Sliders,
    rare: impl Fn(&Board) -> u64,
) -> u64 {
    let mut replies = 0;
    let mut batch = Batch::<S, WriteOneByOne, _>::new(board, WriteOneByOne, |_, child: &Board| {
        replies += rare(child);
    });
    generate_as::<S>(board, sliders, Selection::ALL, &mut batch);
    let len = batch.finish();
    let king = board.king(!S::COLOR);
    let mut counter = Counter::default();
    for index in 0..len {
        let (from, to, movement) = batch.entry(index);
        let child = board.after_move::<S>(from, to, movement);
        generate_around_king::<S::Opponent>(&child, king, sliders, Selection::ALL, &mut counter);
    }
    replies + u64::from(counter.moves)
}
