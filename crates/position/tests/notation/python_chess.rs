//! Agreement with python-chess on the SAN of every legal move of random games. It is run as a program
//! of its own; where it is not installed, the test says that it is skipped.

use std::collections::BTreeMap;
use std::process::{Command, Stdio};

use roque_position::{CastlingRules, FenReading, MoveReading, Position, Waivers};

const SCRIPT: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/notation/python_chess.py"
);

#[test]
fn san_of_random_games_is_that_of_python_chess() {
    compare(5, 20);
}

#[test]
#[ignore = "takes minutes, nearly all of them in python-chess"]
fn san_of_two_thousand_random_games_is_that_of_python_chess() {
    compare(6, 2_000);
}

fn compare(seed: u32, games: u32) {
    if !is_installed() {
        println!("skipped: agreement with python-chess (`python3 -c 'import chess'` fails)");
        return;
    }
    let output = Command::new("python3")
        .args([SCRIPT, &seed.to_string(), &games.to_string()])
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let mut compared = 0;
    for line in String::from_utf8(output.stdout).unwrap().lines() {
        let [fen, chess960, texts] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let rules = match chess960 {
            "0" => CastlingRules::Standard,
            _ => CastlingRules::Chess960,
        };
        let judged = Position::from_fen_with(fen, rules, FenReading::Strict, Waivers::NONE);
        let position = judged
            .unwrap_or_else(|error| panic!("{fen}: {error}"))
            .position;
        let words: Vec<_> = texts.split(' ').collect();
        let theirs: BTreeMap<_, _> = words
            .chunks_exact(2)
            .map(|pair| (pair[0].to_owned(), pair[1].to_owned()))
            .collect();
        let moves = position.legal_moves();
        let ours: BTreeMap<_, _> = (moves.iter())
            .map(|&mv| (position.uci(mv).to_string(), position.san(mv).to_string()))
            .collect();
        assert_eq!(ours, theirs, "{fen}");
        for (uci, san) in &theirs {
            let read = position.parse_san(san, MoveReading::Strict).unwrap();
            assert_eq!(position.uci(read).to_string(), *uci, "{fen} {san}");
        }
        compared += theirs.len() as u32;
    }
    println!("{compared} moves compared with python-chess");
    assert!(compared > 1_000 * games);
}

fn is_installed() -> bool {
    let mut import = Command::new("python3");
    import
        .args(["-c", "import chess"])
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    import.status().is_ok_and(|status| status.success())
}
