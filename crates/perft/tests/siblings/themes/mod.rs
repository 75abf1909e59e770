//! What parents are thrown together for.

mod castling;
mod lines;
mod material;
mod pawns;
mod theme;

pub(crate) use theme::Theme;
