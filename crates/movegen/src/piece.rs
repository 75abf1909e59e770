//! The two players and the six kinds of men.

use core::fmt;
use core::ops::Not;

use crate::geometry::Rank;

/// One of the two players.
///
/// `!` names the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Color {
    White,
    Black,
}

impl Color {
    /// Both players, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// 0 for White, 1 for Black.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The rank on which this player's pieces start: the first for White, the eighth for Black.
    pub const fn back_rank(self) -> Rank {
        match self {
            Self::White => Rank::First,
            Self::Black => Rank::Eighth,
        }
    }

    /// The rank on which this player's pawns promote.
    pub const fn promotion_rank(self) -> Rank {
        match self {
            Self::White => Rank::Eighth,
            Self::Black => Rank::First,
        }
    }

    /// The rank on which this player's pawns start.
    pub const fn pawn_rank(self) -> Rank {
        match self {
            Self::White => Rank::Second,
            Self::Black => Rank::Seventh,
        }
    }

    /// The rank of the square that this player's pawn passes over in a double push.
    pub const fn passed_rank(self) -> Rank {
        match self {
            Self::White => Rank::Third,
            Self::Black => Rank::Sixth,
        }
    }
}

impl Not for Color {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}

/// What a man is, whoever owns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum PieceKind {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

impl PieceKind {
    /// All kinds, from the pawn to the king.
    pub const ALL: [Self; 6] = [
        Self::Pawn,
        Self::Knight,
        Self::Bishop,
        Self::Rook,
        Self::Queen,
        Self::King,
    ];

    /// The kinds a pawn may become (FIDE 3.7.3.3), in the order in which they are listed.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The number of this kind, pawn = 0 to king = 5.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind named by an English letter of either case: p n b r q k.
    pub const fn from_char(letter: char) -> Option<Self> {
        Some(match letter.to_ascii_lowercase() {
            'p' => Self::Pawn,
            'n' => Self::Knight,
            'b' => Self::Bishop,
            'r' => Self::Rook,
            'q' => Self::Queen,
            'k' => Self::King,
            _ => return None,
        })
    }

    /// The English letter of this kind in lower case, as UCI and FEN write it.
    pub const fn to_char(self) -> char {
        match self {
            Self::Pawn => 'p',
            Self::Knight => 'n',
            Self::Bishop => 'b',
            Self::Rook => 'r',
            Self::Queen => 'q',
            Self::King => 'k',
        }
    }
}

/// A man of one of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Who owns it.
    pub color: Color,
    /// What it is.
    pub kind: PieceKind,
}

impl Piece {
    /// The piece of a FEN letter: upper case is White's.
    ///
    /// ```
    /// use roque_movegen::{Color, Piece, PieceKind};
    ///
    /// let knight = Piece { color: Color::Black, kind: PieceKind::Knight };
    /// assert_eq!(Piece::from_char('n'), Some(knight));
    /// assert_eq!(knight.to_char(), 'n');
    /// ```
    pub const fn from_char(letter: char) -> Option<Self> {
        let Some(kind) = PieceKind::from_char(letter) else {
            return None;
        };
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        Some(Self { color, kind })
    }

    /// The FEN letter of this piece.
    pub const fn to_char(self) -> char {
        match self.color {
            Color::White => self.kind.to_char().to_ascii_uppercase(),
            Color::Black => self.kind.to_char(),
        }
    }
}

/// Flags for the sets by movement in which a man is: a queen is in two.
pub(crate) enum Movement {}

impl Movement {
    pub(crate) const PAWN: u8 = 1;
    pub(crate) const KNIGHT: u8 = 2;
    pub(crate) const DIAGONAL: u8 = 4;
    pub(crate) const ORTHOGONAL: u8 = 8;
    pub(crate) const KING: u8 = 16;
    pub(crate) const QUEEN: u8 = Self::DIAGONAL | Self::ORTHOGONAL;

    /// The flags of a kind.
    #[inline(always)]
    pub(crate) const fn of(kind: PieceKind) -> u8 {
        match kind {
            PieceKind::Pawn => Self::PAWN,
            PieceKind::Knight => Self::KNIGHT,
            PieceKind::Bishop => Self::DIAGONAL,
            PieceKind::Rook => Self::ORTHOGONAL,
            PieceKind::Queen => Self::QUEEN,
            PieceKind::King => Self::KING,
        }
    }
}
