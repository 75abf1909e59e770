//! What the kernel has to know of a king's square.

use crate::attacks::ray;
use crate::geometry::{Bitboard, Direction, Square};

/// The rays from each square on an empty board, in the order of `leaf::Ray`.
pub(super) static RAYS: [[u64; 8]; 64] = rays();

const fn rays() -> [[u64; 8]; 64] {
    use Direction::{East, North, NorthEast, NorthWest, South, SouthEast, SouthWest, West};
    let directions = [
        North, NorthEast, East, NorthWest, South, SouthWest, West, SouthEast,
    ];
    let mut table = [[0; 8]; 64];
    let mut from = 0;
    while from < 64 {
        let mut way = 0;
        while way < 8 {
            table[from][way] = ray(Square::ALL[from], directions[way], Bitboard::EMPTY).0;
            way += 1;
        }
        from += 1;
    }
    table
}

/// The squares at most three king's steps away: from there, one move brings a king to attack a
/// neighbour of the square.
pub(super) static NEIGHBOURHOODS: [Bitboard; 64] = neighbourhoods();

const fn neighbourhoods() -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut to = 0;
        while to < 64 {
            let (from, near) = (Square::ALL[from], Square::ALL[to]);
            if from.file().index().abs_diff(near.file().index()) <= 3
                && from.rank().index().abs_diff(near.rank().index()) <= 3
            {
                table[from.index()] = table[from.index()].with(near);
            }
            to += 1;
        }
        from += 1;
    }
    table
}
