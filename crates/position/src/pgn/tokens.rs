//! The tokens of PGN (PGN standard 7), each read from where it begins.

use alloc::string::String;
use alloc::vec::Vec;
use std::io::BufRead;

use super::comment::one_line;
use super::error::{PgnError, PgnProblem};
use super::line::Lines;
use super::place::Place;
use super::result::PgnResult;

/// A token; its text is in the [`Tokens`] that read it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Token {
    Tag,
    Word,
    Comment,
    Glyph(u8),
    DrawOffer,
    Open,
    Close,
    /// The end of a game, with its result if there is one.
    End(Option<PgnResult>),
}

/// A source cut into tokens, and the texts of the last one.
pub(super) struct Tokens<R> {
    pub(super) lines: Lines<R>,
    /// The name of a tag.
    pub(super) name: String,
    /// A word, a comment, or the value of a tag.
    pub(super) text: String,
    /// Whether the end of a comment has not been read.
    pub(super) is_in_comment: bool,
    bytes: Vec<u8>,
}

/// What a line begins with if a game does.
const FIRST_TAG: &[u8] = b"[Event \"";

impl<R: BufRead> Tokens<R> {
    pub(super) const fn new(source: R) -> Self {
        Self {
            lines: Lines::new(source),
            name: String::new(),
            text: String::new(),
            is_in_comment: false,
            bytes: Vec::new(),
        }
    }

    /// The first byte of the next token, passing over blanks, escaped lines (PGN standard 6) and the
    /// points after move numbers.
    pub(super) fn first_byte(&mut self) -> Result<Option<u8>, PgnError> {
        loop {
            let blank = |byte: &u8| !byte.is_ascii_whitespace() && *byte != b'.';
            if let Some(start) = self.lines.rest().iter().position(blank) {
                self.lines.advance(start);
                return Ok(self.lines.rest().first().copied());
            }
            loop {
                if !self.lines.next_line()? {
                    return Ok(None);
                }
                if self.lines.rest().first() != Some(&b'%') {
                    break;
                }
            }
        }
    }

    /// Whether the first tag of a game begins here.
    pub(super) fn is_at_first_tag(&self) -> bool {
        self.lines.rest().starts_with(FIRST_TAG)
    }

    /// Whether this is the begin of a line that is a tag.
    pub(super) fn is_at_tag_line(&self) -> bool {
        let mut bytes = self.lines.rest().iter();
        self.lines.is_at_begin()
            && bytes.next() == Some(&b'[')
            && bytes.next().is_some_and(u8::is_ascii_alphabetic)
    }

    /// The token that begins here with `first`; nothing if it is a move number or `e.p.`.
    pub(super) fn token(&mut self, first: u8) -> Result<Option<Token>, PgnError> {
        Ok(Some(match first {
            b'[' => self.tag()?,
            b'{' => self.comment()?,
            b';' => self.comment_to_end_of_line(),
            b'(' if self.lines.rest().starts_with(b"(=)") => self.sign(3, Token::DrawOffer),
            b'(' => self.sign(1, Token::Open),
            b')' => self.sign(1, Token::Close),
            b'*' => self.sign(1, Token::End(Some(PgnResult::Unknown))),
            b'$' => self.glyph()?,
            b'!' | b'?' => self.marks()?,
            _ => return self.word(),
        }))
    }

    fn sign(&mut self, length: usize, token: Token) -> Token {
        self.lines.advance(length);
        token
    }

    fn tag(&mut self) -> Result<Token, PgnError> {
        self.lines.advance(1);
        self.blanks();
        let is_part = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
        let length = self.lines.rest().iter().take_while(is_part).count();
        if length == 0 {
            return Err(self.lines.error(PgnProblem::TagName));
        }
        self.keep(length);
        core::mem::swap(&mut self.name, &mut self.text);
        self.blanks();
        self.value()?;
        self.blanks();
        if self.lines.rest().first() != Some(&b']') {
            return Err(self.lines.error(PgnProblem::UnclosedTag));
        }
        self.lines.advance(1);
        Ok(Token::Tag)
    }

    fn blanks(&mut self) {
        let rest = self.lines.rest().iter();
        let blanks = rest.take_while(|byte| byte.is_ascii_whitespace()).count();
        self.lines.advance(blanks);
    }

    /// A string (PGN standard 7): a backslash stands before a quotation mark and a backslash.
    fn value(&mut self) -> Result<(), PgnError> {
        if self.lines.rest().first() != Some(&b'"') {
            return Err(self.lines.error(PgnProblem::TagValue));
        }
        self.bytes.clear();
        let rest = &self.lines.rest()[1..];
        let mut at = 0;
        loop {
            match rest[at..] {
                [] => return Err(self.lines.error(PgnProblem::UnclosedValue)),
                [b'"', ..] => break,
                [b'\\', escaped @ (b'"' | b'\\'), ..] => {
                    self.bytes.push(escaped);
                    at += 2;
                }
                [byte, ..] => {
                    self.bytes.push(byte);
                    at += 1;
                }
            }
        }
        self.lines.advance(at + 2);
        decode(&self.bytes, &mut self.text);
        Ok(())
    }

