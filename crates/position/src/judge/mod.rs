//! Whether a position can be: each rule it breaks by name, and what is done about it.
//!
//! One file a question; each looks at the whole [`Setup`](crate::Setup) and reports all it finds.

mod checks;
mod en_passant;
mod kind;
mod material;
mod rights;
mod verdict;
mod violation;
mod waivers;

pub use kind::ViolationKind;
pub(crate) use verdict::judge;
pub use verdict::{Fate, Judged, Waived};
pub use violation::{Violation, Violations};
pub use waivers::Waivers;
