//! Light and dark squares.

use roque_movegen::Bitboard;

/// The dark squares, a1 among them.
pub(crate) const DARK_SQUARES: Bitboard = Bitboard(0xaa55_aa55_aa55_aa55);
