//! Fields of a text, with the place of each.

/// A piece of a text and where it begins in it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FenText<'a> {
    pub(crate) text: &'a str,
    /// In bytes from the begin of the whole text.
    pub(crate) offset: usize,
}

/// The fields of a text, separated by runs of blanks, tabs and `_`; a line end is a separator too.
#[derive(Clone, Debug)]
pub(crate) struct Fields<'a> {
    text: &'a str,
    offset: usize,
}

const SEPARATORS: [char; 5] = [' ', '\t', '_', '\r', '\n'];

impl<'a> Fields<'a> {
    pub(crate) const fn of(text: &'a str) -> Self {
        Self { text, offset: 0 }
    }

    /// What is left after the separators, and where it begins: at the end of the text if that is all.
    pub(crate) fn rest(&self) -> FenText<'a> {
        let rest = self.text[self.offset..].trim_start_matches(SEPARATORS);
        FenText {
            text: rest,
            offset: self.text.len() - rest.len(),
        }
    }

    /// The next field without taking it: up to a separator or one of `;`.
    pub(crate) fn peek(&self, ends: &[char]) -> Option<FenText<'a>> {
        let FenText { text, offset } = self.rest();
        let is_end = |letter| SEPARATORS.contains(&letter) || ends.contains(&letter);
        let length = text.find(is_end).unwrap_or(text.len());
        let text = &text[..length];
        (length > 0).then_some(FenText { text, offset })
    }

    /// The next field.
    pub(crate) fn next(&mut self, ends: &[char]) -> Option<FenText<'a>> {
        let field = self.peek(ends)?;
        self.offset = field.offset + field.text.len();
        Some(field)
    }
}
