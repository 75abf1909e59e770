//! A square of the board.
#![expect(
    unsafe_code,
    reason = "a square is made from six bits without a table look-up"
)]

use core::fmt;
use core::str::FromStr;

use super::{Bitboard, File, Rank};

/// One of the 64 squares; a1 is 0, b1 is 1, h8 is 63.
///
/// `Option<Square>` takes one byte.
///
/// ```
/// use roque_movegen::{File, Rank, Square};
///
/// assert_eq!(Square::new(File::E, Rank::Fourth), Square::E4);
/// assert_eq!("e4".parse(), Ok(Square::E4));
/// assert_eq!(Square::E4.index(), 28);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[rustfmt::skip]
#[expect(missing_docs, reason = "the names say it")]
pub enum Square {
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8,
}

impl Square {
    /// All squares, a1, b1, … h8.
    #[rustfmt::skip]
    pub const ALL: [Self; 64] = [
        Self::A1, Self::B1, Self::C1, Self::D1, Self::E1, Self::F1, Self::G1, Self::H1,
        Self::A2, Self::B2, Self::C2, Self::D2, Self::E2, Self::F2, Self::G2, Self::H2,
        Self::A3, Self::B3, Self::C3, Self::D3, Self::E3, Self::F3, Self::G3, Self::H3,
        Self::A4, Self::B4, Self::C4, Self::D4, Self::E4, Self::F4, Self::G4, Self::H4,
        Self::A5, Self::B5, Self::C5, Self::D5, Self::E5, Self::F5, Self::G5, Self::H5,
        Self::A6, Self::B6, Self::C6, Self::D6, Self::E6, Self::F6, Self::G6, Self::H6,
        Self::A7, Self::B7, Self::C7, Self::D7, Self::E7, Self::F7, Self::G7, Self::H7,
        Self::A8, Self::B8, Self::C8, Self::D8, Self::E8, Self::F8, Self::G8, Self::H8,
    ];

    /// The square where `file` and `rank` cross.
    #[inline]
    pub const fn new(file: File, rank: Rank) -> Self {
        Self::from_low_bits(rank as u8 * 8 + file as u8)
    }

    /// The square numbered `index`, if it is below 64.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 64 {
            Some(Self::from_low_bits(index as u8))
        } else {
            None
        }
    }

    /// The square numbered by the low six bits of `index`; higher bits are ignored.
    #[inline(always)]
    pub(crate) const fn from_low_bits(index: u8) -> Self {
        // SAFETY: `Square` is `repr(u8)` with the discriminants 0 to 63, and the mask keeps to them.
        // A table look-up on each square of a set instead costs perft 8 % (`pext`).
        unsafe { core::mem::transmute::<u8, Self>(index & 63) }
    }

    /// The number of this square, a1 = 0 to h8 = 63.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The file of this square.
    #[inline]
    pub const fn file(self) -> File {
        File::ALL[self as usize & 7]
    }

    /// The rank of this square.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self as usize >> 3]
    }

    /// The set of this square alone.
    #[inline(always)]
    pub const fn bitboard(self) -> Bitboard {
        Bitboard(1 << self as u8)
    }

    /// The square `files` to the east and `ranks` to the north, if it is on the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = (self as i8 & 7) + files;
        let rank = (self as i8 >> 3) + ranks;
        if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            Some(Self::from_low_bits((rank * 8 + file).cast_unsigned()))
        } else {
            None
        }
    }

    /// The square mirrored from one player's side to the other's: a1 becomes a8.
    #[inline]
    #[must_use]
    pub const fn flip_rank(self) -> Self {
        Self::from_low_bits(self as u8 ^ 56)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

/// The text is not a square: a letter a to h and a digit 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a square is a letter a to h and a digit 1 to 8")]
pub struct ParseSquareError;

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads the two characters of a square in lower case.
    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let &[file @ b'a'..=b'h', rank @ b'1'..=b'8'] = text.as_bytes() else {
            return Err(ParseSquareError);
        };
        Ok(Self::from_low_bits((rank - b'1') * 8 + (file - b'a')))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_survives_text_and_coordinates() {
        for (index, square) in Square::ALL.into_iter().enumerate() {
            assert_eq!(square.index(), index);
            assert_eq!(Square::from_index(index), Some(square));
            assert_eq!(Square::new(square.file(), square.rank()), square);
            assert_eq!(std::format!("{square}").parse(), Ok(square));
            assert_eq!(square.flip_rank().file(), square.file());
        }
        assert_eq!(Square::from_index(64), None);
    }

    #[test]
    fn what_is_not_a_square_is_refused() {
        for text in ["", "e", "e9", "e0", "i1", "E4", "e44", "é4", "-"] {
            assert_eq!(text.parse::<Square>(), Err(ParseSquareError), "{text}");
        }
    }

    #[test]
    fn an_optional_square_takes_one_byte() {
        assert_eq!(size_of::<Option<Square>>(), 1);
    }

    #[test]
    fn offsets_do_not_wrap() {
        assert_eq!(Square::H4.offset(1, 0), None);
        assert_eq!(Square::A1.offset(0, -1), None);
        assert_eq!(Square::E4.offset(1, 2), Some(Square::F6));
    }
}
