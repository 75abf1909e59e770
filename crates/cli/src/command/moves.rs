//! `roque moves`.

use super::told;
use crate::args::MovesArgs;
use crate::config;
use crate::exit::{Exit, Result};
use crate::report::{MoveReport, Report};
use crate::terminal::Output;

/// Lists the legal moves.
///
/// # Errors
///
/// No position is meant, or the output cannot be written.
pub(super) fn run(args: &MovesArgs, output: &Output) -> Result<Exit> {
    let tongue = output.tongue();
    let notation = config::notation(&args.notation, tongue)?;
    let given = config::given(&args.position, notation, tongue)?;
    for waived in &given.waived {
        output.note(waived.say(tongue));
    }
    let position = given.position;
    for &mv in &position.legal_moves() {
        output.report(&Report::Move(MoveReport {
            mv: told::written(&position, mv, notation),
        }))?;
    }
    Ok(Exit::Held)
}
