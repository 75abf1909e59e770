//! How men move, the safety of the king aside.

use crate::attacks::{self, DefaultSliders, Sliders};
use crate::board::{Board, castling_paths};
use crate::geometry::Square;
use crate::moves::Move;
use crate::piece::{Color, PieceKind};

impl Board {
    /// Whether the man moves like this, the safety of its king aside.
    ///
    /// A pseudo-legal move may leave the king in check, step onto an attacked square, or castle out
    /// of, through or into check. Each legal move is pseudo-legal. Engines ask this of moves from a
    /// hash table.
    ///
    /// ```
    /// use roque_movegen::{Board, Move, Square};
    ///
    /// assert!(Board::START.is_pseudo_legal(Move::new(Square::E2, Square::E4)));
    /// assert!(!Board::START.is_pseudo_legal(Move::new(Square::E1, Square::E2)));
    /// ```
    pub fn is_pseudo_legal(&self, mv: Move) -> bool {
        let (from, to) = (mv.from(), mv.to());
        let own = self.of_color(self.turn);
        let Some(kind) = self.placement.kind_at(from).filter(|_| own.contains(from)) else {
            return false;
        };
        if kind == PieceKind::Pawn {
            return self.is_pseudo_legal_pawn_move(mv);
        }
        if mv.promotion().is_some() {
            return false;
        }
        if kind == PieceKind::King && self.rights.rooks_of(self.turn).contains(to) {
            return self.is_castling_path_free(from, to);
        }
        let sliders = DefaultSliders::default();
        let attacked = match kind {
            PieceKind::Knight => attacks::knight(from),
            PieceKind::Bishop => sliders.bishop(from, self.occupied()),
            PieceKind::Rook => sliders.rook(from, self.occupied()),
            PieceKind::Queen => sliders.queen(from, self.occupied()),
            PieceKind::King | PieceKind::Pawn => attacks::king(from),
        };
        (attacked & !own).contains(to)
    }

    fn is_pseudo_legal_pawn_move(&self, mv: Move) -> bool {
        let (from, to) = (mv.from(), mv.to());
        let promotes = to.rank() == self.turn.promotion_rank();
        let promotion_fits = match mv.promotion() {
            Some(kind) => promotes && PieceKind::PROMOTIONS.contains(&kind),
            None => !promotes,
        };
        let captures = self.of_color(!self.turn).with_option(self.en_passant);
        let captured = attacks::pawn(self.turn, from) & captures;
        let up = match self.turn {
            Color::White => 1,
            Color::Black => -1,
        };
        let empty = !self.occupied();
        let single = from.offset(0, up).filter(|&square| empty.contains(square));
        let double = single
            .filter(|_| from.rank() == self.turn.pawn_rank())
            .and_then(|square| square.offset(0, up))
            .filter(|&square| empty.contains(square));
        promotion_fits && (captured.contains(to) || single == Some(to) || double == Some(to))
    }

    fn is_castling_path_free(&self, king: Square, rook: Square) -> bool {
        let (king_path, rook_path) = castling_paths(self.turn, king, rook);
        !(king_path | rook_path).intersects(self.occupied().without(king).without(rook))
    }
}
