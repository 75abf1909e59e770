//! A valid position with its key and its clocks.

mod play;
mod read;
mod state;

pub use read::ReadError;
pub use state::Position;
