//! In which notation moves are read and written.

use roque_position::{Notation, Tongue};

use crate::args::NotationArgs;
use crate::exit::{Failure, Result};

/// The notation that was asked for, if one was.
///
/// # Errors
///
/// The name is that of none.
pub(crate) fn notation(args: &NotationArgs, tongue: Tongue) -> Result<Option<Notation>> {
    args.notation
        .as_deref()
        .map(|name| named_notation("--notation", name, tongue))
        .transpose()
}

/// The notation of the name that `option` gives.
///
/// # Errors
///
/// The name is that of none.
pub(crate) fn named_notation(option: &str, name: &str, tongue: Tongue) -> Result<Notation> {
    let parsed = name.parse::<Notation>();
    parsed.map_err(|error| Failure::usage(format!("{option} {name}: {}", error.say(tongue))))
}
