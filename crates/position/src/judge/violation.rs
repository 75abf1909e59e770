//! A rule that a position breaks, with the particulars, and how it is told.

use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

use roque_movegen::{Bitboard, Color, Square, Wing};

use super::ViolationKind;
use crate::castling::{CastlingMode, RightName, WrittenRight};

/// What is wrong with a position, with the particulars that its message needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum Violation {
    /// See [`ViolationKind::Kings`].
    #[error("{color} has {count} kings instead of exactly one")]
    Kings { color: Color, count: u32 },
    /// See [`ViolationKind::PawnOnBackRank`].
    #[error("a pawn stands on {0}, where no pawn can be")]
    PawnOnBackRank(Square),
    /// See [`ViolationKind::OpponentInCheck`].
    #[error("{color} is in check (by {}) although {} is to move", SquareList(*.checkers), !*.color)]
    OpponentInCheck { color: Color, checkers: Bitboard },
    /// See [`ViolationKind::TwoRightsOnOneWing`].
    #[error("{color} has two castling rights on the {} side instead of at most one", wing_name(*.wing))]
    TwoRightsOnOneWing { color: Color, wing: Wing },
    /// See [`ViolationKind::TooManyMen`].
    #[error("{color} has {count} men where at most 16 are possible")]
    TooManyMen { color: Color, count: u32 },
    /// See [`ViolationKind::TooManyPawns`].
    #[error("{color} has {count} pawns where at most 8 are possible")]
    TooManyPawns { color: Color, count: u32 },
    /// See [`ViolationKind::TooManyPromoted`].
    #[error(
        "at least {promoted} of {color}'s men are promoted pawns, but only {missing} pawns are missing"
    )]
    TooManyPromoted {
        color: Color,
        promoted: u32,
        missing: u32,
    },
    /// See [`ViolationKind::TooManyCheckers`].
    #[error("{} men give check ({}) where at most two can", .0.len(), SquareList(*.0))]
    TooManyCheckers(Bitboard),
    /// See [`ViolationKind::AlignedCheckers`].
    #[error("the men on {0} and {1} give check on one line, which no move brings about")]
    AlignedCheckers(Square, Square),
    /// See [`ViolationKind::TwoSteppingCheckers`].
    #[error("pawns or knights on {} give check together, where only one can have moved", SquareList(*.0))]
    TwoSteppingCheckers(Bitboard),
    /// See [`ViolationKind::CheckersAgainstEnPassant`].
    #[error(
        "no double push over {square} can have been the last move: before it {} gave check",
        SquareList(*.checkers)
    )]
    CheckersAgainstEnPassant { square: Square, checkers: Bitboard },
    /// See [`ViolationKind::UnsupportedRight`].
    #[error("castling right {right} needs {}", RightNeeds(*.right, *.mode))]
    UnsupportedRight {
        right: WrittenRight,
        mode: CastlingMode,
    },
    /// See [`ViolationKind::EnPassantRank`].
    #[error(
        "the en passant square {square} is not on the {} rank, which {pusher}'s pawns pass over",
        if *.pusher == Color::White { "third" } else { "sixth" }
    )]
    EnPassantRank { square: Square, pusher: Color },
    /// See [`ViolationKind::EnPassantOccupied`].
    #[error("the en passant square {0} is occupied where a pawn has just passed over it")]
    EnPassantOccupied(Square),
    /// See [`ViolationKind::EnPassantWithoutPawn`].
    #[error("the en passant square {square} needs the pushed pawn on {pawn}")]
    EnPassantWithoutPawn { square: Square, pawn: Square },
    /// See [`ViolationKind::EnPassantOriginOccupied`].
    #[error("the en passant square {square} needs {origin} empty, where the pawn came from")]
    EnPassantOriginOccupied { square: Square, origin: Square },
    /// See [`ViolationKind::Clocks`].
    #[error(
        "the half-move clock {halfmove_clock} is more than the {most} plies that move {fullmove_number} allows"
    )]
    Clocks {
        halfmove_clock: u32,
        fullmove_number: u32,
        most: u64,
    },
}

