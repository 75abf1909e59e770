//! Scores that were written down: reading them, and whether they compare with those of here and now.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use roque_perft::bench::SET;
use serde::Deserialize;
use serde_json::Value;

use super::scores::Conditions;
use crate::config::LEAST_ROUNDS_TO_COMPARE;
use crate::exit::{OrFail, Result};
use crate::report::{BenchReport, Machine, SCHEMA};

/// A line of `roque bench --format json`, which is also what `--save` writes.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Saved {
    /// The instruction set.
    isa: String,
    #[serde(flatten)]
    pub(super) scores: BenchReport,
}

/// Nobody's scores are longer.
const MOST_BYTES: u64 = 1 << 20;

/// Why scores that were written down are of no use here.
#[derive(Debug, thiserror::Error)]
pub(super) enum Unusable {
    #[error("it cannot be read")]
    Unreadable(#[from] io::Error),
    #[error("it is longer than any scores: expected what `roque bench --save` writes")]
    TooLong,
    #[error("it holds no scores: expected what `roque bench --save` writes")]
    NoScores,
    #[error("line {line} is no JSON: expected what `roque bench --save` writes")]
    NoJson {
        line: usize,
        source: serde_json::Error,
    },
    #[error("it has schema {found}: expected {SCHEMA}, which this roque reads and writes")]
    Schema { found: Value },
    #[error("its scores are malformed: expected what `roque bench --save` writes")]
    Malformed(#[source] serde_json::Error),
    #[error(
        "it measured set {found}: expected set {SET}, which this roque measures; save its scores anew"
    )]
    Set { found: u32 },
    #[error(
        "it is of another machine: {there}, and this is {here}. Times of different machines cannot be compared: save scores on this one with `roque bench --save`, or give the old build with --baseline-binary"
    )]
    OtherMachine { there: String, here: String },
    #[error(
        "it used instruction set {there} and not {here}: expected --isa {there}, or scores of {here}"
    )]
    OtherIsa { there: String, here: &'static str },
    #[error(
        "it used {there} threads and not {here}: expected --threads {there}, or scores on {here} threads"
    )]
    OtherThreads { there: usize, here: usize },
    #[error(
        "one of both builds checks itself and the other does not: expected two builds with --release"
    )]
    OtherBuild,
    #[error(
        "it has {found} rounds: expected {LEAST_ROUNDS_TO_COMPARE} or more, to know their spread"
    )]
    TooFewRounds { found: u32 },
}

/// The scores in `file`, which compare with those under `conditions`.
///
/// # Errors
///
/// They do not, or there are none: a usage error that says why.
pub(super) fn read(file: &Path, conditions: &Conditions) -> Result<BenchReport> {
    let context = || format!("the baseline {} is of no use", file.display());
    let text = text_of(file).or_usage(context)?;
    let saved = parse(&text).or_usage(context)?;
    compares(&saved, conditions).or_usage(context)?;
    enough(&saved.scores).or_usage(context)?;
    Ok(saved.scores)
}

fn text_of(file: &Path) -> std::result::Result<String, Unusable> {
    let mut text = String::new();
    let file = File::open(file)?;
    file.take(MOST_BYTES + 1).read_to_string(&mut text)?;
    if text.len() as u64 > MOST_BYTES {
        return Err(Unusable::TooLong);
    }
    Ok(text)
}

/// The first scores in the lines of `text`.
pub(super) fn parse(text: &str) -> std::result::Result<Saved, Unusable> {
    for (line, text) in (1..).zip(text.lines()) {
        let value: Value =
            serde_json::from_str(text).map_err(|source| Unusable::NoJson { line, source })?;
        if value["schema"] != SCHEMA {
            let found = value["schema"].clone();
            return Err(Unusable::Schema { found });
        }
        if value["kind"] == "bench" {
            return serde_json::from_value(value).map_err(Unusable::Malformed);
        }
    }
    Err(Unusable::NoScores)
}

/// Whether scores are of the same things as those under `conditions`.
pub(super) fn compares(
    saved: &Saved,
    conditions: &Conditions,
) -> std::result::Result<(), Unusable> {
    let Saved { isa, scores } = saved;
    let here = conditions.isa.name();
    if scores.set != SET {
        return Err(Unusable::Set { found: scores.set });
    }
    if described(&scores.machine) != described(&conditions.machine) {
        return Err(Unusable::OtherMachine {
            there: described(&scores.machine),
            here: described(&conditions.machine),
        });
    }
    if isa != here {
        let there = isa.clone();
        return Err(Unusable::OtherIsa { there, here });
    }
    if scores.threads != conditions.threads {
        return Err(Unusable::OtherThreads {
            there: scores.threads,
            here: conditions.threads,
        });
    }
    if scores.debug_assertions != cfg!(debug_assertions) {
        return Err(Unusable::OtherBuild);
    }
    Ok(())
}

