//! `roque moves`.

use crate::run::{roque, roque_line};

#[test]
fn the_moves_are_listed_one_a_line() {
    let run = roque(["moves"]).ended(0);
    assert_eq!(run.lines().len(), 20);
    assert!(run.lines().iter().all(|line| line.len() == 4));
}

#[test]
fn promotions_and_castling_are_written_in_uci() {
    let run = roque_line("moves 4k3/P7/8/8/8/8/8/4K2R w K - 0 1").ended(0);
    for listed in ["a7a8q", "a7a8r", "a7a8b", "a7a8n", "e1g1"] {
        assert!(run.lines().contains(&listed), "{listed} in {run:?}");
    }
}

#[test]
fn a_finished_game_has_no_lines() {
    assert_eq!(
        roque_line("moves 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")
            .ended(0)
            .out,
        ""
    );
}

#[test]
fn what_was_overlooked_is_told_beside_the_moves() {
    let run = roque_line("moves 4k3/8/8/8/8/8/8/4K3 w K - 0 1 --lenient").ended(0);
    assert_eq!(run.lines().len(), 5);
    assert!(
        run.err.contains("note: ") && run.err.contains("(dropped)"),
        "{run:?}"
    );
    let quiet = roque_line("moves 4k3/8/8/8/8/8/8/4K3 w K - 0 1 --lenient --quiet").ended(0);
    assert_eq!(quiet.err, "");
}
