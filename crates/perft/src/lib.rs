#![doc = include_str!("../README.md")]

pub mod bench;
mod control;
mod count;
mod parallel;
mod perft;
pub mod rival;
pub mod suite;
mod table;
mod verify;

pub use control::{Control, Stopped};
pub use count::Leaves;
pub use perft::{Perft, count};
pub use table::{Table, TableError, available_memory};
pub use verify::Disagreement;
