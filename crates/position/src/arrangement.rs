//! The 960 arrangements of Chess960.

use crate::position::Position;

/// There are 960 arrangements, numbered from 0 to 959.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no arrangement {0}; they are numbered from 0 to 959")]
pub struct NoSuchArrangement(pub u16);

impl Position {
    /// The Chess960 start position of this number.
    ///
    /// # Errors
    ///
    /// [`NoSuchArrangement`] if the number is above 959.
    pub fn chess960(number: u16) -> Result<Self, NoSuchArrangement> {
        Self::double_chess960(number, number)
    }

    /// The start position in which each side has its own arrangement.
    ///
    /// # Errors
    ///
    /// [`NoSuchArrangement`] if a number is above 959.
    pub fn double_chess960(_white: u16, _black: u16) -> Result<Self, NoSuchArrangement> {
        todo!()
    }
}
