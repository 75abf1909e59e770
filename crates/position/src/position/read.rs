//! From text to a position in one step.

use core::str::FromStr;

use super::Position;
use crate::castling::CastlingRules;
use crate::fen::{Fen, FenError, FenReading};
use crate::judge::{Judged, Violations, Waivers};

/// A text is no position: it cannot be read, or what it says cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// The text is not a FEN.
    Fen(FenError),
    /// The FEN says what cannot be.
    Violations(Violations),
}

impl From<FenError> for ReadError {
    fn from(error: FenError) -> Self {
        Self::Fen(error)
    }
}

impl From<Violations> for ReadError {
    fn from(violations: Violations) -> Self {
        Self::Violations(violations)
    }
}

impl Position {
    /// The position of a FEN of four or six fields, read and judged strictly; whether it castles by
    /// the rules of standard chess or Chess960 follows from its rights ([`CastlingRules::Auto`]).
    ///
    /// # Errors
    ///
    /// [`ReadError`] if the text is not a FEN, or if the position cannot arise in play.
    ///
    /// ```
    /// use roque_position::Position;
    ///
    /// let position = Position::from_fen("8/8/8/8/8/6k1/6p1/6K1 w - -")?;
    /// assert!(position.board().has_no_moves());
    /// let error = Position::from_fen("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1").unwrap_err();
    /// assert_eq!(error.to_string(), "Black is in check (by e2) although White is to move");
    /// # Ok::<(), roque_position::ReadError>(())
    /// ```
    pub fn from_fen(text: &str) -> Result<Self, ReadError> {
        let judged =
            Self::from_fen_with(text, CastlingRules::Auto, FenReading::Strict, Waivers::NONE)?;
        Ok(judged.position)
    }

    /// The position of a FEN, read and judged as chosen, and what had to be waived for it.
    ///
    /// # Errors
    ///
    /// [`ReadError`] if the text is not a FEN, or with all violations that are not waived.
    ///
    /// ```
    /// use roque_position::{CastlingRules, Fate, FenReading, Position, Waivers};
    ///
    /// let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/Q3K2N w KQkq - 0 1";
    /// let judged =
    ///     Position::from_fen_with(fen, CastlingRules::Standard, FenReading::Lenient, Waivers::ALL)?;
    /// assert_eq!(judged.waived.len(), 2);
    /// assert_eq!(judged.waived[0].fate, Fate::Dropped);
    /// assert_eq!(judged.position.legal_moves().len(), 22);
    /// # Ok::<(), roque_position::ReadError>(())
    /// ```
    pub fn from_fen_with(
        text: &str,
        rules: CastlingRules,
        reading: FenReading,
        waivers: Waivers,
    ) -> Result<Judged, ReadError> {
        Ok(Fen::parse(text, reading)?.judge(rules, waivers)?)
    }
}

impl FromStr for Position {
    type Err = ReadError;

    /// Reads a FEN as [`Position::from_fen`] does.
    fn from_str(text: &str) -> Result<Self, ReadError> {
        Self::from_fen(text)
    }
}
