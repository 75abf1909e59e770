//! `rivals`: how fast does Roque count as users get it, beside other generators at their best?
//!
//! Roque is this very binary, built plainly; the rivals are programs of their own, built for this
//! CPU. Rounds are interleaved and each ratio is taken within a round, so that what slows the machine
//! slows both sides. What the numbers do not claim is said in the README of this crate.

mod args;
mod builder;
mod contestant;
mod external;
mod failure;
mod library;
mod machine;
mod notation;
mod program;
mod report;
mod roque;
mod rounds;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use crate::args::Args;
use crate::contestant::Contestant;
use crate::failure::ClosedPipe;
use crate::program::Program;
use crate::roque::Roque;

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure::report(&error),
    }
}

fn run(args: &Args) -> anyhow::Result<()> {
    args.check()?;
    if args.notation {
        return notation::run(args.rounds, print);
    }
    let mut roque = Roque::new(args.isa)?;
    let mut rivals: Vec<Box<dyn Contestant>> = Vec::new();
    let programs: Vec<_> = args.rivals.iter().map(|library| library.name()).collect();
    for (&library, path) in args.rivals.iter().zip(builder::build(&programs)?) {
        rivals.push(Box::new(Program::start(library, &path)?));
    }
    for external in &args.externals {
        rivals.push(Box::new(external.clone()));
    }
    print(&report::terms(&roque, &rivals, args.rounds))?;
    let measured = rounds::measure(&mut roque, &mut rivals, &args.positions, args.rounds)?;
    print(&report::results(&measured, &rivals))
}

fn print(text: &str) -> anyhow::Result<()> {
    let mut output = io::stdout().lock();
    match output
        .write_all(text.as_bytes())
        .and_then(|()| output.flush())
    {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Err(ClosedPipe.into()),
        result => Ok(result?),
    }
}
