//! What the benchmarks and the binaries of this crate share.

mod games;

pub use games::{GAMES, game};
