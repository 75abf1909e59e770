//! Positions with more than 256 moves, which overflow what a list of moves usually holds. Only lenient
//! reading lets them pass.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use roque_movegen::{Board, Color, Isa, Move};
use roque_perft::suite::{Case, Reading, Strictness, Suite};
use roque_perft::{Control, Leaves, Perft};

use crate::mailbox::Mailbox;

const SUITE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../perft-suites/many-queens.epd"
);

/// The positions of the suite with their known counts at depths 1 and 2.
fn known() -> Vec<(Board, u128, u128)> {
    let file = File::open(Path::new(SUITE)).unwrap_or_else(|error| panic!("{SUITE}: {error}"));
    let read = |case: Case| {
        let reading = Reading {
            strictness: Strictness::Lenient,
            ..Reading::default()
        };
        let judged = case.read(reading).unwrap_or_else(|error| panic!("{error}"));
        let count = |depth| {
            let known = case.counts.iter().find(|known| known.depth == depth);
            known.expect("each row has its first counts").nodes
        };
        (*judged.position.board(), count(1), count(2))
    };
    Suite::new(BufReader::new(file))
        .map(|case| read(case.unwrap_or_else(|error| panic!("{SUITE}: {error}"))))
        .collect()
}

/// Panics unless all ways of asking for moves give those of the slow rules, `moves` of them, and all ways
/// of counting two plies give `nodes`.
fn assert_counts(board: &Board, moves: u128, nodes: u128) {
    let mut listed = board.legal_moves().to_vec();
    assert_eq!(listed.len() as u128, moves, "{board:?}");
    listed.sort_unstable();
    assert_eq!(listed, Mailbox::of(board).legal(), "{board:?}");
    let control = Control::new();
    for isa in Isa::available() {
        assert_eq!(u128::from(board.count_moves_with(isa)), moves, "{board:?}");
        assert_eq!(roque_perft::count(board, 1, isa), moves, "{board:?} {isa}");
        assert_eq!(roque_perft::count(board, 2, isa), nodes, "{board:?} {isa}");
        for leaves in [Leaves::Bulk, Leaves::Made] {
            let perft = Perft {
                isa,
                leaves,
                ..Perft::default()
            };
            for (depth, known) in [(1, moves), (2, nodes)] {
                assert_eq!(perft.count(board, depth, &control), Ok(known), "{board:?}");
                let mut divided = perft.divide(board, depth, &control);
                let sum = divided.iter().map(|(_, leaves)| leaves.unwrap()).sum();
                assert_eq!(known, sum, "{board:?} {isa} {leaves:?}");
                divided.sort_unstable_by_key(|&(mv, _)| mv);
                let by: Vec<Move> = divided.into_iter().map(|(mv, _)| mv).collect();
                assert_eq!(by, listed, "{board:?} {isa} {leaves:?}");
            }
        }
    }
}

/// How many moves there are after each move, by the slow rules.
fn slow_replies(board: &Board) -> Vec<u128> {
    let replies = |&mv: &Move| Mailbox::of(&board.play_unchecked(mv)).legal().len() as u128;
    Mailbox::of(board).legal().iter().map(replies).collect()
}

#[test]
fn more_than_256_moves_are_listed_counted_divided_and_made() {
    let mut met = [0; 2];
    for (board, moves, nodes) in known() {
        assert_counts(&board, moves, nodes);
        met[board.turn().index()] += u32::from(moves > 256);
    }
    println!(
        "more than 256 moves for White in {} positions, for Black in {}",
        met[0], met[1]
    );
    for color in Color::ALL {
        assert!(met[color.index()] >= 6, "{color}");
    }
}

#[test]
fn more_than_256_replies_are_counted() {
    let mut met = [0; 2];
    for (board, ..) in known() {
        // The same men, the other player to move: the known counts say nothing of that.
        let turned = Board::new(
            *board.placement(),
            !board.turn(),
            board.castling_rights(),
            None,
        );
        let Ok(board) = turned else {
            continue;
        };
        let replies = slow_replies(&board);
        assert_counts(&board, replies.len() as u128, replies.iter().sum());
        met[board.turn().index()] += replies.iter().filter(|&&count| count > 256).count();
    }
    println!(
        "more than 256 replies to {} moves of White, to {} of Black",
        met[0], met[1]
    );
    assert!(met[0] >= 2 && met[1] >= 2);
}
