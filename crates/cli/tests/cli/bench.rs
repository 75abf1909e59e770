//! `roque bench`. Nothing here depends on how fast anything is.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use assert_cmd::cargo::cargo_bin;
use serde_json::Value;

use crate::json::validate;
use crate::run::{Folder, Run, roque, roque_line};

/// What `bench --rounds 1` printed, and saved.
static ONE_ROUND: LazyLock<(Run, String)> = LazyLock::new(|| {
    let folder = Folder::new("bench-one-round");
    let file = format!("{}/saved.json", folder.path());
    let run = roque([
        "bench",
        "--rounds",
        "1",
        "--threads",
        "2",
        "--format",
        "json",
        "--save",
        &file,
    ]);
    (run, fs::read_to_string(file).unwrap_or_default())
});

/// The path of a baseline of this machine in which something was changed.
fn baseline(folder: &Folder, change: impl FnOnce(&mut Value)) -> String {
    let mut scores: Value = serde_json::from_str(&ONE_ROUND.1).expect("saved scores");
    scores["rounds"] = 9.into();
    change(&mut scores);
    folder.file("baseline.json", scores.to_string())
}

fn change(scores: &mut Value, path: &str, value: Value) {
    *scores.pointer_mut(path).expect("a field") = value;
}

/// Makes all rounds of the baseline faster or slower.
fn multiply_rates(scores: &mut Value, factor: f64) {
    for task in scores["tasks"].as_array_mut().expect("tasks") {
        for rate in task["rates"].as_object_mut().expect("rates").values_mut() {
            *rate = (rate.as_f64().expect("a rate") * factor).into();
        }
    }
}

/// Runs `bench` in few rounds, and returns the run and the objects of this kind.
fn bench_json(arguments: &[&str], kind: &str) -> (Run, Vec<Value>) {
    let always = ["bench", "--threads", "2", "--format", "json"];
    let run = crate::run::run(crate::run::command().args(always).args(arguments));
    let objects = run.lines().into_iter().map(validate);
    let objects = objects.filter(|object| object["kind"] == kind).collect();
    (run, objects)
}

#[test]
fn every_task_that_is_there_has_a_score_and_the_others_a_reason() {
    let (run, saved) = &*ONE_ROUND;
    assert_eq!((run.code, &run.out), (0, saved), "{run:?}");
    let scores = validate(saved.trim_end());
    let names = |field: &str| -> Vec<String> {
        let tasks = scores[field].as_array().expect("tasks").iter();
        let name = |task: &Value| task["task"].as_str().expect("a name").to_owned();
        tasks.map(name).collect()
    };
    let mut all = names("tasks");
    all.append(&mut names("absent"));
    all.sort_unstable();
    assert_eq!(all, ["batch", "hash", "list", "make", "scalar", "threads"]);
    assert_eq!(
        (&scores["rounds"], &scores["threads"]),
        (&1.into(), &2.into())
    );
    assert_eq!(scores["complete"], true);
}

#[test]
fn the_text_has_the_scores_the_machine_and_whether_it_was_quiet() {
    let run = roque_line("bench --rounds 1 --threads 1 --isa portable").ended(0);
    for part in [
        "score",
        "list ",
        "make ",
        "scalar ",
        "threads ",
        "governor ",
        "1 round ",
        "quiet: ",
    ] {
        assert!(run.out.contains(part), "{part:?} in {run:?}");
    }
    assert!(
        run.out.contains("batch: absent, portable has no vectors"),
        "{run:?}"
    );
    let run = roque_line("bench --rounds 1 --threads 1 --quiet").ended(0);
    assert!(run.out.starts_with("list "), "{run:?}");
    assert!(
        run.lines().iter().all(|line| line.split(' ').count() == 2),
        "{run:?}"
    );
}

