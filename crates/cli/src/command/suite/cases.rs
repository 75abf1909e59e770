//! The cases of one suite.

use std::fs::File;
use std::io::{self, BufRead, BufReader};

use roque_perft::suite::{Case, LineError, Suite};

use super::sources::Source;
use crate::command::ahead::Ahead;

/// How many cases are read ahead at most.
const AHEAD: usize = 256;

/// The cases of a suite, of which reading begins.
///
/// # Errors
///
/// The file cannot be opened.
pub(super) fn open(source: &Source) -> io::Result<Ahead<Result<Case, LineError>>> {
    let opened: Box<dyn BufRead + Send> = match source {
        Source::StandardInput => Box::new(BufReader::new(io::stdin())),
        Source::File(path) => Box::new(BufReader::new(File::open(path)?)),
    };
    Ok(Ahead::read(AHEAD, || Suite::new(opened)))
}
