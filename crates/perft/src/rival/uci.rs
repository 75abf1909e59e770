//! An engine that speaks UCI and, as Stockfish does, counts by `go perft`.

use std::process::Command;
use std::time::{Duration, Instant};

use super::answer::{Answer, total_in};
use super::error::RivalError;
use super::process::Process;
use crate::control::Control;

/// A running UCI engine.
///
/// ```no_run
/// use std::process::Command;
/// use std::time::Duration;
/// use roque_perft::Control;
/// use roque_perft::rival::UciEngine;
///
/// let control = Control::new();
/// let mut engine = UciEngine::start(&mut Command::new("stockfish"), &control)?;
/// let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// let answer = engine.count(start, 4, Duration::from_secs(10), &control)?;
/// assert_eq!(answer.nodes, Some(197_281));
/// # Ok::<(), roque_perft::rival::RivalError>(())
/// ```
#[derive(Debug)]
pub struct UciEngine {
    process: Process,
    name: String,
}

/// How long an engine may take for what is done at once.
const PATIENCE: Duration = Duration::from_secs(10);

impl UciEngine {
    /// Starts the engine and greets it.
    ///
    /// # Errors
    ///
    /// It cannot be started, or does not answer as a UCI engine.
    pub fn start(command: &mut Command, control: &Control) -> Result<Self, RivalError> {
        let mut process = Process::start(command)?;
        let mut name = process.program().to_owned();
        process.send("uci")?;
        process.find(control, PATIENCE, "uciok", |line| {
            if let Some(own) = line.strip_prefix("id name ") {
                own.trim().clone_into(&mut name);
            }
            (line.trim() == "uciok").then_some(())
        })?;
        Ok(Self { process, name })
    }

    /// What it calls itself.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many paths of `depth` plies lead from `fen`, as the engine counts them: the number in the
    /// line that begins with `Nodes searched`, `nodes` or `total`.
    ///
    /// # Errors
    ///
    /// There was no such line within `patience`, or the engine ended.
    pub fn count(
        &mut self,
        fen: &str,
        depth: u8,
        patience: Duration,
        control: &Control,
    ) -> Result<Answer, RivalError> {
        self.process.send(&format!("position fen {fen}"))?;
        self.process.send("isready")?;
        self.process.find(control, PATIENCE, "readyok", |line| {
            (line.trim() == "readyok").then_some(())
        })?;
        let start = Instant::now();
        self.process.send(&format!("go perft {depth}"))?;
        let expected = format!("`Nodes searched: N` after `go perft {depth}`");
        let nodes = self.process.find(control, patience, &expected, total_in)?;
        Ok(Answer {
            nodes: Some(nodes),
            elapsed: start.elapsed(),
        })
    }
}

impl Drop for UciEngine {
    /// Tells the engine to end; `Process` ends it if it does not.
    fn drop(&mut self) {
        let _ = self.process.send("quit");
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    /// An engine in the shell: it greets, and answers `go perft` by `counts`.
    fn engine(counts: &str) -> Result<UciEngine, RivalError> {
        let script = format!(
            "while read -r word rest; do case $word in \
             uci) echo 'id name Toy 1.0'; echo uciok;; \
             isready) echo readyok;; \
             go) {counts};; \
             quit) exit;; esac; done"
        );
        UciEngine::start(Command::new("sh").args(["-c", &script]), &Control::new())
    }

    fn count(counts: &str, patience: Duration) -> Result<Answer, RivalError> {
        engine(counts)?.count("8/8 w", 3, patience, &Control::new())
    }

    #[test]
    fn the_total_is_the_answer_and_not_the_count_of_a_move() {
        let counts = "echo 'e2e4: 600'; echo; echo 'Nodes searched: 8902'";
        let answer = count(counts, PATIENCE).expect("it counts");
        assert_eq!(answer.nodes, Some(8_902));
    }

    #[test]
    fn an_engine_says_its_name() {
        assert_eq!(engine("true").expect("it greets").name(), "Toy 1.0");
    }

    #[test]
    fn an_engine_without_perft_is_told() {
        let patience = Duration::from_millis(100);
        let error = count("echo 'Unknown command: go perft'", patience).unwrap_err();
        assert!(
            error
                .to_string()
                .contains("`Nodes searched: N` after `go perft 3`")
        );
    }

    #[test]
    fn an_engine_that_ends_is_told() {
        let error = count("exit 1", PATIENCE).unwrap_err();
        assert!(error.to_string().contains("sh ended where"), "{error}");
    }

    #[test]
    fn what_does_not_greet_is_no_engine() {
        let error = UciEngine::start(&mut Command::new("true"), &Control::new()).unwrap_err();
        assert!(
            matches!(error, RivalError::Ended { .. } | RivalError::Talk { .. }),
            "{error}"
        );
    }
}
