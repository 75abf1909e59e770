//! What a reader gives: a part of a game.

use super::place::Place;
use super::result::PgnResult;

/// A part of a game, and where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PgnItem<'a> {
    /// Where it begins.
    pub place: Place,
    /// What it is.
    pub token: PgnToken<'a>,
}

/// A part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PgnToken<'a> {
    /// A tag pair (PGN standard 8.1).
    Tag {
        /// Its name.
        name: &'a str,
        /// Its value, without quotation marks.
        value: &'a str,
    },
    /// A move as it is written, without the marks `!` and `?`.
    Move(&'a str),
    /// A numeric annotation glyph, or a mark: `!` is 1, `?` 2, `!!` 3, `??` 4, `!?` 5 and `?!` 6.
    Glyph(u8),
    /// A comment, without the blanks around it; each line end in it is a blank.
    Comment(&'a str),
    /// A draw offer as on a score sheet, `(=)` (FIDE C.12).
    DrawOffer,
    /// The begin of a variation of the last move.
    VariationBegin,
    /// The end of the variation.
    VariationEnd,
    /// The end of the game, with its result if there is one.
    End(Option<PgnResult>),
}
