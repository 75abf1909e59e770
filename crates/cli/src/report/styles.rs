//! How parts of the text for people look on a terminal.

use anstyle::{AnsiColor, Style};

/// What a reader looks for first.
pub(super) const STRONG: Style = Style::new().bold();
/// What surrounds it.
pub(super) const FAINT: Style = Style::new().dimmed();
/// What did not hold.
pub(super) const BAD: Style = AnsiColor::Red.on_default().bold();
