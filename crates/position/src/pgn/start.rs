//! From which position a game starts, as its tags say.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use crate::castling::CastlingRules;
use crate::fen::FenReading;
use crate::judge::{Judged, Waivers};
use crate::position::{Position, ReadError};

/// What the tags say of the start position: `FEN` and `SetUp` (PGN standard 9.7), and `Variant`.
///
/// Without a FEN the game starts from the start of standard chess; a FEN counts whether or not
/// `SetUp` says so. Chess960 is `Variant "Chess960"`, or `Fischerandom` as some programs write it; a game of
/// it needs a FEN, since no other tag says how the men stand. `Standard` and `From Position` (as some
/// sites write where there is a FEN) are standard chess if its castling rights are.
///
/// ```
/// use roque_position::{CastlingMode, PgnStart, Waivers};
///
/// let mut start = PgnStart::default();
/// start.note("Variant", "Chess960");
/// start.note("FEN", "nrbbqknr/pppppppp/8/8/8/8/PPPPPPPP/NRBBQKNR w KQkq - 0 1");
/// let judged = start.judge(Waivers::NONE)?;
/// assert_eq!(judged.position.castling_mode(), CastlingMode::Chess960);
/// # Ok::<(), roque_position::PgnStartError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PgnStart {
    fen: Option<String>,
    is_set_up: bool,
    variant: Option<String>,
}

/// The tags do not give a start position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PgnStartError {
    /// The FEN cannot be read, or the position cannot be.
    Fen(ReadError),
    /// `SetUp` is 1 or the variant is Chess960, but there is no FEN.
    MissingFen,
    /// A variant of chess with other rules.
    UnknownVariant(String),
}

impl From<ReadError> for PgnStartError {
    fn from(error: ReadError) -> Self {
        Self::Fen(error)
    }
}

impl PgnStart {
    /// Takes note of a tag; returns whether it is one of those that count here.
    pub fn note(&mut self, name: &str, value: &str) -> bool {
        match name {
            "FEN" => self.fen = Some(value.to_owned()),
            "SetUp" => self.is_set_up = value == "1",
            "Variant" => self.variant = Some(value.to_owned()),
            _ => return false,
        }
        true
    }

    /// The start position, and what had to be waived for it.
    ///
    /// # Errors
    ///
    /// [`PgnStartError`] if the tags give none.
    pub fn judge(&self, waivers: Waivers) -> Result<Judged, PgnStartError> {
        let rules = self.rules()?;
        let needs_fen = self.is_set_up || rules == CastlingRules::Chess960;
        match &self.fen {
            Some(fen) => {
                let judged = Position::from_fen_with(fen, rules, FenReading::Lenient, waivers);
                Ok(judged?)
            }
            None if needs_fen => Err(PgnStartError::MissingFen),
            None => Ok(Judged {
                position: Position::start(),
                waived: Vec::new(),
            }),
        }
    }

    fn rules(&self) -> Result<CastlingRules, PgnStartError> {
        let Some(variant) = &self.variant else {
            return Ok(CastlingRules::Auto);
        };
        let letters = |known: &str| {
            let mut plain = variant
                .chars()
                .filter(|letter| !matches!(letter, ' ' | '-' | '_'));
            known.chars().all(|letter| {
                plain
                    .next()
                    .is_some_and(|other| other.eq_ignore_ascii_case(&letter))
            }) && plain.next().is_none()
        };
        if ["chess960", "fischerandom", "fischerrandom"]
            .iter()
            .any(|known| letters(known))
        {
            Ok(CastlingRules::Chess960)
        } else if ["standard", "fromposition", "chess", "normal"]
            .iter()
            .any(|known| letters(known))
        {
            Ok(CastlingRules::Auto)
        } else {
            Err(PgnStartError::UnknownVariant(variant.clone()))
        }
    }
}
