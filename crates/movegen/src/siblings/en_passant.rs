//! The answers to double pushes.

use crate::attacks::{Sliders, pawn_attacks};
use crate::board::Board;
use crate::geometry::Square;
use crate::side::Side;

/// How many of our pawns may capture en passant the pawn of `S` that is pushed by two from `from`.
///
/// Two men leave the board's lines at once, so that the lines of our king are asked for on the board
/// after the capture. Nothing but a slider can give check then: the king was in none before their
/// move, and the only man that has moved is captured.
#[inline(always)]
pub(super) fn en_passant_replies<S: Side>(
    board: &Board,
    sliders: impl Sliders,
    from: Square,
) -> u32 {
    let men = &board.placement;
    let theirs = board.of_color(S::COLOR);
    let king = board.king(!S::COLOR);
    let passed = from.bitboard().shift(S::UP);
    let pawns = pawn_attacks::<S>(from.bitboard()).shift(S::UP) & men.pawns;
    let mut replies = 0;
    for pawn in pawns & board.of_color(!S::COLOR) {
        let occupied = (board.occupied() | passed).without(from).without(pawn);
        let checkers = (sliders.bishop(king, occupied) & men.diagonals)
            | (sliders.rook(king, occupied) & men.orthogonals);
        replies += u32::from(!checkers.intersects(theirs));
    }
    replies
}
