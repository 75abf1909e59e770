//! `roque convert`.

use roque_position::{PgnError, PgnReader, Waivers};

use super::games;
use crate::args::ConvertArgs;
use crate::config;
use crate::exit::{Exit, Failure, Result};
use crate::report::{ConvertedReport, Report};
use crate::terminal::{Output, complain};

/// Writes every game in export format, its moves in another notation. One that cannot be read is
/// complained about, and the next one follows.
///
/// # Errors
///
/// There is no such notation, the file cannot be read or has no game, or the output cannot be written.
pub(super) fn run(args: &ConvertArgs, output: &Output) -> Result<Exit> {
    let from = config::named_notation("--from", &args.from)?;
    let to = config::named_notation("--to", &args.to)?;
    let file = args.file.display();
    let mut reader = PgnReader::new(games::open(&args.file)?);
    let mut number = 0;
    let mut exit = Exit::Held;
    loop {
        let read = reader.read_game_with(from, Waivers::NONE);
        number += 1;
        match read {
            Ok(Some(game)) => output.report(&Report::Converted(ConvertedReport {
                game: number,
                pgn: game.in_notation(to).to_string(),
            }))?,
            Ok(None) if number == 1 => return Err(games::none_in(&args.file)),
            Ok(None) => return Ok(exit),
            Err(PgnError::Io(error)) => {
                let error = anyhow::Error::new(error).context(format!("{file} cannot be read"));
                return Err(Failure::Io(error));
            }
            Err(error) => {
                complain(format_args!("game {number} is left out: {error}"));
                exit = Exit::Failed;
            }
        }
    }
}
