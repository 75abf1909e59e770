//! The side to move as a type.
//!
//! The side is matched once at the door; what lies below is generic over [`Side`], so that each
//! direction and rank is a constant there.

use crate::geometry::{Bitboard, Direction};
use crate::piece::Color;

/// White or Black as a type, with directions as the mover sees them.
pub(crate) trait Side: Copy {
    /// The player.
    const COLOR: Color;
    /// The player's opponent.
    type Opponent: Side;

    /// Straight ahead for this player's pawns.
    const UP: Direction;
    /// Ahead and to this player's left.
    const UP_LEFT: Direction;
    /// Ahead and to this player's right.
    const UP_RIGHT: Direction;

    /// The rank that this player's pawns reach with a single push from their start.
    const THIRD_RANK: Bitboard = Self::COLOR.passed_rank().bitboard();
}

#[derive(Clone, Copy)]
pub(crate) struct White;

#[derive(Clone, Copy)]
pub(crate) struct Black;

impl Side for White {
    const COLOR: Color = Color::White;
    type Opponent = Black;
    const UP: Direction = Direction::North;
    const UP_LEFT: Direction = Direction::NorthWest;
    const UP_RIGHT: Direction = Direction::NorthEast;
}

impl Side for Black {
    const COLOR: Color = Color::Black;
    type Opponent = White;
    const UP: Direction = Direction::South;
    const UP_LEFT: Direction = Direction::SouthEast;
    const UP_RIGHT: Direction = Direction::SouthWest;
}
