//! Random games, as hard to write as may be.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use roque_position::{PgnGame, PgnLine, PgnMove, PgnResult, Position};

const PLIES: u32 = 80;

/// A random game with comments, glyphs and variations, which are likely to make trouble; every fourth
/// starts from a position of its own, two of four are Chess960.
pub(crate) fn game(random: &mut ChaCha8Rng, index: u32) -> PgnGame {
    let mut arrangement = || random.random_range(0..960);
    let start = match index % 4 {
        0 => Position::chess960(arrangement()).unwrap(),
        1 => Position::double_chess960(arrangement(), arrangement()).unwrap(),
        2 => Position::start(),
        _ => {
            let mut position = Position::start();
            for _ in 0..random.random_range(1..40) {
                let moves = position.legal_moves();
                position = position.play_unchecked(moves[random.random_range(0..moves.len())]);
                if position.legal_moves().is_empty() {
                    position = Position::start();
                }
            }
            position
        }
    };
    let mut game = PgnGame::new(start);
    game.line = random_line(random, start, PLIES, 0);
    game.result = PgnResult::ALL[random.random_range(0..4)];
    for name in ["White", "Date", "ECO", "Annotator", "Z_9"] {
        if random.random_range(0..2) == 0 {
            game.tags.set(name, &words(random)).unwrap();
        }
    }
    game
}

fn random_line(random: &mut ChaCha8Rng, start: Position, plies: u32, depth: u32) -> PgnLine {
    let mut line = PgnLine {
        comments: comments(random),
        moves: Vec::new(),
    };
    let mut position = start;
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mut played = PgnMove::new(moves[random.random_range(0..moves.len())]);
        if random.random_range(0..8) == 0 {
            played.glyphs = (0..random.random_range(1..3))
                .map(|_| random.random())
                .collect();
        }
        played.comments = comments(random);
        while depth < 3 && random.random_range(0..8) == 0 {
            let plies = random.random_range(1..8);
            played
                .variations
                .push(random_line(random, position, plies, depth + 1));
        }
        position = position.play_unchecked(played.mv);
        line.moves.push(played);
    }
    line
}

fn comments(random: &mut ChaCha8Rng) -> Vec<String> {
    match random.random_range(0..8) {
        0 => vec![words(random)],
        1 => vec![words(random), words(random)],
        _ => Vec::new(),
    }
}

/// Words that are likely to make trouble, without blanks around them.
fn words(random: &mut ChaCha8Rng) -> String {
    const WORDS: [&str; 20] = [
        "better",
        "is",
        "1.",
        "e4",
        "(",
        ")",
        "{",
        "}",
        ";",
        "%",
        "[Event \"x\"]",
        "[%clk",
        "0:01:30]",
        "größer",
        "♔",
        "\"",
        "\\",
        "$5",
        "1-0",
        "",
    ];
    let count = random.random_range(1..30);
    let words: Vec<_> = (0..count)
        .map(|_| WORDS[random.random_range(0..WORDS.len())])
        .collect();
    let text = words.join(" ").trim().to_owned();
    if text.is_empty() {
        "x".to_owned()
    } else {
        text
    }
}
