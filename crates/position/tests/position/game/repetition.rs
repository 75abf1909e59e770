//! When a position is the same.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roque_position::movegen::{Move, Square};
use roque_position::{Fen, History, Position};

use super::{START, history, times};

fn occurrences(fen: &str, line: &str) -> u32 {
    history(fen, line).occurrences()
}

#[test]
fn the_start_position_of_a_fen_is_the_first_occurrence_of_itself() {
    let line = "e1d2 e8d7 d2e1 d7e8 e1f2 e8f7 f2e1 f7e8";
    assert_eq!(occurrences("4k3/8/8/8/8/4P3/8/4K3 w - - 40 61", line), 3);
}

#[test]
fn losing_a_castling_right_ends_repetition_and_does_not_reset_the_clock() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 7 1";
    let there_and_back = "e1f1 e8d8 f1e1 d8e8";
    let history = history(fen, there_and_back);
    assert_eq!(history.occurrences(), 1);
    assert_eq!(history.position().halfmove_clock(), 11);
    assert_eq!(occurrences(fen, &times(there_and_back, 2)), 2);
}

#[test]
fn a_pawn_just_passed_counts_only_if_it_can_legally_be_captured() {
    let rounds = "g2f2 e8f8 f2g2 f8e8";
    let capturable = "4k3/3p4/8/4P3/8/8/6K1/8 b - - 0 1";
    assert_eq!(
        occurrences(capturable, &format!("d7d5 {}", times(rounds, 2))),
        2
    );
    let without_pawn = "4k3/3p4/8/8/8/8/6K1/8 b - - 0 1";
    assert_eq!(
        occurrences(without_pawn, &format!("d7d5 {}", times(rounds, 2))),
        3
    );
    let pinned = "2k1r3/3p4/8/4P3/8/8/8/4K3 b - - 0 1";
    let rounds = "e1f1 c8b8 f1e1 b8c8";
    assert_eq!(
        occurrences(pinned, &format!("d7d5 {}", times(rounds, 2))),
        3
    );
}

#[test]
fn the_same_men_with_the_other_player_to_move_are_another_position() {
    let line = "b2c2 e4f4 c2c3 f4e4 c3b2 e4f4 h1h2 f4e4 h2h1";
    assert_eq!(occurrences("8/8/8/8/4k3/8/1K6/7R w - - 0 1", line), 2);
}

#[test]
fn men_that_change_places_with_their_like_give_the_same_position() {
    let start = "4k1n1/8/8/8/8/8/8/1N2K1N1 w - - 0 1";
    let swapped = "b1d2 g8f6 d2f3 f6g8 g1e2 g8f6 e2c3 f6g8 c3b1 g8f6 f3g1 f6g8";
    assert_eq!(occurrences(start, swapped), 2);
}

/// What makes a position the same, as the FEN says it.
fn identity(position: &Position) -> String {
    let fen = Fen::to_string(&position.fen());
    fen.split(' ').take(4).collect::<Vec<_>>().join(" ")
}

#[test]
fn occurrences_are_those_that_comparing_all_earlier_positions_gives() {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let starts = [
        START,
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "1r2k1r1/3p4/8/4P3/8/8/8/1R2K1R1 w GBgb - 0 1",
        "8/8/4k3/8/8/3RK3/8/8 w - - 0 1",
    ];
    let mut most = 0;
    let mut repeated = 0;
    for game in 0..200 {
        let mut history = History::new(Position::from_fen(starts[game % starts.len()]).unwrap());
        for _ in 0..80 {
            let moves = history.position().legal_moves();
            if moves.is_empty() {
                break;
            }
            // Often back to where the man has come from, so that positions do come again.
            let last = history.moves().rev().nth(1).map(|mv| (mv.to(), mv.from()));
            let back = moves.iter().find(|mv| Some((mv.from(), mv.to())) == last);
            let mv = match back {
                Some(&back) if random.random_range(0..3) > 0 => back,
                _ => moves[random.random_range(0..moves.len())],
            };
            let foretold = history.occurrences_after(mv);
            history.play(mv).unwrap();
            let now = identity(history.position());
            let slow = history
                .positions()
                .filter(|position| identity(position) == now)
                .count();
            assert_eq!(history.occurrences() as usize, slow, "{now}");
            assert_eq!(foretold, history.occurrences());
            most = most.max(slow);
            repeated += usize::from(slow > 1);
        }
    }
    println!("{repeated} repeated positions, one {most} times");
    assert!(repeated > 1_000 && most >= 5);
}

#[test]
fn a_history_tells_its_start_its_moves_and_its_positions() {
    let history = history(START, "e2e4 e7e5");
    assert_eq!(*history.start(), Position::start());
    assert_eq!(history.plies(), 2);
    let targets: Vec<_> = history.moves().map(Move::to).collect();
    assert_eq!(targets, [Square::E4, Square::E5]);
    assert_eq!(history.positions().last(), Some(history.position()));
}
