//! Any other program, started anew for each count.

use std::process::{Command, Stdio};
use std::str::FromStr;
use std::time::Instant;

use anyhow::{Context, ensure};
use roque_benches::Known;

use crate::contestant::{Answer, Contestant};

/// A program and its arguments, in which `{fen}` and `{depth}` are yet to be filled in.
#[derive(Clone, Debug)]
pub(crate) struct External {
    name: String,
    words: Vec<String>,
}

/// Why a text is no `NAME=CMD`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum ParseExternalError {
    #[error("an external program is NAME=CMD, such as 'mine=./perft {{depth}} {{fen}}'")]
    NoName,
    #[error("the name must be one word")]
    Name,
    #[error("the command is empty or has a quote that is not closed")]
    Command,
    #[error("the command must contain {{fen}} and {{depth}}")]
    Place,
}

impl FromStr for External {
    type Err = ParseExternalError;

    /// Reads `NAME=CMD`; the command is split into words as a shell would.
    fn from_str(text: &str) -> Result<Self, ParseExternalError> {
        let (name, command) = text.split_once('=').ok_or(ParseExternalError::NoName)?;
        if name.is_empty() || name.contains(char::is_whitespace) {
            return Err(ParseExternalError::Name);
        }
        let words = shlex::split(command)
            .filter(|words| !words.is_empty())
            .ok_or(ParseExternalError::Command)?;
        let has = |place| words[1..].iter().any(|word| word.contains(place));
        if !has("{fen}") || !has("{depth}") {
            return Err(ParseExternalError::Place);
        }
        Ok(Self {
            name: name.to_owned(),
            words,
        })
    }
}

impl External {
    fn filled_in(&self, fen: &str, depth: u8) -> Vec<String> {
        let depth = depth.to_string();
        self.words
            .iter()
            .map(|word| word.replace("{fen}", fen).replace("{depth}", &depth))
            .collect()
    }
}

impl Contestant for External {
    fn name(&self) -> &str {
        &self.name
    }

    fn terms(&self) -> String {
        format!(
            "`{}`, WHOLE PROCESS timed, start included",
            self.words.join(" ")
        )
    }

    fn count(&mut self, known: &Known, depth: u8) -> anyhow::Result<Answer> {
        let words = self.filled_in(known.fen, depth);
        let start = Instant::now();
        let output = Command::new(&words[0])
            .args(&words[1..])
            .stdin(Stdio::null())
            .stderr(Stdio::inherit())
            .output()
            .with_context(|| format!("cannot run {}: {}", self.name, words[0]))?;
        let elapsed = start.elapsed();
        ensure!(
            output.status.success(),
            "{} failed on {} ({})",
            self.name,
            known.name,
            output.status
        );
        let printed = String::from_utf8_lossy(&output.stdout);
        Ok(Answer {
            nodes: count_among(&printed, known.count(depth)),
            elapsed,
        })
    }
}

/// `expected` if that number is printed, else the last number that is.
///
/// Programs print times, rates and counts of each move as well; which number is the count cannot be
/// told in general.
fn count_among(printed: &str, expected: Option<u64>) -> Option<u64> {
    let numbers = printed
        .split(|character: char| !character.is_ascii_digit())
        .filter_map(|digits| digits.parse().ok());
    let mut last = None;
    for number in numbers {
        last = Some(number);
        if last == expected {
            break;
        }
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fen_is_one_argument_wherever_it_stands() {
        let external: External = "x=sh -c 'perft \"{fen}\"' {depth} {fen}".parse().unwrap();
        assert_eq!(external.name, "x");
        assert_eq!(
            external.filled_in("8/8 w", 5),
            ["sh", "-c", "perft \"8/8 w\"", "5", "8/8 w"]
        );
    }

    #[test]
    fn what_is_no_command_is_refused() {
        for (text, error) in [
            ("perft {fen} {depth}", ParseExternalError::NoName),
            ("=perft {fen} {depth}", ParseExternalError::Name),
            ("a b=perft {fen} {depth}", ParseExternalError::Name),
            ("a=", ParseExternalError::Command),
            ("a=perft '{fen} {depth}", ParseExternalError::Command),
            ("a=perft {fen}", ParseExternalError::Place),
            ("a={fen}{depth}", ParseExternalError::Place),
        ] {
            assert_eq!(text.parse::<External>().unwrap_err(), error, "{text}");
        }
    }

    #[test]
    fn the_right_count_is_found_among_other_numbers() {
        let printed = "e2e4: 600\nNodes searched: 8902\n3.5 ms";
        assert_eq!(count_among(printed, Some(8_902)), Some(8_902));
        assert_eq!(count_among(printed, Some(890)), Some(5));
        assert_eq!(count_among("none", Some(890)), None);
    }
}
