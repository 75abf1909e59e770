//! Whether a man moves like this, the safety of its king aside.

use roque_movegen::attacks::{self, between};
use roque_movegen::{Bitboard, Move, PieceKind, Square};

use super::BrokenRule;
use crate::position::Position;

impl Position {
    /// Checks how the player's man of this kind moves, and whether something is in its way; that
    /// there is no own man on the target is known.
    pub(super) fn check_movement(&self, moved: PieceKind, mv: Move) -> Result<(), BrokenRule> {
        let (from, to) = (mv.from(), mv.to());
        if moved == PieceKind::Pawn {
            return self.check_pawn_movement(from, to);
        }
        let reached = match moved {
            PieceKind::Knight => attacks::knight(from),
            PieceKind::Bishop => attacks::bishop(from, Bitboard::EMPTY),
            PieceKind::Rook => attacks::rook(from, Bitboard::EMPTY),
            PieceKind::Queen => attacks::queen(from, Bitboard::EMPTY),
            PieceKind::King | PieceKind::Pawn => attacks::king(from),
        };
        if !reached.contains(to) {
            return Err(BrokenRule::Movement { moved, from, to });
        }
        // Nothing is between the squares of a knight's or king's move.
        self.check_way(moved, mv, between(from, to))
    }

    /// Whether the player's man of this kind moves like this on some board.
    pub(crate) fn moves_like(&self, moved: PieceKind, mv: Move) -> bool {
        let checked = self.check_movement(moved, mv);
        !matches!(checked, Err(BrokenRule::Movement { .. }))
    }

    fn check_pawn_movement(&self, from: Square, to: Square) -> Result<(), BrokenRule> {
        let moved = PieceKind::Pawn;
        let player = self.turn();
        if attacks::pawn(player, from).contains(to) {
            return self.check_pawn_capture(from, to);
        }
        let mv = Move::new(from, to);
        let straight = between(from, to).with(to);
        let steps = straight.len();
        let ahead = match player {
            roque_movegen::Color::White => to > from,
            roque_movegen::Color::Black => to < from,
        };
        if from.file() != to.file() || !ahead || steps > 2 {
            Err(BrokenRule::Movement { moved, from, to })
        } else if steps == 2 && from.rank() != player.pawn_rank() {
            Err(BrokenRule::DoubleStep { from, to })
        } else {
            self.check_way(moved, mv, straight)
        }
    }

    fn check_pawn_capture(&self, from: Square, to: Square) -> Result<(), BrokenRule> {
        let board = self.board();
        if board.occupied().contains(to) || board.en_passant() == Some(to) {
            return Ok(());
        }
        let beside = Square::new(to.file(), from.rank());
        let passable = to.rank() == (!self.turn()).passed_rank();
        if passable && (board.pieces(!self.turn(), PieceKind::Pawn)).contains(beside) {
            Err(BrokenRule::NoPawnJustPassed { from, to, beside })
        } else {
            Err(BrokenRule::NothingToCapture { from, to })
        }
    }

    fn check_way(&self, moved: PieceKind, mv: Move, way: Bitboard) -> Result<(), BrokenRule> {
        let (from, to) = (mv.from(), mv.to());
        match self.nearest(from, way) {
            Some((at, by)) => Err(BrokenRule::Blocked {
                moved,
                from,
                to,
                by,
                at,
            }),
            None => Ok(()),
        }
    }
}
