//! What cannot be meant: each has a message that names the place and what would have been right.

use crate::run::{Folder, command, roque, roque_line, roque_reading, run};

#[test]
fn depths_that_are_none() {
    for (depth, why) in [
        ("-1", "is negative"),
        ("256", "is too great"),
        ("99999999999999999999", "is too great"),
        ("six", "is not a whole number"),
        ("1.5", "is not a whole number"),
        ("", "is not a whole number"),
        ("3\u{1b}[2J", "\\u{1b}"),
    ] {
        let run = roque(["perft", depth]).ended(2).complained(why);
        run.complained("expected a number of plies from 0 to 255");
    }
    roque(["perft"]).ended(2).complained("<DEPTH>");
}

#[test]
fn a_misspelt_name_has_a_suggestion() {
    let run = roque_line("perft 3 kiwipeet").ended(2);
    run.complained("no position is named \"kiwipeet\": did you mean \"kiwipete\"?");
    roque_line("moves cpw3").ended(2).complained("\"cpw-3\"");
}

#[test]
fn an_illegal_move_is_told_with_its_place_and_the_legal_ones() {
    let run = roque(["perft", "3", "--moves", "e2e4 e7e6 e4e6"]).ended(2);
    let run = run.complained("move 3, \"e4e6\", cannot be played in rnbqkbnr/pppp1ppp/4p3/8/4P3/");
    run.complained("legal moves: ")
        .complained(" e4e5 ")
        .complained("): the pawn on e4 cannot go to e6");
    let run = roque_line("moves start moves e2e4 e9e5").ended(2);
    run.complained("move 2, \"e9e5\"")
        .complained("not a UCI move");
    roque(["moves", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "--moves", "a7a8"])
        .ended(2)
        .complained("a7a8q");
    roque(["perft", "1", "--moves", "f2f3 e7e5 g2g4 d8h4 a2a3"])
        .ended(2)
        .complained("there are no legal moves");
    roque(["perft", "1", "start", "moves", "e2e4", "--moves", "e7e5"])
        .ended(2)
        .complained("given twice");
}

#[test]
fn fens_that_are_none() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    for (fen, why) in [
        (start.to_owned(), "side to move"),
        (format!("{start} w"), "castling rights at byte 45"),
        (format!("{start} w KQkq"), "en passant square"),
        (format!("{start} w KQkq - 0"), "full-move number"),
        (
            format!("{start} w KQkq - 0 1 2"),
            "nothing more after four or six fields",
        ),
        (format!("{start} KQkq w - 0 1"), "expected w or b"),
        (format!("w {start} KQkq - 0 1"), "placement at byte 0"),
        (
            format!("{start} w KQkq e9 0 1"),
            "en passant square at byte ",
        ),
        (format!("{start} w KQkq - -1 1"), "half-move clock"),
        (format!("{start} w KQkq - 99999999999 1"), "too large"),
        (
            "9/8/8/8/8/8/8/8 w - - 0 1".to_owned(),
            "placement at byte 0",
        ),
        ("8/8/8/8/8/8/8 w - - 0 1".to_owned(), "7 ranks"),
        (
            "ppppppppp/8/8/8/8/8/8/8 w - - 0 1".to_owned(),
            "more than 8 squares",
        ),
        (format!("{start}\u{1b}[2J w KQkq - 0 1"), "'\\u{1b}'"),
        (format!("{start}\u{7} w KQkq - 0 1"), "'\\u{7}'"),
        (format!("{start} w KQkq\u{e9} - 0 1"), "'é'"),
        ("♜/8/8/8/8/8/8/8 w - - 0 1".to_owned(), "'♜'"),
        (String::new(), "placement at byte 0: missing"),
        (" ".to_owned(), "placement at byte 0: missing"),
    ] {
        for asking in ["moves", "fen"] {
            roque([asking, &fen])
                .ended(2)
                .complained("FEN \"")
                .complained(why);
        }
    }
}

