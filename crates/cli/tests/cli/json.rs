//! `--format json`: every line is as the schema says.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use jsonschema::Validator;
use serde_json::Value;

use crate::run::{Run, roque_line, roque_reading};

static SCHEMA: LazyLock<Value> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../schema/report-1.schema.json")).expect("JSON")
});

static VALIDATOR: LazyLock<Validator> =
    LazyLock::new(|| jsonschema::validator_for(&SCHEMA).expect("a schema"));

/// The object of a line, which is as the schema says.
#[track_caller]
pub(crate) fn validate(line: &str) -> Value {
    let value: Value = serde_json::from_str(line).expect("a JSON object");
    let errors: Vec<_> = VALIDATOR
        .iter_errors(&value)
        .map(|error| error.to_string())
        .collect();
    assert!(errors.is_empty(), "{line}\n{errors:#?}");
    value
}

#[track_caller]
fn objects(run: &Run) -> Vec<Value> {
    run.lines().into_iter().map(validate).collect()
}

fn kinds(objects: &[Value]) -> BTreeSet<String> {
    let kind = |object: &Value| object["kind"].as_str().expect("a kind").to_owned();
    objects.iter().map(kind).collect()
}

const SUITE: &str = "\
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 401 ;D9 2439530234167
8/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 5
nonsense ;D1 5
8/8/8/8/8/6k1/6p1/6K1 w - - 0 1 ;id no count
";

#[test]
fn every_output_is_as_the_schema_says_and_every_kind_is_written() {
    let mut seen = BTreeSet::new();
    for line in [
        "perft 3",
        "perft 0",
        "perft 3 --each-depth --captures",
        "perft 2 --no-bulk kiwipete moves e1g1",
        "perft 1 --lenient 4k3/8/8/8/8/8/8/4K3 w KQ - 0 1",
        "divide 2 kiwipete --chess960",
        "show castling moves e1g1 --notation pt --lang pt --flip",
        "show --lenient 4k3/8/8/8/8/8/8/4K3 w KQ - 0 1",
        "moves 4k3/P7/8/8/8/8/8/4K2R w K - 0 1",
        "moves castling --notation pt",
        "divide 1 kiwipete --notation long",
        "positions",
        "positions 959",
        "fen kiwipete --shredder --chess960",
        "fen --lenient 4k3/8/8/8/8/8/8/4K3 w KQ - 0 1",
        "magics --seed 3",
    ] {
        let run = roque_line(&format!("{line} --format json")).ended(0);
        seen.append(&mut kinds(&objects(&run)));
    }
    let run = roque_reading(["suite", "-", "--format", "json"], SUITE.as_bytes()).ended(1);
    seen.append(&mut kinds(&objects(&run)));
    let run = roque_reading(["judge", "-", "--format", "json"], b"1. e4 e5 2. Ke3 *").ended(1);
    seen.append(&mut kinds(&objects(&run)));
    let run = roque_reading(["convert", "-", "--format", "json"], b"1. e4 e5 *").ended(0);
    seen.append(&mut kinds(&objects(&run)));
    // Written, and validated, by the tests of Ctrl-C and of `bench`.
    for kind in ["interrupted", "bench", "bench_comparison", "bench_engine"] {
        seen.insert(kind.to_owned());
    }

    let definitions = SCHEMA["$defs"].as_object().expect("definitions");
    let described: BTreeSet<_> = definitions
        .values()
        .filter_map(|definition| definition["properties"]["kind"]["const"].as_str())
        .map(str::to_owned)
        .collect();
    assert_eq!(seen, described);
}

#[test]
fn counts_are_strings_of_digits() {
    let run = roque_line("perft 4 --format json").ended(0);
    assert_eq!(objects(&run)[0]["nodes"], "197281");
}

#[test]
fn the_verdicts_of_a_suite_are_told_apart() {
    let run = roque_reading(["suite", "-", "--format", "json"], SUITE.as_bytes()).ended(1);
    let objects = objects(&run);
    let told: Vec<_> = objects
        .iter()
        .map(|object| {
            object["verdict"]
                .as_str()
                .or(object["kind"].as_str())
                .expect("text")
        })
        .collect();
    assert_eq!(
        told,
        [
            "right",
            "wrong",
            "skipped",
            "rejected",
            "rejected",
            "unreadable",
            "suite_file",
            "suite_total"
        ]
    );
    assert_eq!(objects[1]["difference"], "-1");
    assert_eq!(objects[1]["divided"].as_array().map(Vec::len), Some(20));
    assert_eq!(objects[3]["faults"][0]["name"], "kings");
    assert_eq!(objects[7]["nodes"], "420");
}

#[test]
fn every_object_names_schema_and_instruction_set() {
    let run = roque_line("divide 1 --format json --isa portable").ended(0);
    for object in objects(&run) {
        assert_eq!(
            (&object["schema"], &object["isa"]),
            (&1.into(), &"portable".into())
        );
    }
}

#[test]
fn complaints_are_text_and_results_are_not_mixed_with_them() {
    let run = roque_line("perft 3 kiwipeet --format json").ended(2);
    assert!(
        run.out.is_empty() && run.err.starts_with("error: "),
        "{run:?}"
    );
}
