//! A rule that a position breaks, with the particulars.

use alloc::vec::Vec;
use core::ops::Deref;

use roque_movegen::{Bitboard, Color, Square, Wing};

use super::ViolationKind;
use crate::castling::{CastlingMode, WrittenRight};

/// What is wrong with a position, with the particulars that its message needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum Violation {
    /// See [`ViolationKind::Kings`].
    Kings { color: Color, count: u32 },
    /// See [`ViolationKind::PawnOnBackRank`].
    PawnOnBackRank(Square),
    /// See [`ViolationKind::OpponentInCheck`].
    OpponentInCheck { color: Color, checkers: Bitboard },
    /// See [`ViolationKind::TwoRightsOnOneWing`].
    TwoRightsOnOneWing { color: Color, wing: Wing },
    /// See [`ViolationKind::TooManyMen`].
    TooManyMen { color: Color, count: u32 },
    /// See [`ViolationKind::TooManyPawns`].
    TooManyPawns { color: Color, count: u32 },
    /// See [`ViolationKind::TooManyPromoted`].
    TooManyPromoted {
        color: Color,
        promoted: u32,
        missing: u32,
    },
    /// See [`ViolationKind::TooManyCheckers`].
    TooManyCheckers(Bitboard),
    /// See [`ViolationKind::AlignedCheckers`].
    AlignedCheckers(Square, Square),
    /// See [`ViolationKind::TwoSteppingCheckers`].
    TwoSteppingCheckers(Bitboard),
    /// See [`ViolationKind::CheckersAgainstEnPassant`].
    CheckersAgainstEnPassant { square: Square, checkers: Bitboard },
    /// See [`ViolationKind::UnsupportedRight`].
    UnsupportedRight {
        right: WrittenRight,
        mode: CastlingMode,
    },
    /// See [`ViolationKind::EnPassantRank`].
    EnPassantRank { square: Square, pusher: Color },
    /// See [`ViolationKind::EnPassantOccupied`].
    EnPassantOccupied(Square),
    /// See [`ViolationKind::EnPassantWithoutPawn`].
    EnPassantWithoutPawn { square: Square, pawn: Square },
    /// See [`ViolationKind::EnPassantOriginOccupied`].
    EnPassantOriginOccupied { square: Square, origin: Square },
    /// See [`ViolationKind::Clocks`].
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
