//! In which notation moves are written.

use roque_position::Notation;

use crate::args::NotationArgs;
use crate::exit::{Failure, Result};

/// The notation that was asked for, if one was.
///
/// # Errors
///
/// The name is that of none.
pub(crate) fn notation(args: &NotationArgs) -> Result<Option<Notation>> {
    let Some(name) = &args.notation else {
        return Ok(None);
    };
    match name.parse() {
        Ok(notation) => Ok(Some(notation)),
        Err(error) => Err(Failure::usage(format!("--notation {name}: {error}"))),
    }
}
