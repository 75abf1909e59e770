//! `roque perft`.

use crate::run::{roque, roque_line};

#[test]
fn the_count_stands_alone_on_the_first_line() {
    let run = roque(["perft", "4"]).ended(0);
    assert_eq!(run.lines()[0], "197281");
    assert!(run.err.is_empty());
}

#[test]
fn depth_0_is_1() {
    assert_eq!(roque(["perft", "0"]).ended(0).lines()[0], "1");
}

#[test]
fn named_positions_are_counted() {
    for (name, count) in [
        ("start", "8902"),
        ("startpos", "8902"),
        ("cpw-1", "8902"),
        ("Kiwipete", "97862"),
        ("cpw-2", "97862"),
        ("cpw-3", "2812"),
        ("cpw-4", "9467"),
        ("cpw-5", "62379"),
        ("cpw-6", "89890"),
    ] {
        assert_eq!(
            roque(["perft", "3", name]).ended(0).lines()[0],
            count,
            "{name}"
        );
    }
    assert_eq!(
        roque(["perft", "1", "most-moves"]).ended(0).lines()[0],
        "218"
    );
}

#[test]
fn a_fen_may_be_quoted_or_not_and_may_have_options_behind_it() {
    let quoted = roque(["perft", "3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"]).ended(0);
    let bare = roque_line("perft 3 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 --threads 1").ended(0);
    let underscores = roque_line("perft 3 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8_w_-_-_0_1").ended(0);
    let four = roque_line("perft 3 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -").ended(0);
    for run in [quoted, bare, underscores, four] {
        assert_eq!(run.lines()[0], "2812");
    }
}

#[test]
fn moves_are_played_first_in_either_way() {
    let option = roque(["perft", "1", "--moves", "e2e4 e7e5"]).ended(0);
    let words = roque_line("perft 1 start moves e2e4 e7e5").ended(0);
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e2e4 e7e5";
    let quoted = roque(["perft", "1", fen]).ended(0);
    let none = roque_line("perft 1 moves e2e4 e7e5").ended(0);
    for run in [option, words, quoted, none] {
        assert_eq!(run.lines()[0], "29");
        assert!(
            run.out
                .contains("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2")
        );
    }
}

#[test]
fn each_depth_has_its_line() {
    let run = roque(["perft", "4", "--each-depth", "--quiet"]).ended(0);
    assert_eq!(run.lines(), ["1 20", "2 400", "3 8902", "4 197281"]);
    let run = roque(["perft", "3", "--each-depth"]).ended(0);
    assert!(
        run.lines()[2].starts_with("  3                 8902  "),
        "{run:?}"
    );
    assert_eq!(
        roque(["perft", "0", "--each-depth", "-q"]).ended(0).lines(),
        ["0 1"]
    );
}

#[test]
fn captures_are_those_of_the_published_tables() {
    let captures = |depth| {
        let run = roque(["perft", depth, "kiwipete", "--captures", "--quiet"]).ended(0);
        run.out
    };
    assert_eq!(captures("1"), "8\n");
    assert_eq!(captures("2"), "351\n");
    assert_eq!(captures("3"), "17102\n");
}

#[test]
fn making_every_leaf_gives_the_same_count() {
    let run = roque(["perft", "3", "kiwipete", "--no-bulk"]).ended(0);
    assert_eq!(run.lines()[0], "97862");
    assert!(run.out.contains("every leaf made"));
}

#[test]
fn the_report_says_which_castling_rules_were_taken() {
    let says = |line: &str, what: &str| {
        let run = roque_line(line).ended(0);
        assert!(run.out.contains(what), "{run:?}");
    };
    says("perft 1", "standard castling\n");
    says("perft 1 --chess960", "chess960 castling (as asked)");
    says("perft 1 --standard", "standard castling (as asked)");
    says(
        "perft 1 bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1",
        "chess960 castling\n",
    );
}

#[test]
fn a_quiet_run_prints_the_count_only() {
    assert_eq!(roque(["perft", "3", "--quiet"]).ended(0).out, "8902\n");
}

#[test]
fn counts_do_not_depend_on_threads() {
    for threads in ["1", "2", "3"] {
        assert_eq!(
            roque(["perft", "3", "kiwipete", "-q", "--threads", threads])
                .ended(0)
                .out,
            "97862\n"
        );
    }
}

#[test]
fn lenient_reading_counts_and_lists_what_it_overlooked() {
    // Two checkers on one line, which no move brings about.
    let fen = "4r2k/8/8/8/4K3/8/8/4r3 w - - 0 1";
    let refused = roque(["perft", "1", fen])
        .ended(2)
        .complained("give check on one line");
    assert!(refused.err.contains("--lenient"), "{refused:?}");
    let run = roque(["perft", "1", fen, "--lenient"]).ended(0);
    assert!(run.out.contains("waived: "), "{run:?}");
}

#[test]
fn more_than_256_moves_are_counted_divided_and_listed_from_either_side() {
    for fen in [
        "QQQQQQqk/Q4Q1B/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1",
        "kqqqqqqq/q6q/q6q/q6q/q6q/q6q/q4q1b/qqqqqqQK b - - 0 1",
    ] {
        for (depth, count, by_moves) in [("1", 266, 266), ("2", 227, 266)] {
            let whole = roque(["perft", depth, fen, "--lenient", "-q"]).ended(0);
            let made = roque(["perft", depth, fen, "--lenient", "-q", "--no-bulk"]).ended(0);
            assert_eq!([&whole.out, &made.out], [&format!("{count}\n"); 2]);
            let divided = roque(["divide", depth, fen, "--lenient", "-q"]).ended(0);
            assert_eq!(divided.lines().len(), by_moves + 2);
            assert!(divided.out.ends_with(&format!("Nodes searched: {count}\n")));
        }
        assert_eq!(
            roque(["moves", fen, "--lenient", "-q"])
                .ended(0)
                .lines()
                .len(),
            266
        );
    }
}
