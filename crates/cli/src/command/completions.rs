//! `roque completions`.

use clap::CommandFactory;
use clap_complete::Shell;

use super::man;
use crate::args::Cli;
use crate::exit::{Exit, Result};
use crate::terminal::Output;

/// Prints the script that completes `roque` in `shell`.
///
/// # Errors
///
/// JSON was asked for, or the output cannot be written.
pub(super) fn run(shell: Shell, output: &Output) -> Result<Exit> {
    man::refuse_json(output, "completions are a script of the shell")?;
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "roque", &mut script);
    output.write(&script)?;
    Ok(Exit::Held)
}
