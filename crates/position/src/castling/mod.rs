//! Castling rights as they are written, and the rules by which they are understood.

mod rules;
mod written;

pub use rules::{CastlingMode, CastlingRules};
pub use written::{RightName, WrittenRight, WrittenRights};
