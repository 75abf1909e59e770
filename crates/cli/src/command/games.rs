//! Where games are read from.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::time::Duration;

use crate::exit::{Exit, Failure, OrFail, Result};
use crate::report::{InterruptedReport, Report};
use crate::terminal::Output;

/// How many games are read ahead at most.
pub(super) const AHEAD: usize = 16;

/// The file of games, or the standard input for `-`.
///
/// # Errors
///
/// It cannot be opened.
pub(super) fn open(file: &Path) -> Result<Box<dyn BufRead + Send>> {
    if is_standard_input(file) {
        return Ok(Box::new(BufReader::new(io::stdin())));
    }
    let opened = File::open(file).or_io(|| format!("{} cannot be opened", file.display()))?;
    Ok(Box::new(BufReader::new(opened)))
}

fn is_standard_input(file: &Path) -> bool {
    file == Path::new("-")
}

/// The usage error that no game is in the file.
pub(super) fn none_in(file: &Path) -> Failure {
    Failure::usage(format!(
        "{} has no game: expected PGN, or a list of moves",
        file.display()
    ))
}

/// What the game of this number is called where it is worked on.
pub(super) fn name(file: &Path, number: u64) -> String {
    if is_standard_input(file) {
        format!("standard input, game {number}")
    } else {
        format!("{}, game {number}", file.display())
    }
}

/// Ends a run that was told to stop after so many games.
///
/// # Errors
///
/// The output cannot be written.
pub(super) fn interrupted(
    file: &Path,
    complete: u64,
    elapsed: Duration,
    output: &Output,
) -> Result<Exit> {
    output.report(&Report::Interrupted(InterruptedReport {
        during: name(file, complete + 1),
        complete,
        elapsed,
    }))?;
    Ok(Exit::Interrupted)
}
