//! What a player who writes an illegal move has tried to do, and which rule it breaks.

use roque_movegen::{Bitboard, Move, PieceKind, Square};

use super::error::{MoveError, SanError};
use super::preset::Notation;
use super::read::MoveReading;
use super::said::SanMove;
use crate::legality::{Attempt, BrokenRule};
use crate::position::Position;
use crate::uci::UciError;

impl Position {
    /// What a player does who makes the move that `text` says in `notation`, be it legal or not; read
    /// leniently. A null move is a [pass](Attempt::Pass).
    ///
    /// A [`Game`](crate::Game) judges the attempt. It knows more than this position, as whether it was
    /// the king or the rook that has moved.
    ///
    /// # Errors
    ///
    /// [`MoveError`] if the text is no move of this notation, or does not say which of several men
    /// that may.
    ///
    /// ```
    /// use roque_position::{Game, Notation};
    ///
    /// let mut game = Game::default();
    /// let attempt = game.position().read_attempt("Ta4", "pt".parse()?)?;
    /// assert_eq!(
    ///     game.attempt(attempt).unwrap_err().to_string(),
    ///     "the rook on a1 cannot reach a4: the white pawn on a2 is in the way"
    /// );
    /// let attempt = game.position().read_attempt("Nd5", Notation::SAN)?;
    /// assert_eq!(
    ///     game.attempt(attempt).unwrap_err().to_string(),
    ///     "none of the knights on b1 and g1 moves to d5"
    /// );
    /// assert!(game.position().read_attempt("accepted", Notation::SAN).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read_attempt(&self, text: &str, notation: Notation) -> Result<Attempt, MoveError> {
        match self.parse_move(text, notation, MoveReading::Lenient) {
            Ok(mv) => Ok(mv.into()),
            Err(MoveError::San(SanError::NullMove) | MoveError::Uci(UciError::NullMove)) => {
                Ok(Attempt::Pass)
            }
            Err(MoveError::San(
                SanError::Illegal { said, .. } | SanError::PromotionMissing(said),
            )) => Ok(attempt_of(said)),
            Err(MoveError::Uci(
                UciError::Illegal { written, .. } | UciError::PromotionMissing(written),
            )) => Ok(written.into()),
            Err(error) => Err(error),
        }
    }

    /// The rules that the men break, each in the order of squares, that could be meant by the illegal
    /// move that is said; none if there are no such men, or if it is no move of a man of a kind.
    ///
    /// ```
    /// use roque_position::{Language, Position, SanMove};
    ///
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/R3KN1R w - - 0 1")?;
    /// let said = SanMove::read("Rg8", Language::English)?;
    /// let broken = position.explain(said).unwrap_err();
    /// assert_eq!(broken.to_string(), "none of the rooks on a1 and h1 moves to g8");
    /// let said = SanMove::read("Re1", Language::English)?;
    /// let rules: Vec<_> = position.broken_by_each(said).map(|rule| rule.to_string()).collect();
    /// assert_eq!(
    ///     rules,
    ///     [
    ///         "the rook on a1 cannot move to e1, where the white king stands",
    ///         "the rook on h1 cannot move to e1, where the white king stands",
    ///     ]
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn broken_by_each(&self, said: SanMove) -> impl Iterator<Item = BrokenRule> {
        let men = self.men_meant(said).into_iter();
        men.filter_map(move |from| self.explain_from(said, from).err())
    }

    /// Explains what is said, which may be legal.
    pub(crate) fn explain_said(&self, said: SanMove) -> Result<Move, BrokenRule> {
        self.resolve_san(said).or_else(|error| match (error, said) {
            (SanError::Ambiguous { origins, .. }, SanMove::Man { kind, to, .. }) => {
                let men = origins;
                Err(BrokenRule::Unclear { kind, men, to })
            }
            _ => self.explain_illegal(said),
        })
    }

    /// The rule that the illegal move that is said breaks.
    pub(super) fn explain_illegal(&self, said: SanMove) -> Result<Move, BrokenRule> {
        let SanMove::Man {
            kind,
            file,
            rank,
            to,
            ..
        } = said
        else {
            return self.explain(attempt_of(said));
        };
        if let Some(from) = self.man_meant(said) {
            return self.explain_from(said, from);
        }
        let men = self.men_meant(said);
        let file = file.or((kind == PieceKind::Pawn).then_some(to.file()));
        Err(if men.is_empty() && self.men_on(kind, file, rank).any() {
            BrokenRule::CaptureStraightAhead { to }
        } else if men.is_empty() {
            let player = self.turn();
            BrokenRule::NoSuchMan {
                player,
                kind,
                file,
                rank,
            }
        } else if self.men_that_move_so(said).is_empty() {
            BrokenRule::NoneMovesSo { kind, men, to }
        } else {
            BrokenRule::NoneMayMove { kind, men, to }
        })
    }

    /// The man that an illegal move is tried with: the only one that could be meant, or the only one
    /// that moves like this.
    pub(crate) fn man_meant(&self, said: SanMove) -> Option<Square> {
        let men = self.men_meant(said);
        men.single().or(self.men_that_move_so(said).single())
    }

    /// The men that could be meant and move like this, whatever else prevents them.
    fn men_that_move_so(&self, said: SanMove) -> Bitboard {
        match said {
            SanMove::Man { kind, to, .. } => {
                let moves_so = |from: &Square| self.moves_like(kind, Move::new(*from, to));
                self.men_meant(said).into_iter().filter(moves_so).collect()
            }
            SanMove::Castling(_) | SanMove::Squares(_) => Bitboard::EMPTY,
        }
    }

    fn explain_from(&self, said: SanMove, from: Square) -> Result<Move, BrokenRule> {
        match said {
            SanMove::Man {
                kind,
                to,
                promotion,
                ..
            } => {
                let promoting = |promotion| Move::promoting(from, to, promotion);
                let mv = promotion.map_or_else(|| Move::new(from, to), promoting);
                self.explain_move(kind, mv)
            }
            SanMove::Castling(_) | SanMove::Squares(_) => self.explain(attempt_of(said)),
        }
    }
}

/// What the player tries who makes the illegal move that is said.
fn attempt_of(said: SanMove) -> Attempt {
    match said {
        SanMove::Castling(wing) => wing.into(),
        SanMove::Squares(mv) => mv.into(),
        SanMove::Man { .. } => said.into(),
    }
}