fn enough(scores: &BenchReport) -> std::result::Result<(), Unusable> {
    if scores.rounds < LEAST_ROUNDS_TO_COMPARE {
        let found = scores.rounds;
        return Err(Unusable::TooFewRounds { found });
    }
    Ok(())
}

/// What makes a machine the same one: not its load, nor its governor, which are no property of it.
fn described(machine: &Machine) -> String {
    let Machine {
        cpu,
        architecture,
        cores,
        ..
    } = machine;
    format!("{cpu}, {architecture}, {cores} cores")
}

#[cfg(test)]
mod tests {
    use super::super::scores::tests::{conditions, planted};
    use super::*;

    fn saved() -> Value {
        let mut value = serde_json::to_value(planted(1000.0, 4000.0, 10)).unwrap();
        value["schema"] = SCHEMA.into();
        value["kind"] = "bench".into();
        value["isa"] = "magic".into();
        value
    }

    /// What is said of scores of which something was changed.
    fn complaint(change: impl FnOnce(&mut Value)) -> String {
        let mut value = saved();
        change(&mut value);
        let error = parse(&value.to_string())
            .and_then(|saved| {
                compares(&saved, &conditions())?;
                enough(&saved.scores)
            })
            .unwrap_err();
        error.to_string()
    }

    #[test]
    fn scores_are_read_as_they_were_written() {
        let read = parse(&saved().to_string()).unwrap();
        assert_eq!(read.scores, planted(1000.0, 4000.0, 10));
        assert!(compares(&read, &conditions()).is_ok() && enough(&read.scores).is_ok());
    }

    #[test]
    fn fields_that_came_later_and_other_lines_are_passed_over() {
        let mut value = saved();
        value["later"] = true.into();
        let other = format!("{{\"schema\":{SCHEMA},\"kind\":\"bench_engine\"}}\n{value}\n");
        assert!(parse(&other).is_ok());
    }

    #[test]
    fn what_is_of_another_machine_set_or_build_is_refused() {
        for (path, value, why) in [
            (
                "/machine/cpu",
                "Slow CPU".into(),
                "Slow CPU, x86_64, 4 cores, and this is Fast CPU",
            ),
            ("/machine/cores", 8.into(), "of another machine"),
            (
                "/machine/architecture",
                "aarch64".into(),
                "Times of different machines cannot be",
            ),
            (
                "/isa",
                "avx2".into(),
                "expected --isa avx2, or scores of magic",
            ),
            ("/threads", 2.into(), "expected --threads 2"),
            ("/set", 9.into(), "set 9: expected set"),
            ("/schema", 2.into(), "schema 2: expected 1"),
            ("/schema", Value::Null, "schema null: expected 1"),
            ("/rounds", 4.into(), "4 rounds: expected 5"),
            (
                "/debug_assertions",
                (!cfg!(debug_assertions)).into(),
                "--release",
            ),
            ("/kind", "count".into(), "holds no scores"),
            ("/tasks", 3.into(), "malformed"),
            ("/calibration", Value::Null, "malformed"),
        ] {
            let said = complaint(|saved| *saved.pointer_mut(path).unwrap() = value);
            assert!(said.contains(why), "{path}: {why:?} in {said:?}");
        }
    }

    #[test]
    fn the_load_of_the_machine_is_no_property_of_it() {
        let mut value = saved();
        value["machine"]["load"] = 3.5.into();
        value["machine"]["governor"] = "powersave".into();
        assert!(compares(&parse(&value.to_string()).unwrap(), &conditions()).is_ok());
    }

    #[test]
    fn what_is_no_json_is_refused_with_its_line() {
        for text in ["nonsense", "{", "[1", "\u{0}"] {
            let said = parse(text).unwrap_err().to_string();
            assert!(said.starts_with("line 1 is no JSON"), "{said}");
        }
        for text in ["[]", "1", "null", "{}"] {
            assert!(
                matches!(parse(text), Err(Unusable::Schema { .. })),
                "{text}"
            );
        }
        assert!(matches!(parse(""), Err(Unusable::NoScores)));
    }
}
