//! What `roque bench` is to do.

use std::path::PathBuf;
use std::time::Duration;

use roque_movegen::Isa;
use roque_perft::rival::EngineCommand;

use super::{number, threads};
use crate::args::BenchArgs;
use crate::exit::{Failure, OrFail, Result};

/// Speed that is to be measured.
#[derive(Clone, Debug)]
pub(crate) struct BenchConfig {
    pub(crate) isa: Isa,
    pub(crate) threads: usize,
    pub(crate) until: Until,
    pub(crate) save: Option<PathBuf>,
    pub(crate) baseline: Option<PathBuf>,
    pub(crate) baseline_binary: Option<PathBuf>,
    /// The part by which a task may take longer than before.
    pub(crate) limit: f64,
    pub(crate) engines: Vec<EngineCommand>,
}

/// When there are enough rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Until {
    /// After so many.
    Rounds(u32),
    /// When one more would end later than that.
    Time(Duration),
}

/// Fewer rounds do not tell their spread.
pub(crate) const LEAST_ROUNDS_TO_COMPARE: u32 = 5;

/// With what else is done, a run stays below a minute.
const BUDGET: Duration = Duration::from_secs(30);
/// Two builds share this.
const BUDGET_OF_TWO: Duration = Duration::from_secs(45);
/// `--fail-above`, unless it is given.
const LIMIT: f64 = 0.05;

impl BenchConfig {
    /// What was typed, as it is meant.
    ///
    /// # Errors
    ///
    /// What was typed cannot be meant.
    pub(crate) fn new(args: &BenchArgs, isa: Isa) -> Result<Self> {
        let compares = args.baseline.is_some() || args.baseline_binary.is_some();
        if args.fail_above.is_some() && !compares {
            return Err(Failure::usage(
                "--fail-above compares with nothing: expected --baseline FILE or --baseline-binary PATH",
            ));
        }
        let rounds = args.rounds.as_deref().map(number::rounds).transpose()?;
        if let Some(rounds) = rounds
            && compares
            && rounds < LEAST_ROUNDS_TO_COMPARE
        {
            return Err(Failure::usage(format!(
                "--rounds {rounds} is too few to know their spread: expected {LEAST_ROUNDS_TO_COMPARE} or more to compare with a baseline"
            )));
        }
        let budget = match args.baseline_binary {
            Some(_) => BUDGET_OF_TWO,
            None => BUDGET,
        };
        let limit = args.fail_above.as_deref().map(number::part).transpose()?;
        Ok(Self {
            isa,
            threads: threads::meant(&args.threads)?,
            until: rounds.map_or(Until::Time(budget), Until::Rounds),
            save: args.save.clone(),
            baseline: args.baseline.clone(),
            baseline_binary: args.baseline_binary.clone(),
            limit: limit.unwrap_or(LIMIT),
            engines: args
                .engines
                .iter()
                .map(|typed| engine(typed))
                .collect::<Result<_>>()?,
        })
    }
}

fn engine(typed: &str) -> Result<EngineCommand> {
    typed.parse().or_usage(|| {
        format!("--engine {typed:?}: expected the command of a UCI engine, or one with {{fen}} and {{depth}} among its arguments")
    })
}

impl Until {
    /// Whether there is to be another round after `done`, which took `elapsed` together.
    pub(crate) fn goes_on(self, done: u32, elapsed: Duration) -> bool {
        match self {
            Self::Rounds(rounds) => done < rounds,
            _ if done < LEAST_ROUNDS_TO_COMPARE => true,
            Self::Time(budget) => elapsed + elapsed / done < budget,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_end_when_they_are_done_or_the_time_is() {
        let seconds = Duration::from_secs;
        assert!(Until::Rounds(2).goes_on(1, seconds(1000)));
        assert!(!Until::Rounds(2).goes_on(2, seconds(0)));
        let half_a_minute = Until::Time(seconds(30));
        assert!(half_a_minute.goes_on(0, seconds(0)));
        assert!(half_a_minute.goes_on(28, seconds(28)));
        assert!(!half_a_minute.goes_on(29, seconds(29)));
    }

    #[test]
    fn on_a_slow_machine_there_are_enough_rounds_all_the_same() {
        let until = Until::Time(Duration::from_secs(30));
        assert!(until.goes_on(LEAST_ROUNDS_TO_COMPARE - 1, Duration::from_secs(40)));
        assert!(!until.goes_on(LEAST_ROUNDS_TO_COMPARE, Duration::from_secs(50)));
    }
}
