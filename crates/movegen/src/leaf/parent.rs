//! What the children of one position have in common.

use crate::geometry::{Bitboard, Direction};

/// All that the kernel has to know of a position whose children it counts. "Ours" are the men of
/// the side whose moves are counted: it is not the one that has just moved.
#[derive(Clone, Copy)]
pub(crate) struct Parent {
    pub(crate) occupied: u64,
    pub(crate) ours: u64,
    pub(crate) our_pawns: u64,
    pub(crate) our_diagonals: u64,
    pub(crate) our_orthogonals: u64,
    pub(crate) their_pawns: u64,
    pub(crate) their_knights: u64,
    pub(crate) their_diagonals: u64,
    pub(crate) their_orthogonals: u64,
    pub(crate) their_king: u64,
    /// The neighbours of our king.
    pub(crate) king_steps: u64,
    /// From where a knight gives check.
    pub(crate) knight_checks: u64,
    /// From where a pawn gives check.
    pub(crate) pawn_checks: u64,
    /// The rays from our king, in the order of [`Ray`].
    pub(crate) rays: &'static [u64; 8],
    /// The parts of the kernel that are not left out, as flags of [`Movement`](crate::piece::Movement):
    ///
    /// - pawns: we have one before its promotion;
    /// - knights: they may have one;
    /// - diagonals, and files and ranks: either side may have a man that moves on them;
    /// - kings: theirs may come to attack a square to which ours steps or castles.
    pub(crate) parts: u8,
    /// Our knights: they do not move, so that what each attacks is the same for all children.
    pub(crate) our_knights: Bitboard,
    /// What a knight attacks from each square.
    pub(crate) knight_attacks: &'static [Bitboard; 64],
    /// The castlings to which we have a right.
    pub(crate) castlings: [Option<Castling>; 2],
}

impl Parent {
    /// Whether a part of the kernel is not left out.
    #[inline(always)]
    pub(super) const fn needs(&self, part: u8) -> bool {
        self.parts & part != 0
    }
}

/// One of our castlings.
#[derive(Clone, Copy)]
pub(crate) struct Castling {
    pub(crate) rook: u64,
    /// What king and rook pass or reach, their own squares aside.
    pub(crate) path: u64,
    /// What the king passes or reaches.
    pub(crate) king_path: u64,
}

/// The directions in which our king looks: four to higher squares, then the four opposite ones.
#[derive(Clone, Copy)]
#[repr(usize)]
pub(crate) enum Ray {
    North,
    NorthEast,
    East,
    NorthWest,
    South,
    SouthWest,
    West,
    SouthEast,
}

impl Ray {
    pub(crate) const ALL: [Self; 8] = [
        Self::North,
        Self::NorthEast,
        Self::East,
        Self::NorthWest,
        Self::South,
        Self::SouthWest,
        Self::West,
        Self::SouthEast,
    ];

    #[inline(always)]
    pub(crate) const fn of(direction: Direction) -> Self {
        match direction {
            Direction::North => Self::North,
            Direction::NorthEast => Self::NorthEast,
            Direction::East => Self::East,
            Direction::NorthWest => Self::NorthWest,
            Direction::South => Self::South,
            Direction::SouthWest => Self::SouthWest,
            Direction::West => Self::West,
            Direction::SouthEast => Self::SouthEast,
        }
    }

    #[inline(always)]
    pub(crate) const fn leads_upwards(self) -> bool {
        (self as usize) < 4
    }

    #[inline(always)]
    pub(crate) const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 4) % 8]
    }
}
