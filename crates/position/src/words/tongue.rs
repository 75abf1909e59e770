//! The languages of the messages.

use core::fmt;
use core::str::FromStr;

/// A language in which reasons, outcomes and claims are told.
///
/// ```
/// use roque_position::Tongue;
///
/// assert_eq!("pt".parse(), Ok(Tongue::Portuguese));
/// assert_eq!(Tongue::English.to_string(), "en");
/// assert!("eo".parse::<Tongue>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tongue {
    /// `en`
    #[default]
    English,
    /// `pt`
    Portuguese,
}

impl Tongue {
    /// All languages, English first.
    pub const ALL: [Self; 2] = [Self::English, Self::Portuguese];

    /// The two letters of the language (ISO 639-1).
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Portuguese => "pt",
        }
    }
}

/// Writes the two letters of the language.
impl fmt::Display for Tongue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The text names no language that is spoken here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a language of the messages, which are en and pt")]
pub struct ParseTongueError;

impl FromStr for Tongue {
    type Err = ParseTongueError;

    /// Reads the two letters of the language.
    fn from_str(text: &str) -> Result<Self, ParseTongueError> {
        let tongue = Self::ALL.into_iter().find(|tongue| tongue.code() == text);
        tongue.ok_or(ParseTongueError)
    }
}
