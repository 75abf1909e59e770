//! What players do beside moving.

use roque_position::Claim;
use roque_position::movegen::{Color, Square};

/// What a player does beside moving, and who it is if the words say so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Act {
    pub(super) deed: Deed,
    pub(super) by: Option<Color>,
}

/// What a player does beside moving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    Offer,
    Accept,
    Refuse,
    Resign,
    /// Touches these pieces, in this order, to move or capture them.
    Touch(Vec<Square>),
    /// Adjusts these pieces; without any it is only said.
    Adjust(Vec<Square>),
    /// Claims a draw.
    Claim {
        /// For this reason; for any if it is not said.
        ground: Option<Claim>,
        /// The move that is announced for it, as it is written.
        announced: Option<String>,
    },
}

impl Deed {
    /// Its name in reports.
    pub(super) const fn name(&self) -> &'static str {
        match self {
            Self::Offer => "offer",
            Self::Accept => "accept",
            Self::Refuse => "refuse",
            Self::Resign => "resign",
            Self::Touch(_) => "touch",
            Self::Adjust(_) => "adjust",
            Self::Claim { .. } => "claim",
        }
    }
}
