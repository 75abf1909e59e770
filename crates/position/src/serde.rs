//! Positions as FEN strings and moves as UCI strings in serde formats.

use alloc::format;
use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::castling::{CastlingMode, CastlingRules, RightName};
use crate::fen::{CastlingStyle, EnPassantMode, Fen, FenReading, FenStyle};
use crate::judge::Waivers;
use crate::position::{Position, ReadError};
use crate::uci::UciMove;

/// As a FEN of six fields, with each square just passed over. In Chess960 mode the rights are in
/// Shredder letters, by which reading knows the mode again.
impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let castling = match self.castling_mode() {
            CastlingMode::Standard => CastlingStyle::XFen,
            CastlingMode::Chess960 => CastlingStyle::Shredder,
        };
        let en_passant = EnPassantMode::Always;
        serializer.collect_str(&self.fen().styled(FenStyle {
            castling,
            en_passant,
        }))
    }
}

/// From a FEN, read and judged strictly: a position that was judged leniently is refused.
///
/// A right in a file's letter makes it Chess960; otherwise the mode follows from the rights. Without
/// any right the mode is Standard, whatever it was when it was written: no move is written
/// differently then.
impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written(position) = deserializer.deserialize_str(Text::new("a FEN"))?;
        Ok(position)
    }
}

/// A position as [`Position`] is serialized.
struct Written(Position);

impl FromStr for Written {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let setup = Fen::parse(text, FenReading::Strict)?;
        let is_shredder = setup
            .castling
            .iter()
            .any(|right| matches!(right.name, RightName::File(_)));
        let rules = if is_shredder {
            CastlingRules::Chess960
        } else {
            CastlingRules::Auto
        };
        Ok(Self(setup.judge(rules, Waivers::NONE)?.position))
    }
}

/// As the text of the move.
impl Serialize for UciMove {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for UciMove {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Text::new("a UCI move"))
    }
}

/// Reads what is parsed from a text.
struct Text<T> {
    expected: &'static str,
    parsed: PhantomData<T>,
}

impl<T> Text<T> {
    const fn new(expected: &'static str) -> Self {
        Self {
            expected,
            parsed: PhantomData,
        }
    }
}

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse()
            .map_err(|error| E::custom(format!("{text:?} is not {}: {error}", self.expected)))
    }
}
