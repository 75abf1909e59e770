//! What the library says in words, in English and in Portuguese.
//!
//! There is one table of messages; a row stands where the meaning is, as the English and the
//! Portuguese sentence of each variant, side by side. The compiler sees to it that no variant is
//! without its row, and tests that both sentences of a row say the same things. A sentence has
//! *slots* in braces, which nouns fill in the form that the language asks for: `{by piece}` becomes
//! "by the rook" and "pela torre". Squares are written alike in all languages.

mod acts;
mod broken_rules;
#[cfg(feature = "serde")]
mod facts;
mod fens;
mod message;
mod nouns;
mod outcomes;
#[cfg(feature = "std")]
mod pgn;
mod reading;
mod remarks;
mod speech;
mod tongue;
mod violations;

pub(crate) use message::Message;
pub use message::Said;
pub use tongue::{ParseTongueError, Tongue};
