//! Kings, knights and pawns: one table look-up, or a few shifts for a whole set.

use crate::geometry::{Bitboard, Direction, Square};
use crate::piece::Color;
use crate::side::Side;

const KING_STEPS: [(i8, i8); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];
const KNIGHT_STEPS: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

const fn steps_from_everywhere(steps: &[(i8, i8)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut step = 0;
        while step < steps.len() {
            let (files, ranks) = steps[step];
            if let Some(to) = Square::ALL[from].offset(files, ranks) {
                table[from] = table[from].with(to);
            }
            step += 1;
        }
        from += 1;
    }
    table
}

static KING: [Bitboard; 64] = steps_from_everywhere(&KING_STEPS);
/// What a knight attacks, by its square.
pub(crate) static KNIGHT: [Bitboard; 64] = steps_from_everywhere(&KNIGHT_STEPS);
static PAWN: [[Bitboard; 64]; 2] = [
    steps_from_everywhere(&[(-1, 1), (1, 1)]),
    steps_from_everywhere(&[(-1, -1), (1, -1)]),
];

/// The squares that a king on `from` attacks: its neighbours.
#[inline(always)]
pub fn king(from: Square) -> Bitboard {
    KING[from.index()]
}

/// The squares that a knight on `from` attacks.
#[inline(always)]
pub fn knight(from: Square) -> Bitboard {
    KNIGHT[from.index()]
}

/// The squares that a pawn of `color` on `from` attacks, also where it could not stand.
#[inline(always)]
pub fn pawn(color: Color, from: Square) -> Bitboard {
    PAWN[color.index()][from.index()]
}

/// The squares that any of the `knights` attacks.
#[inline(always)]
pub(crate) fn knight_attacks(knights: Bitboard) -> Bitboard {
    use Direction::{East, North, South, West};
    let east = knights.shift(East);
    let west = knights.shift(West);
    let near = east | west;
    let far = east.shift(East) | west.shift(West);
    near.shift(North).shift(North)
        | near.shift(South).shift(South)
        | far.shift(North)
        | far.shift(South)
}

/// The squares that any of `S`'s `pawns` attacks.
#[inline(always)]
pub(crate) fn pawn_attacks<S: Side>(pawns: Bitboard) -> Bitboard {
    pawns.shift(S::UP_LEFT) | pawns.shift(S::UP_RIGHT)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bitboard;
    use crate::side::{Black, White};

    #[test]
    fn set_wise_attacks_equal_the_tables() {
        for square in Square::ALL {
            let set = square.bitboard();
            assert_eq!(knight_attacks(set), knight(square));
            assert_eq!(pawn_attacks::<White>(set), pawn(Color::White, square));
            assert_eq!(pawn_attacks::<Black>(set), pawn(Color::Black, square));
        }
    }

    #[test]
    fn a_king_reaches_the_end_of_each_ray_of_length_one() {
        for square in Square::ALL {
            let neighbours = Direction::ALL
                .into_iter()
                .map(|direction| super::super::ray(square, direction, Bitboard::ALL))
                .fold(Bitboard::EMPTY, |all, step| all | step);
            assert_eq!(king(square), neighbours);
        }
    }

    #[test]
    fn pawns_on_the_edge_do_not_wrap() {
        assert_eq!(pawn(Color::White, Square::H4), bitboard!(G5));
        assert_eq!(pawn(Color::Black, Square::A4), bitboard!(B3));
    }
}
