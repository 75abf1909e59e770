//! In which notation moves are read and written.

use roque_position::Notation;

use crate::args::NotationArgs;
use crate::exit::{Failure, Result};

/// The notation that was asked for, if one was.
///
/// # Errors
///
/// The name is that of none.
pub(crate) fn notation(args: &NotationArgs) -> Result<Option<Notation>> {
    args.notation.as_deref().map(named_notation).transpose()
}

/// The notation of this name.
///
/// # Errors
///
/// The name is that of none.
pub(super) fn named_notation(name: &str) -> Result<Notation> {
    let parsed = name.parse();
    parsed.map_err(|error| Failure::usage(format!("--notation {name}: {error}")))
}
