//! From game to game, and what came of it.

use roque_position::PgnReader;

use super::case;
use crate::args::JudgeArgs;
use crate::command::games;
use crate::config::JudgeConfig;
use crate::exit::{Exit, OrFail, Result};
use crate::report::{JudgeTotal, Report};
use crate::terminal::Output;

/// Judges every game, and tells each before the next is read.
///
/// # Errors
///
/// What was typed cannot be meant, the file cannot be read or has no game, or the output cannot be
/// written.
pub(in crate::command) fn run(args: &JudgeArgs, output: &Output) -> Result<Exit> {
    let config = JudgeConfig::new(args)?;
    let file = args.file.display();
    let mut reader = PgnReader::new(games::open(&args.file)?).without_variations();
    let mut total = JudgeTotal {
        tongue: config.tongue,
        ..JudgeTotal::default()
    };
    while let Some(game) = case::next(&mut reader, &config, total.games + 1)
        .or_io(|| format!("{file} cannot be read"))?
    {
        total.add(&game);
        output.report(&Report::JudgedGame(Box::new(game)))?;
    }
    if total.games == 0 {
        return Err(games::none_in(&args.file));
    }
    output.report(&Report::JudgeTotal(total))?;
    Ok(if total.held == total.games {
        Exit::Held
    } else {
        Exit::Failed
    })
}
