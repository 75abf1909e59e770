//! Judging one line: each verdict is reported when it is known.

use std::cell::Cell;
use std::time::{Duration, Instant};

use roque_perft::Control;
use roque_perft::suite::{Case, KnownCount, Rejection, Verdict};
use roque_position::Position;

use crate::command::tables::{Counter, NoCount};
use crate::command::told;
use crate::config::SuiteConfig;
use crate::exit::Failure;
use crate::report::{
    self, DividedMove, Fault, RejectedReport, Report, SuiteCountReport, SuiteLine, Tally,
};
use crate::terminal::Output;

/// Why judging went no further.
pub(super) enum End {
    Stopped,
    Failure(Failure),
}

impl From<Failure> for End {
    fn from(failure: Failure) -> Self {
        Self::Failure(failure)
    }
}

impl From<NoCount> for End {
    fn from(why: NoCount) -> Self {
        match why {
            NoCount::Stopped => Self::Stopped,
            NoCount::Wrong(failure) => Self::Failure(failure),
        }
    }
}

type Result<T> = std::result::Result<T, End>;

/// Judges lines.
pub(super) struct Judge<'a> {
    pub(super) config: &'a SuiteConfig,
    pub(super) counter: Counter<'a>,
    pub(super) control: &'a Control,
    pub(super) output: &'a Output,
}

impl Judge<'_> {
    /// Judges the known counts of a line of `file`.
    ///
    /// # Errors
    ///
    /// The run was told to stop, or the output cannot be written.
    pub(super) fn case(&self, file: &str, case: &Case, tally: &mut Tally) -> Result<()> {
        let at = SuiteLine {
            file: file.to_owned(),
            line: case.line,
        };
        let position = match case.read(self.config.reading) {
            Ok(judged) => judged.position,
            Err(rejection) => {
                tally.rejected += 1;
                self.output.report(&Report::Rejected(RejectedReport {
                    at,
                    position: case.position().to_owned(),
                    faults: faults(&rejection),
                }))?;
                return Ok(());
            }
        };
        let elapsed = Cell::new(Duration::ZERO);
        let verdicts = case.judge(self.config.budget, |depth| {
            let start = Instant::now();
            let nodes = self.count(&position, depth);
            elapsed.set(start.elapsed());
            nodes
        });
        for (known, verdict) in verdicts {
            let verdict = verdict?;
            add(known, verdict, elapsed.get(), tally);
            self.output.report(&Report::SuiteCount(SuiteCountReport {
                at: at.clone(),
                fen: position.fen().to_string(),
                castling: told::castling(position.castling_mode()),
                depth: known.depth,
                expected: known.nodes,
                verdict: self.told(&position, known, verdict, elapsed.get()),
            }))?;
        }
        Ok(())
    }

    fn count(&self, position: &Position, depth: u8) -> std::result::Result<u128, NoCount> {
        (self.counter).count(position.board(), depth, self.control)
    }

    /// The verdict in words; a wrong count is divided.
    fn told(
        &self,
        position: &Position,
        known: KnownCount,
        verdict: Verdict,
        elapsed: Duration,
    ) -> report::Verdict {
        match verdict {
            Verdict::Skipped => report::Verdict::Skipped,
            Verdict::Right => report::Verdict::Right { elapsed },
            Verdict::Wrong { got } => report::Verdict::Wrong {
                got,
                difference: difference(got, known.nodes),
                elapsed,
                divided: self.divided(position, known.depth),
            },
        }
    }

    /// The counts below each move; if the run was told to stop, those that were complete.
    fn divided(&self, position: &Position, depth: u8) -> Vec<DividedMove> {
        let perft = self.counter.perft();
        let divided = perft.divide(position.board(), depth, self.control);
        divided
            .into_iter()
            .filter_map(|(mv, nodes)| {
                Some(DividedMove {
                    mv: told::written(position, mv, None),
                    depth,
                    nodes: nodes.ok()?,
                })
            })
            .collect()
    }
}

fn add(known: KnownCount, verdict: Verdict, elapsed: Duration, tally: &mut Tally) {
    let nodes = match verdict {
        Verdict::Skipped => {
            tally.skipped += 1;
            return;
        }
        Verdict::Right => {
            tally.right += 1;
            known.nodes
        }
        Verdict::Wrong { got } => {
            tally.wrong += 1;
            got
        }
    };
    tally.nodes = tally.nodes.saturating_add(nodes);
    tally.elapsed += elapsed;
}

/// What was counted less what was expected, with its sign.
fn difference(got: u128, expected: u128) -> String {
    let sign = if got >= expected { '+' } else { '-' };
    format!("{sign}{}", got.abs_diff(expected))
}

fn faults(rejection: &Rejection) -> Vec<Fault> {
    match rejection {
        Rejection::Fen(error) => vec![Fault {
            name: "fen".to_owned(),
            text: error.to_string(),
        }],
        Rejection::Violations(violations) => violations.iter().map(told::fault).collect(),
    }
}
