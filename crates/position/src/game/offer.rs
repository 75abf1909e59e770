//! Draws by agreement, with their etiquette.

use roque_movegen::Color;

use super::{Game, Outcome, Reason, RuleSet};

/// An offer, or an answer to one, is out of place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferError {
    /// The game is over.
    GameOver(Outcome),
    /// An offer already stands.
    OfferStands {
        /// Whose it is.
        by: Color,
    },
    /// The player's last offer was refused: the next one is the opponent's.
    RefusedBefore,
    /// An offer is made with a move, by the player who has just moved.
    NotWithAMove,
    /// No offer of the opponent stands that could be answered.
    NoOffer,
    /// Each player must have made a move before a draw is agreed (FIDE 5.2.3).
    TooEarly,
}

/// Offers of a draw.
impl Game {
    /// Whose offer of a draw stands.
    ///
    /// It cannot be withdrawn; it stands until the opponent answers, touches a piece to move it, or
    /// moves (FIDE 9.1.2.1).
    pub const fn draw_offer(&self) -> Option<Color> {
        self.table.offer
    }

    /// Offers a draw.
    ///
    /// An offer is made with a move, by the player who has just moved. By the FIDE Laws one at another
    /// time is valid too, though it may disturb the opponent (9.1.2.1 and 11.5). After an offer was
    /// refused only the one who refused it may offer next.
    ///
    /// # Errors
    ///
    /// [`OfferError`]; nothing changes then.
    ///
    /// ```
    /// use roque_position::{Game, OfferError, Reason};
    /// use roque_position::movegen::Color;
    ///
    /// let mut game = Game::default();
    /// for text in ["e2e4", "e7e5", "g1f3"] {
    ///     game.play(game.position().parse_uci(text)?)?;
    /// }
    /// game.offer_draw(Color::White).unwrap();
    /// game.refuse_draw(Color::Black).unwrap();
    /// assert_eq!(game.offer_draw(Color::White), Err(OfferError::RefusedBefore));
    /// game.play(game.position().parse_uci("g8f6")?)?;
    /// game.offer_draw(Color::Black).unwrap();
    /// assert_eq!(game.accept_draw(Color::White).unwrap().reason, Reason::Agreement);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn offer_draw(&mut self, by: Color) -> Result<(), OfferError> {
        self.may_offer(by)?;
        self.offer(by);
        Ok(())
    }

    /// Accepts the opponent's offer: the game is drawn.
    ///
    /// # Errors
    ///
    /// [`OfferError`] if no offer of the opponent stands, or if it is too early; nothing changes then.
    pub fn accept_draw(&mut self, by: Color) -> Result<Outcome, OfferError> {
        self.check_offer_to(by)?;
        if self.position().fullmove_number() < 2 {
            return Err(OfferError::TooEarly);
        }
        Ok(self.end_drawn(Reason::Agreement))
    }

    /// Refuses the opponent's offer.
    ///
    /// # Errors
    ///
    /// [`OfferError`] if no offer of the opponent stands.
    pub fn refuse_draw(&mut self, by: Color) -> Result<(), OfferError> {
        self.check_offer_to(by)?;
        self.table.refuse_offer_to(by);
        Ok(())
    }

    /// Whether `by` may offer a draw now.
    pub(super) fn may_offer(&self, by: Color) -> Result<(), OfferError> {
        self.in_progress().map_err(OfferError::GameOver)?;
        let has_just_moved = by != self.position().turn() && self.history.plies() > 0;
        if let Some(by) = self.table.offer {
            Err(OfferError::OfferStands { by })
        } else if self.table.refused == Some(by) {
            Err(OfferError::RefusedBefore)
        } else if !has_just_moved && self.rules.set() == RuleSet::Traditional {
            Err(OfferError::NotWithAMove)
        } else {
            Ok(())
        }
    }

    /// Puts an offer on the table that may be made.
    pub(super) fn offer(&mut self, by: Color) {
        self.table.offer = Some(by);
    }

    fn check_offer_to(&self, player: Color) -> Result<(), OfferError> {
        self.in_progress().map_err(OfferError::GameOver)?;
        if self.table.offer == Some(!player) {
            Ok(())
        } else {
            Err(OfferError::NoOffer)
        }
    }
}
