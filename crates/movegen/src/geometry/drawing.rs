//! Sets of squares as drawings of the board, out and in.

use core::fmt;

use super::{Bitboard, File, Rank, Square};

impl fmt::Display for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                let mark = if self.contains(Square::new(file, rank)) {
                    'x'
                } else {
                    '.'
                };
                let gap = if file == File::H { '\n' } else { ' ' };
                write!(f, "{mark}{gap}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bitboard({:#018x})\n{self}", self.0)
    }
}

/// A [`Bitboard`] from the names of its squares, or from a drawing of the eight ranks.
///
/// A drawing has `x` for a square in the set and `_` for one that is not, the eighth rank first.
///
/// ```
/// use roque_movegen::{attacks, bitboard, Square};
///
/// let knight = bitboard!(
///     _ _ _ _ _ _ _ _
///     _ _ _ _ _ _ _ _
///     _ _ _ x _ x _ _
///     _ _ x _ _ _ x _
///     _ _ _ _ _ _ _ _
///     _ _ x _ _ _ x _
///     _ _ _ x _ x _ _
///     _ _ _ _ _ _ _ _
/// );
/// assert_eq!(attacks::knight(Square::E4), knight);
/// assert_eq!(knight, bitboard!(D2, F2, C3, G3, C5, G5, D6, F6));
/// ```
#[macro_export]
macro_rules! bitboard {
    (@mark x) => { true };
    (@mark _) => { false };
    ($($square:ident),* $(,)?) => {
        $crate::Bitboard(0 $(| 1 << $crate::Square::$square as u8)*)
    };
    ($($mark:tt)*) => {
        $crate::Bitboard::from_drawing(&[$($crate::bitboard!(@mark $mark)),*])
    };
}

impl Bitboard {
    /// The set drawn by 64 marks, a8 first and h1 last; what [`bitboard!`] expands to.
    #[doc(hidden)]
    pub const fn from_drawing(marks: &[bool; 64]) -> Self {
        let mut bits = 0;
        let mut index = 0;
        while index < 64 {
            if marks[index] {
                bits |= 1 << (index ^ 56);
            }
            index += 1;
        }
        Self(bits)
    }
}

#[cfg(test)]
mod tests {

    #[test]
    fn a_set_is_drawn_from_whites_side() {
        let drawn = std::format!("{}", bitboard!(A1, H8));
        assert!(drawn.starts_with(". . . . . . . x\n"));
        assert!(drawn.ends_with("x . . . . . . .\n"));
    }
}
