//! Counting on many threads: the same numbers as on one, and an end when told.

use std::thread;
use std::time::{Duration, Instant};

use rayon::{ThreadPool, ThreadPoolBuilder};
use roque_movegen::{Board, Isa};
use roque_perft::{Control, Leaves, Perft, Stopped};
use roque_position::Position;

/// Far more than there are cores, so that they get in each other's way.
const THREADS: usize = 32;

const LEAVES: [Leaves; 3] = [Leaves::Bulk, Leaves::Made, Leaves::Captures];

/// Wide and narrow trees, some of which end early; with the depth to which they are counted.
const POSITIONS: [(&str, u8); 6] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        5,
    ),
    (
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        4,
    ),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6),
    ("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", 4),
    ("7k/5Q2/5K2/8/8/8/8/8 w - - 0 1", 6),
    ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 8),
];

fn pool(threads: usize) -> ThreadPool {
    ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .expect("the system has so many threads")
}

fn board(fen: &str) -> Board {
    *Position::from_fen(fen).unwrap().board()
}

fn perft(leaves: Leaves) -> Perft<'static> {
    Perft {
        leaves,
        ..Perft::default()
    }
}

#[test]
fn many_threads_count_what_one_counts() {
    let (many, one) = (pool(THREADS), pool(1));
    for (fen, deepest) in POSITIONS {
        let board = board(fen);
        for leaves in LEAVES {
            for depth in 0..=deepest {
                let control = Control::new();
                let count = || perft(leaves).count(&board, depth, &control).unwrap();
                let (parallel, serial) = (many.install(count), one.install(count));
                assert_eq!(parallel, serial, "{fen}, depth {depth}, {leaves:?}");
                if leaves == Leaves::Bulk {
                    let plain = roque_perft::count(&board, depth, Isa::best());
                    assert_eq!(parallel, plain, "{fen}, depth {depth}");
                }
            }
        }
    }
}

#[test]
fn dividing_adds_up_to_the_count_in_the_order_of_the_moves() {
    let many = pool(THREADS);
    let control = Control::new();
    for (fen, deepest) in POSITIONS {
        let board = board(fen);
        for leaves in LEAVES {
            for depth in 1..deepest {
                let perft = perft(leaves);
                let divided = many.install(|| perft.divide(&board, depth, &control));
                let in_turn: Vec<_> = perft.divide_in_turn(&board, depth, &control).collect();
                assert_eq!(divided, in_turn, "{fen}, depth {depth}, {leaves:?}");
                let moves: Vec<_> = divided.iter().map(|&(mv, _)| mv).collect();
                assert_eq!(moves, board.legal_moves().to_vec(), "{fen}");
                let sum = divided.iter().map(|(_, leaves)| leaves.unwrap()).sum();
                let whole = perft.count(&board, depth, &control);
                assert_eq!(whole, Ok(sum), "{fen}, depth {depth}, {leaves:?}");
            }
        }
    }
}

#[test]
fn at_depth_0_the_position_is_the_only_path_and_nothing_was_captured() {
    for (fen, _) in POSITIONS {
        let board = board(fen);
        let control = Control::new();
        for (leaves, count) in [(Leaves::Bulk, 1), (Leaves::Made, 1), (Leaves::Captures, 0)] {
            let perft = perft(leaves);
            assert_eq!(perft.count(&board, 0, &control), Ok(count), "{fen}");
            assert!(perft.divide(&board, 0, &control).is_empty(), "{fen}");
            assert_eq!(perft.divide_in_turn(&board, 0, &control).len(), 0, "{fen}");
        }
    }
}

#[test]
fn captures_are_the_leaves_reached_by_a_capture() {
    fn slow(board: &Board, depth: u8) -> u128 {
        let moves = board.legal_moves();
        if depth == 1 {
            return moves.iter().filter(|&&mv| board.is_capture(mv)).count() as u128;
        }
        let after = |&mv| slow(&board.play_unchecked(mv), depth - 1);
        moves.iter().map(after).sum()
    }
    for (fen, deepest) in POSITIONS {
        let board = board(fen);
        for depth in 1..deepest {
            let count = perft(Leaves::Captures).count(&board, depth, &Control::new());
            assert_eq!(count, Ok(slow(&board, depth)), "{fen}, depth {depth}");
        }
    }
}

#[test]
fn a_stopped_control_gives_no_number() {
    let control = Control::new();
    control.stop();
    for leaves in LEAVES {
        for depth in [4, 5, 12, u8::MAX] {
            assert_eq!(
                perft(leaves).count(&Board::START, depth, &control),
                Err(Stopped)
            );
            let divided = perft(leaves).divide(&Board::START, depth, &control);
            assert_eq!(divided.len(), 20);
            assert!(divided.iter().all(|&(_, leaves)| leaves == Err(Stopped)));
        }
    }
}

#[test]
fn counts_and_divides_on_many_threads_stop_within_a_second() {
    let many = pool(THREADS);
    let kiwipete = board(POSITIONS[1].0);
    for leaves in LEAVES {
        let perft = perft(leaves);
        assert_stops(|control| {
            assert_eq!(
                many.install(|| perft.count(&kiwipete, 40, control)),
                Err(Stopped)
            );
        });
        assert_stops(|control| {
            let divided = many.install(|| perft.divide(&kiwipete, 40, control));
            assert_eq!(divided.len(), 48);
            assert!(divided.iter().all(|&(_, leaves)| leaves == Err(Stopped)));
        });
    }
}

/// Runs `count`, which would not end in this century, and stops it.
fn assert_stops(count: impl FnOnce(&Control) + Send) {
    let control = Control::new();
    thread::scope(|scope| {
        let counting = scope.spawn(|| count(&control));
        thread::sleep(Duration::from_millis(200));
        assert!(!counting.is_finished());
        let told = Instant::now();
        control.stop();
        counting.join().expect("the count gives no number");
        assert!(
            told.elapsed() < Duration::from_secs(1),
            "{:?}",
            told.elapsed()
        );
    });
}
