//! Bishops, rooks and queens: the interface, and the way without large tables.

use super::lines::through;
use crate::geometry::{Bitboard, Direction, Square};
use crate::sealed::Sealed;

/// A way of looking up where sliders attack.
///
/// Code that counts millions of positions is generic over it, so that the choice is made once, by
/// [`Isa`](crate::Isa), and not at each look-up. All ways give the same answers. It is sealed: that no
/// board has more moves than proven rests on it.
pub trait Sliders: Copy + Sealed {
    /// The squares that a bishop on `from` attacks: each diagonal up to the first occupied square.
    fn bishop(self, from: Square, occupied: Bitboard) -> Bitboard;

    /// The squares that a rook on `from` attacks: file and rank up to the first occupied square.
    fn rook(self, from: Square, occupied: Bitboard) -> Bitboard;

    /// The squares that a queen on `from` attacks.
    #[inline(always)]
    fn queen(self, from: Square, occupied: Bitboard) -> Bitboard {
        self.bishop(from, occupied) | self.rook(from, occupied)
    }
}

/// Sliders without large tables: each line by subtraction, in both directions.
///
/// Of the occupied squares on a line, those beyond the slider are a number from which twice the
/// slider is taken; the borrow runs through the empty squares and stops at the first occupied one.
/// The other direction is the same on the reversed board ("hyperbola quintessence").
#[derive(Clone, Copy, Debug, Default)]
pub struct Lines;

impl Sealed for Lines {}

impl Sliders for Lines {
    #[inline(always)]
    fn bishop(self, from: Square, occupied: Bitboard) -> Bitboard {
        bishop_by_lines(from, occupied)
    }

    #[inline(always)]
    fn rook(self, from: Square, occupied: Bitboard) -> Bitboard {
        rook_by_lines(from, occupied)
    }
}

pub(super) const fn bishop_by_lines(from: Square, occupied: Bitboard) -> Bitboard {
    let [_, _, rising, falling] = LINES[from.index()];
    Bitboard(along(from, rising, occupied).0 | along(from, falling, occupied).0)
}

pub(super) const fn rook_by_lines(from: Square, occupied: Bitboard) -> Bitboard {
    let [file, rank, _, _] = LINES[from.index()];
    Bitboard(along(from, file, occupied).0 | along(from, rank, occupied).0)
}

/// What a slider on `from` attacks on one `line` through it (the line without `from`).
const fn along(from: Square, line: Bitboard, occupied: Bitboard) -> Bitboard {
    let blockers = occupied.0 & line.0;
    let slider = from.bitboard().0;
    let upwards = blockers.wrapping_sub(slider << 1);
    let downwards = blockers
        .reverse_bits()
        .wrapping_sub(slider.reverse_bits() << 1)
        .reverse_bits();
    Bitboard((upwards ^ downwards) & line.0)
}

/// For each square its file, its rank, and its rising and falling diagonal, without the square.
static LINES: [[Bitboard; 4]; 64] = lines();

const fn lines() -> [[Bitboard; 4]; 64] {
    use Direction::{East, North, NorthEast, NorthWest};
    let ways = [North, East, NorthEast, NorthWest];
    let mut table = [[Bitboard::EMPTY; 4]; 64];
    let mut from = 0;
    while from < 64 {
        let square = Square::ALL[from];
        let mut way = 0;
        while way < 4 {
            table[from][way] = through(square, ways[way]).without(square);
            way += 1;
        }
        from += 1;
    }
    table
}

/// The sliders behind [`bishop`], [`rook`] and [`queen`]: magic bitboards, or lines without tables.
#[cfg(feature = "large-tables")]
pub type DefaultSliders = super::Magic;
/// The sliders behind [`bishop`], [`rook`] and [`queen`]: magic bitboards, or lines without tables.
#[cfg(not(feature = "large-tables"))]
pub type DefaultSliders = Lines;

/// The squares that a bishop on `from` attacks.
///
/// ```
/// use roque_movegen::{attacks, bitboard, Square};
///
/// let occupied = bitboard!(C2, F2);
/// assert_eq!(attacks::bishop(Square::E1, occupied), bitboard!(D2, C3, B4, A5, F2));
/// ```
#[inline]
pub fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
    DefaultSliders::default().bishop(from, occupied)
}

/// The squares that a rook on `from` attacks.
///
/// ```
/// use roque_movegen::{attacks, bitboard, Square};
///
/// assert_eq!(attacks::rook(Square::A1, bitboard!(A3, B1)), bitboard!(A2, A3, B1));
/// ```
#[inline]
pub fn rook(from: Square, occupied: Bitboard) -> Bitboard {
    DefaultSliders::default().rook(from, occupied)
}

/// The squares that a queen on `from` attacks.
#[inline]
pub fn queen(from: Square, occupied: Bitboard) -> Bitboard {
    DefaultSliders::default().queen(from, occupied)
}

#[cfg(test)]
mod tests {
    use super::super::ray;
    use super::*;

    /// Compares a way of looking up sliders with the ray walk, for each square and each set of
    /// occupied squares on its rays, rim included.
    fn assert_equals_the_ray_walk(sliders: impl Sliders, name: &str) {
        let walk = |from, directions: [Direction; 4], occupied| {
            directions
                .into_iter()
                .map(|direction| ray(from, direction, occupied))
                .fold(Bitboard::EMPTY, |all, one| all | one)
        };
        let mut compared = 0_u64;
        for from in Square::ALL {
            let [file, rank, rising, falling] = LINES[from.index()];
            for occupied in (rising | falling).subsets() {
                let walked = walk(from, Direction::DIAGONAL, occupied);
                assert_eq!(sliders.bishop(from, occupied), walked, "{name} {from}");
                compared += 1;
            }
            for occupied in (file | rank).subsets() {
                let walked = walk(from, Direction::ORTHOGONAL, occupied);
                assert_eq!(sliders.rook(from, occupied), walked, "{name} {from}");
                compared += 1;
            }
        }
        std::println!("{name}: {compared} sets of occupied squares equal to the ray walk");
    }

    #[test]
    fn every_way_equals_the_ray_walk_for_every_relevant_occupancy() {
        assert_equals_the_ray_walk(Lines, "lines");
        #[cfg(feature = "large-tables")]
        assert_equals_the_ray_walk(super::super::Magic, "magic");
        #[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
        match super::super::Pext::detect() {
            Some(pext) => assert_equals_the_ray_walk(pext, "pext"),
            None => std::println!("pext: skipped, this CPU has no BMI2"),
        }
    }

    #[test]
    fn squares_off_the_lines_do_not_matter() {
        for from in Square::ALL {
            let off =
                !(LINES[from.index()].into_iter()).fold(Bitboard::EMPTY, |all, one| all | one);
            assert_eq!(queen(from, off), queen(from, Bitboard::EMPTY));
        }
    }
}
