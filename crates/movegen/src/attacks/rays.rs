//! The slow ray walk: what a slider attacks, by definition.

use crate::geometry::{Bitboard, Direction, Square};

/// The squares from `from` in `direction`, up to and including the first occupied one; without
/// `from` itself.
///
/// This is the definition of how sliders move (FIDE 3.2 to 3.5). Tables are proven equal to it.
///
/// ```
/// use roque_movegen::{attacks, bitboard, Direction, Square};
///
/// let occupied = bitboard!(E7, E8);
/// assert_eq!(attacks::ray(Square::E4, Direction::North, occupied), bitboard!(E5, E6, E7));
/// ```
pub const fn ray(from: Square, direction: Direction, occupied: Bitboard) -> Bitboard {
    let (files, ranks) = direction.offset();
    let mut reached = Bitboard::EMPTY;
    let mut next = from.offset(files, ranks);
    while let Some(square) = next {
        reached = reached.with(square);
        next = if occupied.contains(square) {
            None
        } else {
            square.offset(files, ranks)
        };
    }
    reached
}
