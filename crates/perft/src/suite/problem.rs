//! What keeps a line of a suite from being read.

use std::io;

use roque_position::EpdError;

/// The longest line that is read, in bytes. Ten known counts and a long id take a few hundred.
pub const MAX_LINE_BYTES: usize = 64 * 1024;

/// A line that says nothing to count.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct LineError {
    /// Its number, 1 at the start.
    pub line: u64,
    /// What is wrong with it.
    pub problem: LineProblem,
}

/// What is wrong with a line.
#[derive(Debug, thiserror::Error)]
pub enum LineProblem {
    /// The source failed. There are no more lines.
    #[error("cannot be read: {0}")]
    Read(io::Error),
    /// A byte that is not part of UTF-8 text. There are no more lines: the file is something else.
    #[error("byte {byte} is not text: expected a position and its counts on each line")]
    NotText {
        /// The place in the line, 1 at the start.
        byte: usize,
    },
    /// More than [`MAX_LINE_BYTES`]. There are no more lines: the file is something else.
    #[error("longer than {MAX_LINE_BYTES} bytes: expected a position and its counts on each line")]
    TooLong,
    /// Something after the position that is no operation.
    #[error(transparent)]
    Operation(EpdError),
    /// No known count.
    #[error("no counts: expected `;D1 20` or the like after the position")]
    NoCounts,
    /// A count that is no number of leaves.
    #[error(
        "`{operation}` has no count: expected a depth of 0 to 255 and a number of at most {}, as in `D1 20`",
        u128::MAX
    )]
    BadCount {
        /// The operation as it is written.
        operation: String,
    },
    /// Two counts for a depth.
    #[error("depth {depth} has two counts: expected one")]
    CountedTwice {
        /// The depth, in plies.
        depth: u8,
    },
}

impl LineProblem {
    /// Whether no line after it can be read.
    pub const fn ends_suite(&self) -> bool {
        matches!(self, Self::Read(_) | Self::NotText { .. } | Self::TooLong)
    }
}
