//! From game to game, and what came of it.

use std::io;
use std::iter;
use std::path::Path;
use std::time::Instant;

use roque_perft::Control;
use roque_position::PgnReader;

use super::case;
use crate::args::JudgeArgs;
use crate::command::ahead::{Ahead, Next};
use crate::command::games;
use crate::config::JudgeConfig;
use crate::exit::{Exit, Result};
use crate::report::{GameReport, JudgeTotal, Report};
use crate::terminal::{Output, stop_on_ctrl_c};

/// Judges every game, and tells each as soon as it ends.
///
/// # Errors
///
/// What was typed cannot be meant, the file cannot be read or has no game, or the output cannot be
/// written.
pub(in crate::command) fn run(args: &JudgeArgs, output: &Output) -> Result<Exit> {
    let config = JudgeConfig::new(args)?;
    let control = stop_on_ctrl_c(output.tongue())?;
    let progress = output.progress();
    progress.during_rounds(&control, || all(&args.file, config, &control, output))
}

fn all(file: &Path, config: JudgeConfig, control: &Control, output: &Output) -> Result<Exit> {
    let begin = Instant::now();
    let mut total = JudgeTotal {
        tongue: config.tongue,
        ..JudgeTotal::default()
    };
    let tongue = config.tongue;
    let mut games = judged(file, config)?;
    loop {
        output
            .progress()
            .at(|| games::name(file, total.games + 1, tongue));
        match games.next(control) {
            Next::Item(game) => {
                let game = game.map_err(|error| games::unreadable(file, &error, tongue))?;
                total.add(&game);
                output.report(&Report::JudgedGame(Box::new(game)))?;
            }
            Next::Stopped => {
                output.report(&Report::JudgeTotal(total))?;
                return games::interrupted(file, total.games, begin.elapsed(), output);
            }
            Next::End if total.games == 0 => return Err(games::none_in(file, tongue)),
            Next::End => break,
        }
    }
    total.complete = true;
    output.report(&Report::JudgeTotal(total))?;
    Ok(if total.held == total.games {
        Exit::Held
    } else {
        Exit::Failed
    })
}

/// The games of the file, of which judging begins.
fn judged(file: &Path, config: JudgeConfig) -> Result<Ahead<io::Result<GameReport>>> {
    let source = games::open(file, config.tongue)?;
    Ok(Ahead::read(games::AHEAD, || {
        let mut reader = PgnReader::new(source).without_variations();
        let mut number = 0;
        iter::from_fn(move || {
            number += 1;
            case::next(&mut reader, &config, number).transpose()
        })
    }))
}
