//! Why a move is illegal: an attempt is either a legal move, or breaks a rule that has a name.
//!
//! The generator knows only what is legal. Here a single attempt is judged as an arbiter would judge
//! it, rule by rule in the order of the Laws (FIDE articles 3.1 to 3.9), and the first rule that it
//! breaks is told with all that one needs to see it on the board. The two are independent and tests
//! hold them against each other: an attempt breaks no rule exactly if the generator lists it.

mod attempt;
mod castling;
mod explain;
mod movement;
mod rule;
mod safety;
mod threat;

pub use attempt::Attempt;
pub use rule::{BrokenRule, Moved};
pub use threat::{Line, Threat};
