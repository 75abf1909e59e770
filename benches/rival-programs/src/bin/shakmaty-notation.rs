//! Writes and reads moves with shakmaty, and games with pgn-reader.
//!
//! A request is a line `TASK PATH`. Its answer is a line `MOVES DIGEST NANOSECONDS`: how many moves
//! there were, what came out of them, and the time of the task alone; or `error REASON`. The file of
//! PGN tasks is PGN, that of the others has a game a line, each move in UCI and then in SAN. The
//! digest is FNV-1a in 64 bits: of texts that were written, of moves that were read as UCI writes
//! them, of the last positions of games as the first field of FEN, each with a line feed behind.

use std::error::Error;
use std::fs;
use std::hint::black_box;
use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;
use std::time::Instant;

use pgn_reader::{Reader, SanPlus, Skip, Visitor};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Move, Position};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// How many moves, what came of them, and nanoseconds.
type Answer = (usize, u64, u128);

fn main() -> io::Result<()> {
    let mut output = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        match answer(&line?) {
            Ok((moves, digest, nanoseconds)) => {
                writeln!(output, "{moves} {digest:016x} {nanoseconds}")?;
            }
            Err(reason) => writeln!(output, "error {reason}")?,
        }
        output.flush()?;
    }
    Ok(())
}

fn answer(request: &str) -> Result<Answer> {
    let (task, path) = request
        .split_once(' ')
        .ok_or("expected a task and a path")?;
    let text = fs::read_to_string(path)?;
    match task {
        "san-write" => Ok(write(&moves(&text)?, |written, text| {
            SanPlus::from_move(written.position.clone(), written.mv).append_to_string(text);
        })),
        "san-write-playing" => Ok(write(&moves(&text)?, |written, text| {
            let mut position = written.position.clone();
            let san = SanPlus::from_move_and_play_unchecked(&mut position, written.mv);
            black_box(&position);
            san.append_to_string(text);
        })),
        "san-read" => read(&moves(&text)?, |written| {
            Ok(written
                .san
                .parse::<SanPlus>()?
                .san
                .to_move(&written.position)?)
        }),
        "uci-write" => Ok(write(&moves(&text)?, |written, text| {
            let uci = written.mv.to_uci(CastlingMode::Standard);
            uci.append_to_string(text);
        })),
        "uci-read" => read(&moves(&text)?, |written| {
            Ok(written.uci.parse::<UciMove>()?.to_move(&written.position)?)
        }),
        "pgn" | "pgn-annotated" => read_games(&text),
        _ => Err("unknown task".into()),
    }
}

/// A move in its position, and its texts.
struct Written<'a> {
    position: Chess,
    mv: Move,
    uci: &'a str,
    san: &'a str,
}

fn moves(text: &str) -> Result<Vec<Written<'_>>> {
    let mut moves = Vec::new();
    for game in text.lines() {
        let mut position = Chess::default();
        let mut words = game.split(' ');
        while let (Some(uci), Some(san)) = (words.next(), words.next()) {
            let mv = uci.parse::<UciMove>()?.to_move(&position)?;
            let played = position.clone();
            position.play_unchecked(mv);
            moves.push(Written {
                position: played,
                mv,
                uci,
                san,
            });
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
    (moves.len(), digest(&text), elapsed.as_nanos())
}

fn read(moves: &[Written<'_>], read: impl Fn(&Written<'_>) -> Result<Move>) -> Result<Answer> {
    let mut found = Vec::with_capacity(moves.len());
    let begin = Instant::now();
    for written in moves {
        found.push(read(written)?);
    }
    let elapsed = begin.elapsed();
    let mut text = String::new();
    for mv in found {
        mv.to_uci(CastlingMode::Standard)
            .append_to_string(&mut text);
        text.push('\n');
    }
    Ok((moves.len(), digest(&text), elapsed.as_nanos()))
}

/// Plays the moves of each game, without its variations.
struct Player {
    moves: usize,
}

impl Visitor for Player {
    type Tags = ();
    type Movetext = Chess;
    type Output = Result<Chess>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<Self::Output, Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<Self::Output> {
        match san.san.to_move(position) {
            Ok(mv) => {
                position.play_unchecked(mv);
                self.moves += 1;
                ControlFlow::Continue(())
            }
            Err(error) => ControlFlow::Break(Err(error.into())),
        }
    }

    fn begin_variation(&mut self, _: &mut Chess) -> ControlFlow<Self::Output, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn end_game(&mut self, position: Chess) -> Self::Output {
        Ok(position)
    }
}

fn read_games(text: &str) -> Result<Answer> {
    let mut ends = Vec::new();
    let mut player = Player { moves: 0 };
    let begin = Instant::now();
    let mut reader = Reader::new(io::Cursor::new(text.as_bytes()));
    while let Some(end) = reader.read_game(&mut player)? {
        ends.push(end?);
    }
    let elapsed = begin.elapsed();
    let ends: Vec<_> = ends.iter().map(|end| end.board().to_string()).collect();
    let text = ends.join("\n") + "\n";
    Ok((player.moves, digest(&text), elapsed.as_nanos()))
}

fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
