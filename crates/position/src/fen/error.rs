//! What is wrong with a text that should be a FEN, and where.

use core::fmt;

/// A field of a FEN, in the order in which they are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum FenField {
    Placement,
    Turn,
    Castling,
    EnPassant,
    HalfmoveClock,
    FullmoveNumber,
    /// What comes after the last field.
    End,
}

impl FenField {
    /// What this field may be.
    pub const fn expected(self) -> &'static str {
        match self {
            Self::Placement => "eight ranks of pieces (pnbrqkPNBRQK) and digits (1-8), joined by /",
            Self::Turn => "w or b",
            Self::Castling => "letters of KQkq, A-H and a-h, or -",
            Self::EnPassant => "a square (a letter a to h and a digit 1 to 8), or -",
            Self::HalfmoveClock | Self::FullmoveNumber => "a number of digits below 2^32",
            Self::End => "nothing more after four or six fields",
        }
    }
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Placement => "placement",
            Self::Turn => "side to move",
            Self::Castling => "castling rights",
            Self::EnPassant => "en passant square",
            Self::HalfmoveClock => "half-move clock",
            Self::FullmoveNumber => "full-move number",
            Self::End => "end",
        })
    }
}

/// A text is not a FEN.
///
/// ```
/// use roque_position::{Fen, FenField, FenReading};
///
/// let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w xQkq - 0 1";
/// let error = Fen::parse(text, FenReading::Strict).unwrap_err();
/// assert_eq!((error.field, error.offset), (FenField::Castling, 46));
/// assert_eq!(
///     error.to_string(),
///     "castling rights at byte 46: found 'x', expected letters of KQkq, A-H and a-h, or -"
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{field} at byte {offset}: {}", Told(*.field, *.problem))]
pub struct FenError {
    /// The field in which the fault is.
    pub field: FenField,
    /// At which byte of the text, counted from 0.
    pub offset: usize,
    /// What is wrong there.
    pub problem: FenProblem,
}

/// What is wrong at a place of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FenProblem {
    /// The text ends before this field, or within it.
    Missing,
    /// A character that cannot be there.
    Unexpected(char),
    /// A rank of fewer than eight squares.
    ShortRank {
        /// The number of the rank, 8 for the first that is written.
        rank: u8,
        /// How many squares it has.
        squares: u8,
    },
    /// A rank of more than eight squares.
    LongRank {
        /// The number of the rank.
        rank: u8,
    },
    /// The placement ends after fewer than eight ranks.
    MissingRanks {
        /// How many there are.
        ranks: u8,
    },
    /// A character after the eighth rank, where a blank should be.
    AfterLastRank(char),
    /// Two digits side by side, which lenient reading adds up.
    DigitsInARow,
    /// A castling letter that has been there before, which lenient reading passes over.
    RepeatedRight(char),
    /// A number that is too large.
    NumberTooLarge,
}

/// The problem in words, which name what would have been right.
struct Told(FenField, FenProblem);

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(field, problem) = *self;
        let expected = field.expected();
        match problem {
            FenProblem::Missing => write!(f, "missing, expected {expected}"),
            FenProblem::Unexpected(found) => write!(f, "found {found:?}, expected {expected}"),
            FenProblem::ShortRank { rank, squares } => {
                write!(f, "rank {rank} has {squares} squares, expected 8")
            }
            FenProblem::LongRank { rank } => {
                write!(f, "rank {rank} has more than 8 squares, expected 8")
            }
            FenProblem::MissingRanks { ranks: 1 } => f.write_str("1 rank, expected 8"),
            FenProblem::MissingRanks { ranks } => write!(f, "{ranks} ranks, expected 8"),
            FenProblem::AfterLastRank(found) => write!(
                f,
                "found {found:?} after the eighth rank, expected a blank and then the side to move"
            ),
            FenProblem::DigitsInARow => {
                f.write_str("two digits in a row, expected their sum as one digit")
            }
            FenProblem::RepeatedRight(letter) => {
                write!(f, "{letter:?} a second time, expected each letter once")
            }
            FenProblem::NumberTooLarge => write!(f, "too large, expected {expected}"),
        }
    }
}