    /// A comment in braces, of which line ends are blanks, without the blanks around it.
    fn comment(&mut self) -> Result<Token, PgnError> {
        let place = self.lines.place();
        self.lines.advance(1);
        self.bytes.clear();
        self.is_in_comment = true;
        loop {
            let rest = self.lines.rest();
            let end = rest.iter().position(|&byte| byte == b'}');
            let length = end.unwrap_or(rest.len());
            if self.bytes.len() + length > PgnProblem::MAX_LENGTH {
                return Err(syntax(place, PgnProblem::TooLong));
            }
            self.bytes.extend_from_slice(&rest[..length]);
            if end.is_some() {
                self.lines.advance(length + 1);
                decode(&self.bytes, &mut self.text);
                self.text = one_line(&self.text);
                self.is_in_comment = false;
                return Ok(Token::Comment);
            }
            self.lines.advance(length);
            self.bytes.push(b' ');
            if !self.lines.next_line()? || self.is_at_first_tag() {
                return Err(syntax(place, PgnProblem::UnclosedComment));
            }
        }
    }

    fn comment_to_end_of_line(&mut self) -> Token {
        self.lines.advance(1);
        self.keep(self.lines.rest().len());
        self.text = one_line(&self.text);
        Token::Comment
    }

    /// A numeric annotation glyph (PGN standard 8.2.4).
    fn glyph(&mut self) -> Result<Token, PgnError> {
        let rest = &self.lines.rest()[1..];
        let length = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let digits = core::str::from_utf8(&rest[..length]).unwrap_or_default();
        match digits.parse() {
            Ok(number) => Ok(self.sign(length + 1, Token::Glyph(number))),
            Err(_) => Err(self.lines.error(PgnProblem::Glyph)),
        }
    }

    /// The six marks that are glyphs (PGN standard 8.2.3.8).
    fn marks(&mut self) -> Result<Token, PgnError> {
        let rest = self.lines.rest();
        let length = (rest.iter())
            .take_while(|&&byte| matches!(byte, b'!' | b'?'))
            .count();
        let number = match &rest[..length] {
            b"!" => 1,
            b"?" => 2,
            b"!!" => 3,
            b"??" => 4,
            b"!?" => 5,
            b"?!" => 6,
            _ => return Err(self.lines.error(PgnProblem::Marks)),
        };
        Ok(self.sign(length, Token::Glyph(number)))
    }

    /// A move, a result, or a move number, which ends before a point. Words may hold what no PGN
    /// symbol may, so that moves in other letters are read.
    fn word(&mut self) -> Result<Option<Token>, PgnError> {
        let rest = self.lines.rest();
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if matches!(rest.get(digits), None | Some(b'.')) && digits > 0 {
            self.lines.advance(digits);
            return Ok(None);
        }
        let length = rest
            .iter()
            .position(|&byte| ends_word(byte))
            .unwrap_or(rest.len());
        if length == 0 {
            let found = char::from(rest[0]);
            return Err(self.lines.error(PgnProblem::Unexpected(found)));
        }
        if length == digits {
            self.lines.advance(digits);
            return Ok(None);
        }
        self.keep(length);
        Ok(match self.text.as_str() {
            "e.p." => None,
            text => Some(match text.parse() {
                Ok(result) => Token::End(Some(result)),
                Err(_) => Token::Word,
            }),
        })
    }

    /// Keeps the next bytes as the text.
    fn keep(&mut self, length: usize) {
        decode(&self.lines.rest()[..length], &mut self.text);
        self.lines.advance(length);
    }
}

pub(super) const fn ends_word(byte: u8) -> bool {
    byte.is_ascii_whitespace()
        || matches!(
            byte,
            b'{' | b'}'
                | b'('
                | b')'
                | b'['
                | b']'
                | b'<'
                | b'>'
                | b';'
                | b'$'
                | b'*'
                | b'"'
                | b'!'
                | b'?'
        )
}

/// The text of bytes in UTF-8 or else in ISO 8859-1, which PGN names (PGN standard 4.1).
fn decode(bytes: &[u8], text: &mut String) {
    text.clear();
    match core::str::from_utf8(bytes) {
        Ok(read) => text.push_str(read),
        Err(_) => text.extend(bytes.iter().copied().map(char::from)),
    }
}

const fn syntax(place: Place, problem: PgnProblem) -> PgnError {
    PgnError::Syntax { place, problem }
}
