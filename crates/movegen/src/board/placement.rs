//! Which man stands on which square, and nothing else.

use core::fmt;

use crate::geometry::{Bitboard, File, Rank, Square};
use crate::piece::{Color, Piece, PieceKind};

/// The men on the 64 squares, as sets; at most one man a square, otherwise anything goes.
///
/// The sets are kept by movement (bishops and queens share one, rooks and queens another), since
/// that is how attacks are asked for.
///
/// ```
/// use roque_movegen::{Color, Piece, PieceKind, Placement, Square};
///
/// let mut placement = Placement::EMPTY;
/// let queen = Piece { color: Color::White, kind: PieceKind::Queen };
/// placement.put(Square::D1, queen);
/// assert_eq!(placement.piece_at(Square::D1), Some(queen));
/// assert_eq!(placement.take(Square::D1), Some(queen));
/// assert_eq!(placement, Placement::EMPTY);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Placement {
    pub(crate) pawns: Bitboard,
    pub(crate) knights: Bitboard,
    /// Bishops and queens.
    pub(crate) diagonals: Bitboard,
    /// Rooks and queens.
    pub(crate) orthogonals: Bitboard,
    pub(crate) kings: Bitboard,
    /// All men of each color.
    pub(crate) men: [Bitboard; 2],
}

impl Placement {
    /// The empty board.
    pub const EMPTY: Self = Self {
        pawns: Bitboard::EMPTY,
        knights: Bitboard::EMPTY,
        diagonals: Bitboard::EMPTY,
        orthogonals: Bitboard::EMPTY,
        kings: Bitboard::EMPTY,
        men: [Bitboard::EMPTY; 2],
    };

    /// The men at the start of a standard game.
    pub const START: Self = Self {
        pawns: Bitboard(0x00ff_0000_0000_ff00),
        knights: Bitboard(0x4200_0000_0000_0042),
        diagonals: Bitboard(0x2c00_0000_0000_002c),
        orthogonals: Bitboard(0x8900_0000_0000_0089),
        kings: Bitboard(0x1000_0000_0000_0010),
        men: [
            Bitboard(0x0000_0000_0000_ffff),
            Bitboard(0xffff_0000_0000_0000),
        ],
    };

    /// Puts `piece` on `square`, in the place of what may have stood there.
    pub const fn put(&mut self, square: Square, piece: Piece) {
        self.take(square);
        let bit = square.bitboard().0;
        match piece.kind {
            PieceKind::Pawn => self.pawns.0 |= bit,
            PieceKind::Knight => self.knights.0 |= bit,
            PieceKind::Bishop => self.diagonals.0 |= bit,
            PieceKind::Rook => self.orthogonals.0 |= bit,
            PieceKind::Queen => {
                self.diagonals.0 |= bit;
                self.orthogonals.0 |= bit;
            }
            PieceKind::King => self.kings.0 |= bit,
        }
        self.men[piece.color.index()].0 |= bit;
    }

    /// Takes the man from `square` and returns it, if there was one.
    pub const fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square);
        let rest = !square.bitboard().0;
        self.pawns.0 &= rest;
        self.knights.0 &= rest;
        self.diagonals.0 &= rest;
        self.orthogonals.0 &= rest;
        self.kings.0 &= rest;
        self.men[0].0 &= rest;
        self.men[1].0 &= rest;
        piece
    }

    /// The man on `square`, if there is one.
    #[inline]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        match (self.color_at(square), self.kind_at(square)) {
            (Some(color), Some(kind)) => Some(Piece { color, kind }),
            _ => None,
        }
    }

    /// Whose man stands on `square`, if there is one.
    #[inline]
    pub const fn color_at(&self, square: Square) -> Option<Color> {
        if self.men[0].contains(square) {
            Some(Color::White)
        } else if self.men[1].contains(square) {
            Some(Color::Black)
        } else {
            None
        }
    }

    /// What kind of man stands on `square`, if there is one.
    #[inline]
    pub const fn kind_at(&self, square: Square) -> Option<PieceKind> {
        if self.pawns.contains(square) {
            Some(PieceKind::Pawn)
        } else if self.knights.contains(square) {
            Some(PieceKind::Knight)
        } else if self.diagonals.contains(square) {
            if self.orthogonals.contains(square) {
                Some(PieceKind::Queen)
            } else {
                Some(PieceKind::Bishop)
            }
        } else if self.orthogonals.contains(square) {
            Some(PieceKind::Rook)
        } else if self.kings.contains(square) {
            Some(PieceKind::King)
        } else {
            None
        }
    }

    /// All occupied squares.
    #[inline(always)]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.men[0].0 | self.men[1].0)
    }

    /// The squares of all men of `color`.
    #[inline(always)]
    pub const fn of_color(&self, color: Color) -> Bitboard {
        self.men[color.index()]
    }

    /// The squares of all men of `kind`, whoever owns them.
    #[inline]
    pub const fn of_kind(&self, kind: PieceKind) -> Bitboard {
        match kind {
            PieceKind::Pawn => self.pawns,
            PieceKind::Knight => self.knights,
            PieceKind::Bishop => Bitboard(self.diagonals.0 & !self.orthogonals.0),
            PieceKind::Rook => Bitboard(self.orthogonals.0 & !self.diagonals.0),
            PieceKind::Queen => Bitboard(self.diagonals.0 & self.orthogonals.0),
            PieceKind::King => self.kings,
        }
    }

    /// The squares of `color`'s men of `kind`.
    #[inline]
    pub const fn pieces(&self, color: Color, kind: PieceKind) -> Bitboard {
        Bitboard(self.of_kind(kind).0 & self.men[color.index()].0)
    }

    /// The square of `color`'s king, if there is exactly one.
    #[inline]
    pub const fn king(&self, color: Color) -> Option<Square> {
        self.pieces(color, PieceKind::King).single()
    }

    /// Each man with its square, a1 first.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> {
        self.occupied()
            .into_iter()
            .filter_map(|square| Some((square, self.piece_at(square)?)))
    }
}

/// Draws the board from White's side, with FEN letters.
impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                let piece = self.piece_at(Square::new(file, rank));
                let letter = piece.map_or('.', Piece::to_char);
                let gap = if file == File::H { '\n' } else { ' ' };
                write!(f, "{letter}{gap}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Placement\n{self}")
    }
}
