//! `roque positions`.

use roque_position::Position;

use crate::args::PositionsArgs;
use crate::config;
use crate::exit::{Exit, OrFail, Result};
use crate::named::NAMED;
use crate::report::{ArrangementReport, NamedReport, Report};
use crate::terminal::Output;

/// Lists the named positions, or prints the Chess960 start position of a number.
///
/// # Errors
///
/// The number is none of a start position, or the output cannot be written.
pub(super) fn run(args: &PositionsArgs, output: &Output) -> Result<Exit> {
    if let Some(typed) = &args.number {
        let number = config::arrangement(typed)?;
        let start = Position::chess960(number).or_usage(|| format!("start position {number}"))?;
        let fen = start.fen().to_string();
        output.report(&Report::StartPosition(ArrangementReport { number, fen }))?;
        return Ok(Exit::Held);
    }
    for named in NAMED {
        output.report(&Report::NamedPosition(NamedReport {
            name: named.name,
            aliases: named.aliases,
            fen: named.fen,
            description: named.description,
        }))?;
    }
    Ok(Exit::Held)
}
