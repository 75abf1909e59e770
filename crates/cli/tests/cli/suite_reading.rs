//! How the positions of a suite are read: strictly, as tagged, leniently; by which castling rules.

use crate::run::{Run, command, run};
use crate::suite::summary;

/// Two checkers on one line, which no move brings about.
const UNREACHABLE: &str = "4r2k/8/8/8/4K3/8/8/4r3 w - - 0 1";

fn suite(text: &str, options: &[&str]) -> Run {
    run(command()
        .args(["suite", "-"])
        .args(options)
        .write_stdin(text))
}

#[test]
fn an_unreachable_position_is_rejected_unless_its_line_is_tagged() {
    let tagged = format!("{UNREACHABLE} ;D1 6 ;tag unreachable\n");
    suite(&tagged, &[]).ended(0);
    let untagged = format!("{UNREACHABLE} ;D1 6\n");
    let refused = suite(&untagged, &[]).ended(1);
    assert!(
        refused.out.contains(&format!(
            "position rejected standard input:1: {UNREACHABLE}\n"
        )),
        "{refused:?}"
    );
    assert!(
        refused.out.contains("give check on one line"),
        "{refused:?}"
    );
}

#[test]
fn strict_rejects_exactly_the_tagged_lines() {
    let text =
        format!("4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15\n{UNREACHABLE} ;D1 6 ;tag unreachable\n");
    let run = suite(&text, &["--strict"]).ended(1);
    assert_eq!(summary(&run.out), ["2", "1", "0", "0", "1", "0"]);
    assert!(run.out.contains("standard input:2: "));
}

#[test]
fn lenient_reads_every_line() {
    suite(&format!("{UNREACHABLE} ;D1 6\n"), &["--lenient"]).ended(0);
}

#[test]
fn a_rejected_line_is_never_counted_as_another_position() {
    // Were the second line counted as the first, its count would be right.
    let text = "4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15\nnonsense ;D1 15\n4k3/8/8/8/8/8/8/8 w - - 0 1 ;D1 15\n";
    for mode in [&[][..], &["--lenient"], &["--strict"]] {
        let run = suite(text, mode).ended(1);
        assert_eq!(
            summary(&run.out),
            ["3", "1", "0", "0", "2", "0"],
            "{mode:?}"
        );
    }
}

#[test]
fn every_violation_is_listed() {
    let run = suite("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w KQ - 0 1 ;D1 1\n", &[]).ended(1);
    for fault in ["9 pawns", "castling right K", "castling right Q"] {
        assert!(run.out.contains(fault), "{fault} in {run:?}");
    }
}

#[test]
fn castling_rules_follow_from_each_line_unless_forced() {
    let standard = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 ;D1 26\n";
    let chess960 = "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w GEge - 0 1 ;D1 21\n";
    suite(&format!("{standard}{chess960}"), &[]).ended(0);
    suite(standard, &["--chess960"]).ended(0);
    let forced = suite(chess960, &["--standard"]).ended(1);
    assert!(forced.out.contains("position rejected"), "{forced:?}");
}

#[test]
fn control_characters_of_a_line_are_shown() {
    let run = suite("8/8/\u{1b}[2J w - - ;D1 1\n", &[]).ended(1);
    assert!(
        run.out.contains("\\u{1b}[2J") && !run.out.contains('\u{1b}'),
        "{run:?}"
    );
}

#[test]
fn of_the_projects_suites_strict_rejects_exactly_the_lines_tagged_unreachable() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../perft-suites");
    let judged = |options: &[&str], code| {
        let mut command = command();
        command
            .args(["suite", folder, "--max-nodes", "3000", "--format", "json"])
            .args(options);
        run(&mut command).ended(code)
    };
    let rejected = |run: &Run| -> Vec<(String, u64)> {
        run.lines()
            .into_iter()
            .filter(|line| line.contains("\"kind\":\"rejected\""))
            .map(|line| {
                let object = crate::json::validate(line);
                let file = object["file"].as_str().expect("a file").to_owned();
                (file, object["line"].as_u64().expect("a line"))
            })
            .collect()
    };
    assert_eq!(rejected(&judged(&[], 0)), []);
    let mut tagged = Vec::new();
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the suites")
        .map(|entry| entry.expect("a suite").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "epd"))
        .collect();
    files.sort();
    for path in files {
        let text = std::fs::read_to_string(&path).expect("a suite is text");
        let lines = (1..)
            .zip(text.lines())
            .filter(|(_, line)| !line.starts_with('#') && line.contains(";tag unreachable"))
            .map(|(number, _)| (path.display().to_string(), number));
        tagged.extend(lines);
    }
    println!("{} lines are tagged unreachable", tagged.len());
    assert_eq!(rejected(&judged(&["--strict"], 1)), tagged);
}