#[test]
fn everything_that_is_wrong_with_a_position_is_told() {
    let run = roque(["perft", "1", "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w KQ - 0 1"]).ended(2);
    let run = run
        .complained("9 pawns")
        .complained("castling right K")
        .complained("castling right Q");
    run.complained("--lenient");
    let run = roque(["perft", "1", "--lenient", "8/8/8/8/8/8/8/4K3 w - - 0 1"]).ended(2);
    assert!(!run.err.contains("--lenient overlooks"), "{run:?}");
    run.complained("has 0 kings");
}

#[test]
fn numbers_of_threads_that_are_none() {
    for threads in ["0", "-1", "many", "1000000"] {
        let run = roque(["perft", "1", "--threads", threads]).ended(2);
        run.complained("--threads")
            .complained("expected a number from 1");
    }
}

#[test]
fn flags_that_contradict_each_other() {
    for line in [
        "perft 1 --standard --chess960",
        "perft 1 --strict --lenient",
        "perft 1 --divide --each-depth",
        "divide 1 --each-depth",
        "perft 1 --no-bulk --captures",
    ] {
        let run = roque_line(line).ended(2);
        assert!(!run.err.is_empty() && run.out.is_empty(), "{run:?}");
    }
}

#[test]
fn what_was_typed_cannot_steer_the_terminal() {
    let run = roque(["perft", "1", "--\u{7}\u{1b}[2Jfoo"]).ended(2);
    assert!(!run.complained("unexpected argument").err.contains('\u{7}'));
    let run = roque(["perft", "1", "--format", "\u{1b}[2J\u{7}x"]).ended(2);
    assert!(
        !run.complained("possible values: text, json")
            .err
            .contains('\u{7}')
    );
}

#[test]
fn suites_that_are_not_there() {
    let folder = Folder::new("missing");
    let missing = format!("{}/nothing.epd", folder.path());
    let missing = roque(["suite", &missing]).ended(3);
    missing
        .complained("nothing.epd")
        .complained("expected a file, a folder");
    roque(["suite", &folder.path()])
        .ended(2)
        .complained("files that end in .epd");
    let default = run(command().current_dir(folder.path()).arg("suite"));
    default
        .ended(3)
        .complained("suite perft-suites cannot be read");
}

#[test]
fn suites_with_nothing_to_count() {
    let folder = Folder::new("nothing");
    for (name, content) in [("empty.epd", ""), ("comments.epd", "# nothing\n\n")] {
        let run = roque(["suite", &folder.file(name, content)]).ended(2);
        assert!(
            run.out.contains(name) && run.out.contains("expected a position"),
            "{run:?}"
        );
        run.complained("nothing was counted");
    }
    roque_reading(["suite", "-"], b"")
        .ended(2)
        .complained("nothing was counted");
}

#[test]
fn a_binary_file_is_no_suite() {
    let folder = Folder::new("binary");
    let mut bytes = b"\x7fELF\x02\x01\x01".to_vec();
    bytes.extend((0..100_000_u32).flat_map(u32::to_le_bytes));
    let run = roque(["suite", &folder.file("binary.epd", bytes)]).ended(2);
    assert_eq!(run.out.matches("is not text").count(), 1, "{}", run.out);
    assert!(run.out.contains("binary.epd:1: byte 8 "), "{}", run.out);
}

#[test]
fn lines_of_a_suite_that_say_nothing_to_count() {
    let fen = "8/8/8/8/8/6k1/6p1/6K1 w - - 0 1";
    for (operations, why) in [
        ("", "no counts: expected `;D1 20`"),
        (";id nothing", "no counts"),
        (";D1 twenty", "`D1 twenty` has no count: expected"),
        (
            ";D1 340282366920938463463374607431768211456",
            "has no count: expected",
        ),
        (";D300 1", "has no count: expected a depth of 0 to 255"),
        (";D1", "has no count"),
        (";D1 0 ;D1 0", "depth 1 has two counts"),
    ] {
        let folder = Folder::new("lines");
        let path = folder.file(
            "bad.epd",
            format!("# one\n{fen} {operations}\n{fen} ;D1 0\n"),
        );
        let run = roque(["suite", &path]).ended(2);
        let told = format!("{path}:2: ");
        assert!(
            run.out.contains(&told) && run.out.contains(why),
            "{why} in {run:?}"
        );
        // The next line was counted all the same.
        assert!(run.out.contains("0 nodes in "), "{run:?}");
    }
}
