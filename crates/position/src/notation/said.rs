//! What an algebraic text says, before a position says what it means.

use core::fmt;

use roque_movegen::{File, Move, PieceKind, Rank, Square, Wing};

use super::error::{SanError, SanExpected};
use super::language::Language;

/// What an algebraic text says: the position decides which move that is, if any.
///
/// ```
/// use roque_position::{Language, SanMove};
/// use roque_position::movegen::{PieceKind, Square};
///
/// let said = SanMove::read("Cbxd7+", Language::Portuguese)?;
/// let SanMove::Man { kind, to, captures, .. } = said else { panic!() };
/// assert_eq!((kind, to, captures), (PieceKind::Knight, Square::D7, true));
/// assert_eq!(said.to_string(), "knight on the b-file to d7");
/// # Ok::<(), roque_position::SanError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SanMove {
    /// Castling on this wing.
    Castling(Wing),
    /// A man of this kind goes somewhere.
    Man {
        /// Which kind.
        kind: PieceKind,
        /// The file it comes from, if it is said.
        file: Option<File>,
        /// The rank it comes from, if it is said.
        rank: Option<Rank>,
        /// Whether it is said to capture.
        captures: bool,
        /// Where it goes.
        to: Square,
        /// What a pawn becomes, if it is said.
        promotion: Option<PieceKind>,
    },
    /// Whatever stands on one square goes to another: two squares with nothing between, as in UCI.
    Squares(Move),
}

/// Null moves, which annotators write for a pass; they are no moves (PGN has no word for them).
const NULL_MOVES: [&str; 2] = ["--", "Z0"];
/// What may follow a capture en passant.
const EN_PASSANT: [&str; 2] = ["e.p.", " e.p."];

impl SanMove {
    /// What `text` says in the letters of `language`, read leniently: `+`, `#`, `!`, `?` and `e.p.`
    /// after the move say nothing; capture signs and `=` may be missing.
    ///
    /// # Errors
    ///
    /// [`SanError::Unreadable`] or [`SanError::NullMove`].
    pub fn read(text: &str, language: Language) -> Result<Self, SanError> {
        if NULL_MOVES.contains(&text) {
            return Err(SanError::NullMove);
        }
        let mut scanner = Scanner { text, rest: text };
        let said = if let Some(sign) = scanner.take(|letter| matches!(letter, 'O' | '0')) {
            Self::Castling(scanner.wing(sign)?)
        } else {
            scanner.man(language)?
        };
        scanner.marks();
        match scanner.peek() {
            None => Ok(said),
            Some(_) => Err(scanner.expected(SanExpected::End)),
        }
    }
}

/// A text and what of it has not been read.
struct Scanner<'a> {
    text: &'a str,
    rest: &'a str,
}

