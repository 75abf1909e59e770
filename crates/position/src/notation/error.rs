//! Why a text is not read as a move.

use roque_movegen::Bitboard;

use super::language::Language;
use super::said::SanMove;
use super::text::MoveText;
use crate::legality::BrokenRule;
use crate::uci::UciError;

/// A text is no move in the notation it was read in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// In algebraic notation.
    San(SanError),
    /// In UCI.
    Uci(UciError),
}

impl From<SanError> for MoveError {
    fn from(error: SanError) -> Self {
        Self::San(error)
    }
}

impl From<UciError> for MoveError {
    fn from(error: UciError) -> Self {
        Self::Uci(error)
    }
}

/// A text is no move in algebraic notation here.
///
/// ```
/// use roque_position::{MoveReading, Position, SanError};
///
/// let position = Position::from_fen("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1")?;
/// let read = |text| position.parse_san(text, MoveReading::Lenient).unwrap_err();
/// assert_eq!(
///     read("Nfd9").to_string(),
///     "at byte 3: found '9', expected the rank of a square"
/// );
/// assert_eq!(
///     read("Ne4").to_string(),
///     "none of the knights on b1 and f3 moves to e4"
/// );
/// assert_eq!(
///     read("Nfe4").to_string(),
///     "a knight does not move from f3 to e4"
/// );
/// assert_eq!(
///     read("Nd2").to_string(),
///     "knight to d2 can come from b1 and f3: expected the file, rank or square"
/// );
/// # Ok::<(), roque_position::ReadError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SanError {
    /// The text is not algebraic notation.
    Unreadable {
        /// At which byte of the text, counted from 0.
        offset: usize,
        /// What is there; nothing if the text ends too early.
        found: Option<char>,
        /// What could be there.
        expected: SanExpected,
    },
    /// A null move, `--` or `Z0`, by which annotators pass.
    NullMove,
    /// No such move is legal here.
    Illegal {
        /// What the text says.
        said: SanMove,
        /// The rule that it breaks.
        broken: BrokenRule,
    },
    /// Several legal moves are so.
    Ambiguous {
        /// What the text says.
        said: SanMove,
        /// From where the move is legal.
        origins: Bitboard,
    },
    /// A pawn reaches the last rank, but the text does not say what it becomes.
    PromotionMissing(SanMove),
    /// The text means a legal move that is written in another way, on which strict reading insists.
    NotAsWritten(MoveText),
}

/// What can be at a place of an algebraic text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SanExpected {
    /// The begin of a move in this language.
    Move(Language),
    /// A square.
    Square,
    /// The rank of a square of which the file has been read.
    Rank,
    /// What a pawn becomes, in this language.
    Promotion(Language),
    /// The next part of a castling that is written with this sign.
    Castling(char),
    /// Nothing more than marks.
    End,
}
