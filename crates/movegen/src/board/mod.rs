//! What stands where, and how a move changes it.

mod error;
mod placement;
mod play;
mod state;

pub use error::{BoardError, IllegalMove};
pub use placement::Placement;
pub(crate) use play::{castling_targets, passed_pawn};
pub use state::Board;
