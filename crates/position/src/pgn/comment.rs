//! Comments: how they are read, what of them is kept, and where a line of them may end.

use alloc::borrow::ToOwned;
use alloc::string::String;
use std::io::BufRead;

use super::error::{PgnError, PgnProblem};
use super::place::Place;
use super::tokens::{Token, Tokens, replace};

impl<R: BufRead> Tokens<R> {
    /// A comment in braces, of which line ends are blanks, without the blanks around it.
    pub(super) fn comment(&mut self) -> Result<Token, PgnError> {
        let place = self.lines.place();
        self.lines.advance(1);
        self.text.clear();
        self.line_ends.clear();
        self.is_in_comment = true;
        if place.line <= self.endless_until {
            return Err(syntax(place, PgnProblem::UnclosedComment));
        }
        loop {
            let rest = self.lines.rest_text();
            let end = rest.find('}');
            let length = end.unwrap_or(rest.len());
            if self.text.len() + length > PgnProblem::MAX_LENGTH {
                return Err(syntax(place, PgnProblem::TooLong));
            }
            self.text.push_str(&rest[..length]);
            if end.is_some() {
                self.lines.advance(length + 1);
                make_one_line(&mut self.text);
                self.is_in_comment = false;
                return Ok(Token::Comment);
            }
            self.lines.advance(length);
            self.line_ends.push(self.text.len());
            self.text.push(' ');
            let is_at_end = !self.lines.next_line()?;
            if is_at_end || self.is_at_first_tag() {
                self.give_back_lines(place, is_at_end);
                return Err(syntax(place, PgnProblem::UnclosedComment));
            }
        }
    }

    pub(super) fn comment_to_end_of_line(&mut self) -> Token {
        self.lines.advance(1);
        let comment = self.lines.take(self.lines.rest().len());
        replace(&mut self.text, self.lines.text(comment));
        make_one_line(&mut self.text);
        Token::Comment
    }

    /// Goes back to the line on which a comment begins that does not end: other games may be on those
    /// after it. None of them has the end of a comment.
    fn give_back_lines(&mut self, begin: Place, is_at_end: bool) {
        let last = self.lines.place().line;
        self.endless_until = if is_at_end { last } else { last - 1 };
        let mut lines = core::mem::take(&mut self.text).into_bytes();
        for &at in &self.line_ends {
            lines[at] = b'\n';
        }
        if !is_at_end {
            lines.extend_from_slice(self.lines.rest());
            lines.push(b'\n');
        }
        let begun = self.line_ends.first().map_or(0, |end| end + 1);
        self.lines.go_back(begin.line, lines, begun);
    }
}

const fn syntax(place: Place, problem: PgnProblem) -> PgnError {
    PgnError::Syntax { place, problem }
}

/// The comment as it is kept and written: line ends are blanks, and there are none around it.
pub(super) fn one_line(comment: &str) -> String {
    comment.replace(['\r', '\n'], " ").trim().to_owned()
}

/// The comment in `text` as [`one_line`] has it; `text` keeps its memory.
pub(super) fn make_one_line(text: &mut String) {
    if text.contains('\r') {
        *text = one_line(text);
    }
    text.truncate(text.trim_end().len());
    let blanks = text.len() - text.trim_start().len();
    text.drain(..blanks);
}

/// The first blank of a comment at which the line may end: it reads back as one blank, and the next
/// line is neither escaped nor taken for a tag.
pub(super) fn break_in(comment: &str) -> Option<usize> {
    let bytes = comment.as_bytes();
    (1..bytes.len().saturating_sub(1)).find(|&at| {
        bytes[at] == b' ' && bytes[at - 1] != b' ' && !matches!(bytes[at + 1], b' ' | b'%' | b'[')
    })
}