#[test]
fn a_baseline_that_is_slow_holds_and_one_that_was_faster_does_not() {
    let folder = Folder::new("bench-compare");
    for (factor, code, held) in [(1e-3, 0, true), (1e3, 1, false)] {
        let file = baseline(&folder, |scores| multiply_rates(scores, factor));
        let (run, compared) = bench_json(
            &["--rounds", "5", "--baseline", &file, "--fail-above", "20%"],
            "bench_comparison",
        );
        assert_eq!(run.code, code, "{run:?}");
        assert_eq!(compared.len(), 1);
        assert_eq!(compared[0]["held"], held);
        assert_eq!(compared[0]["interleaved"], false);
        let verdict = if held { "held" } else { "slower" };
        assert_eq!(compared[0]["tasks"][0]["verdict"], verdict);
    }
}

#[test]
fn rounds_of_another_binary_are_interleaved_with_ours() {
    let own = cargo_bin!("roque").display().to_string();
    let (run, compared) = bench_json(
        &[
            "--rounds",
            "5",
            "--baseline-binary",
            &own,
            "--fail-above",
            "1000",
        ],
        "bench_comparison",
    );
    assert_eq!(run.code, 0, "{run:?}");
    assert_eq!(compared[0]["interleaved"], true);
    assert_eq!(compared[0]["before"], own);
}

#[test]
fn a_baseline_that_is_no_use_is_refused_before_anything_is_measured() {
    let folder = Folder::new("bench-no-use");
    let refused = |file: &str, why: &str| {
        let run = roque(["bench", "--threads", "2", "--baseline", file]).ended(2);
        assert!(run.out.is_empty(), "{run:?}");
        run.complained("is of no use").complained(why);
    };
    refused(&format!("{}/nothing.json", folder.path()), "cannot be read");
    refused(&folder.path(), "cannot be read");
    refused(&folder.file("binary", b"\xff\xfe\0"), "cannot be read");
    refused(&folder.file("empty", ""), "holds no scores");
    refused(&folder.file("text", "fast\n"), "line 1 is no JSON");
    refused(
        &folder.file("long", " ".repeat(2 << 20)),
        "longer than any scores",
    );
    for (path, value, why) in [
        ("/schema", 2.into(), "has schema 2: expected 1"),
        ("/set", 99.into(), "measured set 99"),
        (
            "/machine/cpu",
            "Another CPU".into(),
            "Times of different machines cannot be compared",
        ),
        ("/machine/cores", 4096.into(), "of another machine"),
        ("/isa", "riscv".into(), "used instruction set riscv"),
        ("/threads", 7.into(), "expected --threads 7"),
        ("/rounds", 1.into(), "has 1 rounds: expected 5"),
        ("/tasks", Value::Null, "malformed"),
    ] {
        refused(
            &baseline(&folder, |scores| change(scores, path, value)),
            why,
        );
    }
}

#[test]
fn what_cannot_be_meant_is_refused() {
    for (line, why) in [
        (
            "bench --fail-above 5%",
            "expected --baseline FILE or --baseline-binary PATH",
        ),
        ("bench --rounds 0", "expected a number from 1"),
        ("bench --rounds -1", "is negative"),
        ("bench --threads 0", "--threads"),
        ("bench --baseline x --fail-above five", "is no percentage"),
        ("bench --baseline x --fail-above -5%", "is no percentage"),
        ("bench --baseline x --rounds 4", "--rounds 4 is too few"),
        ("bench --engine perft{fen}", "--engine"),
    ] {
        let run = roque_line(line).ended(2);
        assert!(run.complained(why).out.is_empty(), "{line}");
    }
    roque(["bench", "--engine", ""])
        .ended(2)
        .complained("the command is empty");
}

#[test]
fn what_is_no_roque_is_no_baseline_binary() {
    let folder = Folder::new("bench-no-roque");
    let missing = format!("{}/roque", folder.path());
    let run = roque(["bench", "--rounds", "5", "--baseline-binary", &missing]).ended(3);
    run.complained("is of no use")
        .complained("cannot be started");
    #[cfg(unix)]
    for (binary, code) in [("true", 3), ("false", 1)] {
        // One that ends as a roque does that counts wrong is taken for one.
        let run = roque(["bench", "--rounds", "5", "--baseline-binary", binary]).ended(code);
        run.complained("is of no use");
    }
}

