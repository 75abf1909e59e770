//! Data that is not part of the project, in the folder that `ROQUE_EXTRA_DATA` names. Without it
//! these tests say what they skip.

use std::fs;
use std::path::Path;

use roque_position::movegen::Move;
use roque_position::{
    CastlingRules, FenReading, MoveReading, Position, SanError, UciError, Waivers,
};

/// The rows of a table, or a line that says what is skipped.
fn rows(name: &str) -> Option<Vec<Vec<String>>> {
    let Some(data) = std::env::var_os("ROQUE_EXTRA_DATA") else {
        println!("skipped: {name} (ROQUE_EXTRA_DATA is not set)");
        return None;
    };
    let table = fs::read_to_string(Path::new(&data).join(name)).unwrap();
    let columns = |row: &str| row.split('\t').map(str::to_owned).collect();
    Some(table.lines().skip(1).map(columns).collect())
}

fn position(fen: &str, rules: CastlingRules) -> Position {
    let judged = Position::from_fen_with(fen, rules, FenReading::Lenient, Waivers::ALL);
    judged
        .unwrap_or_else(|error| panic!("{fen}: {error}"))
        .position
}

#[test]
fn san_and_uci_agree_with_another_library() {
    let Some(rows) = rows("suites/rules/san-uci.tsv") else {
        return;
    };
    for row in &rows {
        let [fen, chess960, uci, san, tag] = row.as_slice() else {
            panic!("{row:?}")
        };
        let rules = if chess960 == "1" {
            CastlingRules::Chess960
        } else {
            CastlingRules::Auto
        };
        let position = position(fen, rules);
        let mv = position.parse_uci(uci).unwrap();
        assert_eq!(position.san(mv), san.as_str(), "{fen} {uci} ({tag})");
        for reading in [MoveReading::Strict, MoveReading::Lenient] {
            assert_eq!(
                position.parse_san(san, reading),
                Ok(mv),
                "{fen} {san} ({tag})"
            );
        }
    }
    assert_eq!(rows.len(), 250);
}

#[test]
fn faults_of_other_programs_with_notation_are_not_ours() {
    let Some(rows) = rows("cases/bugcases.tsv") else {
        return;
    };
    let mut asked = 0;
    for row in rows.iter().filter(|row| row[0].starts_with('S')) {
        let (id, input, right) = (&row[0], &row[2], &row[4]);
        let Some((fen, question)) = input.split_once(" ; ") else {
            // Two rows are of UCI, and in words.
            assert!(["S21", "S22"].contains(&id.as_str()), "{row:?}");
            continue;
        };
        let position = position(fen, CastlingRules::Auto);
        asked += 1;
        if let Some(uci) = question.strip_prefix("move ") {
            let mv = position.parse_uci(uci).unwrap();
            assert_eq!(position.san(mv), right.as_str(), "{id}");
        } else {
            let text = question.strip_prefix("text ").unwrap();
            check_reading(id, &position, text, right);
        }
    }
    assert_eq!(asked, 17);
}

/// Reads a text and compares with the right answer: a move in UCI, or an error in words.
fn check_reading(id: &str, position: &Position, text: &str, right: &str) {
    let read = position.parse_san(text, MoveReading::Lenient);
    match id {
        "S10" => assert!(matches!(read, Err(SanError::Ambiguous { .. })), "{read:?}"),
        "S13" => assert!(
            matches!(read, Err(SanError::PromotionMissing(_))),
            "{read:?}"
        ),
        "S18" => assert!(matches!(read, Err(SanError::Unreadable { .. })), "{read:?}"),
        _ => {
            let uci = right.split(' ').next().unwrap();
            let expected: Result<Move, UciError> = position.parse_uci(uci);
            assert_eq!(read, Ok(expected.unwrap()), "{id} {text}");
            if let Some((_, canonical)) = right.split_once("canonical ") {
                assert_eq!(position.san(read.unwrap()), canonical, "{id}");
            }
        }
    }
}
