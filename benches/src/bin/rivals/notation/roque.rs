//! Roque as users get it: this very binary.

use std::hint::black_box;
use std::time::Instant;

use anyhow::Context;
use roque_movegen::Move;
use roque_position::{MoveReading, Notation, PgnReader, PgnToken, Position};

use super::answer::Answer;
use super::task::Task;

/// Does the task with this text.
///
/// # Errors
///
/// Something in the text is not what was written.
pub(crate) fn answer(task: Task, text: &str) -> anyhow::Result<Answer> {
    match task {
        Task::SanWrite => Ok(write(&moves(text)?, |written, text| {
            text.push_str(&written.position.san(written.mv));
        })),
        Task::SanWritePlaying => Ok(write(&moves(text)?, |written, text| {
            text.push_str(&written.position.san(written.mv));
            black_box(written.position.play_unchecked(written.mv));
        })),
        Task::SanRead => read(&moves(text)?, |written| {
            Ok(written
                .position
                .parse_san(written.san, MoveReading::Lenient)?)
        }),
        Task::UciWrite => Ok(write(&moves(text)?, |written, text| {
            text.push_str(&written.position.write_move(written.mv, Notation::Uci));
        })),
        Task::UciRead => read(&moves(text)?, |written| {
            Ok(written.position.parse_uci(written.uci)?)
        }),
        Task::Pgn | Task::PgnAnnotated => read_games(text),
    }
}

/// A move in its position, and its texts.
struct Written<'a> {
    position: Position,
    mv: Move,
    uci: &'a str,
    san: &'a str,
}

fn moves(text: &str) -> anyhow::Result<Vec<Written<'_>>> {
    let mut moves = Vec::new();
    for game in text.lines() {
        let mut position = Position::start();
        let mut words = game.split(' ');
        while let (Some(uci), Some(san)) = (words.next(), words.next()) {
            let mv = position.parse_uci(uci)?;
            moves.push(Written {
                position,
                mv,
                uci,
                san,
            });
            position = position.play_unchecked(mv);
        }
    }
    Ok(moves)
}

fn write(moves: &[Written<'_>], write: impl Fn(&Written<'_>, &mut String)) -> Answer {
    let mut text = String::with_capacity(8 * moves.len());
    let begin = Instant::now();
    for written in moves {
        write(written, &mut text);
        text.push('\n');
    }
    let elapsed = begin.elapsed();
    Answer::new(moves.len(), &text, elapsed)
}

fn read(
    moves: &[Written<'_>],
    read: impl Fn(&Written<'_>) -> anyhow::Result<Move>,
) -> anyhow::Result<Answer> {
    let mut found = Vec::with_capacity(moves.len());
    let begin = Instant::now();
    for written in moves {
        found.push(read(written)?);
    }
    let elapsed = begin.elapsed();
    let texts =
        (moves.iter().zip(found)).map(|(written, mv)| format!("{}\n", written.position.uci(mv)));
    let text: String = texts.collect();
    Ok(Answer::new(moves.len(), &text, elapsed))
}

fn read_games(text: &str) -> anyhow::Result<Answer> {
    let mut ends = Vec::new();
    let mut moves = 0;
    let begin = Instant::now();
    let mut reader = PgnReader::new(text.as_bytes()).without_variations();
    let mut position = Position::start();
    while let Some(item) = reader.next_item()? {
        match item.token {
            PgnToken::Move(text) => {
                let mv = position.parse_san(text, MoveReading::Lenient)?;
                position = position.play_unchecked(mv);
                moves += 1;
            }
            PgnToken::End(_) => {
                ends.push(position);
                position = Position::start();
            }
            _ => {}
        }
    }
    let elapsed = begin.elapsed();
    let mut text = String::new();
    for end in ends {
        let fen = end.fen().to_string();
        let (placement, _) = fen.split_once(' ').context("a FEN has fields")?;
        text.push_str(placement);
        text.push('\n');
    }
    Ok(Answer::new(moves, &text, elapsed))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::input::Input;

    #[test]
    fn what_was_written_is_written_and_read_again() {
        let input = Input::write().unwrap();
        let answers = Task::ALL.map(|task| answer(task, input.text(task)).unwrap());
        let digest = |task| {
            let at = Task::ALL.iter().position(|&other| other == task).unwrap();
            answers[at].digest
        };
        for answer in answers {
            assert_eq!(answer.moves, input.move_count);
        }
        assert_eq!(digest(Task::SanWrite), digest(Task::SanWritePlaying));
        assert_eq!(digest(Task::SanRead), digest(Task::UciRead));
        assert_eq!(digest(Task::UciWrite), digest(Task::UciRead));
        assert_eq!(digest(Task::Pgn), digest(Task::PgnAnnotated));
    }
}
