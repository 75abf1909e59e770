//! `roque convert`.

use std::iter;
use std::path::Path;
use std::time::Instant;

use roque_perft::Control;
use roque_position::{Notation, PgnError, PgnGame, PgnReader, Tongue, Waivers};

use super::ahead::{Ahead, Next};
use super::games;
use crate::args::ConvertArgs;
use crate::complaint::Complaint;
use crate::config;
use crate::exit::{Exit, Result};
use crate::report::{ConvertedReport, Report};
use crate::terminal::{Output, complain, stop_on_ctrl_c};

/// Writes every game in export format, its moves in another notation. One that cannot be read is
/// complained about, and the next one follows.
///
/// # Errors
///
/// There is no such notation, the file cannot be read or has no game, or the output cannot be written.
pub(super) fn run(args: &ConvertArgs, output: &Output) -> Result<Exit> {
    let from = config::named_notation("--from", &args.from, output.tongue())?;
    let to = config::named_notation("--to", &args.to, output.tongue())?;
    let control = stop_on_ctrl_c(output.tongue())?;
    let progress = output.progress();
    progress.during_rounds(&control, || all(&args.file, from, to, &control, output))
}

fn all(
    file: &Path,
    from: Notation,
    to: Notation,
    control: &Control,
    output: &Output,
) -> Result<Exit> {
    let begin = Instant::now();
    let tongue = output.tongue();
    let mut games = read(file, from, tongue)?;
    let mut complete = 0;
    let mut exit = Exit::Held;
    loop {
        let number = complete + 1;
        output.progress().at(|| games::name(file, number, tongue));
        match games.next(control) {
            Next::Item(Ok(game)) => output.report(&Report::Converted(ConvertedReport {
                game: number,
                pgn: game.in_notation(to).to_string(),
            }))?,
            Next::Item(Err(PgnError::Io(error))) => {
                return Err(games::unreadable(file, &error, tongue));
            }
            Next::Item(Err(error)) => {
                let left_out = Complaint(tongue).left_out(number, error.say(tongue));
                output.progress().suspend(|| complain(left_out, tongue));
                exit = Exit::Failed;
            }
            Next::Stopped => return games::interrupted(file, complete, begin.elapsed(), output),
            Next::End if complete == 0 => return Err(games::none_in(file, tongue)),
            Next::End => return Ok(exit),
        }
        complete = number;
    }
}

/// The games of the file, of which reading begins.
fn read(
    file: &Path,
    from: Notation,
    tongue: Tongue,
) -> Result<Ahead<std::result::Result<PgnGame, PgnError>>> {
    let mut reader = PgnReader::new(games::open(file, tongue)?);
    Ok(Ahead::read(games::AHEAD, move || {
        iter::from_fn(move || reader.read_game_with(from, Waivers::NONE).transpose())
    }))
}
