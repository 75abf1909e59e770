//! What the men on the board are worth, and when they no longer suffice.

mod balance;
mod dark_squares;
mod insufficient;
mod value;

pub use balance::{MaterialBalance, MaterialTerms};
pub(crate) use dark_squares::DARK_SQUARES;
pub use insufficient::MaterialRule;
pub use value::PieceValue;
