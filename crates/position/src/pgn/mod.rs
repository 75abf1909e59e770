//! Portable Game Notation, read as a stream and written in export format.
//!
//! There are three layers. A [`PgnReader`] cuts a text into items, knows no chess, and keeps no more
//! than one line and one comment. A [`Replay`] follows the positions of the moves through
//! variations. A [`PgnGame`] holds a whole game, and is what is written.

mod collect;
mod comment;
mod error;
mod game;
mod item;
mod line;
mod place;
mod reader;
mod recovery;
mod replay;
mod result;
mod start;
mod tags;
mod tokens;
mod write;

pub use error::{PgnError, PgnProblem};
pub use game::{PgnGame, PgnLine, PgnMove};
pub use item::{PgnItem, PgnToken};
pub use place::Place;
pub use reader::PgnReader;
pub use replay::Replay;
pub use result::{PgnResult, UnknownResult};
pub use start::{PgnStart, PgnStartError};
pub use tags::{InvalidTagName, PgnTags};
