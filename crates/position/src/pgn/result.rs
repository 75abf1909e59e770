//! How a game ended, as PGN says it.

use core::fmt;
use core::str::FromStr;

/// A game termination marker, which is also the value of the Result tag (PGN standard 8.2.6).
///
/// ```
/// use roque_position::PgnResult;
///
/// assert_eq!("1/2-1/2".parse(), Ok(PgnResult::Draw));
/// assert_eq!(PgnResult::WhiteWins.to_string(), "1-0");
/// assert!("2-0".parse::<PgnResult>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PgnResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: in progress, broken off, or not known.
    #[default]
    Unknown,
}

impl PgnResult {
    /// All results.
    pub const ALL: [Self; 4] = [Self::WhiteWins, Self::BlackWins, Self::Draw, Self::Unknown];

    /// The marker.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        }
    }
}

impl fmt::Display for PgnResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// The text is no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a result is one of 1-0, 0-1, 1/2-1/2 and *")]
pub struct UnknownResult;

impl FromStr for PgnResult {
    type Err = UnknownResult;

    fn from_str(text: &str) -> Result<Self, UnknownResult> {
        let mut all = Self::ALL.into_iter();
        all.find(|result| result.as_str() == text)
            .ok_or(UnknownResult)
    }
}
