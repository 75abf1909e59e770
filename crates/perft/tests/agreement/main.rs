//! Agreement: over seeded random games, what is fast equals what is slow, and what is ours equals what
//! another library says.
//!
//! [`games`] plays, steered towards what is rare; [`classes`] says what is rare and how much of it has to
//! be met; [`compared`] puts each position before all witnesses: cozy-chess ([`cozy`]), the rules walked
//! step by step on a mailbox ([`mailbox`], [`rules`]), and Roque itself by another way.

mod classes;
mod compared;
#[path = "../support/composed.rs"]
mod composed;
mod cozy;
mod encodings;
mod every_text;
mod games;
#[path = "../support/mailbox.rs"]
mod mailbox;
mod many_moves;
mod met;
#[path = "../support/rules.rs"]
mod rules;
mod run;
mod selections;
#[path = "../support/tally.rs"]
mod tally;
#[path = "../support/threads.rs"]
mod threads;
mod threats;
