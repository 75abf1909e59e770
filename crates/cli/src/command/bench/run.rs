//! Rounds, scores, comparison, other programs: each is reported when it is known.

use std::fs;
use std::path::Path;
use std::time::Instant;

use roque_movegen::Isa;
use roque_perft::Control;
use roque_perft::rival::RivalError;

use super::end::End;
use super::rounds::{Measured, Measuring};
use super::scores::{self, Conditions};
use super::{baseline, engines, machine};
use crate::args::BenchArgs;
use crate::config::{BenchConfig, Until};
use crate::exit::{Exit, Failure, OrFail, Result};
use crate::report::{
    self, BenchReport, Context, EngineOutcome, InterruptedReport, Report, escaped,
};
use crate::terminal::{Output, complain, stop_on_ctrl_c};

/// Rounds beside another program, unless a number is given.
const ROUNDS_WITH_ENGINES: u32 = 5;

/// Measures, and compares with what was measured before and with other programs.
///
/// # Errors
///
/// What was typed cannot be meant; a baseline is of no use; another program gives no answer; a file
/// or the output cannot be written.
pub(in crate::command) fn run(args: &BenchArgs, isa: Isa, output: &Output) -> Result<Exit> {
    let config = BenchConfig::new(args, isa)?;
    let conditions = Conditions {
        machine: machine::here(),
        isa,
        threads: config.threads,
    };
    let baseline = config
        .baseline
        .as_deref()
        .map(|file| baseline::read(file, &conditions))
        .transpose()?;
    let control = stop_on_ctrl_c(output.tongue())?;
    let mut run = Run {
        config: &config,
        conditions: &conditions,
        control: &control,
        output,
        start: Instant::now(),
        complete: 0,
    };
    let progress = output.progress();
    progress.during_rounds(&control, || run.all(baseline.as_ref()))
}

struct Run<'a> {
    config: &'a BenchConfig,
    conditions: &'a Conditions,
    control: &'a Control,
    output: &'a Output,
    start: Instant,
    /// How many results were reported.
    complete: u64,
}

impl Run<'_> {
    fn all(&mut self, baseline: Option<&BenchReport>) -> Result<Exit> {
        let mut measured = Measured::default();
        let end = self.measure(&mut measured);
        let is_complete = end.is_ok();
        let now = scores::scores(
            &measured.now,
            self.conditions,
            measured.elapsed,
            is_complete,
        );
        if !measured.now.is_empty() {
            self.report(&Report::Bench(now.clone()))?;
        }
        match end {
            Ok(()) => {}
            Err(End::Stopped) => return self.interrupted("the rounds"),
            Err(End::Failure(failure)) => return Err(failure),
            Err(End::Wrong(why)) => {
                complain(why, self.output.tongue());
                return Ok(Exit::Failed);
            }
        }
        if let Some(file) = &self.config.save {
            self.save(file, now.clone())?;
        }
        let compared = self.compare(baseline, &measured, &now)?;
        let beside = self.engines()?;
        Ok(match (compared, beside) {
            (_, Exit::Interrupted) => Exit::Interrupted,
            (Exit::Failed, _) => Exit::Failed,
            (_, exit) => exit,
        })
    }

    fn measure(&self, measured: &mut Measured) -> std::result::Result<(), End> {
        let measuring = Measuring {
            until: self.config.until,
            conditions: self.conditions,
            control: self.control,
            output: self.output,
        };
        match &self.config.baseline_binary {
            Some(binary) => measuring.interleaved(binary, measured),
            None => measuring.alone(measured),
        }
    }

    /// Compares with the build whose rounds were interleaved, or else with the baseline.
    fn compare(
        &mut self,
        baseline: Option<&BenchReport>,
        measured: &Measured,
        now: &BenchReport,
    ) -> Result<Exit> {
        let BenchConfig {
            baseline: file,
            baseline_binary: binary,
            limit,
            ..
        } = self.config;
        let called = binary
            .as_ref()
            .or(file.as_ref())
            .map_or(String::new(), |path| path.display().to_string());
        let comparison = match (&measured.before, baseline) {
            (Some(before), _) => scores::compared_in_pairs(before, &measured.now, called, *limit),
            (None, Some(before)) => scores::compared_with_saved(before, now, called, *limit),
            (None, None) => return Ok(Exit::Held),
        };
        let held = comparison.held;
        self.report(&Report::BenchComparison(comparison))?;
        Ok(if held { Exit::Held } else { Exit::Failed })
    }

    /// Writes what `--format json` prints.
    fn save(&self, file: &Path, scores: BenchReport) -> Result<()> {
        let context = Context {
            isa: self.config.isa.name(),
        };
        let mut line = Vec::new();
        report::write_json(&Report::Bench(scores), context, &mut line)
            .and_then(|()| fs::write(file, line))
            .or_io(|| format!("the scores cannot be saved in {}", file.display()))
    }

    fn engines(&mut self) -> Result<Exit> {
        let mut exit = Exit::Held;
        for command in &self.config.engines {
            let rounds = match self.config.until {
                Until::Rounds(rounds) => rounds,
                Until::Time(_) => ROUNDS_WITH_ENGINES,
            };
            let typed = command.to_string();
            self.output.progress().at(|| escaped(&typed).to_string());
            let engine = match engines::time(command, self.config.isa, rounds, self.control) {
                Ok(engine) => engine,
                Err(RivalError::Stopped(_)) => return self.interrupted(&typed),
                Err(_) if self.control.is_stopped() => return self.interrupted(&typed),
                Err(error) => {
                    let error = anyhow::Error::new(error);
                    return Err(Failure::Io(error.context(format!("--engine {typed:?}"))));
                }
            };
            let is_wrong = |outcome: &EngineOutcome| matches!(outcome, EngineOutcome::Wrong { .. });
            if engine.positions.iter().any(|row| is_wrong(&row.outcome)) {
                exit = Exit::Failed;
            }
            self.report(&Report::BenchEngine(engine))?;
        }
        Ok(exit)
    }

    fn report(&mut self, report: &Report) -> Result<()> {
        self.output.report(report)?;
        self.complete += 1;
        Ok(())
    }

    fn interrupted(&self, during: &str) -> Result<Exit> {
        self.output.report(&Report::Interrupted(InterruptedReport {
            during: during.to_owned(),
            complete: self.complete,
            elapsed: self.start.elapsed(),
            tongue: self.output.tongue(),
        }))?;
        Ok(Exit::Interrupted)
    }
}
