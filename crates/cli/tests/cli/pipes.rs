//! Pipes that close, colours, standard streams that are not there.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use assert_cmd::cargo::cargo_bin;

use crate::run::{Folder, command, roque, run};

/// The exit code and the complaints of a run of which only the first line is read.
fn head(arguments: &[&str]) -> (Option<i32>, String) {
    let mut child = Command::new(cargo_bin!("roque"))
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary can be started");
    let mut first = String::new();
    let mut out = BufReader::with_capacity(16, child.stdout.take().expect("a pipe"));
    out.read_line(&mut first).expect("a line");
    assert!(!first.is_empty());
    drop(out);
    let output = child.wait_with_output().expect("it ends");
    (
        output.status.code(),
        String::from_utf8_lossy(&output.stderr).into_owned(),
    )
}

#[test]
fn a_closed_pipe_is_quiet() {
    for arguments in [
        &["perft", "5", "--each-depth"][..],
        &["divide", "5"],
        &["moves"],
        &["positions"],
        &["--help"],
        &["man"],
        &["completions", "bash"],
        &["divide", "5", "--format", "json"],
    ] {
        assert_eq!(head(arguments), (Some(0), String::new()), "{arguments:?}");
    }
}

#[test]
fn a_suite_may_be_cut_off_too() {
    let folder = Folder::new("cut-off");
    let line = "8/8/8/8/8/6k1/6p1/6K1 w - - 0 1 ;D1 1\n";
    let path = folder.file("wrong.epd", line.repeat(10_000));
    assert_eq!(head(&["suite", &path]), (Some(0), String::new()));
}

#[test]
fn judged_and_converted_games_may_be_cut_off_too() {
    let folder = Folder::new("games-cut-off");
    let path = folder.file("games.pgn", "1. e4 e5 2. Ke2 *\n".repeat(10_000));
    for command in ["judge", "convert"] {
        assert_eq!(head(&[command, &path]), (Some(0), String::new()));
    }
}

#[test]
fn there_are_no_escapes_in_a_pipe() {
    for arguments in [["perft", "3"], ["positions", "-q"], ["perft", "kiwipete"]] {
        let run = roque(arguments);
        assert!(
            !run.out.contains('\u{1b}') && !run.err.contains('\u{1b}'),
            "{run:?}"
        );
    }
}

#[test]
fn colour_can_be_forced_and_no_color_wins() {
    let forced = run(command().env("CLICOLOR_FORCE", "1").args(["perft", "3"])).ended(0);
    assert!(forced.out.contains("\u{1b}[1m8902"), "{forced:?}");
    let plain = run(command()
        .env("CLICOLOR_FORCE", "1")
        .env("NO_COLOR", "1")
        .args(["perft", "3"]));
    assert!(!plain.out.contains('\u{1b}'), "{plain:?}");
}

#[cfg(unix)]
#[test]
fn closed_standard_streams_do_no_harm() {
    let shell = |script: &str| {
        Command::new("sh")
            .args(["-c", script, "sh"])
            .arg(cargo_bin!("roque"))
            .output()
            .expect("a shell")
    };
    let no_input = shell("\"$1\" perft 3 <&-");
    assert_eq!(no_input.status.code(), Some(0));
    assert!(no_input.stdout.starts_with(b"8902\n"));
    let no_output = shell("\"$1\" perft 3 >&-");
    assert_ne!(no_output.status.code(), None);
    let no_complaints = shell("\"$1\" perft -1 2>&-");
    assert_eq!(no_complaints.status.code(), Some(2));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = std::fs::OpenOptions::new()
        .write(true)
        .open("/dev/full")
        .expect("/dev/full");
    let output = Command::new(cargo_bin!("roque"))
        .args(["perft", "3"])
        .stdout(full)
        .output()
        .expect("it runs");
    assert_eq!(output.status.code(), Some(3));
    assert!(String::from_utf8_lossy(&output.stderr).contains("output cannot be written"));
}
