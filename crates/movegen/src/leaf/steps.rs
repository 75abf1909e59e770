//! What pawns, knights and kings attack, as sets.

use super::Lanes;
use crate::geometry::Direction;
use crate::piece::Color;
use crate::side::Side;

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

/// One step in a direction; what leaves the board is gone.
#[inline(always)]
pub(super) fn step<L: Lanes>(proof: L::Proof, set: L, direction: Direction) -> L {
    match direction {
        Direction::North => set.left::<8>(),
        Direction::South => set.right::<8>(),
        Direction::East => set.left::<1>() & L::splat(proof, NOT_A),
        Direction::West => set.right::<1>() & L::splat(proof, NOT_H),
        Direction::NorthEast => set.left::<9>() & L::splat(proof, NOT_A),
        Direction::NorthWest => set.left::<7>() & L::splat(proof, NOT_H),
        Direction::SouthEast => set.right::<7>() & L::splat(proof, NOT_A),
        Direction::SouthWest => set.right::<9>() & L::splat(proof, NOT_H),
    }
}

/// One step straight ahead.
#[inline(always)]
pub(super) fn up<S: Side, L: Lanes>(set: L) -> L {
    match S::COLOR {
        Color::White => set.left::<8>(),
        Color::Black => set.right::<8>(),
    }
}

#[inline(always)]
pub(super) fn pawn_attacks<S: Side, L: Lanes>(proof: L::Proof, pawns: L) -> L {
    step(proof, pawns, S::UP_LEFT) | step(proof, pawns, S::UP_RIGHT)
}

#[inline(always)]
pub(super) fn knight_attacks<L: Lanes>(proof: L::Proof, knights: L) -> L {
    let east = step(proof, knights, Direction::East);
    let west = step(proof, knights, Direction::West);
    let near = east | west;
    let far = step(proof, east, Direction::East) | step(proof, west, Direction::West);
    near.left::<16>() | near.right::<16>() | far.left::<8>() | far.right::<8>()
}

#[inline(always)]
pub(super) fn king_attacks<L: Lanes>(proof: L::Proof, king: L) -> L {
    let beside = step(proof, king, Direction::East) | step(proof, king, Direction::West);
    let row = beside | king;
    beside | row.left::<8>() | row.right::<8>()
}
