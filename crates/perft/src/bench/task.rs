//! What is timed?

use core::fmt;
use core::str::FromStr;

use roque_movegen::Isa;

/// The version of what is measured: rates of the same task compare only within one. It changes with
/// the positions, with what a task does to them, and with how its rate is told.
pub const SET: u32 = 1;

/// One of the things that the library is asked to do, each timed apart from the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Task {
    /// Listing the legal moves of all boards two plies below a position.
    List,
    /// Making all legal moves, known before, of all boards one ply below a position.
    Make,
    /// Counting, one position at a time, on one thread, without vector instructions.
    Scalar,
    /// Counting, several sibling positions at once, on one thread, with vector instructions.
    Batch,
    /// Counting on one thread with a table that is empty at first ([`TABLE_BYTES`]).
    Hash,
    /// Counting on all threads.
    Threads,
}

/// The size of the table of [`Task::Hash`]: larger ones are limited by memory, and are not ready soon
/// enough.
pub const TABLE_BYTES: u64 = 16 << 20;

impl Task {
    /// All of them, in the order in which they are timed.
    pub const ALL: [Self; 6] = [
        Self::List,
        Self::Make,
        Self::Scalar,
        Self::Batch,
        Self::Hash,
        Self::Threads,
    ];

    /// Its name in reports: `list`, `make`, `scalar`, `batch`, `hash`, `threads`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::List => "list",
            Self::Make => "make",
            Self::Scalar => "scalar",
            Self::Batch => "batch",
            Self::Hash => "hash",
            Self::Threads => "threads",
        }
    }

    /// What its rate counts a second: `moves`, or `nodes`, which are counted leaves.
    pub const fn unit(self) -> &'static str {
        match self {
            Self::List | Self::Make => "moves",
            Self::Scalar | Self::Batch | Self::Hash | Self::Threads => "nodes",
        }
    }

    /// Whether there is such a thing where `isa` is chosen: all but [`Task::Batch`] are always there,
    /// and that where there are vectors.
    pub const fn is_there(self, isa: Isa) -> bool {
        !matches!(self, Self::Batch) || isa.has_vectors()
    }

    /// Whether counts are remembered, so that its rate does not compare with those of other tasks.
    pub const fn is_hashed(self) -> bool {
        matches!(self, Self::Hash)
    }

    /// Whether one go takes so many milliseconds that on a busy machine none is undisturbed: it needs
    /// much memory, or all cores. The others find what they need even then.
    pub const fn is_long(self) -> bool {
        matches!(self, Self::Hash | Self::Threads)
    }

    /// At least so many units are done in one go. A fast processor takes about a millisecond: long
    /// enough for the clock, and short enough that some goes are undisturbed even while several other
    /// programs want the processor.
    pub(super) const fn least_in_one_go(self) -> u64 {
        match self {
            Self::List => 400_000,
            Self::Make => 100_000,
            Self::Scalar => 1_000_000,
            Self::Batch => 3_000_000,
            Self::Hash | Self::Threads => 0,
        }
    }

    /// No count is of more leaves. On threads, counts are deeper: a tree of four plies is not split.
    pub(super) const fn most_in_one_count(self) -> u64 {
        match self {
            Self::Hash | Self::Threads => 200_000_000,
            _ => 1_000_000,
        }
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a task is one of list, make, scalar, batch, hash, threads")]
pub struct ParseTaskError;

impl FromStr for Task {
    type Err = ParseTaskError;

    fn from_str(name: &str) -> Result<Self, ParseTaskError> {
        Self::ALL
            .into_iter()
            .find(|task| task.name() == name)
            .ok_or(ParseTaskError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_task_is_found_by_its_name() {
        for task in Task::ALL {
            assert_eq!(task.name().parse(), Ok(task));
            assert!(ParseTaskError.to_string().contains(task.name()));
        }
        assert_eq!("sing".parse::<Task>(), Err(ParseTaskError));
    }
}
