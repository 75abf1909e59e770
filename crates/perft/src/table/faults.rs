//! Tables in which something is wrong on purpose, which no table that ships can be made to be.

use core::cell::Cell;
use core::sync::atomic::AtomicU64;
use std::thread_local;

use roque_movegen::{Board, Isa};

use super::bucket::Bucket;
use super::counts::Counts;
use super::keys::Keys;
use super::walks::random_positions;
use super::word::Word;
use crate::control::{Control, WHOLE};
use crate::count::{Counter, Hashed, Leaves, NoTable};
use crate::verify::Disagreement;
use crate::{Perft, Table, parallel};

/// A word that forgets every third write, so that most entries are torn sooner or later.
#[derive(Debug, Default)]
struct Forgetful(AtomicU64);

impl Word for Forgetful {
    fn load(&self) -> u64 {
        Word::load(&self.0)
    }

    fn store(&self, number: u64) {
        thread_local! {
            static WRITES: Cell<u64> = const { Cell::new(0) };
        }
        let writes = WRITES.get();
        WRITES.set(writes + 1);
        if !writes.is_multiple_of(3) {
            Word::store(&self.0, number);
        }
    }
}

fn buckets<W: Word + Default, const COUNT_BITS: u32>(count: usize) -> Vec<Bucket<W, COUNT_BITS>> {
    (0..count).map(|_| Bucket::of(W::default)).collect()
}

fn count<W: Word + Send + Sync, const COUNT_BITS: u32>(
    board: &Board,
    depth: u8,
    counts: &Counts<'_, W, COUNT_BITS>,
) -> u128 {
    let counter = Counter::new(Isa::best(), Leaves::Bulk);
    let memo = Hashed::new(counts);
    parallel::count(counter, board, depth, memo, WHOLE, &Control::new()).unwrap()
}

fn unhashed(board: &Board, depth: u8) -> u128 {
    let counter = Counter::new(Isa::best(), Leaves::Bulk);
    parallel::count(counter, board, depth, NoTable, WHOLE, &Control::new()).unwrap()
}

#[test]
fn torn_entries_change_no_count() {
    let keys = Keys::from_seed(0);
    for size in [2, 200] {
        let torn: Vec<Bucket<Forgetful>> = buckets(size);
        let counts = Counts::new(&torn, &keys);
        for position in random_positions(size as u64, 1_000) {
            let board = position.board();
            assert_eq!(count(board, 4, &counts), unhashed(board, 4), "{position}");
        }
    }
}

#[test]
fn counts_that_are_too_great_to_be_stored_are_counted_all_the_same() {
    let keys = Keys::from_seed(0);
    let narrow: Vec<Bucket<AtomicU64, 8>> = buckets(5_000);
    let counts = Counts::new(&narrow, &keys);
    for position in random_positions(1, 200) {
        let board = position.board();
        for depth in [3, 4, 3] {
            let known = unhashed(board, depth);
            assert_eq!(count(board, depth, &counts), known, "{position}");
            let key = keys.of(board, Leaves::Bulk) ^ keys.depth(depth);
            if known >= 256 {
                assert!(!counts.answer(key).is_hit, "{known} in 8 bits");
            }
        }
    }
}

#[test]
fn a_planted_wrong_entry_is_caught_by_a_second_count_under_other_keys() {
    let tables = [0, 1].map(|seed| Table::with_seed(1 << 20, seed).unwrap());
    let board = Board::START;
    let after_e4 = board.play_unchecked(board.legal_moves()[0]);
    let keys = tables[0].counts();
    let key = keys.keys().of(&after_e4, Leaves::Bulk) ^ keys.keys().depth(4);
    tables[0].counts().store(key, 1);
    let [first, second] = tables.each_ref().map(|table| {
        let perft = Perft {
            table: Some(table),
            ..Perft::default()
        };
        perft.count(&board, 5, &Control::new()).unwrap()
    });
    assert_eq!(second, 4_865_609);
    assert_ne!(first, second);
    assert_eq!(
        Disagreement::between(first, second),
        Err(Disagreement { first, second })
    );
}
