//! A game as it is played: how it ends, what may be claimed, what is irregular.

mod any_acts;
mod bugs;
mod claims;
mod endings;
mod irregular;
mod material;
mod offers;
mod python_chess;
mod repetition;
mod shared_tables;
mod touching;

use roque_position::movegen::Move;
use roque_position::{CastlingRules, Game, History, Position, Rules};

use crate::helpers::lenient;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The position of a FEN, however unlikely.
fn position(fen: &str) -> Position {
    let judged = lenient(fen, CastlingRules::Auto);
    judged
        .unwrap_or_else(|error| panic!("{fen}: {error}"))
        .position
}

/// The moves of a UCI line, each read where it is played.
fn moves(start: Position, line: &str) -> Vec<Move> {
    let mut position = start;
    let read = |text: &str| {
        let mv = position
            .parse_uci(text)
            .unwrap_or_else(|error| panic!("{line}: {error}"));
        position = position.play_unchecked(mv);
        mv
    };
    line.split_whitespace().map(read).collect()
}

/// The history of a line from a FEN.
fn history(fen: &str, line: &str) -> History {
    let mut history = History::new(position(fen));
    for mv in moves(*history.position(), line) {
        history.play(mv).unwrap();
    }
    history
}

/// The game of a line from a FEN.
fn game(fen: &str, line: &str, rules: Rules) -> Game {
    let mut game = Game::new(position(fen), rules);
    for mv in moves(*game.position(), line) {
        game.play(mv)
            .unwrap_or_else(|error| panic!("{fen} {line}: {error}"));
    }
    game
}

/// The move of a UCI text in the current position.
fn uci(game: &Game, text: &str) -> Move {
    game.position().parse_uci(text).unwrap()
}

/// A line played several times over.
fn times(line: &str, times: usize) -> String {
    [line].repeat(times).join(" ")
}
