//! Counting the replies to all moves of a board: its children are siblings that differ by one move.
//!
//! The moves are generated as always, but instead of being made they are split by what they can change for
//! the replies. Most leave the other side's king in peace ([`calmness`]): the replies to these are counted by
//! the squares that they leave and enter (`weighed`, with AVX-512), or those that change nothing else
//! are counted once ([`inert`]). The others are written down as bytes ([`lists`]). Then the replies to these are
//! counted, in groups by the kernels of `leaf/` (`pending`, and `at_once` for each move apart), or one
//! move after the other by the generator ([`one_by_one`]). The few moves that are not written down (en passant
//! captures, and some castlings) are made.

#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
mod at_once;
mod batch;
mod calmness;
mod en_passant;
mod inert;
mod lists;
mod one_by_one;
#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
mod parents;
#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
mod pending;
#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
mod rays;
mod split;
mod survey;
#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
mod weighed;

#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
pub(crate) use at_once::for_each_reply_count;
pub use one_by_one::count_replies_one_by_one;
#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
pub use pending::PendingReplies;
