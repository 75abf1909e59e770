//! Counting the moves of all children of a board: batches filled from the generator.
//!
//! The parent's moves are generated as always, but instead of being made each is written down as
//! three bytes. The kernel of `leaf/` counts them in groups. The few children that it does not know
//! (castling, en passant captures, and double pushes beside an enemy pawn) are made and counted by
//! the generator, one by one.

mod batch;
mod driver;
mod rays;

pub use driver::count_replies;
pub(crate) use driver::for_each_reply_count;
