//! What a player who writes an illegal move has tried to do, and which rule it breaks.

use roque_movegen::{Move, Square};

use super::error::{MoveError, SanError};
use super::preset::Notation;
use super::read::MoveReading;
use super::said::SanMove;
use crate::legality::{Attempt, BrokenRule};
use crate::position::Position;
use crate::uci::{UciError, UciMove};

impl Position {
    /// What a player does who makes the move that `text` says in `notation`, be it legal or not; read
    /// leniently. A null move is a [pass](Attempt::Pass).
    ///
    /// A [`Game`](crate::Game) judges the attempt. It knows more than this position, as whether it was
    /// the king or the rook that has moved.
    ///
    /// # Errors
    ///
    /// [`MoveError`] if the text is no move of this notation, or does not say with which man.
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
    /// let unclear = game.position().read_attempt("Nd5", Notation::SAN).unwrap_err();
    /// assert_eq!(unclear.to_string(), "knight to d5 is not legal here");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read_attempt(&self, text: &str, notation: Notation) -> Result<Attempt, MoveError> {
        match self.parse_move(text, notation, MoveReading::Lenient) {
            Ok(mv) => Ok(mv.into()),
            Err(MoveError::San(SanError::NullMove) | MoveError::Uci(UciError::NullMove)) => {
                Ok(Attempt::Pass)
            }
            Err(
                error @ MoveError::San(
                    SanError::Illegal { said, .. } | SanError::PromotionMissing(said),
                ),
            ) => self.attempt_of(said).ok_or(error),
            Err(MoveError::Uci(
                UciError::Illegal { written, .. } | UciError::PromotionMissing(written),
            )) => Ok(written.into()),
            Err(error) => Err(error),
        }
    }

    /// The rule that `said` breaks, if one can be named.
    pub(super) fn broken_by(&self, said: SanMove) -> Option<BrokenRule> {
        self.explain(self.attempt_of(said)?).err()
    }

    /// What is tried by the illegal move that is said: with the only man that could be meant, or with
    /// the first that moves like this.
    fn attempt_of(&self, said: SanMove) -> Option<Attempt> {
        match said {
            SanMove::Castling(wing) => Some(wing.into()),
            SanMove::Squares(mv) => Some(UciMove::from(mv).into()),
            SanMove::Man { to, promotion, .. } => {
                let attempt = |from: Square| {
                    promotion.map_or_else(
                        || Move::new(from, to),
                        |kind| Move::promoting(from, to, kind),
                    )
                };
                let moves_so = |&from: &Square| match self.explain(attempt(from)) {
                    Ok(_) | Err(BrokenRule::Movement { .. }) => false,
                    Err(_) => true,
                };
                let men = self.men_meant(said);
                let meant = men.single().or_else(|| men.into_iter().find(moves_so));
                meant.map(|from| attempt(from).into())
            }
        }
    }
}
