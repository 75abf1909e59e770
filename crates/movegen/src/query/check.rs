//! Whether and how a move gives check.

use crate::attacks::{self, DefaultSliders, Sliders};
use crate::board::{Board, castling_targets, passed_pawn};
use crate::geometry::Bitboard;
use crate::moves::Move;
use crate::piece::PieceKind;

impl Board {
    /// Whether the legal move `mv` gives check.
    #[inline]
    pub fn gives_check(&self, mv: Move) -> bool {
        self.check_given(mv).is_some()
    }

    /// How the legal move `mv` gives check, if it does.
    ///
    /// ```
    /// use roque_movegen::{Board, Check, Move, Square};
    ///
    /// let mut board = Board::START;
    /// for (from, to) in [(Square::F2, Square::F3), (Square::E7, Square::E6)] {
    ///     board = board.play(Move::new(from, to))?;
    /// }
    /// let board = board.play(Move::new(Square::G2, Square::G4))?;
    /// let mate = Move::new(Square::D8, Square::H4);
    /// assert_eq!(board.check_given(mate), Some(Check::Direct));
    /// assert!(board.play(mate)?.has_no_moves());
    /// # Ok::<(), roque_movegen::IllegalMove>(())
    /// ```
    pub fn check_given(&self, mv: Move) -> Option<Check> {
        let (from, to) = (mv.from(), mv.to());
        let us = self.turn;
        let king = self.king(!us);
        let mut occupied = self.occupied().without(from).with(to);
        let mut gone = from.bitboard();
        let mut kind = mv.promotion().or(self.placement.kind_at(from));
        let mut arrived = to;
        match kind {
            Some(PieceKind::Pawn) if self.en_passant == Some(to) && from.file() != to.file() => {
                occupied = occupied.without(passed_pawn(to));
            }
            Some(PieceKind::King) if self.of_color(us).contains(to) => {
                let (king_to, rook_to) = castling_targets(us, from, to);
                occupied = occupied.without(to).with(king_to).with(rook_to);
                gone = gone.with(to);
                (kind, arrived) = (Some(PieceKind::Rook), rook_to);
            }
            _ => {}
        }
        let sliders = DefaultSliders::default();
        let reached = match kind? {
            PieceKind::Pawn => attacks::pawn(us, arrived),
            PieceKind::Knight => attacks::knight(arrived),
            PieceKind::Bishop => sliders.bishop(arrived, occupied),
            PieceKind::Rook => sliders.rook(arrived, occupied),
            PieceKind::Queen => sliders.queen(arrived, occupied),
            PieceKind::King => Bitboard::EMPTY,
        };
        let direct = reached.contains(king);
        let men = &self.placement;
        let others = self.of_color(us) & !gone;
        let uncovered = ((sliders.bishop(king, occupied) & men.diagonals)
            | (sliders.rook(king, occupied) & men.orthogonals))
            & others;
        match (direct, uncovered.len()) {
            (false, 0) => None,
            (true, 0) => Some(Check::Direct),
            (false, 1) => Some(Check::Discovered),
            _ => Some(Check::Double),
        }
    }
}

/// How a move gives check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Check {
    /// By the man that moved alone; in castling, by the rook.
    Direct,
    /// By one man that did not move alone.
    Discovered,
    /// By two men at once (or more, in positions that cannot arise in play).
    Double,
}
