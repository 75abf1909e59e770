//! Where king and rook go in castling, in the form of Chess960 (FIDE 3.8.2 and Guidelines II), of
//! which standard castling is a case.

use crate::attacks::between;
use crate::castling::Wing;
use crate::geometry::{Bitboard, Square};
use crate::piece::Color;

/// The squares on which `color`'s king and rook stand after castling.
#[inline(always)]
pub(crate) const fn castling_targets(color: Color, king: Square, rook: Square) -> (Square, Square) {
    let wing = Wing::of(king, rook);
    let rank = color.back_rank();
    (
        Square::new(wing.king_file(), rank),
        Square::new(wing.rook_file(), rank),
    )
}

/// The squares that `color`'s king and those that its rook passes or reaches in castling.
///
/// Nothing but the two may stand there and none of the king's may be attacked; the king may not be
/// in check, nor the rook uncover an attack along the rank.
#[inline(always)]
pub(crate) fn castling_paths(color: Color, king: Square, rook: Square) -> (Bitboard, Bitboard) {
    let (king_to, rook_to) = castling_targets(color, king, rook);
    (
        between(king, king_to).with(king_to),
        between(rook, rook_to).with(rook_to),
    )
}
