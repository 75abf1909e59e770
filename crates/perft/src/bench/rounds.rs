//! What many rounds come to, and whether the machine was quiet meanwhile.

use std::time::Duration;

use super::round::Round;
use super::statistics::Spread;
use super::task::Task;

/// The rounds of one build.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rounds {
    rounds: Vec<Round>,
}

/// On a quiet machine, three of four calibration loops take no longer than the fastest of all and
/// this part of it.
pub const QUIET: f64 = 0.05;

impl Rounds {
    /// No rounds.
    pub const fn new() -> Self {
        Self { rounds: Vec::new() }
    }

    /// Adds a round.
    pub fn push(&mut self, round: Round) {
        self.rounds.push(round);
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.rounds.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.rounds.is_empty()
    }

    /// The tasks, which are those of the first round.
    pub fn tasks(&self) -> impl Iterator<Item = Task> {
        let first = self.rounds.first().into_iter();
        first.flat_map(|round| round.rates.iter().map(|&(task, _)| task))
    }

    /// The rates of `task` in all rounds, in their order.
    ///
    /// The greatest is its score: what disturbs a round can only slow it, so that the fastest is
    /// nearest to what the build can do. How far the others lie below tells how certain that is.
    pub fn rates(&self, task: Task) -> Vec<f64> {
        let rates = self.rounds.iter().flat_map(|round| &round.rates);
        rates
            .filter(|(other, _)| *other == task)
            .map(|&(_, rate)| rate)
            .collect()
    }

    /// The seconds that the calibration loop took.
    pub fn calibration(&self) -> Calibration {
        let seconds = |times: fn(&Round) -> &[Duration]| {
            let seconds: Vec<_> = self
                .rounds
                .iter()
                .flat_map(times)
                .map(Duration::as_secs_f64)
                .collect();
            Spread::of(&seconds)
        };
        Calibration {
            alone: seconds(|round| &round.alone),
            together: seconds(|round| &round.together),
        }
    }
}

/// How long a loop took that is the same in every build: what it tells is about the machine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Calibration {
    /// On one thread, in seconds.
    pub alone: Spread,
    /// On all threads at once, the slowest of them, in seconds.
    pub together: Spread,
}

impl Calibration {
    /// By which part of the fastest three of four loops were slower at most, the worse of both.
    pub fn disturbance(&self) -> f64 {
        let of = |times: Spread| times.upper_quartile / times.least - 1.0;
        of(self.alone).max(of(self.together))
    }

    /// Whether the machine did little else.
    pub fn was_quiet(&self) -> bool {
        self.disturbance() <= QUIET
    }

    /// The fastest loop of those that resemble `task`, in seconds.
    pub const fn of_task(&self, task: Task) -> f64 {
        if matches!(task, Task::Threads) {
            self.together.least
        } else {
            self.alone.least
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(list: f64, milliseconds: u64) -> Round {
        Round {
            rates: vec![(Task::List, list), (Task::Make, 1.0)],
            alone: vec![Duration::from_millis(10)],
            together: vec![Duration::from_millis(milliseconds)],
        }
    }

    fn rounds(milliseconds: &[u64]) -> Rounds {
        let mut rounds = Rounds::new();
        for &milliseconds in milliseconds {
            rounds.push(round(1.0, milliseconds));
        }
        rounds
    }

    #[test]
    fn the_rates_of_a_task_are_those_of_all_rounds() {
        let mut rounds = Rounds::new();
        assert!(rounds.is_empty() && rounds.tasks().next().is_none());
        for list in [3.0, 1.0, 2.0] {
            rounds.push(round(list, 10));
        }
        assert_eq!(rounds.len(), 3);
        assert_eq!(rounds.tasks().collect::<Vec<_>>(), [Task::List, Task::Make]);
        assert_eq!(rounds.rates(Task::List), [3.0, 1.0, 2.0]);
        assert!(rounds.rates(Task::Hash).is_empty());
    }

    #[test]
    fn a_machine_is_quiet_if_most_loops_are_as_fast_as_the_fastest() {
        let quiet = rounds(&[100, 101, 100, 104, 300]).calibration();
        assert!(quiet.was_quiet(), "{}", quiet.disturbance());
        let busy = rounds(&[100, 110, 100, 112, 120]).calibration();
        assert!(!busy.was_quiet(), "{}", busy.disturbance());
        assert!((busy.disturbance() - 0.12).abs() < 1e-9);
    }

    #[test]
    fn a_task_on_threads_is_like_the_loop_on_threads() {
        let calibration = rounds(&[30]).calibration();
        assert!((calibration.of_task(Task::Threads) - 0.03).abs() < 1e-9);
        assert!((calibration.of_task(Task::Scalar) - 0.01).abs() < 1e-9);
    }
}
