//! What is wrong with a line that should be an EPD.

use crate::fen::FenError;

/// A line is not an EPD.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum EpdError {
    /// The position cannot be read.
    #[error(transparent)]
    Position(#[from] FenError),
    /// What should be the name of an operation is none.
    #[error(
        "operation at byte {offset}: found {found:?}, expected a name that begins with a letter"
    )]
    Opcode {
        /// At which byte of the line, counted from 0.
        offset: usize,
        /// The character there.
        found: char,
    },
    /// A quoted operand without its closing quote.
    #[error("operand at byte {offset}: the quote that opens here is not closed, expected \"")]
    OpenQuote {
        /// At which byte of the line the quote opens.
        offset: usize,
    },
}
