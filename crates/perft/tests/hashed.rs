//! Agreement: counts with a table equal those without, however small the table and however many threads.

#[path = "support/walks.rs"]
mod walks;

use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;

use rayon::{ThreadPool, ThreadPoolBuilder};
use roque_movegen::{Board, Isa};
use roque_perft::suite::{Budget, Reading, Suite, Verdict};
use roque_perft::{Control, Leaves, Perft, Stopped, Table};

use crate::walks::random_positions;

/// Far more than there are cores, so that they get in each other's way.
const THREADS: usize = 32;

const LEAVES: [Leaves; 3] = [Leaves::Bulk, Leaves::Made, Leaves::Captures];

/// A table that is full after the first few positions, and one in which nothing gets lost.
fn tables() -> [Table; 2] {
    [16 * Table::MIN_BYTES, 32 << 20].map(|bytes| Table::new(bytes).unwrap())
}

fn many_threads() -> ThreadPool {
    let pool = ThreadPoolBuilder::new().num_threads(THREADS).build();
    pool.expect("the system has so many threads")
}

fn count(board: &Board, depth: u8, leaves: Leaves, table: Option<&Table>) -> u128 {
    let perft = Perft {
        leaves,
        table,
        ..Perft::default()
    };
    perft.count(board, depth, &Control::new()).unwrap()
}

#[test]
fn a_thousand_random_positions_count_the_same_with_and_without_a_table() {
    let tables = tables();
    many_threads().install(|| {
        for position in random_positions(4, 1_000) {
            let board = position.board();
            for table in &tables {
                for depth in 0..=4 {
                    let hashed = count(board, depth, Leaves::Bulk, Some(table));
                    let unhashed = count(board, depth, Leaves::Bulk, None);
                    assert_eq!(hashed, unhashed, "{position}, depth {depth}");
                }
            }
        }
    });
}

#[test]
fn every_kind_of_leaf_may_share_a_table() {
    let tables = tables();
    many_threads().install(|| {
        for position in random_positions(5, 60) {
            let board = position.board();
            for depth in 0..=4 {
                for leaves in LEAVES {
                    let unhashed = count(board, depth, leaves, None);
                    for table in &tables {
                        let hashed = count(board, depth, leaves, Some(table));
                        assert_eq!(hashed, unhashed, "{position}, depth {depth}, {leaves:?}");
                    }
                }
            }
        }
    });
}

#[test]
fn every_instruction_set_may_share_a_table() {
    for position in random_positions(6, 20) {
        let unhashed = count(position.board(), 4, Leaves::Bulk, None);
        for table in &tables() {
            for isa in Isa::available() {
                let perft = Perft {
                    isa,
                    table: Some(table),
                    ..Perft::default()
                };
                let hashed = perft.count(position.board(), 4, &Control::new());
                assert_eq!(hashed, Ok(unhashed), "{position}, {isa}");
            }
        }
    }
}

#[test]
fn deep_counts_are_the_published_ones() {
    let table = Table::new(64 << 20).unwrap();
    let known = [
        20,
        400,
        8_902,
        197_281,
        4_865_609,
        119_060_324,
        3_195_901_860,
    ];
    many_threads().install(|| {
        for (depth, known) in (1..).zip(known) {
            assert_eq!(
                count(&Board::START, depth, Leaves::Bulk, Some(&table)),
                known
            );
        }
    });
}

#[test]
fn divisions_are_the_same_with_and_without_a_table() {
    let many = many_threads();
    let control = Control::new();
    for position in random_positions(7, 30) {
        for table in &tables() {
            let hashed = Perft {
                table: Some(table),
                ..Perft::default()
            };
            let board = position.board();
            let unhashed = Perft::default().divide(board, 4, &control);
            assert_eq!(many.install(|| hashed.divide(board, 4, &control)), unhashed);
            let in_turn: Vec<_> = hashed.divide_in_turn(board, 4, &control).collect();
            assert_eq!(in_turn, unhashed);
        }
    }
}

#[test]
fn every_suite_is_right_with_a_table() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../perft-suites");
    let budget = Budget {
        max_nodes: 300_000,
        ..Budget::default()
    };
    let tables = tables();
    let mut right = 0;
    many_threads().install(|| {
        for entry in fs::read_dir(folder).expect("the suites are there") {
            let path = entry.expect("the suites are there").path();
            if path.extension().is_none_or(|extension| extension != "epd") {
                continue;
            }
            for case in Suite::new(BufReader::new(File::open(&path).unwrap())) {
                let case = case.unwrap();
                let position = case.read(Reading::default()).unwrap().position;
                for table in &tables {
                    let count = |depth| -> Result<_, Stopped> {
                        Ok(count(position.board(), depth, Leaves::Bulk, Some(table)))
                    };
                    for (known, verdict) in case.judge(budget, count) {
                        match verdict {
                            Ok(Verdict::Right) => right += 1,
                            Ok(Verdict::Skipped) => {}
                            wrong => panic!("{path:?}:{}: {known:?} is {wrong:?}", case.line),
                        }
                    }
                }
            }
        }
    });
    assert!(right > 10_000, "only {right} counts");
}

#[test]
fn what_was_stopped_leaves_nothing_wrong_in_the_table() {
    let table = Table::new(8 << 20).unwrap();
    many_threads().install(|| {
        for pause in 0..20 {
            let control = Control::new();
            std::thread::scope(|scope| {
                scope.spawn(|| {
                    std::thread::sleep(std::time::Duration::from_millis(pause));
                    control.stop();
                });
                let perft = Perft {
                    table: Some(&table),
                    ..Perft::default()
                };
                assert_eq!(perft.count(&Board::START, 12, &control), Err(Stopped));
            });
        }
        assert_eq!(
            count(&Board::START, 6, Leaves::Bulk, Some(&table)),
            119_060_324
        );
    });
}
