//! `roque man`.

use clap::CommandFactory;
use clap_mangen::Man;
use roque_position::Tongue;

use crate::args::{Cli, Format};
use crate::exit::{Exit, Failure, Result};
use crate::terminal::Output;

/// Prints the manual page of `roque` and of each of its commands, in roff.
///
/// # Errors
///
/// JSON was asked for, or the output cannot be written.
pub(super) fn run(output: &Output) -> Result<Exit> {
    refuse_json(output, "the manual page is roff")?;
    let mut command = Cli::command();
    command.build();
    let mut page = Vec::new();
    Man::new(command.clone())
        .render(&mut page)
        .map_err(|error| Failure::output(&error, Tongue::English))?;
    for subcommand in command.get_subcommands() {
        if subcommand.get_name() != "help" {
            render_below(subcommand.clone(), &mut page)
                .map_err(|error| Failure::output(&error, Tongue::English))?;
        }
    }
    output.write(&page)?;
    Ok(Exit::Held)
}

/// Refuses `--format json` where there is no result to report.
pub(super) fn refuse_json(output: &Output, what: &str) -> Result<()> {
    match output.format() {
        Format::Text => Ok(()),
        Format::Json => Err(Failure::usage(format!(
            "{what} and has no JSON form: leave out --format json"
        ))),
    }
}

/// One command's part of the page.
fn render_below(command: clap::Command, page: &mut Vec<u8>) -> std::io::Result<()> {
    let heading = format!(".SH \"ROQUE {}\"\n", command.get_name().to_uppercase());
    page.extend_from_slice(heading.as_bytes());
    let man = Man::new(command);
    man.render_synopsis_section(page)?;
    man.render_description_section(page)?;
    man.render_options_section(page)
}
