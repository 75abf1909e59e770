//! The recursion: how many paths of a given length lead from a board.
//!
//! [`tree`] is the algorithm, written once over the sliders and over what counts as a leaf;
//! [`entry`] stamps it for each instruction set and chooses.

mod entry;
mod leaves;
mod tree;

pub(crate) use entry::Counter;
pub use leaves::Leaves;
