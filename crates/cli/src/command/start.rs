//! From what was typed to the exit code.

use std::ffi::OsString;
use std::io::{self, Write};

use clap::Parser;
use clap::error::ErrorKind;
use roque_position::Tongue;

use super::{
    bench, completions, convert, fen, judge, magics, man, moves, perft, positions, show, suite,
};
use crate::args::{Cli, Command};
use crate::config;
use crate::exit::{Exit, Failure, Result};
use crate::report::{Context, escaped};
use crate::terminal::{Output, complain};

/// Does what the command line says, and tells how it ended.
pub(crate) fn main(typed: impl IntoIterator<Item = OsString>) -> Exit {
    let (tongue, result) = match Cli::try_parse_from(typed) {
        Ok(cli) => {
            let tongue = config::spoken(&cli.command);
            (tongue, run(cli, tongue))
        }
        Err(error) => (Tongue::English, answer(&error)),
    };
    result.unwrap_or_else(|failure| {
        if let Some(error) = failure.message() {
            complain(format_args!("{error:#}"), tongue);
        }
        failure.exit()
    })
}

fn run(cli: Cli, tongue: Tongue) -> Result<Exit> {
    let isa = config::chosen_isa(cli.global.isa.as_deref(), tongue)?;
    let context = Context { isa: isa.name() };
    let output = Output::new(cli.global.format, cli.global.quiet, context, tongue);
    match cli.command {
        Command::Perft(args) => perft::run(&args, isa, &output),
        Command::Divide(mut args) => {
            args.divide = true;
            perft::run(&args, isa, &output)
        }
        Command::Suite(args) => suite::run(&args, isa, &output),
        Command::Bench(args) => bench::run(&args, isa, &output),
        Command::Show(args) => show::run(&args, &output),
        Command::Judge(args) => judge::run(&args, &output),
        Command::Convert(args) => convert::run(&args, &output),
        Command::Moves(args) => moves::run(&args, &output),
        Command::Positions(args) => positions::run(&args, &output),
        Command::Fen(args) => fen::run(&args, &output),
        Command::Magics(args) => magics::run(&args, &output),
        Command::Completions { shell } => completions::run(shell, &output),
        Command::Man => man::run(&output),
    }
}

/// Prints what clap has to say: help and version are what was asked for, all else is an error.
fn answer(error: &clap::Error) -> Result<Exit> {
    let text = error.render();
    if error.use_stderr() {
        let shown = text.to_string();
        let is_help = error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
        // What was typed is shown in the message: it must not steer the terminal.
        let lines: Vec<_> = shown
            .lines()
            .map(|line| escaped(line).to_string())
            .collect();
        if is_help || lines.join("\n") == shown.trim_end_matches('\n') {
            let _ = error.print();
        } else {
            let _ = writeln!(io::stderr(), "{}", lines.join("\n"));
        }
        return Ok(Exit::Usage);
    }
    let mut out = anstream::stdout();
    write!(out, "{}", text.ansi())
        .and_then(|()| out.flush())
        .map_err(|error| Failure::output(&error, Tongue::English))?;
    Ok(Exit::Held)
}
