//! `roque suite`: verdicts, budgets, the summary.

use crate::run::{Folder, roque, roque_reading};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn right_counts_hold() {
    let folder = Folder::new("right");
    let path = folder.file(
        "one.epd",
        format!("{START} ;D1 20 ;D2 400 ;D3 8902 ;id start\n"),
    );
    let run = roque(["suite", &path]).ended(0);
    assert!(run.out.contains("9322 nodes in "), "{run:?}");
    assert!(run.err.is_empty());
    assert_eq!(roque(["suite", &path, "--quiet"]).ended(0).out, "");
}

#[test]
fn a_wrong_count_is_told_and_divided_and_the_run_goes_on() {
    let folder = Folder::new("wrong");
    let text = format!("{START} ;D1 20 ;D2 401 ;D3 8902\n{START} ;D2 399\n");
    let path = folder.file("two.epd", text);
    let run = roque(["suite", &path]).ended(1);
    let first = format!("wrong count {path}:1: depth 2: expected 401, got 400 (-1)");
    let second = format!("wrong count {path}:2: depth 2: expected 399, got 400 (+1)");
    assert!(
        run.out.contains(&first) && run.out.contains(&second),
        "{run:?}"
    );
    assert_eq!(run.out.matches("  e2e4: 20\n").count(), 2, "{run:?}");
    assert_eq!(summary(&run.out), ["2", "2", "2", "0", "0", "0"]);
}

#[test]
fn what_is_over_the_budget_is_skipped() {
    let text = format!("{START} ;D1 20 ;D2 400 ;D3 8902 ;D9 2439530234167\n");
    let skipped = |options: &[&str]| {
        let mut command = crate::run::command();
        command
            .args(["suite", "-"])
            .args(options)
            .write_stdin(text.as_str());
        summary(&crate::run::run(&mut command).ended(0).out)
    };
    assert_eq!(skipped(&[]), ["1", "3", "0", "1", "0", "0"]);
    assert_eq!(
        skipped(&["--max-nodes", "400"]),
        ["1", "2", "0", "2", "0", "0"]
    );
    assert_eq!(
        skipped(&["--max-depth", "1"]),
        ["1", "1", "0", "3", "0", "0"]
    );
}

#[test]
fn nothing_within_the_budget_is_a_usage_error() {
    let text = format!("{START} ;D3 8902\n");
    let run = roque_reading(["suite", "-", "--max-nodes", "10"], text.as_bytes()).ended(2);
    run.complained("nothing was counted: all 1 known counts are over the budget, --max-nodes 10");
}

#[test]
fn of_a_folder_every_epd_in_it_and_below_is_judged_in_order() {
    let folder = Folder::new("folder");
    let line = format!("{START} ;D1 20\n");
    folder.file("b.epd", &line);
    folder.file("a/deep/z.epd", &line);
    folder.file("a/notes.txt", "no suite");
    folder.file("c.EPD", &line);
    let run = roque(["suite", &folder.path()]).ended(0);
    let places = ["z.epd", "b.epd", "c.EPD", "\n all"].map(|name| run.out.find(name));
    assert!(
        places.is_sorted() && places[0].is_some(),
        "{places:?} in {run:?}"
    );
    assert!(!run.out.contains("notes.txt"));
    assert_eq!(summary(&run.out), ["3", "3", "0", "0", "0", "0"]);
}

#[test]
fn a_suite_may_come_by_standard_input() {
    let run = roque_reading(["suite", "-"], format!("{START} ;D1 21").as_bytes()).ended(1);
    assert!(
        run.out.contains("wrong count standard input:1: depth 1"),
        "{run:?}"
    );
}

#[test]
fn many_lines_are_ordinary() {
    let mut text = String::new();
    for _ in 0..20_000 {
        text.push_str("8/8/8/8/8/6k1/6p1/6K1  w - -  0 1  ;D1  0 ;D2 0\r\n");
    }
    let run = roque_reading(["suite", "-", "--threads", "1"], text.as_bytes()).ended(0);
    assert_eq!(summary(&run.out), ["20000", "40000", "0", "0", "0", "0"]);
}

/// The numbers of the last row of the summary: lines, right, wrong, skipped, rejected, unreadable.
pub(crate) fn summary(out: &str) -> Vec<String> {
    let rows: Vec<_> = out.lines().collect();
    let row = rows[rows.len() - 2];
    let cells: Vec<_> = row.split_whitespace().rev().collect();
    (2..8).rev().map(|at| cells[at].to_owned()).collect()
}
