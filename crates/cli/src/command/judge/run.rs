//! From game to game, and what came of it.

use std::fs::File;
use std::io::{self, BufRead, BufReader};

use roque_position::PgnReader;

use super::case;
use crate::args::JudgeArgs;
use crate::config::JudgeConfig;
use crate::exit::{Exit, Failure, OrFail, Result};
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
    let source = open(&config).or_io(|| format!("{file} cannot be opened"))?;
    let mut reader = PgnReader::new(source).without_variations();
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
        return Err(Failure::usage(format!(
            "{file} has no game: expected PGN, or a list of moves"
        )));
    }
    output.report(&Report::JudgeTotal(total))?;
    Ok(if total.held == total.games {
        Exit::Held
    } else {
        Exit::Failed
    })
}

fn open(config: &JudgeConfig) -> io::Result<Box<dyn BufRead>> {
    Ok(match &config.file {
        Some(file) => Box::new(BufReader::new(File::open(file)?)),
        None => Box::new(io::stdin().lock()),
    })
}
