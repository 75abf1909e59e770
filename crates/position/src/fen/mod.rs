//! Forsyth–Edwards Notation, read and written (PGN specification 16.1; X-FEN; Shredder-FEN).

mod error;
mod fields;
mod placement;
mod read;
mod write;

pub use error::{FenError, FenField, FenProblem};
pub(crate) use fields::{FenText, Fields};
pub use read::FenReading;
pub(crate) use read::{read_clocks, read_number, read_position};
pub(crate) use write::write_setup;
pub use write::{CastlingStyle, EnPassantMode, Fen, FenStyle};
