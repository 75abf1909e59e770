//! What a player does at the board, legal or not.

use roque_movegen::{Color, Move, Square};

use super::{Binding, Game, Outcome, Reason};
use crate::legality::{Attempt, BrokenRule, Moved};

/// Why an attempt is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver(Outcome),
    /// The move is irregular.
    Irregular {
        /// Which rule it breaks.
        rule: BrokenRule,
        /// Whose move it is.
        by: Color,
        /// Which irregular move of that player it is, 1 for the first.
        count: u32,
    },
    /// The move is legal, but not one that the player is bound to make.
    Bound(Binding),
    /// Castling with a rook that was touched before the king (FIDE 4.4.2).
    RookTouchedFirst {
        /// Where the rook stands.
        rook: Square,
    },
}

/// Attempts, as an arbiter sees them.
impl Game {
    /// The legal move that the player to move makes by `attempt` in this game.
    ///
    /// It is [`Position::explain`](crate::Position::explain), which knows more here: whether it was the
    /// king or the rook that has moved.
    ///
    /// # Errors
    ///
    /// The rule that it breaks.
    pub fn explain(&self, attempt: impl Into<Attempt>) -> Result<Move, BrokenRule> {
        self.position().explain(attempt).map_err(|rule| match rule {
            BrokenRule::CastlingRightLost {
                player,
                moved: Moved::KingOrRook(rook),
            } => BrokenRule::CastlingRightLost {
                player,
                moved: self.history.moved_of(rook),
            },
            rule => rule,
        })
    }

    /// The player to move attempts a move; it is played if it is legal and what touched pieces bind to.
    ///
    /// An irregular move is refused: the position stays, the move is counted against the player, and
    /// the piece is touched, so that it must be moved if it can (FIDE 7.5.1). When a player's irregular
    /// moves reach the limit of the [`Rules`](crate::Rules), that player has lost. A legal move with
    /// another piece than the touched one is refused, but not counted: it is not illegal in the sense of
    /// FIDE 3.10.2.
    ///
    /// # Errors
    ///
    /// [`Refusal`].
    ///
    /// ```
    /// use roque_position::{Game, Reason, Refusal, Rules};
    /// use roque_position::movegen::{Color, Move, Square};
    ///
    /// let mut game = Game::new(Default::default(), Rules::traditional());
    /// let up = Move::new(Square::G1, Square::G3);
    /// for expected in 1..=3 {
    ///     let refusal = game.attempt(up).unwrap_err();
    ///     assert!(matches!(refusal, Refusal::Irregular { count, .. } if count == expected));
    ///     assert_eq!(refusal.to_string(), "a knight does not move from g1 to g3");
    /// }
    /// let outcome = game.outcome().unwrap();
    /// assert_eq!(outcome.winner, Some(Color::Black));
    /// assert_eq!(outcome.reason, Reason::IrregularMoves { by: Color::White, count: 3 });
    /// ```
    pub fn attempt(&mut self, attempt: impl Into<Attempt>) -> Result<Move, Refusal> {
        self.attempt_by(self.position().turn(), attempt)
    }

    /// A player attempts a move, be it that player's turn or not.
    ///
    /// # Errors
    ///
    /// [`Refusal`], as for [`attempt`](Self::attempt).
    ///
    /// ```
    /// use roque_position::Game;
    /// use roque_position::movegen::{Color, Move, Square};
    ///
    /// let mut game = Game::default();
    /// let refusal = game.attempt_by(Color::Black, Move::new(Square::E7, Square::E5)).unwrap_err();
    /// assert_eq!(refusal.to_string(), "Black may not move now: it is the opponent's turn");
    /// ```
    pub fn attempt_by(
        &mut self,
        player: Color,
        attempt: impl Into<Attempt>,
    ) -> Result<Move, Refusal> {
        self.in_progress().map_err(Refusal::GameOver)?;
        if player != self.position().turn() {
            return Err(self.refuse(player, BrokenRule::NotYourTurn { player }));
        }
        let attempt = attempt.into();
        match self.explain(attempt) {
            Err(rule) => {
                self.note_attempted(attempt);
                Err(self.refuse(player, rule))
            }
            Ok(mv) => {
                self.check_touched(mv)?;
                self.play_legal(mv);
                Ok(mv)
            }
        }
    }

    /// How many irregular moves a player has made.
    pub const fn irregular_moves(&self, player: Color) -> u32 {
        self.table.irregular[player.index()]
    }

    /// Notes the own man that an irregular attempt was made with as touched. If it is not known which of
    /// several it was, it binds to nothing, but refuses an offer all the same.
    fn note_attempted(&mut self, attempt: Attempt) {
        let position = self.position();
        let board = position.board();
        let from = match attempt {
            Attempt::Move(written) => Some(written.as_written().from()),
            Attempt::Said(said) => position.man_meant(said),
            Attempt::Castling(_) => Some(board.king(board.turn())),
            Attempt::Pass => None,
        };
        let player = board.turn();
        let own = board.of_color(player);
        let is_one_of_several =
            matches!(attempt, Attempt::Said(said) if position.men_meant(said).any());
        if let Some(from) = from.filter(|&from| own.contains(from)) {
            self.note_touched(from);
        } else if is_one_of_several {
            self.table.refuse_offer_to(player);
        }
    }

    fn refuse(&mut self, by: Color, rule: BrokenRule) -> Refusal {
        let irregular = &mut self.table.irregular[by.index()];
        *irregular += 1;
        let count = *irregular;
        let limit = self.rules.irregular_limit();
        if limit.is_some_and(|limit| count >= limit.get()) {
            self.end_against(by, Reason::IrregularMoves { by, count });
        }
        Refusal::Irregular { rule, by, count }
    }
}
