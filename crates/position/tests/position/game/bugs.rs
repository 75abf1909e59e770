//! Faults that other programs have had with repetition, clocks, material and outcomes.

use roque_position::movegen::Color;
use roque_position::{MaterialRule, Reason, Rules};

use super::{START, game, history, position};

#[test]
fn repetitions_are_counted_with_and_without_a_pawn_just_passed() {
    for (fen, line, repeated) in [
        // Nobody stands beside the pawn that has passed.
        (
            "8/8/8/8/4p3/8/R2P3k/K7 w - - 0 37",
            "d2d4 h2h3 a2a3 h3h2 a3a2 h2h1 a2a3 h1h2 a3a2",
            true,
        ),
        (START, "f2f4 g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1", true),
        (
            START,
            "e2e4 e7e5 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8",
            true,
        ),
        // The pawn beside it is pinned.
        (
            START,
            "e2e4 c7c5 e4e5 d8b6 g1f3 b6e6 f3g1 d7d5 g1f3 b8c6 f3g1 c6b8 g1f3 b8c6 f3g1 c6b8",
            true,
        ),
        // The capture was legal once.
        (
            START,
            "e2e4 g8f6 e4e5 d7d5 g1f3 f6d7 f3g1 d7f6 g1f3 f6g8 f3g1 g8f6",
            false,
        ),
        (
            "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
            "e1d2 e8d7 d2e1 d7e8 e1f2 e8f7 f2e1 f7e8",
            true,
        ),
    ] {
        assert_eq!(
            history(fen, line).occurrences() >= 3,
            repeated,
            "{fen} {line}"
        );
    }
}

#[test]
fn checkmate_comes_before_fifty_moves() {
    let fen = "8/8/2p5/3b1K1k/4p3/4PpR1/5P2/8 w - - 99 113";
    let game = game(fen, "g3h3", Rules::fide());
    assert_eq!(game.position().halfmove_clock(), 100);
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Color::White), Reason::Checkmate)
    );
}

#[test]
fn the_clock_of_the_start_position_counts() {
    let game = game("8/6k1/8/8/4R3/5r2/1K6/8 b - - 100 108", "", Rules::fide());
    assert_eq!(game.open_claims().count(), 1);
}

#[test]
fn material_is_judged_as_libraries_do() {
    for (fen, draw) in [
        ("5K2/8/8/1B6/8/k7/6b1/8 w - - 0 39", true),
        ("8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 33", true),
        ("B1b1k3/3b4/4b3/8/8/8/8/4KB2 w - - 0 1", true),
        ("8/6k1/8/8/4B3/3B4/8/1K6 w - - 0 1", true),
        ("7k/8/7K/2Bb4/8/8/8/8 b - - 0 1", false),
        ("8/8/4K3/8/1n6/8/5k1N/8 w - - 0 50", false),
        ("1n6/8/8/2k1K3/8/8/8/5B2 w - - 0 50", false),
        ("8/8/4k3/8/8/8/8/KNN5 w - - 0 1", false),
    ] {
        assert_eq!(
            MaterialRule::Library.is_draw(position(fen).board()),
            draw,
            "{fen}"
        );
    }
    let position = position("3b4/8/8/6b1/8/8/R7/K1k5 w - - 0 1");
    let cannot = Color::ALL.map(|color| MaterialRule::Library.cannot_mate(position.board(), color));
    assert_eq!(cannot, [false, true]);
}

#[test]
fn stalemate_is_seen_with_and_without_the_mover_close_by() {
    for fen in [
        "8/8/8/8/8/Q1K5/8/1k6 b - - 0 1",
        "8/8/8/8/8/6k1/6p1/6K1 w - - 0 1",
    ] {
        let outcome = game(fen, "", Rules::fide()).outcome().unwrap();
        assert_eq!(
            (outcome.winner, outcome.reason),
            (None, Reason::Stalemate),
            "{fen}"
        );
    }
}
