//! Counting the replies to all moves of a board: its children are siblings that differ by one move.
//!
//! The moves are generated as always, but instead of being made each is written down as three bytes
//! ([`batch`]). Then the replies are counted, in groups by the kernel of `leaf/` ([`at_once`]) or each
//! by the generator, without storing the child ([`one_by_one`]). The few moves that are not written
//! down (castling, en passant captures, and double pushes beside an enemy pawn) are made.

#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
mod at_once;
mod batch;
mod one_by_one;
#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
mod rays;

#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
pub use at_once::count_replies;
#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
pub(crate) use at_once::for_each_reply_count;
pub use one_by_one::count_replies_one_by_one;
