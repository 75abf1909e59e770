//! A move, and a list of moves that cannot overflow.

use core::fmt;
use core::num::NonZeroU16;
use core::ops::Deref;

use arrayvec::ArrayVec;

use crate::geometry::Square;
use crate::piece::PieceKind;

/// A move in two bytes: from where, to where, and what a pawn becomes.
///
/// Castling is written as the king taking its own rook, in standard chess too: it is the one form
/// that names every castling of Chess960. `Display` writes this form (`e1h1`); the UCI form of
/// standard chess (`e1g1`) is the business of `roque-position`. `Option<Move>` takes two bytes.
///
/// ```
/// use roque_movegen::{Move, PieceKind, Square};
///
/// let promotion = Move::promoting(Square::E7, Square::D8, PieceKind::Knight);
/// assert_eq!(promotion.to_string(), "e7d8n");
/// assert_eq!((promotion.from(), promotion.to()), (Square::E7, Square::D8));
/// assert_eq!(promotion.promotion(), Some(PieceKind::Knight));
/// assert_eq!(Move::new(Square::E2, Square::E4).promotion(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(NonZeroU16);

/// Always set, so that no move is zero.
const PRESENT: u16 = 1 << 15;
const NO_PROMOTION: u16 = 7;

impl Move {
    /// The move from `from` to `to` without promotion.
    #[inline]
    pub const fn new(from: Square, to: Square) -> Self {
        Self::pack(from, to, NO_PROMOTION)
    }

    /// The move from `from` to `to` by which a pawn becomes a `kind`.
    #[inline]
    pub const fn promoting(from: Square, to: Square, kind: PieceKind) -> Self {
        Self::pack(from, to, kind as u16)
    }

    const fn pack(from: Square, to: Square, promotion: u16) -> Self {
        let packed = PRESENT | promotion << 12 | (to as u16) << 6 | from as u16;
        Self(NonZeroU16::new(packed).expect("the highest bit is set"))
    }

    /// The square that the man leaves.
    #[inline]
    pub const fn from(self) -> Square {
        Square::from_low_bits(self.0.get() as u8)
    }

    /// The square that the man goes to; the castling rook's square if the king castles.
    #[inline]
    pub const fn to(self) -> Square {
        Square::from_low_bits((self.0.get() >> 6) as u8)
    }

    /// What the pawn becomes, if this is a promotion.
    #[inline]
    pub const fn promotion(self) -> Option<PieceKind> {
        match self.0.get() >> 12 & 7 {
            0 => Some(PieceKind::Pawn),
            1 => Some(PieceKind::Knight),
            2 => Some(PieceKind::Bishop),
            3 => Some(PieceKind::Rook),
            4 => Some(PieceKind::Queen),
            5 => Some(PieceKind::King),
            _ => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        self.promotion()
            .map_or(Ok(()), |kind| write!(f, "{}", kind.to_char()))
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({self})")
    }
}

/// The legal moves of a position, on the stack.
///
/// It derefs to a slice, and is a [`MoveVisitor`](crate::MoveVisitor) that adds to itself what is
/// handed to it, so that an engine can fill a list it already has. Its capacity is proven to suffice for every board on which moves can be
/// generated, not only for those that can arise in play (of which none has more than 218):
///
/// - From each of the eight directions at most one man reaches a square, and at most eight knights
///   do; on the eight squares of the last rank three of the men may be pawns with four moves each,
///   nine more. So with *n* own men there are at most 16 · (64 − *n*) + 72 moves.
/// - A man has at most 27 moves (a queen's; a promoting pawn has 12), so there are at most 27 · *n*.
/// - The smaller of the two is largest at *n* = 26: 680 at the most; castling adds two.
#[derive(Clone, Default)]
pub struct MoveList(ArrayVec<Move, { MoveList::CAPACITY }>);

impl MoveList {
    /// More moves than any board has.
    pub const CAPACITY: usize = 682;

    /// An empty list.
    #[inline]
    pub const fn new() -> Self {
        Self(ArrayVec::new_const())
    }

    /// Adds a move.
    #[inline(always)]
    pub(crate) fn push(&mut self, mv: Move) {
        self.0.push(mv);
    }
}

impl FromIterator<Move> for MoveList {
    /// # Panics
    ///
    /// If there are more moves than [`CAPACITY`](Self::CAPACITY).
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> Self {
        Self(moves.into_iter().collect())
    }
}

impl Deref for MoveList {
    type Target = [Move];
    #[inline]
    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = arrayvec::IntoIter<Move, { MoveList::CAPACITY }>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_of_a_move_survives_packing() {
        let promotions = PieceKind::PROMOTIONS.map(Some);
        for from in Square::ALL {
            for to in Square::ALL {
                assert_eq!(Move::new(from, to).promotion(), None);
                for promotion in promotions {
                    let mv = Move::promoting(from, to, promotion.unwrap());
                    assert_eq!((mv.from(), mv.to(), mv.promotion()), (from, to, promotion));
                }
            }
        }
    }

    #[test]
    fn an_optional_move_takes_two_bytes() {
        assert_eq!(size_of::<Option<Move>>(), 2);
    }

    #[test]
    fn the_capacity_covers_the_proven_bound() {
        let bound = (1..64)
            .map(|men: usize| (16 * (64 - men) + 72).min(27 * men))
            .max();
        assert_eq!(bound.unwrap() + 2, MoveList::CAPACITY);
    }
}
