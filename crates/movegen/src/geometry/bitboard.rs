//! Sets of squares.

use core::iter::FusedIterator;
use core::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

use super::{File, Rank, Square};

/// A set of squares, bit *n* standing for square *n* (a1 = 0, h8 = 63).
///
/// The operators are those of sets: `&` intersection, `|` union, `^` symmetric difference, `!`
/// complement, `-` difference. `Debug` and `Display` draw the board from White's side.
///
/// ```
/// use roque_movegen::{bitboard, Bitboard, File, Square};
///
/// let set = bitboard!(A1, E4, H8);
/// assert_eq!(set.len(), 3);
/// assert!(set.contains(Square::E4));
/// assert_eq!((set & File::E.bitboard()).single(), Some(Square::E4));
/// assert_eq!(set.into_iter().collect::<Vec<_>>(), [Square::A1, Square::E4, Square::H8]);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// All 64 squares.
    pub const ALL: Self = Self(!0);
    /// The rim of the board: both outer files and both outer ranks.
    pub const RIM: Self = Self(0xff81_8181_8181_81ff);

    /// Whether no square is in the set.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether at least one square is in the set.
    #[inline(always)]
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// How many squares are in the set.
    #[inline(always)]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether at least two squares are in the set.
    #[inline(always)]
    pub const fn more_than_one(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Whether `square` is in the set.
    #[inline(always)]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square as u8 & 1 != 0
    }

    /// Whether the two sets share a square.
    #[inline(always)]
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether all squares of this set are in `other`.
    #[inline(always)]
    pub const fn is_subset_of(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// This set and `square`.
    #[inline(always)]
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square as u8)
    }

    /// This set without `square`.
    #[inline(always)]
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square as u8))
    }

    /// This set and the square, if there is one.
    #[inline]
    pub(crate) const fn with_option(self, square: Option<Square>) -> Self {
        match square {
            Some(square) => self.with(square),
            None => self,
        }
    }

    /// The square of the lowest number, if there is one.
    #[inline(always)]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(self.lowest())
        }
    }

    /// The square of the highest number, if there is one.
    #[inline(always)]
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::from_low_bits(63 - self.0.leading_zeros() as u8))
        }
    }

    /// The only square of the set, if there is exactly one.
    #[inline]
    pub const fn single(self) -> Option<Square> {
        if self.more_than_one() {
            None
        } else {
            self.first()
        }
    }

    /// The square of the lowest number of a set that is known to have one; a1 or h8 otherwise.
    #[inline(always)]
    pub(crate) const fn lowest(self) -> Square {
        Square::from_low_bits(self.0.trailing_zeros() as u8)
    }

    /// All subsets of this set, the empty one first and the whole set last: 2ⁿ of them.
    ///
    /// ```
    /// use roque_movegen::bitboard;
    ///
    /// assert_eq!(bitboard!(A1, E4, H8).subsets().count(), 8);
    /// ```
    pub fn subsets(self) -> impl Iterator<Item = Self> {
        let mut next = Some(0);
        core::iter::from_fn(move || {
            let subset: u64 = next?;
            let following = subset.wrapping_sub(self.0) & self.0;
            next = (following != 0).then_some(following);
            Some(Self(subset))
        })
    }
}

macro_rules! set_operator {
    ($trait:ident $method:ident, $assign:ident $assign_method:ident, $combine:expr) => {
        impl $trait for Bitboard {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                let combine: fn(u64, u64) -> u64 = $combine;
                Self(combine(self.0, other.0))
            }
        }

        impl $assign for Bitboard {
            #[inline(always)]
            fn $assign_method(&mut self, other: Self) {
                *self = $trait::$method(*self, other);
            }
        }
    };
}

set_operator!(BitAnd bitand, BitAndAssign bitand_assign, |a, b| a & b);
set_operator!(BitOr bitor, BitOrAssign bitor_assign, |a, b| a | b);
set_operator!(BitXor bitxor, BitXorAssign bitxor_assign, |a, b| a ^ b);
set_operator!(Sub sub, SubAssign sub_assign, |a, b| a & !b);

impl Not for Bitboard {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl From<Square> for Bitboard {
    fn from(square: Square) -> Self {
        square.bitboard()
    }
}

impl From<File> for Bitboard {
    fn from(file: File) -> Self {
        file.bitboard()
    }
}

impl From<Rank> for Bitboard {
    fn from(rank: Rank) -> Self {
        rank.bitboard()
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;
    #[inline(always)]
    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

/// The squares of a [`Bitboard`] from the lowest number to the highest.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        let square = Bitboard(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bitboard;

    #[test]
    fn the_ends_and_the_single_square_are_found() {
        assert_eq!(Bitboard::EMPTY.first(), None);
        assert_eq!(Bitboard::EMPTY.last(), None);
        assert_eq!(Bitboard::EMPTY.single(), None);
        let pair = bitboard!(B2, G7);
        assert_eq!(pair.first(), Some(Square::B2));
        assert_eq!(pair.last(), Some(Square::G7));
        assert_eq!(pair.single(), None);
        assert_eq!((pair - bitboard!(B2)).single(), Some(Square::G7));
    }

    #[test]
    fn subsets_are_all_different_and_within_the_set() {
        let set = bitboard!(A1, C3, D4, H8);
        let mut subsets: std::vec::Vec<_> = set.subsets().collect();
        assert!(subsets.iter().all(|subset| subset.is_subset_of(set)));
        subsets.sort_unstable();
        subsets.dedup();
        assert_eq!(subsets.len(), 16);
        assert_eq!(Bitboard::EMPTY.subsets().count(), 1);
    }
}
