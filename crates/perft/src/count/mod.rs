//! The recursion: how many paths of a given length lead from a board.
//!
//! [`tree`] is the algorithm, written once over what counts as a leaf ([`leaves`]) and over how the
//! last two plies are counted ([`code`]); [`entry`] stamps it for each instruction set and chooses.

mod code;
mod counter;
mod entry;
mod leaves;
mod tree;

pub(crate) use counter::Counter;
pub use leaves::Leaves;
