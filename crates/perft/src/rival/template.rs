//! Any other program, started anew for each count.

use std::fmt;
use std::process::Command;
use std::str::FromStr;
use std::time::{Duration, Instant};

use super::answer::{Answer, count_among};
use super::error::RivalError;
use super::process::Process;
use crate::control::Control;

/// A program and its arguments, in which `{fen}` and `{depth}` are yet to be filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    words: Vec<String>,
}

/// Why a text is no [`Template`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseTemplateError {
    /// There are no words, or their ends cannot be told.
    #[error("the command is empty or has a quote that is not closed")]
    Command,
    /// A place is missing among the arguments.
    #[error("the arguments must contain {{fen}} and {{depth}}")]
    Place,
}

impl FromStr for Template {
    type Err = ParseTemplateError;

    /// Splits the command into words, as a shell would.
    fn from_str(command: &str) -> Result<Self, ParseTemplateError> {
        let words = shlex::split(command)
            .filter(|words| !words.is_empty())
            .ok_or(ParseTemplateError::Command)?;
        let has = |place| words[1..].iter().any(|word| word.contains(place));
        if !has("{fen}") || !has("{depth}") {
            return Err(ParseTemplateError::Place);
        }
        Ok(Self { words })
    }
}

impl fmt::Display for Template {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words.join(" "))
    }
}

impl Template {
    /// Starts the program, without a shell, to count the paths of `depth` plies from `fen`, and times
    /// its whole run. The answer is `expected` if that is among the numbers that it prints, and the
    /// last of them otherwise.
    ///
    /// # Errors
    ///
    /// It cannot be started, fails, or does not end within `patience`.
    pub fn count(
        &self,
        fen: &str,
        depth: u8,
        expected: u64,
        patience: Duration,
        control: &Control,
    ) -> Result<Answer, RivalError> {
        let words = self.filled_in(fen, depth);
        let start = Instant::now();
        let mut process = Process::start(Command::new(&words[0]).args(&words[1..]))?;
        process.end_requests();
        let mut nodes = None;
        process.find_before_end(control, patience, "its count, and end,", |line| {
            if nodes != Some(expected) {
                nodes = count_among(line, expected).or(nodes);
            }
            None::<()>
        })?;
        let status = process.wait()?;
        let elapsed = start.elapsed();
        if status.success() {
            Ok(Answer { nodes, elapsed })
        } else {
            let program = process.program().to_owned();
            Err(RivalError::Failed { program, status })
        }
    }

    fn filled_in(&self, fen: &str, depth: u8) -> Vec<String> {
        let depth = depth.to_string();
        self.words
            .iter()
            .map(|word| word.replace("{fen}", fen).replace("{depth}", &depth))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fen_is_one_argument_wherever_it_stands() {
        let template: Template = "sh -c 'perft \"{fen}\"' {depth} {fen}".parse().unwrap();
        assert_eq!(
            template.filled_in("8/8 w", 5),
            ["sh", "-c", "perft \"8/8 w\"", "5", "8/8 w"]
        );
    }

    #[test]
    fn what_is_no_command_is_refused() {
        for (text, error) in [
            ("", ParseTemplateError::Command),
            ("perft '{fen} {depth}", ParseTemplateError::Command),
            ("perft {fen}", ParseTemplateError::Place),
            ("perft {depth}", ParseTemplateError::Place),
            ("{fen}{depth}", ParseTemplateError::Place),
        ] {
            assert_eq!(text.parse::<Template>().unwrap_err(), error, "{text}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn the_count_is_found_in_what_is_printed() {
        let template: Template = "printf 'e2e4: 20\\n{fen}: 8902\\n%s ms' {depth}"
            .parse()
            .unwrap();
        let count = |expected| {
            template
                .count("K", 3, expected, Duration::from_secs(10), &Control::new())
                .unwrap()
                .nodes
        };
        assert_eq!(count(8_902), Some(8_902));
        assert_eq!(count(20), Some(20));
        assert_eq!(count(7), Some(3));
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_fails_gives_no_answer() {
        let template: Template = "sh -c 'echo 20; exit 3' {fen} {depth}".parse().unwrap();
        let patience = Duration::from_secs(10);
        let error = template.count("K", 1, 20, patience, &Control::new());
        assert!(matches!(error, Err(RivalError::Failed { .. })), "{error:?}");
    }
}
