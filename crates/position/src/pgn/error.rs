//! What is wrong with a PGN text, and where.

use alloc::string::String;

use super::place::Place;
use super::start::PgnStartError;
use crate::notation::MoveError;

/// A PGN text cannot be read, or what it says cannot be.
#[derive(Debug)]
#[non_exhaustive]
pub enum PgnError {
    /// The source fails.
    Io(std::io::Error),
    /// The text is not PGN.
    Syntax {
        /// Where.
        place: Place,
        /// What is wrong there.
        problem: PgnProblem,
    },
    /// The tags do not give a start position.
    Start {
        /// The tag.
        place: Place,
        /// What is wrong with it.
        error: PgnStartError,
    },
    /// A move cannot be played.
    Move {
        /// Where the move is.
        place: Place,
        /// The move as it stands there.
        text: String,
        /// What is wrong with it.
        error: MoveError,
    },
}

impl From<std::io::Error> for PgnError {
    fn from(error: std::io::Error) -> Self {
        Self::Io(error)
    }
}

impl PgnError {
    /// Where in the text, if it is not the source that fails.
    pub const fn place(&self) -> Option<Place> {
        match self {
            Self::Io(_) => None,
            Self::Syntax { place, .. } | Self::Start { place, .. } | Self::Move { place, .. } => {
                Some(*place)
            }
        }
    }
}

/// What is wrong at a place of a PGN text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PgnProblem {
    /// A character that cannot be there.
    Unexpected(char),
    /// A tag without a name.
    TagName,
    /// A tag without a value.
    TagValue,
    /// A tag of which the value does not end on its line.
    UnclosedValue,
    /// A tag that does not end.
    UnclosedTag,
    /// A comment that does not end before the next game or the end of the text.
    UnclosedComment,
    /// A variation that does not end before the game does.
    UnclosedVariation,
    /// A closing parenthesis without an opening one.
    NoVariation,
    /// A variation before the first move of its line.
    NothingToVary,
    /// A variation without a move.
    EmptyVariation,
    /// An annotation glyph before the first move of its line.
    NothingToAnnotate,
    /// A numeric annotation glyph that is no number of one byte.
    Glyph,
    /// A run of `!` and `?` that is none of the six.
    Marks,
    /// Variations in more than [`MAX_DEPTH`](Self::MAX_DEPTH) others.
    TooDeep,
    /// A line, or a comment, of more than [`MAX_LENGTH`](Self::MAX_LENGTH) bytes.
    TooLong,
}

impl PgnProblem {
    /// In how many others a variation may be: what is kept for each is bounded by this.
    pub const MAX_DEPTH: usize = 100;
    /// How many bytes a line, and a comment, may have. Nothing longer is kept.
    pub const MAX_LENGTH: usize = 1 << 20;
}
