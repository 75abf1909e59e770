//! The tokens of PGN (PGN standard 7), each read from where it begins.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;
use std::io::BufRead;

use super::error::{PgnError, PgnProblem};
use super::line::Lines;
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
    /// A comment, or the value of a tag.
    pub(super) text: String,
    /// Where in the line a word is.
    word: Range<usize>,
    /// Whether the end of a comment has not been read.
    pub(super) is_in_comment: bool,
    /// A comment that begins on this line or before it does not end.
    pub(super) endless_until: u64,
    /// Where in `text` the lines of a comment end.
    pub(super) line_ends: Vec<usize>,
}

/// What a line begins with if a game does.
const FIRST_TAG: &[u8] = b"[Event \"";

impl<R: BufRead> Tokens<R> {
    pub(super) const fn new(source: R) -> Self {
        Self {
            lines: Lines::new(source),
            name: String::new(),
            text: String::new(),
            word: 0..0,
            is_in_comment: false,
            endless_until: 0,
            line_ends: Vec::new(),
        }
    }

    /// The word, if the last token was one.
    #[inline]
    pub(super) fn word_text(&self) -> &str {
        self.lines.text(self.word.clone())
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
        let name = self.lines.take(length);
        replace(&mut self.name, self.lines.text(name));
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
        let rest = &self.lines.rest_text()[1..];
        self.text.clear();
        let mut at = 0;
        loop {
            let part = &rest[at..];
            let Some(length) = part.find(['"', '\\']) else {
                return Err(self.lines.error(PgnProblem::UnclosedValue));
            };
            self.text.push_str(&part[..length]);
            at += length;
            match rest.as_bytes()[at..] {
                [b'\\', escaped @ (b'"' | b'\\'), ..] => {
                    self.text.push(char::from(escaped));
                    at += 2;
                }
                [b'\\', ..] => {
                    self.text.push('\\');
                    at += 1;
                }
                _ => break,
            }
        }
        self.lines.advance(at + 2);
        Ok(())
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
        self.word = self.lines.take(length);
        Ok(match self.word_text() {
            "e.p." => None,
            // The results of words begin with digits.
            text if digits > 0 => Some(match text.parse() {
                Ok(result) => Token::End(Some(result)),
                Err(_) => Token::Word,
            }),
            _ => Some(Token::Word),
        })
    }
}

/// Whether a word ends before this byte.
#[inline]
pub(super) const fn ends_word(byte: u8) -> bool {
    ENDS_WORD[byte as usize]
}

/// By byte. It is asked of each byte of a word, so that it is looked up.
static ENDS_WORD: [bool; 256] = {
    let mut ends = [false; 256];
    let signs = b" \t\n\x0c\r{}()[]<>;$*\"!?";
    let mut at = 0;
    while at < signs.len() {
        ends[signs[at] as usize] = true;
        at += 1;
    }
    ends
};

pub(super) fn replace(text: &mut String, with: &str) {
    text.clear();
    text.push_str(with);
}
