//! From suite to suite and from line to line, and what came of it.

use std::time::Instant;

use roque_movegen::Isa;
use roque_perft::Control;
use roque_perft::suite::{LineError, LineProblem};

use super::cases;
use super::judge::{End, Judge};
use super::sources::{self, Source};
use crate::args::SuiteArgs;
use crate::command::ahead::Next;
use crate::command::tables::{Counter, Tables};
use crate::command::{counting, told};
use crate::config::SuiteConfig;
use crate::exit::{Exit, Failure, Result};
use crate::report::{
    InterruptedReport, Pace, Report, Tally, TallyReport, TotalReport, UnreadableReport, escaped,
};
use crate::terminal::{Output, stop_on_ctrl_c};

/// Judges every suite.
///
/// # Errors
///
/// What was typed cannot be meant, a suite is not there, nothing was counted, or the output cannot
/// be written.
pub(in crate::command) fn run(args: &SuiteArgs, isa: Isa, output: &Output) -> Result<Exit> {
    let config = SuiteConfig::new(args, isa)?;
    let sources = sources::found(&config.sources)?;
    let control = stop_on_ctrl_c(output.tongue())?;
    let pool = counting::pool(config.threads)?;
    let progress = output.progress();
    progress.during_unknown(&control, || {
        pool.install(|| {
            let tables = Tables::new(config.hash)?;
            let mut run = Run {
                config: &config,
                counter: tables.counter(config.perft),
                control: &control,
                output,
                start: Instant::now(),
                files: Vec::new(),
                reading_failed: false,
            };
            run.all(&sources)
        })
    })
}

struct Run<'a> {
    config: &'a SuiteConfig,
    counter: Counter<'a>,
    control: &'a Control,
    output: &'a Output,
    start: Instant,
    /// What became of the suites so far.
    files: Vec<TallyReport>,
    /// Whether a suite could not be read to its end.
    reading_failed: bool,
}

impl Run<'_> {
    fn all(&mut self, sources: &[Source]) -> Result<Exit> {
        for source in sources {
            let file = source.name();
            let mut tally = Tally::default();
            let mut line = 0;
            let end = self.suite(source, &mut tally, &mut line);
            let tally_report = TallyReport { file, tally };
            self.files.push(tally_report.clone());
            match end {
                Ok(()) => self.output.report(&Report::SuiteFile(tally_report))?,
                Err(End::Failure(failure)) => return Err(failure),
                Err(End::Stopped) => {
                    let total = self.total(false)?;
                    self.output.report(&Report::Interrupted(InterruptedReport {
                        during: format!("{}:{line}", tally_report.file),
                        complete: total.right + total.wrong,
                        elapsed: self.start.elapsed(),
                        tongue: self.output.tongue(),
                    }))?;
                    return Ok(Exit::Interrupted);
                }
            }
        }
        let total = self.total(true)?;
        self.exit(&total)
    }

    /// Reports the sum of all suites so far.
    fn total(&self, complete: bool) -> Result<Tally> {
        let mut tally = Tally::default();
        for file in &self.files {
            tally.add(&file.tally);
        }
        self.output.report(&Report::SuiteTotal(TotalReport {
            tally,
            pace: Pace::new(
                counting::rate(tally.nodes, tally.elapsed),
                self.config.hash.is_some(),
            ),
            threads: self.config.threads,
            hash: told::hash(self.config.hash),
            complete,
            files: self.files.clone(),
        }))?;
        Ok(tally)
    }

    fn exit(&self, total: &Tally) -> Result<Exit> {
        let counted = total.right + total.wrong;
        if total.wrong + total.rejected > 0 {
            Ok(Exit::Failed)
        } else if self.reading_failed {
            Ok(Exit::Io)
        } else if counted == 0 && total.skipped > 0 {
            let budget = self.config.budget;
            Err(Failure::usage(format!(
                "nothing was counted: all {} known counts are over the budget, --max-nodes {} and --max-depth {}",
                total.skipped, budget.max_nodes, budget.max_depth
            )))
        } else if counted == 0 {
            Err(Failure::usage(
                "nothing was counted: expected lines of a position and its counts, as in `FEN ;D1 20 ;D2 400`",
            ))
        } else if total.unreadable > 0 {
            Ok(Exit::Usage)
        } else {
            Ok(Exit::Held)
        }
    }

    /// Judges one suite; `line` is where it is.
    fn suite(
        &mut self,
        source: &Source,
        tally: &mut Tally,
        line: &mut u64,
    ) -> std::result::Result<(), End> {
        let file = source.name();
        let mut cases = match cases::open(source) {
            Ok(cases) => cases,
            Err(error) => {
                self.reading_failed = true;
                let reason = format!("cannot be opened: {error}");
                return Ok(self.unreadable(&file, None, reason, tally)?);
            }
        };
        loop {
            match cases.next(self.control) {
                Next::Stopped => return Err(End::Stopped),
                Next::End if tally.lines + tally.unreadable == 0 => {
                    let reason = "nothing in it: expected a position and its counts on each line";
                    return Ok(self.unreadable(&file, None, reason.to_owned(), tally)?);
                }
                Next::End => return Ok(()),
                Next::Item(Err(LineError { line, problem })) => {
                    self.reading_failed |= matches!(problem, LineProblem::Read(_));
                    self.unreadable(&file, Some(line), problem.to_string(), tally)?;
                }
                Next::Item(Ok(case)) => {
                    *line = case.line;
                    tally.lines += 1;
                    self.output
                        .progress()
                        .at(|| escaped(format!("{file}:{line}")).to_string());
                    self.judge().case(&file, &case, tally)?;
                }
            }
        }
    }

    const fn judge(&self) -> Judge<'_> {
        Judge {
            config: self.config,
            counter: self.counter,
            control: self.control,
            output: self.output,
        }
    }

    fn unreadable(
        &self,
        file: &str,
        line: Option<u64>,
        reason: String,
        tally: &mut Tally,
    ) -> Result<()> {
        tally.unreadable += 1;
        self.output.report(&Report::Unreadable(UnreadableReport {
            file: file.to_owned(),
            line,
            reason,
        }))
    }
}
