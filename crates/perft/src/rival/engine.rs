//! Either kind of program, as one command names it.

use std::fmt;
use std::process::Command;
use std::str::FromStr;
use std::time::Duration;

use super::answer::Answer;
use super::error::RivalError;
use super::template::{ParseTemplateError, Template};
use super::uci::UciEngine;
use crate::control::Control;

/// How a program is started and asked.
///
/// ```
/// use roque_perft::rival::EngineCommand;
///
/// let uci: EngineCommand = "stockfish".parse()?;
/// assert!(matches!(uci, EngineCommand::Uci(_)));
/// let other: EngineCommand = "./perft --depth {depth} '{fen}'".parse()?;
/// assert!(matches!(other, EngineCommand::Template(_)));
/// # Ok::<(), roque_perft::rival::ParseTemplateError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineCommand {
    /// The words of the command of a UCI engine.
    Uci(Vec<String>),
    /// A program that is started for each count.
    Template(Template),
}

impl FromStr for EngineCommand {
    type Err = ParseTemplateError;

    /// A command with `{fen}` or `{depth}` in it is a [`Template`], any other that of a UCI engine.
    fn from_str(command: &str) -> Result<Self, ParseTemplateError> {
        if command.contains("{fen}") || command.contains("{depth}") {
            return command.parse().map(Self::Template);
        }
        shlex::split(command)
            .filter(|words| !words.is_empty())
            .map(Self::Uci)
            .ok_or(ParseTemplateError::Command)
    }
}

impl EngineCommand {
    /// The program, ready to be asked.
    ///
    /// # Errors
    ///
    /// A UCI engine cannot be started, or does not answer as one.
    pub fn start(&self, control: &Control) -> Result<Engine, RivalError> {
        match self {
            Self::Uci(words) => {
                let mut command = Command::new(&words[0]);
                command.args(&words[1..]);
                UciEngine::start(&mut command, control).map(Engine::Uci)
            }
            Self::Template(template) => Ok(Engine::Template(template.clone())),
        }
    }
}

impl fmt::Display for EngineCommand {
    /// The words of the command.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Uci(words) => f.write_str(&words.join(" ")),
            Self::Template(template) => template.fmt(f),
        }
    }
}

/// A program that is ready to be asked.
#[derive(Debug)]
pub enum Engine {
    /// A running UCI engine.
    Uci(UciEngine),
    /// A program that is started for each count.
    Template(Template),
}

impl fmt::Display for Engine {
    /// What a UCI engine calls itself, or the command of the program.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Uci(engine) => f.write_str(engine.name()),
            Self::Template(template) => template.fmt(f),
        }
    }
}

impl Engine {
    /// How many paths of `depth` plies lead from `fen`, as the program counts them, and how long that
    /// took. `expected` tells a program's count from other numbers that it prints.
    ///
    /// # Errors
    ///
    /// There was no answer within `patience`.
    pub fn count(
        &mut self,
        fen: &str,
        depth: u8,
        expected: u64,
        patience: Duration,
        control: &Control,
    ) -> Result<Answer, RivalError> {
        match self {
            Self::Uci(engine) => engine.count(fen, depth, patience, control),
            Self::Template(template) => template.count(fen, depth, expected, patience, control),
        }
    }

    /// Whether the time of an answer includes that of starting the program.
    pub const fn is_started_for_each_count(&self) -> bool {
        matches!(self, Self::Template(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_command_is_refused() {
        for (command, error) in [
            ("", ParseTemplateError::Command),
            (" ", ParseTemplateError::Command),
            ("'engine", ParseTemplateError::Command),
            ("perft {fen}", ParseTemplateError::Place),
            ("perft {depth}", ParseTemplateError::Place),
        ] {
            assert_eq!(command.parse::<EngineCommand>(), Err(error), "{command:?}");
        }
    }

    #[test]
    fn an_engine_may_have_arguments() {
        let words = ["my engine", "-x"].map(str::to_owned).to_vec();
        assert_eq!("'my engine' -x".parse(), Ok(EngineCommand::Uci(words)));
    }
}
