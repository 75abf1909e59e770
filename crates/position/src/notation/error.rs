//! Why a text is not read as a move.

use core::fmt;

use roque_movegen::{Bitboard, PieceKind};

use super::language::Language;
use super::said::SanMove;
use super::text::MoveText;
use crate::legality::BrokenRule;
use crate::uci::UciError;

/// A text is no move in the notation it was read in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// In algebraic notation.
    #[error(transparent)]
    San(#[from] SanError),
    /// In UCI.
    #[error(transparent)]
    Uci(#[from] UciError),
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
/// assert_eq!(read("Ne4").to_string(), "knight to e4 is not legal here");
/// assert_eq!(
///     read("Nfe4").to_string(),
///     "a knight does not move from f3 to e4"
/// );
/// assert_eq!(
///     read("Nd2").to_string(),
///     "knight to d2 can come from b1 or f3, expected the file, rank or square"
/// );
/// # Ok::<(), roque_position::ReadError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SanError {
    /// The text is not algebraic notation.
    #[error("at byte {offset}: {}, expected {expected}", Found(*found))]
    Unreadable {
        /// At which byte of the text, counted from 0.
        offset: usize,
        /// What is there; nothing if the text ends too early.
        found: Option<char>,
        /// What could be there.
        expected: SanExpected,
    },
    /// A null move, `--` or `Z0`, by which annotators pass.
    #[error("a null move, which cannot be played")]
    NullMove,
    /// No such move is legal here.
    #[error("{}", Broken(*said, *broken))]
    Illegal {
        /// What the text says.
        said: SanMove,
        /// The rule that it breaks; nothing if no man of the kind could be meant, or several.
        broken: Option<BrokenRule>,
    },
    /// Several legal moves are so.
    #[error("{said} can come from {}, expected the file, rank or square", OneOf(*origins))]
    Ambiguous {
        /// What the text says.
        said: SanMove,
        /// From where the move is legal.
        origins: Bitboard,
    },
    /// A pawn reaches the last rank, but the text does not say what it becomes.
    #[error("{0} is a promotion, expected = and the letter of what it becomes after it")]
    PromotionMissing(SanMove),
    /// The text means a legal move that is written in another way, on which strict reading insists.
    #[error("this move is written {0}, as strict reading demands")]
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

impl fmt::Display for SanExpected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Move(language) => {
                f.write_str("one of ")?;
                for letter in language.letters() {
                    write!(f, "{letter}")?;
                }
                f.write_str(", a square or castling")
            }
            Self::Square => f.write_str("a square"),
            Self::Rank => f.write_str("the rank of a square"),
            Self::Promotion(language) => {
                f.write_str("one of ")?;
                for kind in PieceKind::PROMOTIONS {
                    language
                        .letter(kind)
                        .map_or(Ok(()), |letter| write!(f, "{letter}"))?;
                }
                Ok(())
            }
            Self::Castling(sign) => write!(f, "{sign}-{sign} or {sign}-{sign}-{sign}"),
            Self::End => f.write_str("nothing more than +, #, !, ? and e.p."),
        }
    }
}

/// What was found, in words.
struct Found(Option<char>);

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(letter) => write!(f, "found {letter:?}"),
            None => f.write_str("the text ends"),
        }
    }
}

/// The broken rule, or that there is none to name.
struct Broken(SanMove, Option<BrokenRule>);

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self(_, Some(broken)) => write!(f, "{broken}"),
            Self(said, None) => write!(f, "{said} is not legal here"),
        }
    }
}

/// Squares, joined by "or".
struct OneOf(Bitboard);

impl fmt::Display for OneOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, square) in self.0.into_iter().enumerate() {
            f.write_str(if index == 0 { "" } else { " or " })?;
            write!(f, "{square}")?;
        }
        Ok(())
    }
}
