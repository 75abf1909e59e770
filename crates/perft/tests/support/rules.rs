//! Which moves the rules allow (FIDE 3.1 to 3.9, Guidelines II for Chess960), each tried on a copy of the
//! men.

use roque_movegen::{Bitboard, Move, PieceKind, Rank, Square};

use crate::mailbox::{Mailbox, castling_targets, forward};

/// Why a move that its man could make is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The own king would stand in check.
    KingInCheck,
    /// The king would castle out of check.
    CastlingOutOfCheck,
    /// The king would castle through or into an attacked square.
    CastlingThroughCheck,
    /// The castling rook shields the king on the rank.
    CastlingRookPinned,
}

impl Mailbox {
    /// The moves that the men could make were their king not in danger, castling among them.
    pub(crate) fn pseudo_legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for (from, kind) in self.men_of(self.turn) {
            if kind == PieceKind::Pawn {
                self.push_pawn_moves(from, &mut moves);
                continue;
            }
            for to in self.attacked_from(from) {
                if self.owner(to) != Some(self.turn) {
                    moves.push(Move::new(from, to));
                }
            }
        }
        let king = self.king(self.turn);
        for rook in self.castling_rooks {
            if self.is_castling_path_free(king, rook) {
                moves.push(Move::new(king, rook));
            }
        }
        moves
    }

    fn push_pawn_moves(&self, from: Square, moves: &mut Vec<Move>) {
        let up = forward(self.turn);
        let is_empty = |square: Square| self.piece_at(square).is_none();
        let mut targets = Bitboard::EMPTY;
        if let Some(single) = from.offset(0, up).filter(|&square| is_empty(square)) {
            targets = targets.with(single);
            let double = single.offset(0, up).filter(|&square| is_empty(square));
            if let Some(double) = double.filter(|_| from.rank() == self.turn.pawn_rank()) {
                targets = targets.with(double);
            }
        }
        for to in self.attacked_from(from) {
            if self.owner(to) == Some(!self.turn) || self.en_passant == Some(to) {
                targets = targets.with(to);
            }
        }
        for to in targets {
            if matches!(to.rank(), Rank::First | Rank::Eighth) {
                let promoting = |kind| Move::promoting(from, to, kind);
                moves.extend(PieceKind::PROMOTIONS.map(promoting));
            } else {
                moves.push(Move::new(from, to));
            }
        }
    }

    /// Whether nothing but king and rook stands where either of them passes or arrives.
    fn is_castling_path_free(&self, king: Square, rook: Square) -> bool {
        let (king_to, rook_to) = castling_targets(king, rook);
        walk(king, king_to)
            .chain(walk(rook, rook_to))
            .all(|square| square == king || square == rook || self.piece_at(square).is_none())
    }

    /// What is wrong with a pseudo-legal move; nothing if it is legal.
    pub(crate) fn fault(&self, mv: Move) -> Option<Fault> {
        let us = self.turn;
        let is_castling = self.is_castling(mv);
        if is_castling {
            if self.checkers(us).any() {
                return Some(Fault::CastlingOutOfCheck);
            }
            let (king_to, _) = castling_targets(mv.from(), mv.to());
            if walk(mv.from(), king_to).any(|square| self.attackers(square, !us).any()) {
                return Some(Fault::CastlingThroughCheck);
            }
        }
        let (next, _) = self.after(mv);
        let fault = if is_castling {
            Fault::CastlingRookPinned
        } else {
            Fault::KingInCheck
        };
        next.checkers(us).any().then_some(fault)
    }

    /// The legal moves, in the order of moves.
    pub(crate) fn legal(&self) -> Vec<Move> {
        let mut moves = self.pseudo_legal();
        moves.retain(|&mv| self.fault(mv).is_none());
        moves.sort_unstable();
        moves
    }
}

/// The squares from `from` to `to` on one rank, both included.
fn walk(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let (low, high) = if from < to { (from, to) } else { (to, from) };
    Square::ALL
        .into_iter()
        .filter(move |square| (low..=high).contains(square))
}
