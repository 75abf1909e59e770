//! Ctrl-C.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use assert_cmd::cargo::cargo_bin;

fn start(arguments: &[&str]) -> Child {
    Command::new(cargo_bin!("roque"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary can be started")
}

/// Interrupts the run, which has to end within a second by the exit code of interruptions.
#[track_caller]
fn interrupt(child: &mut Child) {
    let interrupted = Instant::now();
    let kill = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(kill.expect("kill is there").success());
    let status = child.wait().expect("it ends");
    assert_eq!(status.code(), Some(130));
    assert!(
        interrupted.elapsed() < Duration::from_secs(1),
        "{:?}",
        interrupted.elapsed()
    );
}

/// Long enough for the handler to be there.
fn let_it_begin() {
    thread::sleep(Duration::from_secs(1));
}

fn rest(child: &mut Child) -> String {
    let mut text = String::new();
    let mut out = child.stdout.take().expect("a pipe");
    out.read_to_string(&mut text).expect("text");
    text
}

#[test]
fn a_count_that_is_interrupted_has_no_number() {
    let mut child = start(&["perft", "30"]);
    let_it_begin();
    interrupt(&mut child);
    let out = rest(&mut child);
    assert!(
        out.starts_with("interrupted after ") && out.contains("depth 30"),
        "{out}"
    );
    assert!(out.contains("nothing was complete"), "{out}");
}

#[test]
fn depths_that_were_complete_are_reported() {
    let mut child = start(&["perft", "30", "--each-depth", "--quiet"]);
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut text = String::new();
    while !text.contains("\n4 ") {
        assert_ne!(out.read_line(&mut text).expect("text"), 0);
    }
    interrupt(&mut child);
    out.read_to_string(&mut text).expect("text");
    assert!(
        text.starts_with("1 20\n2 400\n3 8902\n4 197281\n"),
        "{text}"
    );
    assert!(text.contains("interrupted after "), "{text}");
}

#[test]
fn an_interrupted_json_run_ends_with_an_object_that_says_so() {
    let mut child = start(&["divide", "30", "--format", "json"]);
    let_it_begin();
    interrupt(&mut child);
    let out = rest(&mut child);
    let last = out.lines().last().expect("a line");
    crate::json::validate(last);
    assert!(last.contains("\"kind\":\"interrupted\""), "{last}");
}

#[test]
fn an_interrupted_suite_tells_what_was_complete() {
    let mut child = start(&["suite", "-", "--max-nodes", "1_000_000_000_000_000_000_000"]);
    let suite = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400 ;D14 61885021521585529237\n";
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(suite.as_bytes()).expect("it reads");
    let_it_begin();
    interrupt(&mut child);
    let out = rest(&mut child);
    assert!(
        out.contains("420 nodes") && out.contains("interrupted"),
        "{out}"
    );
    drop(input);
}

#[test]
fn waiting_for_input_can_be_interrupted() {
    let mut child = start(&["suite", "-"]);
    let input = child.stdin.take();
    let_it_begin();
    interrupt(&mut child);
    drop(input);
    assert!(rest(&mut child).contains("interrupted after "));
}

/// Begins a run that reads `text` and waits for more, and interrupts it; what it wrote.
fn interrupt_reading(arguments: &[&str], text: &str) -> String {
    let mut child = start(arguments);
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(text.as_bytes()).expect("it reads");
    let_it_begin();
    interrupt(&mut child);
    drop(input);
    rest(&mut child)
}

#[test]
fn interrupted_games_tell_what_was_complete() {
    let text = "1. e4 e5 *\n1. d4 *\n1. c4";
    let out = interrupt_reading(&["judge", "-"], text);
    let total = "2 games: 2 in order, 0 irregular, 0 unreadable, 0 with a contradicted result\n";
    let (before, after) = out.split_once(total).expect("the total");
    assert!(before.ends_with("game 2, line 2: *\n  after 1. d4: Black to move\n"));
    assert!(after.starts_with("interrupted after "), "{out}");
    assert!(
        after.ends_with(" s at standard input, game 3; 2 results were complete\n"),
        "{out}"
    );

    let out = interrupt_reading(&["judge", "-", "--lang", "pt"], text);
    let (_, after) = out.split_once("\ninterrompido após ").expect("it says so");
    assert!(
        after.ends_with(" s em entrada padrão, partida 3; 2 resultados estavam completos\n"),
        "{out}"
    );
    let out = interrupt_reading(&["convert", "-"], text);
    let (before, after) = out.split_once("interrupted after ").expect("it says so");
    assert!(before.ends_with("1. d4 *\n\n"), "{out}");
    assert!(
        after.ends_with(" s at standard input, game 3; 2 results were complete\n"),
        "{out}"
    );
}

#[test]
fn games_that_are_interrupted_in_json_end_with_an_object_that_says_so() {
    for (command, kinds) in [
        ("judge", &["judged_game", "judge_total", "interrupted"][..]),
        ("convert", &["converted", "interrupted"]),
    ] {
        let out = interrupt_reading(&[command, "-", "--format", "json"], "1. e4 e5 *\n");
        let objects: Vec<_> = out.lines().map(crate::json::validate).collect();
        let told: Vec<_> = objects.iter().map(|object| &object["kind"]).collect();
        assert_eq!(told, kinds, "{out}");
        let last = objects.last().expect("a line");
        assert_eq!(last["complete"], 1, "{out}");
        if command == "judge" {
            assert_eq!(objects[1]["complete"], false, "{out}");
        }
    }
}

#[test]
fn waiting_for_games_can_be_interrupted() {
    let out = interrupt_reading(&["judge", "-"], "");
    assert!(out.starts_with("0 games: "), "{out}");
    assert!(out.contains("interrupted after "), "{out}");
    let out = interrupt_reading(&["convert", "-"], "");
    assert!(out.starts_with("interrupted after "), "{out}");
}

#[test]
fn an_interrupted_bench_tells_the_rounds_that_were_complete() {
    for more in [&[][..], &["--baseline-binary", env!("CARGO_BIN_EXE_roque")]] {
        let arguments = [
            "bench",
            "--threads",
            "1",
            "--rounds",
            "10000",
            "--format",
            "json",
        ];
        let mut child = start(&[&arguments[..], more].concat());
        thread::sleep(Duration::from_secs(4));
        interrupt(&mut child);
        let out = rest(&mut child);
        let mut objects: Vec<_> = out.lines().map(crate::json::validate).collect();
        let last = objects.pop().expect("a line");
        assert_eq!(
            (&last["kind"], &last["complete"]),
            (&"interrupted".into(), &objects.len().into())
        );
        // On a very slow machine no round may have been complete.
        assert!(objects.len() <= 1, "{out}");
        for scores in objects {
            assert_eq!(
                (&scores["kind"], &scores["complete"]),
                (&"bench".into(), &false.into())
            );
        }
    }
}
