//! A game with its history, from the first move to the handshake.
//!
//! [`History`] is what happened on the board: positions, moves, repetitions. [`Rules`] say what it
//! means. [`Game`] puts both together with what players do beside moving: they claim, offer, resign,
//! touch pieces, and try what is illegal. Sources are the traditional rule texts and, where those are
//! silent, the FIDE Laws of 2023, whose articles are cited.

mod attempt;
mod claim;
mod ending;
mod history;
mod offer;
mod outcome;
mod play;
mod rules;
mod table;
mod touch;

pub use attempt::Refusal;
pub use claim::{Claim, ClaimError};
pub use history::History;
pub use offer::OfferError;
pub use outcome::{Outcome, Reason};
pub use play::{Game, PlayError};
pub use rules::{RuleSet, Rules};
pub use touch::{Binding, TouchError};
