//! What stands where, and how a move changes it.

mod castle;
mod error;
mod placement;
mod play;
mod state;

pub(crate) use castle::{castling_paths, castling_targets};
pub use error::{BoardError, IllegalMove};
pub use placement::Placement;
pub(crate) use play::passed_pawn;
pub use state::Board;
