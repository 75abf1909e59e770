//! A source, line by line.

use alloc::vec::Vec;
use std::io::{BufRead, ErrorKind, Read};

use super::error::{PgnError, PgnProblem};
use super::place::Place;

/// The line that is being read and the place in it.
pub(super) struct Lines<R> {
    source: R,
    line: Vec<u8>,
    at: usize,
    number: u64,
    /// The column of the byte `counted`; what comes after it is counted when it is asked for.
    column: u32,
    counted: usize,
    /// Whether the rest of a line that is too long is still to be passed over.
    is_cut: bool,
}

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

impl<R: BufRead> Lines<R> {
    pub(super) const fn new(source: R) -> Self {
        Self {
            source,
            line: Vec::new(),
            at: 0,
            number: 0,
            column: 1,
            counted: 0,
            is_cut: false,
        }
    }

    /// Goes to the begin of the next line, if there is one.
    pub(super) fn next_line(&mut self) -> Result<bool, PgnError> {
        if core::mem::take(&mut self.is_cut) {
            self.source.skip_until(b'\n')?;
        }
        if self.is_at_end_of_source()? {
            self.at = self.line.len();
            return Ok(false);
        }
        self.line.clear();
        (self.at, self.column, self.counted) = (0, 1, 0);
        let mut limited = (&mut self.source).take(PgnProblem::MAX_LENGTH as u64 + 1);
        let length = limited.read_until(b'\n', &mut self.line)?;
        self.number += 1;
        if self.line.pop_if(|last| *last == b'\n').is_some() {
            self.line.pop_if(|last| *last == b'\r');
        } else if length > PgnProblem::MAX_LENGTH {
            self.is_cut = true;
            self.line.clear();
            return Err(self.error(PgnProblem::TooLong));
        }
        if self.number == 1 && self.line.starts_with(BYTE_ORDER_MARK) {
            self.at = BYTE_ORDER_MARK.len();
            self.counted = self.at;
        }
        Ok(true)
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
        &self.line[self.at..]
    }

    #[inline]
    pub(super) fn advance(&mut self, bytes: usize) {
        self.at += bytes;
    }

    /// Whether nothing of this line has been read.
    pub(super) const fn is_at_begin(&self) -> bool {
        self.at == 0
    }

    /// Where this is. Bytes that continue a character of UTF-8 are not counted.
    pub(super) fn place(&mut self) -> Place {
        let passed = &self.line[self.counted..self.at];
        let characters = passed.iter().filter(|&&byte| byte & 0xc0 != 0x80).count();
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
