//! To which classes a position and its legal moves belong.
//!
//! What this asks of a board is compared with its slow definition at every position; see `compared`.

use roque_movegen::{Board, Check, Color, Move, MoveList, PieceKind, Square, attacks};

use crate::classes::{Class, Tally};
use crate::mailbox::castling_targets;

/// The classes to which `board` and its legal `moves` belong.
pub(crate) fn met_at(board: &Board, moves: &MoveList) -> Tally {
    let mut met = Tally::NONE;
    met.note(Class::Positions);
    note_threats(board, moves, &mut met);
    note_forbidden_castling(board, &mut met);
    note_forbidden_en_passant(board, &mut met);
    for &mv in moves {
        note_move(board, mv, &mut met);
    }
    met
}

fn note_threats(board: &Board, moves: &MoveList, met: &mut Tally) {
    let king = board.king(board.turn());
    for pinned in board.pinned(board.turn()) {
        met.note(if pinned.file() == king.file() {
            Class::PinnedOnFile
        } else if pinned.rank() == king.rank() {
            Class::PinnedOnRank
        } else {
            Class::PinnedOnDiagonal
        });
    }
    let checkers = board.checkers().len();
    if checkers > 0 {
        met.note(Class::Check);
    }
    if checkers > 1 {
        met.note(Class::DoubleCheck);
    }
    if moves.is_empty() {
        met.note(if checkers > 0 {
            Class::Mate
        } else {
            Class::Stalemate
        });
    }
    let rights = board.castling_rights();
    let is_standard = Color::ALL.into_iter().all(|color| {
        let mut rooks = rights
            .files(color)
            .map(|file| Square::new(file, color.back_rank()));
        rooks.all(|rook| is_standard_castling(board.king(color), rook))
    });
    if !is_standard {
        met.note(Class::Chess960Rights);
    }
}

fn is_standard_castling(king: Square, rook: Square) -> bool {
    matches!(king, Square::E1 | Square::E8)
        && matches!(rook, Square::A1 | Square::H1 | Square::A8 | Square::H8)
}

fn note_forbidden_castling(board: &Board, met: &mut Tally) {
    let us = board.turn();
    let king = board.king(us);
    for file in board.castling_rights().files(us) {
        let rook = Square::new(file, us.back_rank());
        let castling = Move::new(king, rook);
        if !board.is_pseudo_legal(castling) || board.is_legal(castling) {
            continue;
        }
        let (king_to, _) = castling_targets(king, rook);
        let mut path = attacks::between(king, king_to).with(king_to).into_iter();
        met.note(if board.is_check() {
            Class::OutOfCheck
        } else if path.any(|square| board.attackers(square, !us).any()) {
            Class::ThroughCheck
        } else {
            Class::PinnedRook
        });
    }
}

fn note_forbidden_en_passant(board: &Board, met: &mut Tally) {
    let Some(to) = board.en_passant() else {
        return;
    };
    let us = board.turn();
    let capturers = attacks::pawn(!us, to) & board.pieces(us, PieceKind::Pawn);
    for from in capturers {
        if board.is_legal(Move::new(from, to)) {
            continue;
        }
        met.note(if board.is_check() {
            Class::EnPassantInCheck
        } else if board.pinned(us).contains(from) {
            Class::EnPassantPinned
        } else {
            Class::EnPassantOpensRank
        });
    }
}

fn note_move(board: &Board, mv: Move, met: &mut Tally) {
    let check = board.check_given(mv);
    met.note(Class::Moves);
    let is_capture = board.is_capture(mv);
    if is_capture {
        met.note(Class::Captures);
    }
    if board.pinned(board.turn()).contains(mv.from()) {
        met.note(Class::PinnedManMoves);
    }
    match check {
        None => {}
        Some(Check::Direct) => met.note(Class::DirectCheck),
        Some(Check::Discovered) => met.note(Class::DiscoveredCheck),
        Some(Check::Double) => met.note(Class::DoubleCheckGiven),
    }
    if board.of_color(board.turn()).contains(mv.to()) {
        note_castling(board, mv, check, met);
    } else if mv.promotion().is_some() {
        note_promotion(board, mv, check, met);
    } else if is_capture && !board.occupied().contains(mv.to()) {
        note_en_passant(board, mv, check, met);
    }
}

fn note_castling(board: &Board, mv: Move, check: Option<Check>, met: &mut Tally) {
    let (king, rook) = (mv.from(), mv.to());
    met.note(match (is_standard_castling(king, rook), rook > king) {
        (true, true) => Class::StandardKingWing,
        (true, false) => Class::StandardQueenWing,
        (false, true) => Class::Chess960KingWing,
        (false, false) => Class::Chess960QueenWing,
    });
    let (king_to, rook_to) = castling_targets(king, rook);
    if king_to == king {
        met.note(Class::KingStays);
    }
    if rook_to == rook {
        met.note(Class::RookStays);
    }
    if (king_to, rook_to) == (rook, king) {
        met.note(Class::KingAndRookSwap);
    }
    if check.is_some() {
        met.note(Class::CastlingGivesCheck);
        if board.king(!board.turn()).rank() == king.rank() {
            met.note(Class::CastlingChecksOnRank);
        }
    }
}

fn note_promotion(board: &Board, mv: Move, check: Option<Check>, met: &mut Tally) {
    met.note(if board.is_capture(mv) {
        Class::CapturingPromotion
    } else {
        Class::QuietPromotion
    });
    if check.is_some() {
        met.note(Class::CheckingPromotion);
    }
    let castling_rooks = board.castling_rights().rooks();
    if castling_rooks.contains(mv.to()) {
        met.note(Class::PromotionOnCastlingRook);
    }
}

fn note_en_passant(board: &Board, mv: Move, check: Option<Check>, met: &mut Tally) {
    met.note(Class::EnPassant);
    if board.is_check() {
        met.note(Class::EnPassantAnswersCheck);
    }
    if board.pinned(board.turn()).contains(mv.from()) {
        met.note(Class::EnPassantAlongPin);
    }
    if check.is_some() {
        met.note(Class::EnPassantGivesCheck);
    }
}
