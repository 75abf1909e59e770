//! What of a comment is kept, and where a line of it may end.

use alloc::borrow::ToOwned;
use alloc::string::String;

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
