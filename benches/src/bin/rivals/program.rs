//! A rival in a process of its own, kept alive between counts.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, bail};
use roque_perft::Control;
use roque_perft::bench::Known;
use roque_perft::rival::{Answer, Process, RivalError};

use crate::builder::{PROFILE, RUSTFLAGS};
use crate::contestant::Contestant;
use crate::library::Library;
use crate::machine;

/// A running rival program. It speaks the line protocol of `rival-programs`.
pub(crate) struct Program {
    library: Library,
    process: Process,
}

impl Program {
    /// Starts the program at `path`.
    ///
    /// # Errors
    ///
    /// If it cannot be run.
    pub(crate) fn start(library: Library, path: &Path) -> anyhow::Result<Self> {
        let process = Process::start(&mut Command::new(path))?;
        Ok(Self { library, process })
    }

    fn ask(&mut self, request: &str) -> Result<String, RivalError> {
        self.process.send(request)?;
        let control = Control::new();
        self.process
            .find(&control, Duration::MAX, "its count", |line| {
                Some(line.to_owned())
            })
    }
}

impl Contestant for Program {
    fn name(&self) -> &'static str {
        self.library.name()
    }

    fn terms(&self) -> String {
        let pext = match self.library {
            Library::CozyChess if machine::has_fast_pext() => ", feature pext",
            Library::CozyChess => ", without feature pext (not fast on this CPU)",
            Library::Shakmaty | Library::Chess => "",
        };
        format!(
            "{}{pext}, RUSTFLAGS='{RUSTFLAGS}', {PROFILE}, own process, count alone timed",
            self.library.version()
        )
    }

    fn count(&mut self, known: &Known, depth: u8) -> anyhow::Result<Answer> {
        let answer = self
            .ask(&format!("{depth} {}", known.fen))
            .with_context(|| format!("{} does not answer", self.name()))?;
        let Some(answer) = parse(&answer) else {
            bail!(
                "{} answered `{}` about {} where NODES NANOSECONDS was asked for",
                self.name(),
                answer,
                known.name
            );
        };
        Ok(answer)
    }
}

fn parse(answer: &str) -> Option<Answer> {
    let (nodes, nanoseconds) = answer.split_once(' ')?;
    Some(Answer {
        nodes: Some(nodes.parse().ok()?),
        elapsed: Duration::from_nanos(nanoseconds.parse().ok()?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_two_numbers() {
        let answer = parse("8902 1500").unwrap();
        assert_eq!(answer.nodes, Some(8902));
        assert_eq!(answer.elapsed, Duration::from_nanos(1500));
        for bad in ["", "error The board is invalid.", "8902", "8902 1500 1"] {
            assert!(parse(bad).is_none(), "{bad:?}");
        }
    }
}
