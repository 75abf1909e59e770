//! How many threads count.

use std::num::NonZero;
use std::thread;

use super::number;
use crate::args::ThreadsArgs;
use crate::exit::Result;

/// The number of threads that was asked for, or one for each core.
pub(super) fn meant(args: &ThreadsArgs) -> Result<usize> {
    match &args.threads {
        Some(typed) => number::threads(typed),
        None => Ok(thread::available_parallelism().map_or(1, NonZero::get)),
    }
}
