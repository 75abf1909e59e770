//! In which notation: a value that has a name on a command line.

use core::str::FromStr;

use super::language::Language;

/// How moves are written and read.
///
/// Each has a name: `san` and `long` are short and long algebraic as PGN has them, `uci` is UCI's, and
/// the code of a language is short algebraic as it is printed there. `pt` is the style of the rule
/// texts: `Cf3`, `0-0`, `a1=D`.
///
/// ```
/// use roque_position::{Notation, Position};
///
/// let position = Position::start();
/// let knight = position.parse_uci("g1f3")?;
/// let written = |name: &str| position.write_move(knight, name.parse().unwrap());
/// assert_eq!(written("san"), "Nf3");
/// assert_eq!(written("pt"), "Cf3");
/// assert_eq!(written("figurine"), "♘f3");
/// assert_eq!(written("long"), "Ng1-f3");
/// assert_eq!(written("uci"), "g1f3");
/// assert!("xx".parse::<Notation>().is_err());
/// # Ok::<(), roque_position::UciError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// Short algebraic, named SAN in English: `Nf3`, `exd5`, `O-O`.
    Short(MoveStyle),
    /// Long algebraic, with the square a man comes from: `Ng1-f3`, `e4xd5`, `O-O`.
    Long(MoveStyle),
    /// The Universal Chess Interface: `g1f3`, `e4d5`, `e1g1` (`e1h1` in Chess960).
    Uci,
}

/// Which letters and signs algebraic notation takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveStyle {
    /// Whose piece letters.
    pub language: Language,
    /// By which sign castling is written.
    pub castling: CastlingSign,
}

/// The sign of which castling is written. Lenient reading takes either, but not both in one text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingSign {
    /// The capital letter: `O-O`, `O-O-O` (PGN standard 8.2.3.3).
    Letter,
    /// The digit: `0-0`, `0-0-0` (FIDE C.13).
    Zero,
}

impl MoveStyle {
    /// The letters of English and the castling of PGN.
    pub const PGN: Self = Self {
        language: Language::English,
        castling: CastlingSign::Letter,
    };

    /// A language as it is printed: castling in zeros, as FIDE's Laws (C.13) and the rule texts write
    /// it; in English in letters, as PGN does.
    pub const fn of(language: Language) -> Self {
        let castling = match language {
            Language::English => CastlingSign::Letter,
            _ => CastlingSign::Zero,
        };
        Self { language, castling }
    }
}

impl Notation {
    /// Standard Algebraic Notation, as PGN files have it.
    pub const SAN: Self = Self::Short(MoveStyle::PGN);
    /// Long algebraic notation in English.
    pub const LONG: Self = Self::Long(MoveStyle::PGN);

    /// Short algebraic notation as it is printed in `language`.
    pub const fn of(language: Language) -> Self {
        Self::Short(MoveStyle::of(language))
    }

    /// All notations that have a name, each with its name: `san`, `long`, `uci`, and one for each
    /// language but English, whose name `en` is another for `san`.
    pub fn named() -> impl Iterator<Item = (&'static str, Self)> {
        let forms = [("san", Self::SAN), ("long", Self::LONG), ("uci", Self::Uci)];
        let languages = Language::ALL
            .iter()
            .filter(|&&other| other != Language::English);
        forms
            .into_iter()
            .chain(languages.map(|&language| (language.code(), Self::of(language))))
    }
}

/// SAN.
impl Default for Notation {
    fn default() -> Self {
        Self::SAN
    }
}

/// The text is the name of no notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownNotation;

impl FromStr for Notation {
    type Err = UnknownNotation;

    /// Reads one of the names of [`Notation::named`], or `en`.
    fn from_str(name: &str) -> Result<Self, UnknownNotation> {
        if name == Language::English.code() {
            return Ok(Self::SAN);
        }
        let mut named = Self::named();
        let found = named.find(|&(known, _)| known == name);
        found.map(|(_, notation)| notation).ok_or(UnknownNotation)
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn every_name_is_read_as_its_notation() {
        for (name, notation) in Notation::named() {
            assert_eq!(name.parse(), Ok(notation), "{name}");
        }
        assert_eq!("en".parse(), Ok(Notation::of(Language::English)));
    }

    #[test]
    fn an_unknown_name_is_answered_with_all_names() {
        let error = "Pt".parse::<Notation>().unwrap_err().to_string();
        assert_eq!(
            error,
            "unknown notation, expected one of san, long, uci, pt, es, fr, de, it, nl, figurine"
        );
    }
}
