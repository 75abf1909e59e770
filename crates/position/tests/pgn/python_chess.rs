//! python-chess reads what is written. It is run as a program of its own; where it is not installed,
//! the test says that it is skipped.

use std::io::Write;
use std::process::{Command, Stdio};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use roque_position::{CastlingStyle, EnPassantMode, FenStyle, PgnGame};
use serde_json::Value;

use crate::random_games;

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pgn/python_chess.py");
const GAMES: u32 = 60;

#[test]
fn python_chess_reads_the_same_games() {
    if !is_installed() {
        println!("skipped: agreement with python-chess (`python3 -c 'import chess'` fails)");
        return;
    }
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let games: Vec<_> = (0..GAMES)
        .map(|index| random_games::game(&mut random, index))
        .collect();
    let text: String = games.iter().map(PgnGame::to_string).collect();
    let output = read_by_python_chess(text);
    let read: Vec<Value> = (output.lines())
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(read.len(), games.len());
    for (game, read) in games.iter().zip(&read) {
        assert_eq!(read["errors"], Value::Array(Vec::new()), "{game}");
        // It leaves the backslashes in values.
        let is_plain =
            |&(name, value): &(&str, &str)| name != "Result" && !value.contains(['"', '\\']);
        for (name, value) in game.tags.iter().filter(is_plain) {
            assert_eq!(read["tags"][name], value, "{game}");
        }
        assert_eq!(read["tags"]["Result"], game.result.as_str());
        let start = game.start.fen().styled(FenStyle {
            castling: CastlingStyle::Shredder,
            en_passant: EnPassantMode::Always,
        });
        assert_eq!(read["start"], start.to_string());
        let mut position = game.start;
        let mut moves = Vec::new();
        for played in &game.line.moves {
            moves.push(Value::from(position.uci(played.mv).to_string()));
            position = position.play(played.mv).unwrap();
        }
        assert_eq!(read["moves"], Value::Array(moves), "{game}");
    }
}

fn read_by_python_chess(text: String) -> String {
    let mut reader = Command::new("python3")
        .arg(SCRIPT)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = reader.stdin.take().unwrap();
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()).unwrap());
    let output = reader.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

fn is_installed() -> bool {
    let mut import = Command::new("python3");
    import
        .args(["-c", "import chess.pgn"])
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    import.status().is_ok_and(|status| status.success())
}
