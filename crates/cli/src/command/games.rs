//! Where games are read from.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::time::Duration;

use roque_position::Tongue;

use crate::complaint::Complaint;
use crate::exit::{Exit, Failure, Result};
use crate::report::{InterruptedReport, Report};
use crate::terminal::Output;

/// How many games are read ahead at most.
pub(super) const AHEAD: usize = 16;

/// The file of games, or the standard input for `-`.
///
/// # Errors
///
/// It cannot be opened.
pub(super) fn open(file: &Path, tongue: Tongue) -> Result<Box<dyn BufRead + Send>> {
    if is_standard_input(file) {
        return Ok(Box::new(BufReader::new(io::stdin())));
    }
    let opened = File::open(file)
        .map_err(|error| Failure::io(Complaint(tongue).cannot_be_opened(file.display(), &error)))?;
    Ok(Box::new(BufReader::new(opened)))
}

fn is_standard_input(file: &Path) -> bool {
    file == Path::new("-")
}

/// The usage error that no game is in the file.
pub(super) fn none_in(file: &Path, tongue: Tongue) -> Failure {
    Failure::usage(Complaint(tongue).no_game_in(file.display()))
}

/// The failure that the file cannot be read to its end.
pub(super) fn unreadable(file: &Path, error: &io::Error, tongue: Tongue) -> Failure {
    Failure::io(Complaint(tongue).cannot_be_read(file.display(), error))
}

/// What the game of this number is called where it is worked on.
pub(super) fn name(file: &Path, number: u64, tongue: Tongue) -> String {
    let (standard_input, game) = match tongue {
        Tongue::English => ("standard input", "game"),
        Tongue::Portuguese => ("entrada padrão", "partida"),
    };
    if is_standard_input(file) {
        format!("{standard_input}, {game} {number}")
    } else {
        format!("{}, {game} {number}", file.display())
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
        during: name(file, complete + 1, output.tongue()),
        complete,
        elapsed,
        tongue: output.tongue(),
    }))?;
    Ok(Exit::Interrupted)
}
