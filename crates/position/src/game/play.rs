//! A game: moves, undo, resignation.

use alloc::vec::Vec;

use roque_movegen::{Color, Move};

use super::table::Table;
use super::{History, Outcome, Reason, RuleSet, Rules};
use crate::legality::BrokenRule;
use crate::position::Position;

/// A game by its rules: what happened on the board, what the players have offered and touched, and
/// how it ended.
///
/// Programs [`play`](Self::play) moves; an arbiter lets players [`attempt`](Self::attempt) them, with
/// touched pieces and irregular moves counted. What ended by itself is over at once; what needs a
/// claim goes on until somebody claims.
///
/// ```
/// use roque_position::{Game, Reason, Rules};
/// use roque_position::movegen::Color;
///
/// let mut game = Game::default();
/// for text in ["f2f3", "e7e5", "g2g4", "d8h4"] {
///     game.play(game.position().parse_uci(text)?)?;
/// }
/// let outcome = game.outcome().unwrap();
/// assert_eq!((outcome.winner, outcome.reason), (Some(Color::Black), Reason::Checkmate));
/// game.undo();
/// assert_eq!(game.outcome(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    pub(super) rules: Rules,
    pub(super) history: History,
    pub(super) table: Table,
    /// How the table was before each move.
    earlier_tables: Vec<Table>,
    pub(super) outcome: Option<Outcome>,
}

/// A move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The game is over.
    GameOver(Outcome),
    /// The move is illegal.
    Illegal(BrokenRule),
}

impl From<BrokenRule> for PlayError {
    fn from(rule: BrokenRule) -> Self {
        Self::Illegal(rule)
    }
}

impl Game {
    /// A game that begins with this position; if that is the end of a game, it is over.
    pub fn new(start: Position, rules: Rules) -> Self {
        let history = History::new(start);
        Self {
            rules,
            outcome: rules.ending(&history),
            history,
            table: Table::default(),
            earlier_tables: Vec::new(),
        }
    }

    /// The rules of this game.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// What happened on the board: the moves, the positions, the repetitions.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// The current position.
    pub const fn position(&self) -> &Position {
        self.history.position()
    }

    /// How the game ended, if it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Plays a legal move, whatever was touched before. An offer that stands is refused by it, unless
    /// it was made by the player who moves.
    ///
    /// # Errors
    ///
    /// [`PlayError`] if the game is over or the move is illegal; nothing changes then.
    pub fn play(&mut self, mv: Move) -> Result<(), PlayError> {
        self.in_progress().map_err(PlayError::GameOver)?;
        self.play_legal(self.explain(mv)?);
        Ok(())
    }

    /// Takes back the last move and returns it, if there was one.
    ///
    /// The game is again as it was before that move: if it was over, it goes on; offers, touched
    /// pieces and counts of irregular moves are those of then.
    pub fn undo(&mut self) -> Option<Move> {
        let mv = self.history.undo()?;
        self.table = self.earlier_tables.pop().unwrap_or_default();
        self.outcome = None;
        Some(mv)
    }

    /// Ends the game: `by` resigns (FIDE 5.1.2).
    ///
    /// The opponent wins; by the FIDE Laws it is a draw if the opponent cannot mate, which is judged by
    /// the material.
    ///
    /// # Errors
    ///
    /// The outcome, if the game was already over.
    ///
    /// ```
    /// use roque_position::{Game, Reason};
    /// use roque_position::movegen::Color;
    ///
    /// let mut game = Game::default();
    /// let outcome = game.resign(Color::White).unwrap();
    /// assert_eq!(outcome.winner, Some(Color::Black));
    /// assert_eq!(outcome.reason, Reason::Resignation { by: Color::White });
    /// ```
    pub fn resign(&mut self, by: Color) -> Result<Outcome, Outcome> {
        self.in_progress()?;
        Ok(self.end_against(by, Reason::Resignation { by }))
    }

    pub(super) fn in_progress(&self) -> Result<(), Outcome> {
        self.outcome.map_or(Ok(()), Err)
    }

    pub(super) fn play_legal(&mut self, mv: Move) {
        let player = self.position().turn();
        let next = self.table.after_move_of(player);
        self.earlier_tables
            .push(core::mem::replace(&mut self.table, next));
        self.history.play_unchecked(mv);
        self.outcome = self.rules.ending(&self.history);
    }

    /// Ends the game without a winner.
    pub(super) fn end_drawn(&mut self, reason: Reason) -> Outcome {
        self.end(None, reason)
    }

    /// Ends the game against `loser`; by the FIDE Laws it is a draw if the opponent cannot mate.
    pub(super) fn end_against(&mut self, loser: Color, reason: Reason) -> Outcome {
        let board = self.position().board();
        let drawn =
            self.rules.set() == RuleSet::Fide && self.rules.material().cannot_mate(board, !loser);
        self.end((!drawn).then_some(!loser), reason)
    }

    fn end(&mut self, winner: Option<Color>, reason: Reason) -> Outcome {
        let rules = self.rules.set();
        let outcome = Outcome {
            winner,
            reason,
            rules,
        };
        self.outcome = Some(outcome);
        outcome
    }
}

impl Default for Game {
    /// A game of standard chess by the FIDE Laws.
    fn default() -> Self {
        Self::new(Position::start(), Rules::default())
    }
}
