//! A source, line by line.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;
use std::io::{BufRead, ErrorKind, Read};

use super::error::{PgnError, PgnProblem};
use super::place::Place;

/// The line that is being read and the place in it.
pub(super) struct Lines<R> {
    source: R,
    line: String,
    is_ascii: bool,
    at: usize,
    number: u64,
    /// The column of the byte `counted`; what comes after it is counted when it is asked for.
    column: u32,
    counted: usize,
    /// Whether the rest of a line that is too long is still to be passed over.
    is_cut: bool,
    /// Whole lines that come before those of the source, from the byte `given_back_at` on.
    given_back: Vec<u8>,
    given_back_at: usize,
}

const BYTE_ORDER_MARK: char = '\u{feff}';

impl<R: BufRead> Lines<R> {
    pub(super) const fn new(source: R) -> Self {
        Self {
            source,
            line: String::new(),
            is_ascii: true,
            at: 0,
            number: 0,
            column: 1,
            counted: 0,
            is_cut: false,
            given_back: Vec::new(),
            given_back_at: 0,
        }
    }

    /// Goes to the begin of the next line, if there is one.
    pub(super) fn next_line(&mut self) -> Result<bool, PgnError> {
        if core::mem::take(&mut self.is_cut) {
            self.source.skip_until(b'\n')?;
        }
        if self.given_back_at == self.given_back.len() && self.is_at_end_of_source()? {
            self.at = self.line.len();
            return Ok(false);
        }
        (self.at, self.column, self.counted) = (0, 1, 0);
        let mut bytes = core::mem::take(&mut self.line).into_bytes();
        bytes.clear();
        let length = self.read_line(&mut bytes)?;
        self.number += 1;
        if bytes.pop_if(|last| *last == b'\n').is_some() {
            bytes.pop_if(|last| *last == b'\r');
        } else if length > PgnProblem::MAX_LENGTH {
            self.is_cut = true;
            return Err(self.error(PgnProblem::TooLong));
        }
        self.line = decoded(bytes);
        self.is_ascii = self.line.is_ascii();
        if self.number == 1 && self.line.starts_with(BYTE_ORDER_MARK) {
            self.at = BYTE_ORDER_MARK.len_utf8();
            self.counted = self.at;
        }
        Ok(true)
    }

    /// Reads as much of the next line as may be kept, and its end.
    fn read_line(&mut self, bytes: &mut Vec<u8>) -> Result<usize, PgnError> {
        let limit = PgnProblem::MAX_LENGTH as u64 + 1;
        if self.given_back_at == self.given_back.len() {
            return Ok((&mut self.source).take(limit).read_until(b'\n', bytes)?);
        }
        let mut rest = &self.given_back[self.given_back_at..];
        let length = rest.read_until(b'\n', bytes)?;
        self.given_back_at += length;
        Ok(length)
    }

    /// Goes back to the line of this number. What follows on it, and the lines after it up to the end of
    /// this one, is `lines` from the byte `from` on.
    pub(super) fn go_back(&mut self, number: u64, lines: Vec<u8>, from: usize) {
        debug_assert_eq!(
            self.given_back_at,
            self.given_back.len(),
            "what was given back before has been read again"
        );
        self.number = number;
        (self.given_back, self.given_back_at) = (lines, from);
    }

    fn is_at_end_of_source(&mut self) -> Result<bool, PgnError> {
        loop {
            match self.source.fill_buf() {
                Ok(bytes) => return Ok(bytes.is_empty()),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// What has not been read of this line.
    #[inline]
    pub(super) fn rest(&self) -> &[u8] {
        &self.line.as_bytes()[self.at..]
    }

    /// The same as text.
    #[inline]
    pub(super) fn rest_text(&self) -> &str {
        &self.line[self.at..]
    }

    /// The text at these bytes of this line.
    #[inline]
    pub(super) fn text(&self, bytes: Range<usize>) -> &str {
        &self.line[bytes]
    }

    /// Passes over so many bytes, and says which of the line they are.
    #[inline]
    pub(super) fn take(&mut self, bytes: usize) -> Range<usize> {
        let begin = self.at;
        self.at += bytes;
        begin..self.at
    }

    #[inline]
    pub(super) fn advance(&mut self, bytes: usize) {
        self.at += bytes;
    }

    /// Whether nothing of this line has been read.
    pub(super) const fn is_at_begin(&self) -> bool {
        self.at == 0
    }

    /// Where this is.
    pub(super) fn place(&mut self) -> Place {
        let passed = self.counted..self.at;
        let characters = if self.is_ascii {
            passed.len()
        } else {
            self.line[passed].chars().count()
        };
        self.column = self.column.saturating_add(characters as u32);
        self.counted = self.at;
        Place {
            line: self.number.max(1),
            column: self.column,
        }
    }

    /// The error that `problem` is here.
    pub(super) fn error(&mut self, problem: PgnProblem) -> PgnError {
        let place = self.place();
        PgnError::Syntax { place, problem }
    }
}

/// The text of a line in UTF-8 or else in ISO 8859-1, which PGN names (PGN standard 4.1).
fn decoded(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes)
        .unwrap_or_else(|error| error.into_bytes().into_iter().map(char::from).collect())
}
