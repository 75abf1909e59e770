//! Where reading goes on after an error.

use std::io::BufRead;

use super::error::{PgnError, PgnProblem};
use super::result::PgnResult;
use super::tokens::{Tokens, ends_word};

/// The rest of a game in which something is wrong, from there on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct BrokenGame {
    /// Whether it is a tag that is wrong, or something among the tags.
    in_tags: bool,
    /// Without tags, a blank line is where the next game may begin.
    has_tags: bool,
    /// Whether all that follows on this line is in a comment.
    is_comment: bool,
    /// In how many variations.
    depth: usize,
}

impl BrokenGame {
    /// The rest after `problem`, which was found among the tags or with so many variations open.
    pub(super) const fn after(
        problem: PgnProblem,
        in_tags: bool,
        has_tags: bool,
        depth: usize,
    ) -> Self {
        Self {
            in_tags,
            has_tags,
            is_comment: matches!(problem, PgnProblem::UnclosedComment),
            depth: match problem {
                PgnProblem::NothingToVary | PgnProblem::TooDeep => depth + 1,
                PgnProblem::EmptyVariation => depth.saturating_sub(1),
                _ => depth,
            },
        }
    }

    /// Goes to the end of the game: behind its result, if that is in no comment or variation, to the
    /// next line that begins with a tag, or, if the game has none itself, to the next blank line.
    pub(super) fn pass_over<R: BufRead>(mut self, tokens: &mut Tokens<R>) -> Result<(), PgnError> {
        if self.in_tags {
            while next_line(tokens)? && tokens.is_at_tag_line() {}
        }
        if self.is_comment && !next_line(tokens)? {
            return Ok(());
        }
        let mut in_comment = core::mem::take(&mut tokens.is_in_comment);
        loop {
            let is_begin = tokens.lines.is_at_begin();
            let rest = tokens.lines.rest();
            if tokens.is_at_tag_line()
                || (is_begin && !self.has_tags && rest.trim_ascii().is_empty())
            {
                return Ok(());
            }
            let is_escaped = is_begin && rest.first() == Some(&b'%');
            if !is_escaped && self.ends_on_line(tokens, &mut in_comment) {
                return Ok(());
            }
            if !next_line(tokens)? {
                return Ok(());
            }
        }
    }

    /// Goes behind the result, if it is on this line; returns whether it is.
    fn ends_on_line<R: BufRead>(&mut self, tokens: &mut Tokens<R>, in_comment: &mut bool) -> bool {
        while let Some(&first) = tokens.lines.rest().first() {
            let rest = tokens.lines.rest_text();
            let length = rest.bytes().position(ends_word);
            let length = length.unwrap_or(rest.len()).max(1);
            let is_result = rest[..length].parse::<PgnResult>().is_ok();
            tokens.lines.advance(length);
            match first {
                b'}' => *in_comment = false,
                _ if *in_comment => {}
                b'{' => *in_comment = true,
                b';' => return false,
                b'(' => self.depth += 1,
                b')' => self.depth = self.depth.saturating_sub(1),
                _ if is_result && self.depth == 0 => return true,
                _ => {}
            }
        }
        false
    }
}

/// Goes to the next line that can be kept.
fn next_line<R: BufRead>(tokens: &mut Tokens<R>) -> Result<bool, PgnError> {
    loop {
        match tokens.lines.next_line() {
            Err(PgnError::Syntax { .. }) => {}
            other => return other,
        }
    }
}
