//! What one asks of a board: its moves, one move, and its threats.

mod check;
mod moves;
mod pseudo_legal;
mod threats;

pub use check::Check;
