//! The recursion: how many paths of a given length lead from a board.
//!
//! [`tree`] is the algorithm, written once over what counts as a leaf ([`leaves`]), over how the last two
//! plies are counted ([`code`]) and over what is known already ([`memo`], [`hashed`]); [`entry`] stamps it
//! for each instruction set and chooses.

mod code;
mod counter;
mod entry;
mod hashed;
mod leaves;
mod memo;
mod pipeline;
mod tree;

pub(crate) use counter::Counter;
pub(crate) use hashed::Hashed;
pub use leaves::Leaves;
pub(crate) use memo::{Memo, NoTable};
