//! A rival in a process of its own, kept alive between counts.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, bail};
use roque_benches::Known;

use crate::builder::{PROFILE, RUSTFLAGS};
use crate::contestant::{Answer, Contestant};
use crate::library::Library;
use crate::machine;

/// A running rival program. It speaks the line protocol of `rival-programs`.
pub(crate) struct Program {
    library: Library,
    child: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Program {
    /// Starts the program at `path`.
    ///
    /// # Errors
    ///
    /// If it cannot be run.
    pub(crate) fn start(library: Library, path: &Path) -> anyhow::Result<Self> {
        let mut child = Command::new(path)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot run {}", path.display()))?;
        let requests = child.stdin.take().expect("the input was piped");
        let answers = child.stdout.take().expect("the output was piped");
        Ok(Self {
            library,
            child,
            requests,
            answers: BufReader::new(answers),
        })
    }

    fn ask(&mut self, request: &str) -> std::io::Result<String> {
        writeln!(self.requests, "{request}")?;
        let mut answer = String::new();
        self.answers.read_line(&mut answer)?;
        Ok(answer)
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
                answer.trim_end(),
                known.name
            );
        };
        Ok(answer)
    }
}

fn parse(answer: &str) -> Option<Answer> {
    let (nodes, nanoseconds) = answer.trim_end().split_once(' ')?;
    Some(Answer {
        nodes: Some(nodes.parse().ok()?),
        elapsed: Duration::from_nanos(nanoseconds.parse().ok()?),
    })
}

impl Drop for Program {
    /// Ends the process. That it has ended already, or cannot be, changes nothing that was measured.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_two_numbers() {
        let answer = parse("8902 1500\n").unwrap();
        assert_eq!(answer.nodes, Some(8902));
        assert_eq!(answer.elapsed, Duration::from_nanos(1500));
        for bad in [
            "",
            "error The board is invalid.\n",
            "8902\n",
            "8902 1500 1\n",
        ] {
            assert!(parse(bad).is_none(), "{bad:?}");
        }
    }
}
