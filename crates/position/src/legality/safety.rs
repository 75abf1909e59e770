//! Whether a move leaves the own king safe, and what attacks a square.

use roque_movegen::attacks::between;
use roque_movegen::{Bitboard, Board, Move, Piece, PieceKind, Square};

use super::{BrokenRule, Threat};
use crate::position::Position;

impl Position {
    /// Checks that a move that is right but for the king leaves it safe.
    pub(super) fn check_king_safety(&self, moved: PieceKind, mv: Move) -> Result<(), BrokenRule> {
        let (from, to) = (mv.from(), mv.to());
        let board = self.board();
        // Whatever the pawn becomes, it is one's own man on that square.
        let after = board.play_unchecked(Move::new(from, to));
        let target = after.king(board.turn());
        let attackers = after.attackers(target, !board.turn());
        let unanswered = attackers & board.checkers();
        let Some(threat) =
            threat(board, unanswered, target).or_else(|| threat(board, attackers, target))
        else {
            return Ok(());
        };
        Err(if moved == PieceKind::King {
            BrokenRule::KingIntoAttack { threat }
        } else if unanswered.any() {
            BrokenRule::CheckUnanswered { threat }
        } else if moved == PieceKind::Pawn && board.en_passant() == Some(to) {
            BrokenRule::EnPassantUncoversKing { from, to, threat }
        } else {
            BrokenRule::UncoversKing {
                moved,
                from,
                threat,
            }
        })
    }

    /// The man on one of the `squares` that is nearest to `from` along its lines, if there is one.
    pub(super) fn nearest(&self, from: Square, squares: Bitboard) -> Option<(Square, Piece)> {
        let men = squares & self.board().occupied();
        let at = men.into_iter().min_by_key(|&at| between(from, at).len())?;
        Some((at, self.board().piece_at(at)?))
    }
}

/// The first of the `attackers` of `target`, if there is one.
pub(super) fn threat(board: &Board, attackers: Bitboard, target: Square) -> Option<Threat> {
    let square = attackers.first()?;
    Some(Threat {
        piece: board.piece_at(square)?,
        square,
        target,
    })
}
