//! What a move changes in the key, without making it.

use roque_movegen::{Board, Color, Move, PieceKind, Rank, Square, Wing, attacks};

use super::keys::{man, rights, turn};

/// What the legal move `mv` changes in the key of `board`, en passant squares aside.
///
/// 0 for a move of no man; with other illegal moves a value without meaning.
#[inline]
pub(crate) fn change_by(board: &Board, mv: Move) -> u128 {
    let us = board.turn();
    let (from, to) = (mv.from(), mv.to());
    let Some(kind) = board.placement().kind_at(from) else {
        return 0;
    };
    let held = board.castling_rights();
    let own_rights = held.rooks_of(us);
    if kind == PieceKind::King {
        let lost = own_rights | (held.rooks_of(!us) & to.bitboard());
        if own_rights.contains(to) && board.of_color(us).contains(to) {
            return turn() ^ rights(lost) ^ castling(us, from, to);
        }
        return turn() ^ rights(lost) ^ stepped(board, kind, mv);
    }
    let lost = held.rooks() & (from.bitboard() | to.bitboard());
    turn() ^ rights(lost) ^ stepped(board, kind, mv)
}

/// King and rook change their places.
fn castling(us: Color, king: Square, rook: Square) -> u128 {
    let wing = Wing::of(king, rook);
    let king_to = Square::new(wing.king_file(), us.back_rank());
    let rook_to = Square::new(wing.rook_file(), us.back_rank());
    man(us, PieceKind::King, king)
        ^ man(us, PieceKind::King, king_to)
        ^ man(us, PieceKind::Rook, rook)
        ^ man(us, PieceKind::Rook, rook_to)
}

/// A man goes from square to square, captures what stands there, and may become another.
#[inline(always)]
fn stepped(board: &Board, kind: PieceKind, mv: Move) -> u128 {
    let us = board.turn();
    let (from, to) = (mv.from(), mv.to());
    let arrived = mv.promotion().unwrap_or(kind);
    let moved = man(us, kind, from) ^ man(us, arrived, to);
    if let Some(captured) = board.placement().kind_at(to) {
        return moved ^ man(!us, captured, to);
    }
    if kind == PieceKind::Pawn && from.file() != to.file() {
        // En passant: the captured pawn stands beside the square from which the capture came.
        let captured = Square::new(to.file(), from.rank());
        return moved ^ man(!us, PieceKind::Pawn, captured);
    }
    moved
}

/// Whether `mv` is a double push that ends beside an enemy pawn.
pub(crate) fn invites_en_passant(board: &Board, mv: Move) -> bool {
    let us = board.turn();
    let (from, to) = (mv.from(), mv.to());
    let is_double_push = board.of_kind(PieceKind::Pawn).contains(from)
        && from.rank() == us.pawn_rank()
        && matches!(to.rank(), Rank::Fourth | Rank::Fifth);
    is_double_push && {
        let passed = Square::new(from.file(), us.passed_rank());
        attacks::pawn(us, passed).intersects(board.pieces(!us, PieceKind::Pawn))
    }
}
