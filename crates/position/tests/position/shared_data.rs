//! Data that is not part of the project: suites and reference keys in the folder that
//! `ROQUE_EXTRA_DATA` names. Without it these tests say what they skip.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use roque_position::movegen::Color;
use roque_position::{CastlingRules, Epd, FenReading, Position, Violations, Waivers};

use crate::helpers::lenient;

/// A folder of the extra data, or a line that says what is skipped.
fn folder(name: &str) -> Option<PathBuf> {
    let Some(data) = std::env::var_os("ROQUE_EXTRA_DATA") else {
        println!("skipped: {name} (ROQUE_EXTRA_DATA is not set)");
        return None;
    };
    Some(Path::new(&data).join(name))
}

fn suite_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(suite_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "epd") {
            files.push(path);
        }
    }
    files.sort();
    files
}

#[test]
fn all_suites_are_read_strictly_and_accepted_leniently_with_their_first_count() {
    let Some(folder) = folder("suites") else {
        return;
    };
    let mut lines = 0;
    let mut rejected: BTreeMap<String, Violations> = BTreeMap::new();
    for file in suite_files(&folder) {
        for line in fs::read_to_string(&file).unwrap().lines() {
            if Epd::is_comment(line) {
                continue;
            }
            let epd = Epd::parse(line, FenReading::Strict);
            let epd = epd.unwrap_or_else(|error| panic!("{}: {line}: {error}", file.display()));
            let judged = epd.setup.judge(CastlingRules::Auto, Waivers::ALL);
            let position = judged
                .unwrap_or_else(|error| panic!("{line}: {error}"))
                .position;
            if let Some(count) = epd.operation("D1") {
                assert_eq!(
                    position.legal_moves().len().to_string(),
                    count.text,
                    "{line}"
                );
            }
            if let Err(violations) = epd.setup.judge(CastlingRules::Auto, Waivers::NONE) {
                rejected.insert(epd.setup.to_string(), violations);
            }
            lines += 1;
        }
    }
    // Aligned checkers, stepping checkers, a push out of a check, too many men.
    assert_eq!(rejected.len(), 17, "{rejected:#?}");
    println!(
        "{lines} lines of suites; strict judging rejects {}:",
        rejected.len()
    );
    for (fen, violations) in &rejected {
        println!("  {fen}: {violations}");
    }
}

#[test]
fn start_positions_have_their_numbers() {
    let Some(folder) = folder("suites") else {
        return;
    };
    let suite = fs::read_to_string(folder.join("chess960-startpos-derived.epd")).unwrap();
    for line in suite.lines() {
        let epd = Epd::parse(line, FenReading::Strict).unwrap();
        let id = epd.operation("id").unwrap().text;
        let number: u16 = id.strip_prefix("SP").unwrap().parse().unwrap();
        let position = Position::chess960(number).unwrap();
        assert_eq!(*position.board().placement(), epd.setup.placement, "{line}");
        assert_eq!(position.arrangement(Color::Black), Some(number));
        assert_eq!(position.setup().castling, epd.setup.castling, "{line}");
    }
}

#[test]
fn polyglot_keys_are_those_of_two_libraries() {
    let Some(folder) = folder("suites") else {
        return;
    };
    for (file, fen_column, key_column) in [
        ("rules/polyglot-keys.tsv", 0, 1),
        ("public/polyglot-spec.tsv", 1, 2),
    ] {
        let table = fs::read_to_string(folder.join(file)).unwrap();
        for row in table.lines().skip(1) {
            let columns: Vec<_> = row.split('\t').collect();
            let position = lenient(columns[fen_column], CastlingRules::Auto)
                .unwrap()
                .position;
            let key = format!("{:016x}", position.polyglot_key());
            assert_eq!(key, columns[key_column], "{row}");
        }
    }
}

#[test]
fn positions_that_another_library_holds_for_valid_are_accepted_leniently() {
    let Some(folder) = folder("suites") else {
        return;
    };
    let file = folder.join("public/cozy-valid.sfens");
    let mut kinds: BTreeMap<&str, u32> = BTreeMap::new();
    let mut read = 0;
    for fen in fs::read_to_string(file).unwrap().lines() {
        let judged = lenient(fen, CastlingRules::Auto);
        let judged = judged.unwrap_or_else(|error| panic!("{fen}: {error}"));
        for waived in judged.waived {
            *kinds.entry(waived.violation.kind().name()).or_default() += 1;
        }
        read += 1;
    }
    println!("{read} positions; strict judging names {kinds:?}");
}

/// The rows of the reported faults whose number begins with `prefix`: input and right answer.
fn faults(prefix: &str) -> Vec<[String; 2]> {
    let Some(folder) = folder("cases") else {
        return Vec::new();
    };
    let table = fs::read_to_string(folder.join("bugcases.tsv")).unwrap();
    let rows = table.lines().filter(|row| row.starts_with(prefix));
    let answers = rows.map(|row| {
        let columns: Vec<_> = row.split('\t').collect();
        [2, 4].map(|column| columns[column].to_owned())
    });
    answers.collect()
}

/// The position of `FEN ; move e2e4` or `startpos ; moves e2e4 …`.
fn position_of(input: &str) -> Position {
    let (fen, line) = input.split_once(" ; ").unwrap_or((input, ""));
    let start = match fen {
        "startpos" => Position::start(),
        fen => lenient(fen, CastlingRules::Auto).unwrap().position,
    };
    let moves = line.split_whitespace().skip(1);
    moves.fold(start, |position, text| {
        position.play(position.parse_uci(text).unwrap()).unwrap()
    })
}

#[test]
fn reported_faults_of_the_fen_after_a_move_are_not_ours() {
    let faults = faults("P5");
    for [input, right] in &faults {
        assert_eq!(position_of(input).fen().to_string(), *right, "{input}");
    }
    println!("{} rows", faults.len());
}

#[test]
fn reported_faults_of_keys_are_not_ours() {
    let faults = faults("Z");
    for [input, right] in &faults {
        let position = position_of(input);
        let key = format!("{:016x}", position.polyglot_key());
        assert!(right.contains(&key), "{input}: {key}, {right}");
        let again = Position::from_fen(&position.fen().to_string()).unwrap();
        assert_eq!(position.key(), again.key(), "{input}");
    }
    println!("{} rows", faults.len());
}
