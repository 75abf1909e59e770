//! What is wrong with a text that should be a FEN, and where.

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
