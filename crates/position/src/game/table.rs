//! What lies on the table beside the board: offers, touched pieces, irregular moves.

use alloc::vec::Vec;

use roque_movegen::{Color, Move, Square};

/// All that the players have done beside moving and that still matters.
#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    /// Whose offer of a draw stands.
    pub(super) offer: Option<Color>,
    /// Whose offer was the last that was refused.
    pub(super) refused: Option<Color>,
    /// The squares of the men that the player to move has touched, in this order.
    pub(super) touched: Vec<Square>,
    /// The move that the player to move must make, because it was announced with a claim.
    pub(super) announced: Option<Move>,
    /// How many irregular moves each player has made.
    pub(super) irregular: [u32; 2],
}

impl Table {
    /// Refuses the offer that stands, if it is not `player`'s own.
    pub(super) fn refuse_offer_to(&mut self, player: Color) {
        if self.offer == Some(!player) {
            self.refused = self.offer.take();
        }
    }

    /// What is left of it after `player` has moved.
    pub(super) fn after_move_of(&self, player: Color) -> Self {
        let mut next = Self {
            touched: Vec::new(),
            announced: None,
            ..*self
        };
        next.refuse_offer_to(player);
        next
    }
}
