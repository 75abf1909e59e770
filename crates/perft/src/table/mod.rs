//! The transposition table: the counts of positions, for those that are reached again by other moves.
//!
//! # Why a count with a table is exact
//!
//! A wrong count could come from three things.
//!
//! *One position taken for another.* A position, its remaining depth and what counts as a leaf have a key
//! of 128 bits ([`keys`]). Up to 48 of them choose the bucket and are not stored; the other 80 are, and a
//! count is taken only where all 80 are equal. For two positions that differ, these 80 bits are equal
//! with a chance of exactly 2⁻⁸⁰: their difference is the exclusive or of at least one random value. A
//! probe compares with the four entries of a bucket. So in 10¹⁸ probes (a day on a million cores)
//! the expected number of false matches is at most
//!
//! ```text
//! 10¹⁸ · 4 · 2⁻⁸⁰  ≈  3.3 · 10⁻⁶
//! ```
//!
//! for whatever set of positions, since the seed was not chosen for it. A count that is to be trusted
//! beyond that is made twice, under keys of two seeds ([`crate::Disagreement`]).
//!
//! *One entry made of two.* Threads read and write without locks. Both words of an entry are checked
//! together, and what is torn fails the check like any other wrong entry ([`entry`]); there is a model of
//! all interleavings among the tests.
//!
//! *A count cut short.* An entry holds counts below 2⁴⁸. A greater count is not stored. What is counted
//! when the count is told to stop is not stored either.
//!
//! # Where it stops scaling
//!
//! Threads share nothing but the entries, and each entry is on one cache line of some millions, so that
//! two threads hardly ever meet. What they share is the memory: each probe is one access to it. A probe
//! comes with the count of about 300 leaves, some 100 ns of work, so that a core asks for some ten million
//! lines of 64 bytes a second, 0.6 GB/s; the memory of a server with 400 GB/s feeds hundreds of cores.

mod available;
mod bucket;
mod children;
mod counts;
mod entry;
#[cfg(test)]
mod faults;
mod keys;
mod limits;
mod memory;
mod prefetch;
mod shared;
#[cfg(test)]
#[path = "../../tests/support/walks.rs"]
mod walks;
mod word;

pub use available::available_memory;
pub(crate) use children::{Child, ChildList, Children};
pub(crate) use counts::Counts;
pub use shared::{Table, TableError};
pub(crate) use word::Word;
