//! How a game ends by itself.

use super::{History, Outcome, Reason, Rules};

/// Half-moves without a capture or a pawn move after which the game is drawn (FIDE 9.6.2).
const SEVENTY_FIVE_MOVES: u32 = 150;

impl Rules {
    /// How the game has ended by itself with the last move, if it has.
    ///
    /// Checkmate comes first: it also counts on the move that would draw otherwise (FIDE 9.6.2). Of
    /// several draws the first in the order of [`Reason`] is told.
    ///
    /// ```
    /// use roque_position::{History, Position, Reason, Rules};
    ///
    /// let mate = Position::from_fen("7k/5K2/8/8/8/8/8/6Q1 w - - 149 90")?;
    /// let mut history = History::new(mate);
    /// history.play(history.position().parse_uci("g1g7")?)?;
    /// assert_eq!(history.position().halfmove_clock(), 150);
    /// assert_eq!(Rules::fide().ending(&history).unwrap().reason, Reason::Checkmate);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn ending(self, history: &History) -> Option<Outcome> {
        let position = history.position();
        let reason = if position.board().has_no_moves() {
            if position.is_check() {
                Reason::Checkmate
            } else {
                Reason::Stalemate
            }
        } else if self.material().is_draw(position.board()) {
            Reason::InsufficientMaterial(self.material())
        } else if self.has_automatic_draws() && history.occurrences() >= 5 {
            Reason::FivefoldRepetition
        } else if self.has_automatic_draws() && position.halfmove_clock() >= SEVENTY_FIVE_MOVES {
            Reason::SeventyFiveMoves
        } else {
            return None;
        };
        Some(Outcome {
            winner: (reason == Reason::Checkmate).then_some(!position.turn()),
            reason,
            rules: self.set(),
        })
    }
}
