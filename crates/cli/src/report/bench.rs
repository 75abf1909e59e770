//! What `roque bench` reports, and reads again from a baseline.

use roque_perft::bench::Calibration;
use roque_perft::bench::statistics::Spread;
use serde::{Deserialize, Serialize};

/// The scores of one build on one machine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct BenchReport {
    /// Of roque.
    pub(crate) version: String,
    /// The version of what is measured; scores of another are of other things.
    pub(crate) set: u32,
    /// Whether the build checks itself, so that its speed means nothing.
    pub(crate) debug_assertions: bool,
    pub(crate) machine: Machine,
    pub(crate) threads: usize,
    pub(crate) rounds: u32,
    pub(crate) seconds: f64,
    /// Whether all rounds were done that were meant to be.
    pub(crate) complete: bool,
    pub(crate) calibration: CalibrationReport,
    pub(crate) tasks: Vec<TaskReport>,
    pub(crate) absent: Vec<AbsentTask>,
}

/// What is known about the machine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Machine {
    /// What the processor calls itself.
    pub(crate) cpu: String,
    pub(crate) architecture: String,
    /// The logical processors that this process may use.
    pub(crate) cores: usize,
    /// The frequency governor of the first, where the system tells.
    pub(crate) governor: Option<String>,
    /// The load average of the minute before, where the system tells.
    pub(crate) load: Option<f64>,
}

/// The times of the loop that is the same in every build.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct CalibrationReport {
    pub(crate) alone_seconds: SpreadReport,
    pub(crate) together_seconds: SpreadReport,
    /// By which part of the fastest three of four loops were slower at most.
    pub(crate) disturbance: f64,
    pub(crate) quiet: bool,
}

/// Where measurements of one thing lie.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct SpreadReport {
    pub(crate) least: f64,
    pub(crate) lower_quartile: f64,
    pub(crate) median: f64,
    pub(crate) upper_quartile: f64,
    pub(crate) greatest: f64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct TaskReport {
    pub(crate) task: String,
    /// What is counted a second.
    pub(crate) unit: String,
    /// Whether counts are remembered.
    pub(crate) hashed: bool,
    /// The rate of the fastest round.
    pub(crate) score: u64,
    /// The rates of all rounds.
    pub(crate) rates: SpreadReport,
}

/// A task that is not there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AbsentTask {
    pub(crate) task: String,
    pub(crate) reason: String,
}

/// How the scores of this build compare with those of another.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct ComparisonReport {
    /// The version of the other build.
    pub(crate) before: String,
    /// Whether the rounds of both were interleaved; otherwise they are of different moments.
    pub(crate) interleaved: bool,
    /// The part by which a task may take longer.
    pub(crate) limit: f64,
    pub(crate) tasks: Vec<ComparedTask>,
    /// Whether both builds were measured in quiet.
    pub(crate) quiet: bool,
    /// Whether no task got slower by more than the limit.
    pub(crate) held: bool,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct ComparedTask {
    pub(crate) task: String,
    pub(crate) unit: String,
    pub(crate) hashed: bool,
    pub(crate) before: u64,
    pub(crate) now: u64,
    /// By which part it takes longer.
    pub(crate) slower: f64,
    /// By which part it takes longer at least, whatever the spread of the rounds.
    pub(crate) slower_at_least: f64,
    pub(crate) verdict: SpeedVerdict,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SpeedVerdict {
    /// Not slower by more than the limit.
    Held,
    Slower,
    /// It takes long, and was measured at two moments of which one was not quiet.
    NotJudged,
}

/// Another program beside this one.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct EngineReport {
    /// What it calls itself, or its command.
    pub(crate) engine: String,
    /// Whether its times include its start.
    pub(crate) start_included: bool,
    pub(crate) rounds: u32,
    pub(crate) positions: Vec<EnginePosition>,
    /// How many times as long as ours its counts take: the geometric mean, unless one was wrong.
    pub(crate) ratio: Option<f64>,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct EnginePosition {
    pub(crate) position: &'static str,
    /// In plies.
    pub(crate) depth: u8,
    /// The known count, in digits.
    pub(crate) expected: String,
    #[serde(flatten)]
    pub(crate) outcome: EngineOutcome,
}

/// What the program answered.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "verdict", rename_all = "snake_case")]
pub(crate) enum EngineOutcome {
    /// The known count.
    Right {
        /// Its leaves a second in its fastest round.
        nodes_per_second: u64,
        /// Ours.
        our_nodes_per_second: u64,
        /// Its time by ours, round by round.
        ratios: SpreadReport,
    },
    /// Another one.
    Wrong {
        /// In digits; nothing if it printed no number.
        got: Option<String>,
    },
}

impl From<Spread> for SpreadReport {
    fn from(spread: Spread) -> Self {
        let Spread {
            least,
            lower_quartile,
            median,
            upper_quartile,
            greatest,
        } = spread;
        Self {
            least,
            lower_quartile,
            median,
            upper_quartile,
            greatest,
        }
    }
}

impl From<SpreadReport> for Spread {
    fn from(spread: SpreadReport) -> Self {
        let SpreadReport {
            least,
            lower_quartile,
            median,
            upper_quartile,
            greatest,
        } = spread;
        Self {
            least,
            lower_quartile,
            median,
            upper_quartile,
            greatest,
        }
    }
}

impl From<Calibration> for CalibrationReport {
    fn from(calibration: Calibration) -> Self {
        Self {
            alone_seconds: calibration.alone.into(),
            together_seconds: calibration.together.into(),
            disturbance: calibration.disturbance(),
            quiet: calibration.was_quiet(),
        }
    }
}

impl From<&CalibrationReport> for Calibration {
    fn from(report: &CalibrationReport) -> Self {
        Self {
            alone: report.alone_seconds.into(),
            together: report.together_seconds.into(),
        }
    }
}
