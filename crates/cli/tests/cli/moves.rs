//! `roque moves`.

use crate::run::{Run, roque, roque_line};

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

#[test]
fn moves_are_written_in_the_notation_that_is_named() {
    let portuguese = roque_line("moves castling --notation pt").ended(0);
    assert_eq!(portuguese.lines().len(), 26);
    for listed in ["0-0", "0-0-0", "Txa8+", "Txh8+", "Rd2", "Td1"] {
        assert!(
            portuguese.lines().contains(&listed),
            "{listed} in {portuguese:?}"
        );
    }
    let san = roque_line("moves castling --notation san").ended(0);
    assert!(san.lines().contains(&"O-O-O") && san.lines().contains(&"Rxa8+"));
    let long = roque_line("moves --notation long").ended(0);
    assert!(long.lines().contains(&"Ng1-f3") && long.lines().contains(&"e2-e4"));
    let uci = roque_line("moves castling --notation uci").ended(0);
    assert_eq!(uci.out, roque_line("moves castling").ended(0).out);
}

#[test]
fn moves_to_play_first_are_read_in_the_notation_that_is_named() {
    let uci = roque(["moves", "--moves", "e2e4 e7e5 g1f3"]).ended(0);
    let fen = |run: Run| run.ended(0).out;
    for (notation, moves) in [
        ("san", "e4 e5 Nf3"),
        ("san", "e2-e4 e7e5 Ng1f3!?"),
        ("pt", "e4 e5 Cf3"),
        ("uci", "e2e4 e7e5 g1f3"),
    ] {
        let typed = roque(["moves", "--notation", notation, "--moves", moves]).ended(0);
        assert_eq!(typed.lines().len(), uci.lines().len(), "{notation} {moves}");
        let as_words = format!("moves --notation {notation} start moves {moves}");
        assert_eq!(fen(roque_line(&as_words)), typed.out);
        let shown = roque(["show", "--notation", notation, "--moves", moves]);
        assert!(fen(shown).starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/"));
    }
    let run = roque(["moves", "--notation", "san", "--moves", "e4 e5 Nf4"]).ended(2);
    run.complained("move 3, \"Nf4\", cannot be played in rnbqkbnr/pppp1ppp/8/4p3/4P3/8/")
        .complained(" Nf3 ")
        .complained("): none of the knights on b1 and g1 moves to f4");
    // Without a notation they are UCI.
    roque(["moves", "--moves", "e4"])
        .ended(2)
        .complained("not a UCI move");
}

#[test]
fn json_has_uci_and_what_is_written() {
    let run = roque_line("moves castling --notation pt --format json").ended(0);
    assert!(
        run.out.contains(r#""move":"e1c1","written":"0-0-0""#),
        "{run:?}"
    );
    let plain = roque_line("moves castling --format json").ended(0);
    assert!(!plain.out.contains("written"));
}

#[test]
fn a_notation_that_is_not_known_is_answered_with_all_names() {
    let run = roque_line("moves --notation xx").ended(2);
    assert_eq!(
        run.err,
        "error: --notation xx: unknown notation, expected one of san, long, uci, pt, es, fr, de, it, nl, \
         figurine\n"
    );
}
