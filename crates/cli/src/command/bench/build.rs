//! A build of roque as a program: itself or an older one, a round at a time.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Duration;

use roque_perft::Control;
use roque_perft::bench::{Round, Task};
use roque_perft::rival::{Process, RivalError};

use super::baseline::{self, Saved};
use super::end::End;
use super::scores::Conditions;
use crate::exit::{Exit, OrFail};
use crate::report::{BenchReport, SpreadReport};

/// A binary that has `bench`.
#[derive(Clone, Debug)]
pub(super) struct Build {
    binary: PathBuf,
}

/// A round takes less than a second where a whole run takes less than a minute.
const PATIENCE: Duration = Duration::from_secs(120);
/// Ctrl-C reaches the other process too, which may have ended before we are told.
const UNTIL_TOLD: Duration = Duration::from_millis(100);

impl Build {
    pub(super) fn new(binary: &Path) -> Self {
        Self {
            binary: binary.to_owned(),
        }
    }

    /// One round, in a process of its own.
    ///
    /// # Errors
    ///
    /// It cannot be started, prints no scores, or scores that do not compare.
    pub(super) fn round(&self, conditions: &Conditions, control: &Control) -> Result<Round, End> {
        let saved = self.run(conditions, control)?;
        baseline::compares(&saved, conditions).or_usage(|| self.of_no_use())?;
        Ok(round_of(&saved.scores))
    }

    fn run(&self, conditions: &Conditions, control: &Control) -> Result<Saved, End> {
        let threads = conditions.threads.to_string();
        let mut command = Command::new(&self.binary);
        command
            .args(["bench", "--rounds", "1", "--format", "json", "--quiet"])
            .args(["--isa", conditions.isa.name(), "--threads", &threads]);
        let mut process = Process::start(&mut command).or_io(|| self.of_no_use())?;
        let found = process.find(control, PATIENCE, "its scores", |line| {
            let saved = baseline::parse(line);
            (!matches!(saved, Err(baseline::Unusable::NoScores))).then_some(saved)
        });
        let error = match found {
            Ok(saved) => return Ok(saved.or_usage(|| self.of_no_use())?),
            Err(RivalError::Stopped(stopped)) => return Err(stopped.into()),
            Err(error) => error,
        };
        thread::sleep(UNTIL_TOLD);
        if control.is_stopped() {
            return Err(End::Stopped);
        }
        // It has said itself what did not hold.
        if let RivalError::Ended { .. } = error
            && let Ok(status) = process.wait()
            && status.code() == Some(Exit::Failed.code().into())
        {
            return Err(End::Wrong(self.of_no_use()));
        }
        Err(error).or_io(|| format!("{}: expected a roque that has `bench`", self.of_no_use()))?
    }

    fn of_no_use(&self) -> String {
        format!("the build {} is of no use", self.binary.display())
    }
}

/// The one round that these are the scores of. Of the times of the calibration loop, five stand for
/// all.
fn round_of(scores: &BenchReport) -> Round {
    let rates = scores.tasks.iter().filter_map(|task| {
        let name: Task = task.task.parse().ok()?;
        Some((name, task.rates.median))
    });
    let times = |spread: &SpreadReport| {
        [
            spread.least,
            spread.lower_quartile,
            spread.median,
            spread.upper_quartile,
            spread.greatest,
        ]
        .into_iter()
        .filter_map(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .collect()
    };
    Round {
        rates: rates.collect(),
        alone: times(&scores.calibration.alone_seconds),
        together: times(&scores.calibration.together_seconds),
    }
}

#[cfg(test)]
mod tests {
    use super::super::scores::tests::planted;
    use super::*;

    #[test]
    fn a_round_is_read_from_its_scores() {
        let round = round_of(&planted(1000.0, 4000.0, 10));
        assert_eq!(round.rates.len(), 2);
        assert_eq!(round.rates[1].0, Task::Threads);
        assert_eq!(round.together, [Duration::from_millis(10); 5]);
    }
}
