//! Our castling in the child: rights lost, paths opened and blocked, attacks, and Chess960.

use roque_movegen::{Bitboard, Board, File, Move, PieceKind, Square, attacks};

use super::Lane;
use crate::classes::{Class, Tally};
use crate::mailbox::castling_targets;

impl Lane<'_> {
    pub(super) fn note_lost_rights(&self, met: &mut Tally) {
        if self.they_castled() {
            met.note(Class::TheyCastle);
        }
        let rooks = self.parent.castling_rights().rooks_of(self.we);
        if !rooks.contains(self.mv.to()) {
            return;
        }
        met.note(match (self.mover(), self.mv.promotion()) {
            (_, Some(_)) => Class::RookTakenByPromotion,
            (Some(PieceKind::Knight), _) => Class::RookTakenByKnight,
            (Some(PieceKind::Bishop), _) => Class::RookTakenByBishop,
            (Some(PieceKind::Rook), _) => Class::RookTakenByRook,
            (Some(PieceKind::Queen), _) => Class::RookTakenByQueen,
            _ => Class::RookTakenByKing,
        });
        if self.moves.iter().any(|&mv| self.is_ours(mv)) {
            met.note(Class::RookTakenOtherCastles);
        }
    }

    fn is_ours(&self, mv: Move) -> bool {
        self.child.of_color(self.we).contains(mv.to())
    }

    pub(super) fn note_castling(&self, met: &mut Tally) {
        let rooks = self.child.castling_rights().rooks_of(self.we);
        if rooks.is_empty() {
            return;
        }
        let rims = File::A.bitboard() | File::H.bitboard();
        let is_standard = self.king.file() == File::E && rooks.is_subset_of(rims);
        met.note(if is_standard {
            Class::StandardRights
        } else {
            Class::Chess960Rights
        });
        let mut legal = 0;
        for rook in rooks {
            let castling = Move::new(self.king, rook);
            if self.moves.contains(&castling) {
                legal += 1;
                self.note_legal_castling(rook, is_standard, met);
            } else {
                self.note_hindered_castling(rook, met);
            }
        }
        if legal == 2 {
            met.note(Class::BothWings);
        }
    }

    /// What king and rook pass or reach, and what the king does.
    fn paths(&self, rook: Square) -> (Bitboard, Bitboard) {
        let (king_to, rook_to) = castling_targets(self.king, rook);
        let king_path = attacks::between(self.king, king_to).with(king_to);
        let rook_path = attacks::between(rook, rook_to).with(rook_to);
        (king_path | rook_path, king_path)
    }

    fn note_legal_castling(&self, rook: Square, is_standard: bool, met: &mut Tally) {
        met.note(match (is_standard, rook > self.king) {
            (true, true) => Class::StandardKingWing,
            (true, false) => Class::StandardQueenWing,
            (false, true) => Class::Chess960KingWing,
            (false, false) => Class::Chess960QueenWing,
        });
        let (king_to, rook_to) = castling_targets(self.king, rook);
        let (path, king_path) = self.paths(rook);
        if king_to == self.king {
            met.note(Class::KingStays);
        }
        if rook_to == rook {
            met.note(Class::RookStays);
        }
        if (king_to, rook_to) == (rook, self.king) {
            met.note(Class::KingAndRookSwap);
        }
        if king_path.without(king_to).contains(rook) {
            met.note(Class::PassesOwnRook);
        }
        let on_rank = self.ours(PieceKind::Rook) & self.we.back_rank().bitboard();
        let castling_rooks = self.child.castling_rights().rooks_of(self.we);
        if !on_rank.is_subset_of(castling_rooks) {
            met.note(Class::BesideAnotherRook);
        }
        if path.contains(self.mv.from()) && !self.they_castled() {
            met.note(Class::PathOpened);
        }
        if self.child.attackers(rook, self.they).any() {
            met.note(Class::CastlingRookAttacked);
        }
    }

    fn note_hindered_castling(&self, rook: Square, met: &mut Tally) {
        let (path, king_path) = self.paths(rook);
        let blockers = (path & self.child.occupied())
            .without(self.king)
            .without(rook);
        if blockers == self.mv.to().bitboard() {
            met.note(Class::PathBlocked);
        }
        if blockers.any() {
            return;
        }
        if self.checkers.any() {
            met.note(Class::CastlingInCheck);
            return;
        }
        let attackers = king_path
            .into_iter()
            .map(|square| self.child.attackers(square, self.they))
            .fold(Bitboard::EMPTY, |all, more| all | more);
        if attackers.is_empty() {
            met.note(Class::CastlingRookPinned);
            return;
        }
        met.note(Class::CastlingAttacked);
        if attackers == self.mv.to().bitboard() {
            met.note(Class::CastlingAttackedByArrival);
        }
        let their_king = self.child.king(self.they);
        if attackers == their_king.bitboard() {
            met.note(Class::CastlingBesideKing);
            if self.mover() == Some(PieceKind::King) && is_distant(self.parent, self.king) {
                met.note(Class::CastlingByDistantKing);
            }
        }
    }
}

/// Whether the king to move is more than three files from `king`.
fn is_distant(parent: &Board, king: Square) -> bool {
    let theirs = parent.king(parent.turn());
    theirs.file().index().abs_diff(king.file().index()) > 3
}
