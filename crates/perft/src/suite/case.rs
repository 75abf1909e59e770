//! A line of a suite: a position, and what is known of it.

use roque_position::{
    CastlingRules, Epd, EpdError, FenError, FenReading, Judged, Violations, Waivers,
};

/// The tag by which a suite's author vouches for a position that cannot arise in play.
pub const UNREACHABLE: &str = "unreachable";

/// A position and its known counts, as a line of a suite has them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The number of the line, 1 at the start.
    pub line: u64,
    /// The known counts, in the order of the line.
    pub counts: Vec<KnownCount>,
    /// What the line is called (`;id name`), if it is.
    pub id: Option<String>,
    /// Its tags (`;tag one two`).
    pub tags: Vec<String>,
    pub(super) text: String,
}

/// A count that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownCount {
    /// In plies.
    pub depth: u8,
    /// The number of paths.
    pub nodes: u128,
}

/// How the positions of a suite are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// By which castling rules, for each line anew.
    pub rules: CastlingRules,
    /// How strictly.
    pub strictness: Strictness,
}

/// Which positions of a suite may be such as cannot arise in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Strictness {
    /// Those that are tagged [`UNREACHABLE`].
    #[default]
    AsTagged,
    /// None, tagged or not.
    Strict,
    /// All.
    Lenient,
}

/// Why the position of a line is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Rejection {
    /// It cannot be read.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// It cannot be.
    #[error(transparent)]
    Violations(#[from] Violations),
}

impl Case {
    /// The position as the line has it.
    pub fn position(&self) -> &str {
        let end = self.text.find(';').unwrap_or(self.text.len());
        self.text[..end].trim()
    }

    /// Whether its author says that the position cannot arise in play.
    pub fn is_unreachable(&self) -> bool {
        self.tags.iter().any(|tag| tag == UNREACHABLE)
    }

    /// The position of the line, and what had to be overlooked for it.
    ///
    /// # Errors
    ///
    /// The position cannot be read, or all that is wrong with it.
    pub fn read(&self, reading: Reading) -> Result<Judged, Rejection> {
        let is_lenient = match reading.strictness {
            Strictness::AsTagged => self.is_unreachable(),
            Strictness::Strict => false,
            Strictness::Lenient => true,
        };
        let (fen_reading, waivers) = if is_lenient {
            (FenReading::Lenient, Waivers::ALL)
        } else {
            (FenReading::Strict, Waivers::NONE)
        };
        match Epd::parse(&self.text, fen_reading) {
            Ok(epd) => Ok(epd.setup.judge(reading.rules, waivers)?),
            Err(EpdError::Position(error)) => Err(error.into()),
            Err(error) => unreachable!("the operations were read before: {error}"),
        }
    }
}