impl Violation {
    /// What is wrong, without the particulars.
    pub const fn kind(&self) -> ViolationKind {
        match self {
            Self::Kings { .. } => ViolationKind::Kings,
            Self::PawnOnBackRank(_) => ViolationKind::PawnOnBackRank,
            Self::OpponentInCheck { .. } => ViolationKind::OpponentInCheck,
            Self::TwoRightsOnOneWing { .. } => ViolationKind::TwoRightsOnOneWing,
            Self::TooManyMen { .. } => ViolationKind::TooManyMen,
            Self::TooManyPawns { .. } => ViolationKind::TooManyPawns,
            Self::TooManyPromoted { .. } => ViolationKind::TooManyPromoted,
            Self::TooManyCheckers(_) => ViolationKind::TooManyCheckers,
            Self::AlignedCheckers(..) => ViolationKind::AlignedCheckers,
            Self::TwoSteppingCheckers(_) => ViolationKind::TwoSteppingCheckers,
            Self::CheckersAgainstEnPassant { .. } => ViolationKind::CheckersAgainstEnPassant,
            Self::UnsupportedRight { .. } => ViolationKind::UnsupportedRight,
            Self::EnPassantRank { .. } => ViolationKind::EnPassantRank,
            Self::EnPassantOccupied(_) => ViolationKind::EnPassantOccupied,
            Self::EnPassantWithoutPawn { .. } => ViolationKind::EnPassantWithoutPawn,
            Self::EnPassantOriginOccupied { .. } => ViolationKind::EnPassantOriginOccupied,
            Self::Clocks { .. } => ViolationKind::Clocks,
        }
    }
}

/// All that is wrong with a position: at least one violation.
///
/// It derefs to a slice; `Display` joins the messages with `; `.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violations(pub(super) Vec<Violation>);

impl Violations {
    /// The kinds of the violations, one for each violation.
    pub fn kinds(&self) -> impl Iterator<Item = ViolationKind> {
        self.0.iter().map(Violation::kind)
    }
}

impl Deref for Violations {
    type Target = [Violation];
    fn deref(&self) -> &[Violation] {
        &self.0
    }
}

impl fmt::Display for Violations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, violation) in self.0.iter().enumerate() {
            let joint = if index == 0 { "" } else { "; " };
            write!(f, "{joint}{violation}")?;
        }
        Ok(())
    }
}

impl core::error::Error for Violations {}

const fn wing_name(wing: Wing) -> &'static str {
    match wing {
        Wing::King => "king's",
        Wing::Queen => "queen's",
    }
}

/// `e4`, or `e4 and g5`, or `a1, e4 and g5`.
struct SquareList(Bitboard);

impl fmt::Display for SquareList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = self.0.len().saturating_sub(1);
        for (index, square) in (0..).zip(self.0) {
            let joint = match index {
                0 => "",
                _ if index == last => " and ",
                _ => ", ",
            };
            write!(f, "{joint}{square}")?;
        }
        Ok(())
    }
}

/// What a castling right needs on the board.
struct RightNeeds(WrittenRight, CastlingMode);

impl fmt::Display for RightNeeds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(right, mode) = *self;
        let color = right.color;
        let rank = color.back_rank();
        match (mode, right.standard_home(), right.name) {
            (CastlingMode::Standard, Some((king, rook)), _) => {
                write!(f, "{color}'s king on {king} and rook on {rook}")
            }
            (CastlingMode::Standard, None, _) => {
                write!(f, "to be one of K, Q, k and q in standard chess")
            }
            (CastlingMode::Chess960, _, RightName::File(file)) => write!(
                f,
                "{color}'s king on the {} rank and rook on {file}{rank}",
                if color == Color::White {
                    "first"
                } else {
                    "eighth"
                },
            ),
            (CastlingMode::Chess960, _, RightName::Outermost(wing)) => write!(
                f,
                "{color}'s king on the {} rank and a rook there towards the {}-file",
                if color == Color::White {
                    "first"
                } else {
                    "eighth"
                },
                match wing {
                    Wing::King => "h",
                    Wing::Queen => "a",
                },
            ),
        }
    }
}
