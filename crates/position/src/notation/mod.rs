//! How a move is written, and what move a text means: SAN and long algebraic in the piece letters of
//! several languages, and UCI beside them.
//!
//! Writing asks which other men could go there and whether it is check or mate ([`write`](self)).
//! Reading has two halves: what the text says ([`SanMove`], which needs no position), and which legal
//! move that is. Strict reading then compares with what would have been written.

mod broken;
mod error;
mod language;
mod origins;
mod preset;
mod read;
mod said;
mod scan;
mod text;
mod write;

pub use error::{MoveError, SanError, SanExpected};
pub use language::Language;
pub use preset::{CastlingSign, MoveStyle, Notation, UnknownNotation};
pub use read::MoveReading;
pub use said::SanMove;
pub use text::MoveText;
