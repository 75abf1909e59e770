//! Squares between two squares, and whole lines through them.

use crate::geometry::{Bitboard, Direction, Square};

use super::ray;

struct Lines {
    between: [[Bitboard; 64]; 64],
    through: [[Bitboard; 64]; 64],
}

static LINES: Lines = lines();

const fn lines() -> Lines {
    let mut lines = Lines {
        between: [[Bitboard::EMPTY; 64]; 64],
        through: [[Bitboard::EMPTY; 64]; 64],
    };
    let mut from = 0;
    while from < 64 {
        let origin = Square::ALL[from];
        let mut way = 0;
        while way < 8 {
            let direction = Direction::ALL[way];
            let through = through(origin, direction);
            let (files, ranks) = direction.offset();
            let mut passed = 0;
            let mut next = origin.offset(files, ranks);
            while let Some(square) = next {
                lines.between[from][square.index()] = Bitboard(passed);
                lines.through[from][square.index()] = through;
                passed |= square.bitboard().0;
                next = square.offset(files, ranks);
            }
            way += 1;
        }
        from += 1;
    }
    lines
}

/// The whole line through `from` in `direction` and against it.
pub(super) const fn through(from: Square, direction: Direction) -> Bitboard {
    Bitboard(
        ray(from, direction, Bitboard::EMPTY).0
            | ray(from, direction.opposite(), Bitboard::EMPTY).0
            | from.bitboard().0,
    )
}

/// The squares strictly between `a` and `b` on a file, rank or diagonal; empty if they share none.
///
/// ```
/// use roque_movegen::{attacks, bitboard, Square};
///
/// assert_eq!(attacks::between(Square::A1, Square::D4), bitboard!(B2, C3));
/// assert!(attacks::between(Square::A1, Square::B3).is_empty());
/// ```
#[inline(always)]
pub fn between(a: Square, b: Square) -> Bitboard {
    LINES.between[a.index()][b.index()]
}

/// The whole file, rank or diagonal through `a` and `b`, edge to edge; empty if they share none or
/// are the same square.
///
/// ```
/// use roque_movegen::{attacks, File, Square};
///
/// assert_eq!(attacks::line(Square::E2, Square::E5), File::E.bitboard());
/// ```
#[inline(always)]
pub fn line(a: Square, b: Square) -> Bitboard {
    LINES.through[a.index()][b.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_and_line_agree_with_the_ray_walk() {
        for a in Square::ALL {
            for b in Square::ALL {
                let way = Direction::ALL
                    .into_iter()
                    .find(|&way| ray(a, way, Bitboard::EMPTY).contains(b));
                let (inner, whole) = way.map_or((Bitboard::EMPTY, Bitboard::EMPTY), |way| {
                    let inner = ray(a, way, b.bitboard()).without(b);
                    let back = way.opposite();
                    let rays = ray(a, way, Bitboard::EMPTY) | ray(a, back, Bitboard::EMPTY);
                    (inner, rays.with(a))
                });
                assert_eq!(between(a, b), inner, "{a} {b}");
                assert_eq!(line(a, b), whole, "{a} {b}");
            }
        }
    }
}
