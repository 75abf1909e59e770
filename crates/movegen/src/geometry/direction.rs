//! The eight compass directions.

use super::Bitboard;

/// A step to a neighbouring square, north being towards the eighth rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Direction {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

impl Direction {
    /// All directions, clockwise from north.
    pub const ALL: [Self; 8] = [
        Self::North,
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    /// The four directions of a rook.
    pub const ORTHOGONAL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The four directions of a bishop.
    pub const DIAGONAL: [Self; 4] = [
        Self::NorthEast,
        Self::SouthEast,
        Self::SouthWest,
        Self::NorthWest,
    ];

    /// How many files to the east and how many ranks to the north one step goes.
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Self::North => (0, 1),
            Self::NorthEast => (1, 1),
            Self::East => (1, 0),
            Self::SouthEast => (1, -1),
            Self::South => (0, -1),
            Self::SouthWest => (-1, -1),
            Self::West => (-1, 0),
            Self::NorthWest => (-1, 1),
        }
    }

    /// The direction that leads back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 4) % 8]
    }
}

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

impl Bitboard {
    /// Each square of this set moved one step; what leaves the board is gone.
    ///
    /// ```
    /// use roque_movegen::{Direction, Square};
    ///
    /// assert_eq!(Square::G4.bitboard().shift(Direction::NorthEast), Square::H5.bitboard());
    /// assert!(Square::H4.bitboard().shift(Direction::NorthEast).is_empty());
    /// ```
    #[inline(always)]
    #[must_use]
    pub const fn shift(self, direction: Direction) -> Self {
        let bits = self.0;
        Self(match direction {
            Direction::North => bits << 8,
            Direction::NorthEast => (bits & NOT_H) << 9,
            Direction::East => (bits & NOT_H) << 1,
            Direction::SouthEast => (bits & NOT_H) >> 7,
            Direction::South => bits >> 8,
            Direction::SouthWest => (bits & NOT_A) >> 9,
            Direction::West => (bits & NOT_A) >> 1,
            Direction::NorthWest => (bits & NOT_A) << 7,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::Square;
    use super::*;

    #[test]
    fn the_opposite_leads_back() {
        for direction in Direction::ALL {
            let (files, ranks) = direction.offset();
            assert_eq!(direction.opposite().offset(), (-files, -ranks));
        }
    }

    #[test]
    fn shifting_a_set_equals_stepping_each_square() {
        for square in Square::ALL {
            for direction in Direction::ALL {
                let (files, ranks) = direction.offset();
                let stepped = square
                    .offset(files, ranks)
                    .map_or(Bitboard::EMPTY, Square::bitboard);
                assert_eq!(square.bitboard().shift(direction), stepped);
            }
        }
    }
}
