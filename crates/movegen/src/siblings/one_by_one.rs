//! Counting replies without vectors.

use super::batch::Batch;
use super::inert::Inert;
use super::lists::Lists;
use super::survey::LookedUp;
use crate::attacks::Sliders;
use crate::board::Board;
use crate::generate::{Counter, Selection, generate_around_king, generate_as, generate_calmly};
use crate::geometry::WriteOneByOne;
use crate::piece::Color;
use crate::side::{Black, Side, White};

/// How many replies there are to the legal moves of `board`, counted one child after the other where they
/// have to be.
///
/// Where the king stands that answers, with all that follows from it, is known once, and only the children
/// of moves that are not calm are made. `rare` counts the moves of one child: it is called for the few moves
/// that are not written down.
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
    let mut inert = Inert::on::<S>(board, sliders, LookedUp(sliders));
    let mut lists = Lists::new();
    let mut batch = Batch::<S, WriteOneByOne, _, _>::new(
        board,
        &mut inert,
        WriteOneByOne,
        &mut lists,
        |_, child: &Board| {
            replies += rare(child);
        },
    );
    generate_as::<S>(board, sliders, Selection::ALL, &mut batch);
    let (pins, king_replies) = (&inert.calmness.pins, inert.calmness.king_replies);
    let calm_moves = lists.calm.finish();
    let other_moves = lists.finish_others();
    let king = board.king(!S::COLOR);
    let (ours, occupied) = (board.of_color(!S::COLOR), board.occupied());
    let mut counter = Counter::default();
    if inert.moves > 0 {
        generate_calmly::<S::Opponent>(board, king, ours, occupied, pins, sliders, &mut counter);
        counter.moves *= inert.moves;
    }
    counter.moves = counter.moves.wrapping_add_signed(inert.difference);
    for index in 0..calm_moves {
        let (from, to) = lists.calm.at(index);
        generate_calmly::<S::Opponent>(
            board,
            king,
            ours.without(to),
            occupied.without(from).with(to),
            pins,
            sliders,
            &mut counter,
        );
    }
    counter.moves += (inert.moves + calm_moves as u32) * king_replies;
    for index in 0..other_moves {
        let (from, to) = lists.others.at(index);
        let child = board.after_move::<S>(from, to, lists.kind(index));
        generate_around_king::<S::Opponent>(&child, king, sliders, Selection::ALL, &mut counter);
    }
    replies + u64::from(counter.moves)
}
