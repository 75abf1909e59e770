//! Tables that are not part of the project, in the folder that `ROQUE_EXTRA_DATA` names. Without it
//! these tests say what they skip.

use std::fs;
use std::path::Path;

use roque_position::movegen::Color;
use roque_position::{
    CastlingRules, Game, History, MaterialRule, MoveReading, Position, Reason, Rules,
};

use crate::helpers::lenient;

/// The rows of a table, without its head.
fn rows(table: &str) -> Option<Vec<Vec<String>>> {
    let Some(data) = std::env::var_os("ROQUE_EXTRA_DATA") else {
        println!("skipped: {table} (ROQUE_EXTRA_DATA is not set)");
        return None;
    };
    let text = fs::read_to_string(Path::new(&data).join("suites/rules").join(table)).unwrap();
    let columns = |row: &str| row.split('\t').map(str::to_owned).collect();
    Some(text.lines().skip(1).map(columns).collect())
}

fn yes(column: &str) -> bool {
    column == "1"
}

#[test]
fn insufficient_material_is_that_of_two_libraries() {
    let Some(rows) = rows("insufficient-material.tsv") else {
        return;
    };
    for row in &rows {
        let position = lenient(&row[0], CastlingRules::Auto).unwrap().position;
        let board = position.board();
        assert_eq!(
            MaterialRule::Library.is_draw(board),
            yes(&row[1]),
            "{row:?}"
        );
        let cannot = |color| MaterialRule::Library.cannot_mate(board, color);
        assert_eq!(cannot(Color::White), yes(&row[2]), "{row:?}");
        assert_eq!(cannot(Color::Black), yes(&row[3]), "{row:?}");
    }
    println!("{} rows", rows.len());
    assert!(rows.len() >= 100);
}

#[test]
fn repetitions_clocks_and_outcomes_are_those_of_two_libraries() {
    let Some(rows) = rows("repetition-and-clocks.tsv") else {
        return;
    };
    for row in &rows {
        let rules = if yes(&row[2]) {
            CastlingRules::Chess960
        } else {
            CastlingRules::Standard
        };
        let mut history = History::new(lenient(&row[1], rules).unwrap().position);
        let mut counts = vec![history.occurrences().to_string()];
        for text in row[3].split_whitespace() {
            let mv = history.position().parse_uci(text).unwrap();
            history.play(mv).unwrap();
            counts.push(history.occurrences().to_string());
        }
        assert_eq!(counts.join(","), row[4], "{row:?}");
        assert_eq!(history.occurrences().to_string(), row[5]);
        assert_eq!(history.occurrences() >= 3, yes(&row[6]), "{row:?}");
        assert_eq!(history.occurrences() >= 5, yes(&row[7]), "{row:?}");
        let position = history.position();
        assert_eq!(position.halfmove_clock().to_string(), row[8], "{row:?}");
        assert_eq!(ending(&history), row[13], "{row:?}");
        assert_eq!(fen_of(position, &row[14]), row[14], "{row:?}");
        assert_claim(&history, yes(&row[9]));
    }
    println!("{} rows", rows.len());
    assert!(rows.len() >= 30);
}

/// How the game ended by itself, in the words of the table.
fn ending(history: &History) -> &'static str {
    let outcome = Rules::fide().ending(history);
    match outcome.map(|outcome| outcome.reason) {
        None => "NONE",
        Some(Reason::Checkmate) => "CHECKMATE",
        Some(Reason::Stalemate) => "STALEMATE",
        Some(Reason::InsufficientMaterial(_)) => "INSUFFICIENT_MATERIAL",
        Some(Reason::FivefoldRepetition) => "FIVEFOLD_REPETITION",
        Some(Reason::SeventyFiveMoves) => "SEVENTYFIVE_MOVES",
        Some(reason) => panic!("{reason:?} does not come by itself"),
    }
}

/// The FEN in the style of the expected one: with rights by file if that has them.
fn fen_of(position: &Position, expected: &str) -> String {
    use roque_position::{CastlingStyle, FenStyle};

    let rights = expected.split(' ').nth(2).unwrap();
    let by_file = rights.chars().any(|letter| !"KQkq-".contains(letter));
    let castling = if by_file {
        CastlingStyle::Shredder
    } else {
        CastlingStyle::XFen
    };
    let style = FenStyle {
        castling,
        ..FenStyle::default()
    };
    position.fen().styled(style).to_string()
}

/// Whether fifty moves can be claimed, unless the game is over.
fn assert_claim(history: &History, fifty: bool) {
    let game = Game::new(*history.position(), Rules::traditional());
    if game.outcome().is_none() {
        let claims: Vec<_> = game.open_claims().collect();
        assert_eq!(!claims.is_empty(), fifty, "{}", history.position());
    }
}

/// The rows of the reported faults whose number begins with this letter: kind, input, right answer.
fn faults(letter: char) -> Vec<[String; 3]> {
    let Some(data) = std::env::var_os("ROQUE_EXTRA_DATA") else {
        println!("skipped: reported faults (ROQUE_EXTRA_DATA is not set)");
        return Vec::new();
    };
    let text = fs::read_to_string(Path::new(&data).join("cases/bugcases.tsv")).unwrap();
    let rows = text.lines().filter(|row| row.starts_with(letter));
    rows.map(|row| {
        let columns: Vec<_> = row.split('\t').collect();
        [1, 2, 4].map(|column| columns[column].to_owned())
    })
    .collect()
}

/// The history of `FEN ; moves …`, in UCI or SAN.
fn history_of(input: &str) -> History {
    let (fen, line) = input.split_once(" ; ").unwrap_or((input, ""));
    let start = if fen == "startpos" {
        Position::start()
    } else {
        lenient(fen, CastlingRules::Auto).unwrap().position
    };
    let mut history = History::new(start);
    for text in line.split_whitespace().skip(1) {
        let position = history.position();
        let san = || position.parse_san(text, MoveReading::Lenient);
        let mv = position.parse_uci(text).or_else(|_| san());
        history
            .play(mv.unwrap_or_else(|error| panic!("{input}: {error}")))
            .unwrap();
    }
    history
}

#[test]
fn reported_faults_of_repetition_clocks_material_and_outcomes_are_not_ours() {
    let faults = faults('D');
    for [kind, input, right] in &faults {
        let history = history_of(input);
        let board = history.position().board();
        let ending = ending(&history);
        match kind.as_str() {
            kind if kind.starts_with("rep-") => {
                assert_eq!((history.occurrences() >= 3).to_string(), *right, "{input}");
            }
            "mate-beats-fifty" => assert_eq!(ending, "CHECKMATE", "{input}"),
            "fifty-move-from-fen" => assert_claim(&history, true),
            "stalemate" => assert_eq!(ending, "STALEMATE", "{input}"),
            "per-colour-material" => {
                let cannot = |color| MaterialRule::Library.cannot_mate(board, color);
                let ours = Color::ALL.map(|color| cannot(color).to_string()).join(", ");
                assert_eq!(ours, *right, "{input}");
            }
            kind => {
                let draw = MaterialRule::Library.is_draw(board).to_string();
                assert_eq!(draw, *right, "{kind} {input}");
            }
        }
    }
    println!("{} rows", faults.len());
}
