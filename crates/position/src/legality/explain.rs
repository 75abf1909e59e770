//! An attempt judged, rule by rule.

use roque_movegen::{Move, PieceKind, Square};

use super::castling::CastlingAttempt;
use super::{Attempt, BrokenRule};
use crate::position::Position;

impl Position {
    /// The legal move that the player to move makes by `attempt`.
    ///
    /// A [`UciMove`](crate::UciMove) is understood as [`resolve_uci`](Self::resolve_uci) does, so that
    /// the two agree on what is legal.
    ///
    /// # Errors
    ///
    /// The first rule that it breaks.
    ///
    /// ```
    /// use roque_position::{BrokenRule, Position};
    /// use roque_position::movegen::{Color, Move, Square, Wing};
    ///
    /// let position = Position::start();
    /// let knight = Move::new(Square::G1, Square::F3);
    /// assert_eq!(position.explain(knight), Ok(knight));
    ///
    /// let broken = position.explain(Move::new(Square::A1, Square::A4)).unwrap_err();
    /// assert_eq!(
    ///     broken.to_string(),
    ///     "the rook on a1 cannot reach a4: the white pawn on a2 is in the way"
    /// );
    /// let broken = position.explain(Wing::King).unwrap_err();
    /// assert!(matches!(broken, BrokenRule::CastlingBlocked { at: Square::F1, .. }));
    /// ```
    pub fn explain(&self, attempt: impl Into<Attempt>) -> Result<Move, BrokenRule> {
        let player = self.turn();
        match attempt.into() {
            Attempt::Pass => Err(BrokenRule::Pass { player }),
            Attempt::Castling(wing) => self.castle(CastlingAttempt::on(self, wing)),
            Attempt::Said(said) => self.explain_said(said),
            Attempt::Move(written) => {
                let mv = written.as_written();
                match self.own_man_on(mv.from())? {
                    PieceKind::King => self.explain_king_move(mv),
                    kind => self.explain_move(kind, mv),
                }
            }
        }
    }

    fn own_man_on(&self, from: Square) -> Result<PieceKind, BrokenRule> {
        match self.board().piece_at(from) {
            None => Err(BrokenRule::EmptySquare { from }),
            Some(piece) if piece.color != self.turn() => {
                Err(BrokenRule::NotYourPiece { piece, from })
            }
            Some(piece) => Ok(piece.kind),
        }
    }

    fn explain_king_move(&self, mv: Move) -> Result<Move, BrokenRule> {
        let Some(castling) = CastlingAttempt::meant_by(self, mv) else {
            return self.explain_move(PieceKind::King, mv);
        };
        let castled = self.castle(castling)?;
        self.check_promotion(PieceKind::King, mv)?;
        Ok(castled)
    }

    /// The move of the player's man of this kind, which does not castle.
    pub(crate) fn explain_move(&self, kind: PieceKind, mv: Move) -> Result<Move, BrokenRule> {
        self.check_target(kind, mv)?;
        self.check_movement(kind, mv)?;
        self.check_king_safety(kind, mv)?;
        self.check_promotion(kind, mv)?;
        Ok(mv)
    }

    fn check_target(&self, moved: PieceKind, mv: Move) -> Result<(), BrokenRule> {
        let (from, to) = (mv.from(), mv.to());
        match self.board().piece_at(to) {
            Some(piece) if piece.color == self.turn() && from != to => {
                Err(BrokenRule::OwnPieceOnTarget {
                    moved,
                    from,
                    piece,
                    to,
                })
            }
            _ => Ok(()),
        }
    }

    fn check_promotion(&self, moved: PieceKind, mv: Move) -> Result<(), BrokenRule> {
        let to = mv.to();
        let promotes = moved == PieceKind::Pawn && to.rank() == self.turn().promotion_rank();
        match mv.promotion() {
            None if promotes => Err(BrokenRule::PromotionMissing { to }),
            Some(_) if !promotes => Err(BrokenRule::NoPromotion { moved, to }),
            Some(kind) if !PieceKind::PROMOTIONS.contains(&kind) => {
                Err(BrokenRule::PromotionNotAllowed { kind })
            }
            _ => Ok(()),
        }
    }
}
