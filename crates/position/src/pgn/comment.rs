//! Comments: how they are read, what of them is kept, and where a line of them may end.

use alloc::borrow::ToOwned;
use alloc::string::String;
use std::io::BufRead;

use super::error::{PgnError, PgnProblem};
use super::place::Place;
use super::result::PgnResult;
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
            if let Some(line) = end.and_then(|end| self.last_end_of_game(&rest[..end])) {
                self.endless_until = place.line + line as u64;
                self.give_back_lines(place, true);
                return Err(syntax(place, PgnProblem::UnclosedComment));
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
                // None of the lines has the end of a comment.
                self.endless_until = self.lines.place().line - u64::from(!is_at_end);
                self.give_back_lines(place, !is_at_end);
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

    /// The last of the lines of a comment with which a game has ended, by a result before a blank line, so
    /// that it is in a comment of another game that the next closing brace stands. `last` is the line of
    /// that brace up to it.
    fn last_end_of_game(&self, last: &str) -> Option<usize> {
        if self.line_ends.len() < 2 {
            return None;
        }
        let brace = if last.contains('{') {
            self.text.len()
        } else {
            self.text.rfind('{')?
        };
        let line = |index: usize| {
            let begin = index
                .checked_sub(1)
                .map_or(0, |before| self.line_ends[before] + 1);
            self.text[begin..self.line_ends[index]].trim()
        };
        let is_end = |index: &usize| {
            let result = line(*index).split_whitespace().next_back();
            self.line_ends[index + 1] < brace
                && line(index + 1).is_empty()
                && result.is_some_and(|result| result.parse::<PgnResult>().is_ok())
        };
        (0..self.line_ends.len() - 1).rev().find(is_end)
    }

    /// Goes back to the line on which a comment begins that does not end: other games may be on those
    /// after it, up to the current one or the end of the text.
    fn give_back_lines(&mut self, begin: Place, with_current: bool) {
        let mut lines = core::mem::take(&mut self.text).into_bytes();
        for &at in &self.line_ends {
            lines[at] = b'\n';
        }
        if with_current {
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
