//! An operation of an EPD: a name and its operands.

use alloc::vec::Vec;

use super::EpdError;

/// An operation: `bm Nf3 Nc3`, `id "wiki 1"`, `D5 4865609`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation<'a> {
    /// Its name, as it is written.
    pub name: &'a str,
    /// At which byte of the line the name begins.
    pub offset: usize,
    /// Its operands, in their order.
    pub operands: Vec<Operand<'a>>,
    /// All after the name as it is written, quotes included, without blanks around it.
    pub text: &'a str,
}

/// An operand of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operand<'a> {
    /// The operand, without quotes.
    pub text: &'a str,
    /// At which byte of the line the text begins.
    pub offset: usize,
    /// Whether it stood in quotes.
    pub quoted: bool,
}

/// Reads operations from a line, from a byte on.
pub(super) struct Operations<'a> {
    line: &'a str,
    at: usize,
}

impl<'a> Operations<'a> {
    pub(super) const fn from(line: &'a str, at: usize) -> Self {
        Self { line, at }
    }

    /// The next operation, if there is one; its closing `;` may be missing.
    pub(super) fn next(&mut self) -> Result<Option<Operation<'a>>, EpdError> {
        self.skip(|letter| letter == ';' || letter.is_whitespace());
        let offset = self.at;
        match self.rest().chars().next() {
            None => return Ok(None),
            Some(letter) if letter.is_ascii_alphabetic() => {}
            Some(found) => return Err(EpdError::Opcode { offset, found }),
        }
        let name = self.word();
        let mut operands = Vec::new();
        self.skip(char::is_whitespace);
        let begin = self.at;
        let mut end = begin;
        while let Some(operand) = self.operand()? {
            operands.push(operand);
            end = self.at;
            self.skip(char::is_whitespace);
        }
        Ok(Some(Operation {
            name,
            offset,
            operands,
            text: &self.line[begin..end],
        }))
    }

    fn operand(&mut self) -> Result<Option<Operand<'a>>, EpdError> {
        let offset = self.at;
        let Some(inner) = self.rest().strip_prefix('"') else {
            let text = self.word();
            let operand = Operand {
                text,
                offset,
                quoted: false,
            };
            return Ok((!text.is_empty()).then_some(operand));
        };
        let length = inner.find('"').ok_or(EpdError::OpenQuote { offset })?;
        self.at = offset + length + 2;
        Ok(Some(Operand {
            text: &inner[..length],
            offset: offset + 1,
            quoted: true,
        }))
    }

    /// Up to a blank or a `;`.
    fn word(&mut self) -> &'a str {
        let rest = self.rest();
        let is_end = |letter: char| letter == ';' || letter.is_whitespace();
        let length = rest.find(is_end).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    fn skip(&mut self, is_skipped: impl Fn(char) -> bool) {
        self.at = self.line.len() - self.rest().trim_start_matches(is_skipped).len();
    }

    fn rest(&self) -> &'a str {
        &self.line[self.at..]
    }
}
