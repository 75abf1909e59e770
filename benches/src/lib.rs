#![doc = include_str!("../README.md")]

mod positions;

pub use positions::{Known, SIX, UnknownPosition};
