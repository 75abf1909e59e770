//! One position before all witnesses.

use std::collections::HashSet;

use cozy_chess::Board as CozyBoard;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use roque_movegen::attacks::DefaultSliders;
use roque_movegen::{Board, Isa, Move, MoveList, Square, for_each_child};
use roque_perft::{Control, Leaves, Perft};
use roque_position::Position;

use crate::cozy;
use crate::mailbox::Mailbox;
use crate::{encodings, selections, threats};

/// Deep counts are compared at one position of so many.
const COUNTED_OF: u32 = 64;

/// Panics unless all that Roque says of `position`, whose legal moves are `moves`, agrees with the
/// witnesses: the same game played on cozy-chess's board, the slow rules, and Roque by another way.
pub(crate) fn compare(
    random: &mut ChaCha8Rng,
    position: &Position,
    moves: &MoveList,
    witness: &CozyBoard,
) {
    let board = position.board();
    assert!(
        cozy::is_same(board, witness),
        "{position:?} is not {witness}"
    );
    let mut sorted = moves.to_vec();
    sorted.sort_unstable();
    let mailbox = Mailbox::of(board);
    assert_eq!(sorted, cozy::legal_moves(witness), "{position:?}");
    assert_eq!(sorted, mailbox.legal(), "{position:?}");
    compare_counts(board, moves);
    compare_children(position, moves, witness);
    compare_single_moves(random, board, &sorted, &mailbox);
    selections::compare(random, board, &sorted);
    threats::compare(position, moves, &mailbox);
    encodings::compare(position, moves, witness);
    if random.random_range(0..COUNTED_OF) == 0 {
        compare_leaves(board);
    }
}

fn compare_counts(board: &Board, moves: &[Move]) {
    let count = moves.len() as u32;
    assert_eq!(board.count_moves(), count, "{board:?}");
    for isa in Isa::available() {
        assert_eq!(board.count_moves_with(isa), count, "{board:?} {isa}");
    }
    assert_eq!(board.has_no_moves(), moves.is_empty(), "{board:?}");
}

/// The board after each move: made from the list, by the generator itself, and by cozy-chess.
fn compare_children(position: &Position, moves: &[Move], witness: &CozyBoard) {
    let board = position.board();
    let mut children = HashSet::new();
    for &mv in moves {
        let child = board.play_unchecked(mv);
        let theirs = cozy::after(witness, mv);
        assert!(
            cozy::is_same(&child, &theirs),
            "{position:?} {mv}: {child:?}"
        );
        assert_eq!(position.play_unchecked(mv).board(), &child);
        assert!(children.insert(child), "{position:?} {mv}: twice");
    }
    let mut visited = 0;
    for_each_child(board, DefaultSliders::default(), |child| {
        assert!(children.contains(child), "{position:?}: {child:?}");
        visited += 1;
    });
    assert_eq!(visited, moves.len(), "{position:?}");
}

/// Moves asked for one by one: all that the men could make, and as many drawn blindly.
fn compare_single_moves(
    random: &mut ChaCha8Rng,
    board: &Board,
    sorted: &[Move],
    mailbox: &Mailbox,
) {
    let pseudo_legal = mailbox.pseudo_legal();
    for &mv in &pseudo_legal {
        assert!(board.is_pseudo_legal(mv), "{board:?} {mv}");
        let is_legal = sorted.binary_search(&mv).is_ok();
        assert_eq!(board.is_legal(mv), is_legal, "{board:?} {mv}");
        assert_eq!(board.play(mv).is_ok(), is_legal, "{board:?} {mv}");
    }
    for from in board.of_color(board.turn()) {
        let to = Square::ALL[random.random_range(0..64)];
        let mv = Move::new(from, to);
        let is_pseudo_legal = pseudo_legal.contains(&mv);
        assert_eq!(board.is_pseudo_legal(mv), is_pseudo_legal, "{board:?} {mv}");
        let is_legal = sorted.binary_search(&mv).is_ok();
        assert_eq!(board.play(mv).is_ok(), is_legal, "{board:?} {mv}");
    }
}

/// Counting in bulk, making each leaf, and with each instruction set.
fn compare_leaves(board: &Board) {
    let control = Control::new();
    let count = |leaves, isa| {
        Perft {
            isa,
            leaves,
            ..Perft::default()
        }
        .count(board, 2, &control)
    };
    let slow: usize = (board.legal_moves().iter())
        .map(|&mv| board.play_unchecked(mv).legal_moves().len())
        .sum();
    for isa in Isa::available() {
        for leaves in [Leaves::Bulk, Leaves::Made] {
            assert_eq!(count(leaves, isa), Ok(slow as u128), "{board:?} {isa}");
        }
    }
}
