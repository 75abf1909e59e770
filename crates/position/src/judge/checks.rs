//! Whether the checks can have come about by a move.
//!
//! Before the last move the king that is to move now was not in check, for its owner had just
//! moved. So each checker is the man that moved, or a slider that it uncovered by leaving a square
//! (in an en passant capture: one of two squares). From that follows, castling and promotions
//! included:
//!
//! - At most two men give check. One line is opened by the square that was left, and the man that
//!   left it may give check itself; en passant opens two, but then the pawn that captured does not
//!   give check: the king would have to stand diagonally ahead of it and on a line with each of the
//!   squares behind it.
//! - Two checkers are not on one line through the king. The uncovered one has the square that was
//!   left between itself and the king, and the man that left it cannot have got to the king's other
//!   side: a slider would have given check before it moved; a pawn, even one that promotes, goes only
//!   one file aside. The two squares opened by en passant are neighbours on a rank and have no room
//!   for a king between them.
//! - Of two checkers one is a slider, since only sliders are uncovered. (A pawn that becomes a knight
//!   on a square next to a line it leaves is an ordinary way to a double check.)

use alloc::vec::Vec;

use roque_movegen::{Bitboard, Color, PieceKind, Placement, Square, attacks};

use super::Violation;
use crate::setup::Setup;

pub(super) fn judge(setup: &Setup, found: &mut Vec<Violation>) {
    let placement = &setup.placement;
    let color = !setup.turn;
    if let Some(king) = placement.king(color) {
        let checkers = attackers(placement, king, !color);
        if checkers.any() {
            found.push(Violation::OpponentInCheck { color, checkers });
        }
    }
    let Some(king) = placement.king(setup.turn) else {
        return;
    };
    // A king that "gives check" is itself in check, which is reported above.
    let checkers = attackers(placement, king, color) - placement.of_kind(PieceKind::King);
    if checkers.len() > 2 {
        found.push(Violation::TooManyCheckers(checkers));
    }
    for first in checkers {
        for second in checkers & attacks::line(king, first) {
            if first < second {
                found.push(Violation::AlignedCheckers(first, second));
            }
        }
    }
    let stepping =
        checkers & (placement.of_kind(PieceKind::Pawn) | placement.of_kind(PieceKind::Knight));
    if stepping.more_than_one() {
        found.push(Violation::TwoSteppingCheckers(stepping));
    }
}

/// The men of `color` that attack `square`.
///
/// [`Board::attackers`](roque_movegen::Board::attackers) is not to be had before there is a board.
pub(super) fn attackers(placement: &Placement, square: Square, color: Color) -> Bitboard {
    let occupied = placement.occupied();
    let men = |kind| placement.pieces(color, kind);
    let queens = men(PieceKind::Queen);
    (attacks::pawn(!color, square) & men(PieceKind::Pawn))
        | (attacks::knight(square) & men(PieceKind::Knight))
        | (attacks::king(square) & men(PieceKind::King))
        | (attacks::bishop(square, occupied) & (men(PieceKind::Bishop) | queens))
        | (attacks::rook(square, occupied) & (men(PieceKind::Rook) | queens))
}
