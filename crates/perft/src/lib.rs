#![doc = include_str!("../README.md")]

mod control;
mod count;
mod parallel;
mod perft;
pub mod suite;

pub use control::{Control, Stopped};
pub use count::Leaves;
pub use perft::{Perft, count};
