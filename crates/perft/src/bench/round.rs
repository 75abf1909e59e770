//! One round: every task on every position, some times over.

use std::time::Duration;

use roque_movegen::Isa;

use super::calibration;
use super::positions::SIX;
use super::statistics::geometric_mean;
use super::task::Task;
use super::work::{BenchError, Pools, Work};
use crate::control::Control;

/// How often a round does each task on each position, all others in between. The fastest counts:
/// whatever disturbs a measurement can only slow it. In a build that checks itself nothing counts.
const SWEEPS: usize = if cfg!(debug_assertions) { 1 } else { 6 };

/// [Long](Task::is_long) tasks are done in one of so many sweeps.
const SWEEPS_TO_LONG: usize = 3;

/// All tasks on the six positions ([`SIX`]), prepared to be timed.
#[derive(Debug)]
pub struct Bench<'a> {
    pools: Pools<'a>,
    tasks: Vec<Task>,
    works: Vec<Work>,
}

/// What one round came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// The rate of each task in units a second: of each position its fastest, of these the geometric
    /// mean.
    pub rates: Vec<(Task, f64)>,
    /// The times that the calibration loop took on one thread.
    pub alone: Vec<Duration>,
    /// The times that a longer calibration loop took on all threads at once.
    pub together: Vec<Duration>,
}

impl<'a> Bench<'a> {
    /// Prepares all tasks that [are there](Task::is_there) where `isa` is chosen.
    pub fn new(isa: Isa, pools: Pools<'a>) -> Self {
        let tasks: Vec<_> = Task::ALL
            .into_iter()
            .filter(|task| task.is_there(isa))
            .collect();
        let works = tasks
            .iter()
            .flat_map(|&task| SIX.iter().map(move |known| Work::new(task, known, isa)))
            .collect();
        Self {
            pools,
            tasks,
            works,
        }
    }

    /// Does everything a few times over; some tenths of a second on a fast machine.
    ///
    /// # Errors
    ///
    /// The control was told to stop, there is no memory for a table, or a number was wrong.
    ///
    /// ```
    /// use roque_movegen::Isa;
    /// use roque_perft::Control;
    /// use roque_perft::bench::{Bench, Pools, Task};
    ///
    /// let pool = |threads| rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    /// let (one, all) = (pool(1)?, pool(2)?);
    /// let pools = Pools { one: &one, all: &all };
    /// let round = Bench::new(Isa::Portable, pools).round(&Control::new())?;
    /// let (task, moves_a_second) = round.rates[0];
    /// assert_eq!(task, Task::List);
    /// assert!(moves_a_second > 0.0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn round(&self, control: &Control) -> Result<Round, BenchError> {
        let mut fastest = vec![0.0_f64; self.works.len()];
        let (mut alone, mut together) = (Vec::new(), Vec::new());
        for sweep in 0..SWEEPS {
            let takes_long = sweep % SWEEPS_TO_LONG == 0;
            for (work, fastest) in self.works.iter().zip(&mut fastest) {
                if takes_long || !work.task.is_long() {
                    *fastest = fastest.max(work.rate(self.pools, control)?);
                }
            }
            alone.push(calibration::alone());
            if takes_long {
                together.push(calibration::together(self.pools.all));
            }
        }
        let of_task = |task| {
            let rates = self.works.iter().zip(&fastest);
            let rates: Vec<_> = rates
                .filter(|(work, _)| work.task == task)
                .map(|(_, &rate)| rate)
                .collect();
            geometric_mean(&rates)
        };
        Ok(Round {
            rates: self
                .tasks
                .iter()
                .map(|&task| (task, of_task(task)))
                .collect(),
            alone,
            together,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(isa: Isa, control: &Control) -> Result<Round, BenchError> {
        let pool = |threads| {
            rayon::ThreadPoolBuilder::new()
                .num_threads(threads)
                .build()
                .expect("threads")
        };
        let (one, all) = (pool(1), pool(2));
        let pools = Pools {
            one: &one,
            all: &all,
        };
        Bench::new(isa, pools).round(control)
    }

    #[test]
    fn a_round_has_a_rate_for_each_task_that_is_there() {
        for isa in [Isa::best(), Isa::Portable] {
            let round = round(isa, &Control::new()).expect("it counts right");
            let tasks: Vec<_> = round.rates.iter().map(|&(task, _)| task).collect();
            let there: Vec<_> = Task::ALL
                .into_iter()
                .filter(|task| *task != Task::Batch || isa.has_vectors())
                .collect();
            assert_eq!(tasks, there);
            assert!(round.rates.iter().all(|&(_, rate)| rate > 0.0));
            assert!(!round.alone.is_empty() && !round.together.is_empty());
        }
    }

    #[test]
    fn a_round_can_be_stopped() {
        let control = Control::new();
        control.stop();
        let stopped = round(Isa::best(), &control);
        assert!(matches!(stopped, Err(BenchError::Stopped(_))));
    }
}
