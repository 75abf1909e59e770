//! Reading what an algebraic text says.

use roque_movegen::{File, Move, PieceKind, Rank, Square, Wing};

use super::error::{SanError, SanExpected};
use super::language::Language;
use super::said::SanMove;

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
        if text.starts_with(['-', 'Z']) && NULL_MOVES.contains(&text) {
            return Err(SanError::NullMove);
        }
        let mut scanner = Scanner { text, rest: text };
        let said = if let Some(sign) = scanner.take(|letter| matches!(letter, 'O' | '0')) {
            Self::Castling(scanner.wing(sign)?)
        } else {
            scanner.man(language)?
        };
        if scanner.rest.is_empty() {
            return Ok(said);
        }
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
    #[inline]
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    #[inline]
    fn take(&mut self, fits: impl FnOnce(char) -> bool) -> Option<char> {
        let letter = self.peek().filter(|&letter| fits(letter))?;
        self.rest = &self.rest[letter.len_utf8()..];
        Some(letter)
    }

    #[inline]
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
        let &[letter, digit, ..] = self.rest.as_bytes() else {
            return None;
        };
        let rank = Rank::from_char(char::from(digit))?;
        let square = Square::new(file(char::from(letter))?, rank);
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
        let is_mark = |letter| matches!(letter, '+' | '#' | '!' | '?');
        loop {
            if self.take(is_mark).is_some() {
                continue;
            }
            let mut en_passant = EN_PASSANT.iter();
            match en_passant.find_map(|mark| self.rest.strip_prefix(mark)) {
                Some(rest) => self.rest = rest,
                None => return,
            }
        }
    }
}

/// A file by its small letter: a capital one is a piece or nothing.
fn file(letter: char) -> Option<File> {
    File::from_char(letter).filter(|_| letter.is_ascii_lowercase())
}