#[test]
fn scores_that_cannot_be_saved_are_printed_all_the_same() {
    let folder = Folder::new("bench-save");
    let file = format!("{}/nowhere/saved.json", folder.path());
    let run = roque(["bench", "--rounds", "1", "--threads", "1", "--save", &file]).ended(3);
    assert!(run.out.contains("scalar "), "{run:?}");
    run.complained("the scores cannot be saved in");
}

#[test]
fn a_program_that_counts_right_is_timed() {
    let own = cargo_bin!("roque").display().to_string();
    let engine = format!("'{own}' perft {{depth}} {{fen}} --quiet --threads 1");
    let (run, engines) = bench_json(&["--rounds", "1", "--engine", &engine], "bench_engine");
    assert_eq!(run.code, 0, "{run:?}");
    let positions = engines[0]["positions"].as_array().expect("positions");
    assert_eq!(positions.len(), 6);
    assert!(
        positions.iter().all(|row| row["verdict"] == "right"),
        "{positions:?}"
    );
    assert!(engines[0]["ratio"].as_f64().expect("a ratio") > 0.0);
    assert_eq!(engines[0]["start_included"], true);
}

#[test]
fn a_program_that_counts_wrong_fails_the_run_aloud() {
    let own = cargo_bin!("roque").display().to_string();
    // Counts one ply, whatever the depth.
    let engine = format!("'{own}' perft 1 {{fen}} --quiet --threads {{depth}}");
    let (run, engines) = bench_json(&["--rounds", "1", "--engine", &engine], "bench_engine");
    assert_eq!(run.code, 1, "{run:?}");
    let positions = engines[0]["positions"].as_array().expect("positions");
    assert_eq!(positions.len(), 1);
    assert_eq!(
        (&positions[0]["expected"], &positions[0]["got"]),
        (&"400".into(), &"20".into())
    );
    assert_eq!(engines[0]["ratio"], Value::Null);
    let run = roque([
        "bench",
        "--rounds",
        "1",
        "--threads",
        "1",
        "--engine",
        &engine,
    ])
    .ended(1);
    assert!(
        run.out.contains("start at depth 2: expected 400, got 20"),
        "{run:?}"
    );
}

#[test]
fn a_program_that_gives_no_answer_is_told() {
    for (engine, why) in [
        ("/nonexistent/engine", "cannot be started"),
        ("/nonexistent/engine {fen} {depth}", "cannot be started"),
    ] {
        let run = roque([
            "bench",
            "--rounds",
            "1",
            "--threads",
            "1",
            "--engine",
            engine,
        ])
        .ended(3);
        assert!(run.out.contains("scalar "), "{run:?}");
        run.complained("--engine \"/nonexistent/engine")
            .complained(why);
    }
}

/// Stockfish, where it is installed, or a shell that speaks just enough UCI.
#[cfg(unix)]
#[test]
fn a_uci_engine_is_asked_by_go_perft() {
    let folder = Folder::new("bench-uci");
    let own = cargo_bin!("roque").display().to_string();
    let script = format!(
        "while read -r word kind rest; do case $word in \
         uci) echo 'id name Toy'; echo uciok;; isready) echo readyok;; \
         position) fen=$rest;; quit) exit;; \
         go) echo \"Nodes searched: $('{own}' perft $rest $fen --quiet --threads 1)\";; esac; done"
    );
    let mut engines = vec![format!("sh {}", folder.file("toy.sh", script))];
    let installed = [
        "/usr/games/stockfish",
        "/usr/bin/stockfish",
        "/usr/local/bin/stockfish",
    ];
    match installed.into_iter().find(|path| Path::new(path).exists()) {
        Some(stockfish) => engines.push(stockfish.to_owned()),
        None => eprintln!("skipped: there is no Stockfish here"),
    }
    for engine in engines {
        let (run, reports) = bench_json(&["--rounds", "1", "--engine", &engine], "bench_engine");
        assert_eq!(run.code, 0, "{run:?}");
        let positions = reports[0]["positions"].as_array().expect("positions");
        assert!(
            positions.iter().all(|row| row["verdict"] == "right"),
            "{positions:?}"
        );
        assert_eq!(reports[0]["start_included"], false);
    }
}
