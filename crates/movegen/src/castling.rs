//! Castling rights in the form that serves Chess960: a right names its rook's file.

use crate::geometry::{Bitboard, File, Square};
use crate::piece::Color;

/// The side of the king on which its castling rook stands.
///
/// Wherever king and rook start, after castling on the king's wing they stand on the g- and the
/// f-file, on the queen's wing on the c- and the d-file (FIDE Guidelines II, Chess960).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wing {
    /// Towards the h-file: `O-O`.
    King,
    /// Towards the a-file: `O-O-O`.
    Queen,
}

impl Wing {
    /// Both wings, the king's first.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    /// The wing on which the king castles with this rook.
    #[inline(always)]
    pub const fn of(king: Square, rook: Square) -> Self {
        if rook as u8 > king as u8 {
            Self::King
        } else {
            Self::Queen
        }
    }

    /// The file on which the king stands after castling.
    pub const fn king_file(self) -> File {
        match self {
            Self::King => File::G,
            Self::Queen => File::C,
        }
    }

    /// The file on which the rook stands after castling.
    pub const fn rook_file(self) -> File {
        match self {
            Self::King => File::F,
            Self::Queen => File::D,
        }
    }
}

/// Which rooks of each player may still castle, as sets of files of the player's back rank.
///
/// The wing of a right follows from its rook's place beside the king. Being a plain value, it can
/// say what no board bears out; [`Board::new`](crate::Board::new) judges that.
///
/// ```
/// use roque_movegen::{CastlingRights, Color, File, Square};
///
/// let mut rights = CastlingRights::NONE;
/// rights.grant(Color::White, File::H);
/// assert!(rights.has(Color::White, File::H));
/// assert!(rights.rooks().contains(Square::H1));
/// rights.revoke(Color::White, File::H);
/// assert!(rights.is_empty());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CastlingRights {
    /// One bit a file, by color.
    files: [u8; 2],
}

impl CastlingRights {
    /// No rights.
    pub const NONE: Self = Self { files: [0; 2] };

    /// The rights at the start of a standard game: both rooks of both players.
    pub const STANDARD: Self = Self { files: [0x81; 2] };

    /// Whether nobody has a right.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.files[0] | self.files[1] == 0
    }

    /// Whether `color` may still castle with the rook on `file`.
    #[inline]
    pub const fn has(self, color: Color, file: File) -> bool {
        self.files[color.index()] >> file.index() & 1 != 0
    }

    /// Adds the right of `color` to castle with the rook on `file`.
    pub const fn grant(&mut self, color: Color, file: File) {
        self.files[color.index()] |= 1 << file.index();
    }

    /// Takes from `color` the right to castle with the rook on `file`.
    pub const fn revoke(&mut self, color: Color, file: File) {
        self.files[color.index()] &= !(1 << file.index());
    }

    /// Takes all rights from `color`.
    #[inline(always)]
    pub const fn revoke_all(&mut self, color: Color) {
        self.files[color.index()] = 0;
    }

    /// The files of the rooks with which `color` may castle.
    pub fn files(self, color: Color) -> impl Iterator<Item = File> {
        File::ALL
            .into_iter()
            .filter(move |&file| self.has(color, file))
    }

    /// The squares of `color`'s rooks that have a right.
    #[inline(always)]
    pub const fn rooks_of(self, color: Color) -> Bitboard {
        match color {
            Color::White => Bitboard(self.files[0] as u64),
            Color::Black => Bitboard((self.files[1] as u64) << 56),
        }
    }

    /// The squares of all rooks that have a right.
    #[inline(always)]
    pub const fn rooks(self) -> Bitboard {
        Bitboard(self.rooks_of(Color::White).0 | self.rooks_of(Color::Black).0)
    }

    /// The rights left after men moved from or to the `touched` squares.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn after_touching(self, touched: Bitboard) -> Self {
        Self {
            files: [
                self.files[0] & !(touched.0 as u8),
                self.files[1] & !((touched.0 >> 56) as u8),
            ],
        }
    }

    /// The square of the rook with which the king of `color` on `king` may castle on `wing`.
    ///
    /// With two rights on one wing, which no [`Board`](crate::Board) has, the outer rook.
    #[inline]
    pub fn rook(self, color: Color, wing: Wing, king: Square) -> Option<Square> {
        let rooks = self.rooks_of(color);
        let below = Bitboard(king.bitboard().0 - 1);
        match wing {
            Wing::King => (rooks & !below).last(),
            Wing::Queen => (rooks & below).first(),
        }
    }
}
