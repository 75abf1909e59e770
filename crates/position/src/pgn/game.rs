//! A whole game, with all that is said of it.

use alloc::string::String;
use alloc::vec::Vec;

use roque_movegen::Move;

use super::result::PgnResult;
use super::tags::PgnTags;
use crate::position::Position;

/// A game as PGN tells it: tags, moves, comments, glyphs and variations.
///
/// [`PgnReader::read_game`](super::PgnReader::read_game) reads one, and `Display` writes it in export
/// format (PGN standard 3.2): the Seven Tag Roster, other tags by their names, lines of less than 80
/// characters. What is written reads back the same, but for blanks around a comment and line ends in
/// it. The tags `Result`, `FEN` and `SetUp`, and `Variant` for Chess960, are not among
/// [`tags`](Self::tags): they are written from `result` and `start`.
///
/// ```
/// use roque_position::{PgnGame, PgnReader};
///
/// let text = b"1 e2e4 e7e5 (1...c5!? {Sicilian}) 2 Ng1-f3 1-0";
/// let game = PgnReader::new(&text[..]).read_game()?.unwrap();
/// assert!(game.to_string().ends_with(
///     "[Result \"1-0\"]\n\n1. e4 e5 (1... c5 $5 {Sicilian}) 2. Nf3 1-0\n\n"
/// ));
/// let again = PgnReader::new(game.to_string().as_bytes()).read_game()?;
/// assert_eq!(again, Some(game));
/// # Ok::<(), roque_position::PgnError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnGame {
    /// The tags.
    pub tags: PgnTags,
    /// The start position.
    pub start: Position,
    /// The moves that were played.
    pub line: PgnLine,
    /// How it ended.
    pub result: PgnResult,
}

/// Moves one after the other: those of the game, or of a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PgnLine {
    /// What is said before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub moves: Vec<PgnMove>,
}

/// A move, and what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnMove {
    /// The move.
    pub mv: Move,
    /// Numeric annotation glyphs.
    pub glyphs: Vec<u8>,
    /// Comments after it, also those after its variations.
    pub comments: Vec<String>,
    /// What could have been played in its place.
    pub variations: Vec<PgnLine>,
}

impl PgnMove {
    /// A move of which nothing is said.
    pub const fn new(mv: Move) -> Self {
        Self {
            mv,
            glyphs: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
        }
    }
}

impl PgnGame {
    /// A game from `start` without moves, of which nothing is known.
    pub fn new(start: Position) -> Self {
        Self {
            tags: PgnTags::default(),
            start,
            line: PgnLine::default(),
            result: PgnResult::Unknown,
        }
    }
}
