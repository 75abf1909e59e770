//! Any other program, started anew for each count.

use std::str::FromStr;
use std::time::Duration;

use roque_perft::Control;
use roque_perft::bench::Known;
use roque_perft::rival::{Answer, ParseTemplateError, Template};

use crate::contestant::Contestant;

/// A command with a name.
#[derive(Clone, Debug)]
pub(crate) struct External {
    name: String,
    command: Template,
}

/// Why a text is no `NAME=CMD`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum ParseExternalError {
    #[error("an external program is NAME=CMD, such as 'mine=./perft {{depth}} {{fen}}'")]
    NoName,
    #[error("the name must be one word")]
    Name,
    #[error(transparent)]
    Command(#[from] ParseTemplateError),
}

impl FromStr for External {
    type Err = ParseExternalError;

    /// Reads `NAME=CMD`.
    fn from_str(text: &str) -> Result<Self, ParseExternalError> {
        let (name, command) = text.split_once('=').ok_or(ParseExternalError::NoName)?;
        if name.is_empty() || name.contains(char::is_whitespace) {
            return Err(ParseExternalError::Name);
        }
        Ok(Self {
            name: name.to_owned(),
            command: command.parse()?,
        })
    }
}

impl Contestant for External {
    fn name(&self) -> &str {
        &self.name
    }

    fn terms(&self) -> String {
        format!("`{}`, WHOLE PROCESS timed, start included", self.command)
    }

    fn count(&mut self, known: &Known, depth: u8) -> anyhow::Result<Answer> {
        let expected = known.count(depth).unwrap_or_default();
        let control = Control::new();
        let answer = self
            .command
            .count(known.fen, depth, expected, Duration::MAX, &control)?;
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_named_command_is_refused() {
        for (text, error) in [
            ("perft {fen} {depth}", ParseExternalError::NoName),
            ("=perft {fen} {depth}", ParseExternalError::Name),
            ("a b=perft {fen} {depth}", ParseExternalError::Name),
            ("a=", ParseTemplateError::Command.into()),
            ("a=perft {fen}", ParseTemplateError::Place.into()),
        ] {
            assert_eq!(text.parse::<External>().unwrap_err(), error, "{text}");
        }
        let external: External = "x=perft {fen} {depth}".parse().unwrap();
        assert_eq!(external.name(), "x");
    }
}
