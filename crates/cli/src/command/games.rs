//! Where games are read from.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use crate::exit::{Failure, OrFail, Result};

/// The file of games, or the standard input for `-`.
///
/// # Errors
///
/// It cannot be opened.
pub(super) fn open(file: &Path) -> Result<Box<dyn BufRead>> {
    if file == Path::new("-") {
        return Ok(Box::new(io::stdin().lock()));
    }
    let opened = File::open(file).or_io(|| format!("{} cannot be opened", file.display()))?;
    Ok(Box::new(BufReader::new(opened)))
}

/// The usage error that no game is in the file.
pub(super) fn none_in(file: &Path) -> Failure {
    Failure::usage(format!(
        "{} has no game: expected PGN, or a list of moves",
        file.display()
    ))
}