impl Scanner<'_> {
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn take(&mut self, fits: impl FnOnce(char) -> bool) -> Option<char> {
        let letter = self.peek().filter(|&letter| fits(letter))?;
        self.rest = &self.rest[letter.len_utf8()..];
        Some(letter)
    }

    fn take_as<T>(&mut self, meaning: impl FnOnce(char) -> Option<T>) -> Option<T> {
        let letter = self.peek()?;
        let meant = meaning(letter)?;
        self.rest = &self.rest[letter.len_utf8()..];
        Some(meant)
    }

    fn expected(&self, expected: SanExpected) -> SanError {
        SanError::Unreadable {
            offset: self.text.len() - self.rest.len(),
            found: self.peek(),
            expected,
        }
    }

    /// The wing of a castling whose first sign has been read: the same sign once or twice more.
    fn wing(&mut self, sign: char) -> Result<Wing, SanError> {
        self.and_again(sign)?;
        if self.peek() != Some('-') {
            return Ok(Wing::King);
        }
        self.and_again(sign)?;
        Ok(Wing::Queen)
    }

    fn and_again(&mut self, sign: char) -> Result<(), SanError> {
        for part in ['-', sign] {
            let taken = self.take(|letter| letter == part);
            taken.ok_or_else(|| self.expected(SanExpected::Castling(sign)))?;
        }
        Ok(())
    }

    fn man(&mut self, language: Language) -> Result<SanMove, SanError> {
        let letter = self.take_as(|letter| language.kind(letter));
        let kind = letter.unwrap_or(PieceKind::Pawn);
        if letter.is_none() && self.peek().and_then(file).is_none() {
            return Err(self.expected(SanExpected::Move(language)));
        }
        let first = (self.take_as(file), self.take_as(Rank::from_char));
        let is_from_square = first.0.is_some() && first.1.is_some();
        let sign = self.take(|sign| sign == 'x' || (sign == '-' && is_from_square));
        let (from, to) = match (self.square(), first) {
            (Some(to), from) => (from, to),
            (None, (Some(file), Some(rank))) if sign.is_none() => {
                ((None, None), Square::new(file, rank))
            }
            (None, from) => return Err(self.no_square(from.0.is_some() && sign.is_none())),
        };
        let promotion = match letter {
            None => self.promotion(language)?,
            Some(_) => None,
        };
        if let (None, None, (Some(file), Some(rank))) = (letter, sign, from) {
            let from = Square::new(file, rank);
            return Ok(SanMove::Squares(promotion.map_or_else(
                || Move::new(from, to),
                |kind| Move::promoting(from, to, kind),
            )));
        }
        Ok(SanMove::Man {
            kind,
            file: from.0,
            rank: from.1,
            captures: sign == Some('x'),
            to,
            promotion,
        })
    }

    /// A square, if a whole one comes next: the letter in `e8b` is no file but a bishop.
    fn square(&mut self) -> Option<Square> {
        let square = self.rest.get(..2)?.parse().ok()?;
        self.rest = &self.rest[2..];
        Some(square)
    }

    /// Where a square should have been, and is at most the file of one; it may follow a file, which
    /// could have been that of a square.
    fn no_square(&mut self, follows_file: bool) -> SanError {
        if self.take_as(file).is_some() || follows_file {
            self.expected(SanExpected::Rank)
        } else {
            self.expected(SanExpected::Square)
        }
    }

    fn promotion(&mut self, language: Language) -> Result<Option<PieceKind>, SanError> {
        let sign = self.take(|letter| letter == '=');
        match self.take_as(|letter| language.promotion(letter)) {
            None if sign.is_some() => Err(self.expected(SanExpected::Promotion(language))),
            promotion => Ok(promotion),
        }
    }

    /// Passes over what may stand after a move and says nothing about which it is.
    fn marks(&mut self) {
        loop {
            if let Some(rest) = EN_PASSANT
                .iter()
                .find_map(|mark| self.rest.strip_prefix(mark))
            {
                self.rest = rest;
            } else if self
                .take(|letter| matches!(letter, '+' | '#' | '!' | '?'))
                .is_none()
            {
                return;
            }
        }
    }
}

/// A file by its small letter: a capital one is a piece or nothing.
fn file(letter: char) -> Option<File> {
    File::from_char(letter).filter(|_| letter.is_ascii_lowercase())
}

/// In words, without the letters of a language.
impl fmt::Display for SanMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Castling(Wing::King) => f.write_str("castling on the king's wing"),
            Self::Castling(Wing::Queen) => f.write_str("castling on the queen's wing"),
            Self::Squares(mv) => write!(f, "{mv}"),
            Self::Man {
                kind,
                file,
                rank,
                to,
                promotion,
                ..
            } => {
                f.write_str(name(kind))?;
                match (file, rank) {
                    (Some(file), Some(rank)) => write!(f, " on {file}{rank}")?,
                    (Some(file), None) => write!(f, " on the {file}-file")?,
                    (None, Some(rank)) => write!(f, " on rank {rank}")?,
                    (None, None) => {}
                }
                write!(f, " to {to}")?;
                promotion.map_or(Ok(()), |kind| write!(f, ", promoted to a {}", name(kind)))
            }
        }
    }
}

/// The English word for a kind.
pub(super) const fn name(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "pawn",
        PieceKind::Knight => "knight",
        PieceKind::Bishop => "bishop",
        PieceKind::Rook => "rook",
        PieceKind::Queen => "queen",
        PieceKind::King => "king",
    }
}
