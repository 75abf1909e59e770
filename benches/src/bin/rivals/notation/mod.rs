//! `rivals --notation`: how fast are moves and games written and read, beside shakmaty and pgn-reader?
//!
//! Both sides get the same texts, which are made here, and must say the same of them.

mod answer;
mod input;
mod report;
mod roque;
mod rounds;
mod task;

use std::io;

use roque_perft::rival::Process;

use crate::builder;
use crate::failure::Usage;

/// The program beside which is measured, and what it is made of.
const PROGRAM: &str = "shakmaty-notation";
const RIVAL: &str = "shakmaty 0.30.0, pgn-reader 0.29.0";

/// Measures all tasks in so many rounds; returns what is printed before and after.
///
/// # Errors
///
/// The rival cannot be built or fails, the two sides disagree, or this is a debug build.
pub(crate) fn run(rounds: u32, print: impl Fn(&str) -> anyhow::Result<()>) -> anyhow::Result<()> {
    if cfg!(debug_assertions) {
        return Err(Usage::DebugBuild.into());
    }
    let paths = builder::build(&[PROGRAM])?;
    let path = paths
        .first()
        .ok_or_else(|| io::Error::other("no program was built"))?;
    let mut rival = Process::start(&mut std::process::Command::new(path))?;
    let input = input::Input::write()?;
    print(&report::terms(&input, rounds))?;
    let measured = rounds::measure(&mut rival, &input, rounds)?;
    print(&report::results(&measured, &input))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_versions_are_those_that_the_program_is_built_with() {
        let manifest = include_str!("../../../../rival-programs/Cargo.toml");
        for library in RIVAL.split(", ") {
            let (name, version) = library.split_once(' ').unwrap();
            let line = format!("{name} = \"={version}\"");
            assert!(manifest.contains(&line), "{line}");
        }
    }
}
