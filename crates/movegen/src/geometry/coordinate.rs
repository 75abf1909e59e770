//! The two coordinates of a square.

use core::fmt;

use super::Bitboard;

/// A column of the board, `a` to `h` from White's left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl File {
    /// All files, from a to h.
    pub const ALL: [Self; 8] = [
        Self::A,
        Self::B,
        Self::C,
        Self::D,
        Self::E,
        Self::F,
        Self::G,
        Self::H,
    ];

    /// The file at `index` (a = 0), if there is one.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 8 {
            Some(Self::ALL[index])
        } else {
            None
        }
    }

    /// The file named by a letter of either case, if it is one of a to h.
    pub const fn from_char(letter: char) -> Option<Self> {
        match letter.to_ascii_lowercase() {
            letter @ 'a'..='h' => Self::from_index(letter as usize - 'a' as usize),
            _ => None,
        }
    }

    /// The number of this file, a = 0 to h = 7.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The lower-case letter of this file.
    pub const fn to_char(self) -> char {
        (b'a' + self as u8) as char
    }

    /// The eight squares of this file.
    pub const fn bitboard(self) -> Bitboard {
        Bitboard(0x0101_0101_0101_0101 << self as u8)
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to_char())
    }
}

/// A row of the board, 1 to 8 from White's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Rank {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
}

impl Rank {
    /// All ranks, from the first to the eighth.
    pub const ALL: [Self; 8] = [
        Self::First,
        Self::Second,
        Self::Third,
        Self::Fourth,
        Self::Fifth,
        Self::Sixth,
        Self::Seventh,
        Self::Eighth,
    ];

    /// The rank at `index` (the first = 0), if there is one.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 8 {
            Some(Self::ALL[index])
        } else {
            None
        }
    }

    /// The rank named by a digit, if it is one of 1 to 8.
    pub const fn from_char(digit: char) -> Option<Self> {
        match digit {
            '1'..='8' => Self::from_index(digit as usize - '1' as usize),
            _ => None,
        }
    }

    /// The number of this rank counted from zero: 0 for the first, 7 for the eighth.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The digit of this rank.
    pub const fn to_char(self) -> char {
        (b'1' + self as u8) as char
    }

    /// The eight squares of this rank.
    pub const fn bitboard(self) -> Bitboard {
        Bitboard(0xff << (8 * self as u8))
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to_char())
    }
}
