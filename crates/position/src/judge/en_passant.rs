//! Whether a pawn can just have passed over the en passant square.

use alloc::vec::Vec;

use roque_movegen::{Color, Piece, PieceKind, Square};

use super::{Violation, checks};
use crate::setup::Setup;

/// The en passant square, if the men bear it out.
pub(super) fn judge(setup: &Setup, found: &mut Vec<Violation>) -> Option<Square> {
    let square = setup.en_passant?;
    let pusher = !setup.turn;
    if square.rank() != pusher.passed_rank() {
        found.push(Violation::EnPassantRank { square, pusher });
        return None;
    }
    let ahead = match pusher {
        Color::White => 1,
        Color::Black => -1,
    };
    let (origin, target) = square.offset(0, -ahead).zip(square.offset(0, ahead))?;
    let pawn = Piece {
        color: pusher,
        kind: PieceKind::Pawn,
    };
    let placement = &setup.placement;
    let faults_before = found.len();
    if placement.piece_at(square).is_some() {
        found.push(Violation::EnPassantOccupied(square));
    }
    if placement.piece_at(target) != Some(pawn) {
        let pawn = target;
        found.push(Violation::EnPassantWithoutPawn { square, pawn });
    }
    if placement.piece_at(origin).is_some() {
        found.push(Violation::EnPassantOriginOccupied { square, origin });
    }
    if found.len() > faults_before {
        return None;
    }
    // The push taken back: the player to move now had just moved then, and so was not in check. What
    // gave check then cannot be: a check that the push has not given (it gives check only by the
    // pushed pawn, or by a slider behind its origin), nor one that it has ended by standing in between.
    if let Some(king) = placement.king(setup.turn) {
        let mut before = *placement;
        before.take(target);
        before.put(origin, pawn);
        let checkers = checks::attackers(&before, king, pusher);
        if checkers.any() {
            found.push(Violation::CheckersAgainstEnPassant { square, checkers });
        }
    }
    Some(square)
}
