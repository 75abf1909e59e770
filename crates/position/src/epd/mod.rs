//! Extended Position Description (PGN specification 16.2), and the lines of perft suites.

mod error;
mod operation;
mod read;

pub use error::EpdError;
pub use operation::{Operand, Operation};
pub use read::Epd;
