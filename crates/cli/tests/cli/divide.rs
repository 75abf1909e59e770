//! `roque divide` and `roque perft --divide`.

use crate::run::{roque, roque_line};

#[test]
fn the_layout_is_that_of_go_perft() {
    let run = roque(["divide", "3", "--quiet"]).ended(0);
    let lines = run.lines();
    assert_eq!(lines.len(), 22);
    assert!(lines.contains(&"e2e4: 600"));
    assert_eq!(lines[20..], ["", "Nodes searched: 8902"]);
}

#[test]
fn perft_divide_is_divide() {
    let divide = roque_line("divide 2 kiwipete --quiet").ended(0);
    let perft = roque_line("perft 2 kiwipete --divide --quiet").ended(0);
    assert_eq!(divide.out, perft.out);
}

#[test]
fn castling_is_written_as_the_castling_rules_have_it() {
    let standard = roque_line("divide 1 kiwipete -q").ended(0);
    assert!(standard.out.contains("e1g1: 1\n") && standard.out.contains("e1c1: 1\n"));
    let chess960 = roque_line("divide 1 kiwipete -q --chess960").ended(0);
    assert!(chess960.out.contains("e1h1: 1\n") && chess960.out.contains("e1a1: 1\n"));
    assert!(!chess960.out.contains("e1g1"));
}

#[test]
fn depth_0_has_no_moves_and_one_node() {
    assert_eq!(
        roque_line("divide 0 -q").ended(0).out,
        "\nNodes searched: 1\n"
    );
}

#[test]
fn a_finished_game_has_no_moves() {
    let run = roque_line("divide 3 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1 -q").ended(0);
    assert_eq!(run.out, "\nNodes searched: 0\n");
}

#[test]
fn captures_are_divided() {
    let one = roque_line("divide 1 kiwipete --captures -q").ended(0);
    assert!(one.out.contains("e2a6: 1\n") && one.out.contains("e1g1: 0\n"));
    assert!(one.out.ends_with("\nNodes searched: 8\n"));
    let two = roque_line("divide 2 kiwipete --captures -q").ended(0);
    assert!(two.out.ends_with("\nNodes searched: 351\n"));
}

#[test]
fn moves_are_written_in_the_notation_that_is_named() {
    let san = roque_line("divide 1 kiwipete -q --notation san").ended(0);
    assert!(
        san.out.contains("\nO-O: 1\n") && san.out.contains("\nBxa6: 1\n"),
        "{san:?}"
    );
    let perft = roque_line("perft 1 kiwipete -q --divide --notation pt").ended(0);
    assert!(
        perft.out.contains("\n0-0: 1\n") && perft.out.contains("\nCxd7: 1\n"),
        "{perft:?}"
    );
    let json = roque_line("divide 1 kiwipete --notation san --format json").ended(0);
    assert!(
        json.out.contains(r#""move":"e1g1","written":"O-O""#),
        "{json:?}"
    );
}

#[test]
fn without_a_division_there_are_no_moves_to_write() {
    let run = roque_line("perft 2 --notation san").ended(2);
    assert_eq!(
        run.err,
        "error: only a division has moves to write: expected --divide with --notation\n"
    );
}
