//! The rules a position can break, by name.

use core::fmt;

/// What is wrong with a position, without the particulars.
#[doc = include_str!("violations.md")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum ViolationKind {
    /// Not exactly one king a side. Never waived.
    Kings,
    /// A pawn on the first or last rank. Never waived.
    PawnOnBackRank,
    /// The player who has just moved is in check. Never waived.
    OpponentInCheck,
    /// Two castling rights on the same side of the king. Never waived.
    TwoRightsOnOneWing,
    /// More than 16 men of one color.
    TooManyMen,
    /// More than eight pawns of one color.
    TooManyPawns,
    /// More men that must have been promoted than pawns are missing.
    TooManyPromoted,
    /// More than two men give check.
    TooManyCheckers,
    /// Two checkers on one line through the king, which no move brings about.
    AlignedCheckers,
    /// Two pawns or knights give check: at most one man moved, and only sliders are uncovered.
    TwoSteppingCheckers,
    /// A check that is there without the double push too: neither the pushed pawn gives it, nor a
    /// slider uncovered by its leaving; or the pushed pawn shields the king from it.
    CheckersAgainstEnPassant,
    /// A castling right without its king and rook (in standard chess: on their home squares).
    UnsupportedRight,
    /// An en passant square that is not on the rank that the opponent's pawns pass over.
    EnPassantRank,
    /// An en passant square on which a man stands.
    EnPassantOccupied,
    /// An en passant square without an enemy pawn just beyond it.
    EnPassantWithoutPawn,
    /// An en passant square behind which a man stands where the pawn came from.
    EnPassantOriginOccupied,
    /// More plies since the last capture or pawn move than the move number allows.
    Clocks,
}

impl ViolationKind {
    /// All kinds, those that are never waived first.
    pub const ALL: [Self; 17] = [
        Self::Kings,
        Self::PawnOnBackRank,
        Self::OpponentInCheck,
        Self::TwoRightsOnOneWing,
        Self::TooManyMen,
        Self::TooManyPawns,
        Self::TooManyPromoted,
        Self::TooManyCheckers,
        Self::AlignedCheckers,
        Self::TwoSteppingCheckers,
        Self::CheckersAgainstEnPassant,
        Self::UnsupportedRight,
        Self::EnPassantRank,
        Self::EnPassantOccupied,
        Self::EnPassantWithoutPawn,
        Self::EnPassantOriginOccupied,
        Self::Clocks,
    ];

    /// The name of this kind in lower case with hyphens, for options and reports.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Kings => "kings",
            Self::PawnOnBackRank => "pawn-on-back-rank",
            Self::OpponentInCheck => "opponent-in-check",
            Self::TwoRightsOnOneWing => "two-rights-on-one-wing",
            Self::TooManyMen => "too-many-men",
            Self::TooManyPawns => "too-many-pawns",
            Self::TooManyPromoted => "too-many-promoted",
            Self::TooManyCheckers => "too-many-checkers",
            Self::AlignedCheckers => "aligned-checkers",
            Self::TwoSteppingCheckers => "two-stepping-checkers",
            Self::CheckersAgainstEnPassant => "checkers-against-en-passant",
            Self::UnsupportedRight => "unsupported-right",
            Self::EnPassantRank => "en-passant-rank",
            Self::EnPassantOccupied => "en-passant-occupied",
            Self::EnPassantWithoutPawn => "en-passant-without-pawn",
            Self::EnPassantOriginOccupied => "en-passant-origin-occupied",
            Self::Clocks => "clocks",
        }
    }

    /// The kind of this [`name`](Self::name), if there is one.
    ///
    /// ```
    /// use roque_position::ViolationKind;
    ///
    /// assert_eq!(ViolationKind::from_name("clocks"), Some(ViolationKind::Clocks));
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Whether moves can be generated in spite of it, so that it may be overlooked.
    pub const fn can_be_waived(self) -> bool {
        !matches!(
            self,
            Self::Kings | Self::PawnOnBackRank | Self::OpponentInCheck | Self::TwoRightsOnOneWing
        )
    }
}

impl fmt::Display for ViolationKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
