//! One task on one position: prepared once, done again and again.

use core::hint::black_box;
use std::time::{Duration, Instant};

use rayon::ThreadPool;
use roque_movegen::{Board, Isa, MoveList};

use super::positions::Known;
use super::task::{TABLE_BYTES, Task};
use crate::control::{Control, Stopped};
use crate::perft::{Perft, count};
use crate::table::{Table, TableError};

/// Where counts run.
#[derive(Clone, Copy, Debug)]
pub struct Pools<'a> {
    /// One thread.
    pub one: &'a ThreadPool,
    /// As many threads as are to be measured.
    pub all: &'a ThreadPool,
}

/// A task on a position.
#[derive(Debug)]
pub(super) struct Work {
    pub(super) task: Task,
    known: &'static Known,
    job: Job,
    /// How often the job is done in one go.
    passes: u64,
    /// What each pass must come to.
    units: u64,
}

#[derive(Debug)]
enum Job {
    List(Vec<Board>),
    Make(Vec<(Board, MoveList)>),
    OnOneThread { board: Board, depth: u8, isa: Isa },
    WithTable { board: Board, depth: u8, isa: Isa },
    OnAllThreads { board: Board, depth: u8, isa: Isa },
}

/// Moves are listed that many plies below the position: hundreds of boards, of which the processor
/// cannot learn the branches by heart.
const PLIES_TO_LISTED: u8 = 2;
/// Moves are made that many plies below the position.
const PLIES_TO_MADE: u8 = 1;

impl Work {
    /// Prepares `task` on `known` where `isa` is chosen.
    pub(super) fn new(task: Task, known: &'static Known, isa: Isa) -> Self {
        let board = known.board();
        let (depth, leaves) = known.depth_within(task.most_in_one_count());
        let moves_after = |plies| known.count(plies + 1).unwrap_or_default();
        let (job, units) = match task {
            Task::List => (
                Job::List(known.boards_after(PLIES_TO_LISTED)),
                moves_after(PLIES_TO_LISTED),
            ),
            Task::Make => (
                Job::Make(with_moves(known.boards_after(PLIES_TO_MADE))),
                moves_after(PLIES_TO_MADE),
            ),
            Task::Scalar => {
                let isa = isa.one_by_one();
                (Job::OnOneThread { board, depth, isa }, leaves)
            }
            Task::Batch => (Job::OnOneThread { board, depth, isa }, leaves),
            Task::Hash => (Job::WithTable { board, depth, isa }, leaves),
            Task::Threads => (Job::OnAllThreads { board, depth, isa }, leaves),
        };
        Self {
            task,
            known,
            job,
            passes: passes(task, units),
            units,
        }
    }

    /// Does the work in one go, and returns its rate in units a second.
    ///
    /// # Errors
    ///
    /// It was stopped, or came to another number than is known.
    #[expect(
        clippy::cast_precision_loss,
        reason = "a rate is known to a few digits only"
    )]
    pub(super) fn rate(&self, pools: Pools<'_>, control: &Control) -> Result<f64, BenchError> {
        let table = self.new_table(pools)?;
        let start = Instant::now();
        let mut done = 0;
        for _ in 0..self.passes {
            done += self.pass(table.as_ref(), pools, control)?;
        }
        let elapsed = start.elapsed().max(Duration::from_nanos(1));
        let expected = u128::from(self.units * self.passes);
        if done != expected {
            return Err(BenchError::WrongCount {
                task: self.task,
                position: self.known.name,
                expected,
                got: done,
            });
        }
        Ok(done as f64 / elapsed.as_secs_f64())
    }

    /// The empty table of a task that has one.
    fn new_table(&self, pools: Pools<'_>) -> Result<Option<Table>, TableError> {
        match self.job {
            Job::WithTable { .. } => pools.all.install(|| Table::new(TABLE_BYTES)).map(Some),
            _ => Ok(None),
        }
    }

    fn pass(
        &self,
        table: Option<&Table>,
        pools: Pools<'_>,
        control: &Control,
    ) -> Result<u128, Stopped> {
        if control.is_stopped() {
            return Err(Stopped);
        }
        match &self.job {
            Job::List(boards) => Ok(list(black_box(boards))),
            Job::Make(listed) => Ok(make(black_box(listed))),
            &Job::OnOneThread {
                ref board,
                depth,
                isa,
            } => Ok(count(black_box(board), depth, isa)),
            &Job::WithTable {
                ref board,
                depth,
                isa,
            } => {
                let perft = Perft {
                    isa,
                    table,
                    ..Perft::default()
                };
                (pools.one).install(|| perft.count(black_box(board), depth, control))
            }
            &Job::OnAllThreads {
                ref board,
                depth,
                isa,
            } => {
                let perft = Perft {
                    isa,
                    ..Perft::default()
                };
                (pools.all).install(|| perft.count(black_box(board), depth, control))
            }
        }
    }
}

/// How often a job of so many `units` is done in one go: once in a build that checks itself, whose
/// speed means nothing.
const fn passes(task: Task, units: u64) -> u64 {
    if cfg!(debug_assertions) || task.least_in_one_go() <= units {
        1
    } else {
        task.least_in_one_go().div_ceil(units)
    }
}

fn with_moves(boards: Vec<Board>) -> Vec<(Board, MoveList)> {
    boards
        .into_iter()
        .map(|board| (board, board.legal_moves()))
        .collect()
}

fn list(boards: &[Board]) -> u128 {
    let moves: usize = boards
        .iter()
        .map(|board| black_box(board.legal_moves()).len())
        .sum();
    moves as u128
}

fn make(listed: &[(Board, MoveList)]) -> u128 {
    let mut made = 0;
    for (board, moves) in listed {
        for &mv in moves {
            black_box(board.play_unchecked(mv));
            made += 1;
        }
    }
    made
}

/// Why there is no rate.
#[derive(Debug, thiserror::Error)]
pub enum BenchError {
    /// The control was told to stop.
    #[error(transparent)]
    Stopped(#[from] Stopped),
    /// There is no memory for the table.
    #[error("there is no table for {}", Task::Hash)]
    Table(#[from] TableError),
    /// The work came to another number than is known: this build is wrong.
    #[error("{task} on {position} came to {got} where {expected} is right")]
    WrongCount {
        /// What was done.
        task: Task,
        /// The name of the position.
        position: &'static str,
        /// The known number.
        expected: u128,
        /// What it came to.
        got: u128,
    },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::SIX;

    fn rate(work: &Work, control: &Control) -> Result<f64, BenchError> {
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
        work.rate(pools, control)
    }

    #[test]
    fn all_work_comes_to_the_known_number() {
        for task in Task::ALL {
            let work = Work::new(task, &SIX[2], Isa::best());
            let rate = rate(&work, &Control::new()).expect("the known number");
            assert!(rate > 0.0, "{task}");
        }
    }

    #[test]
    fn work_that_comes_to_another_number_is_told() {
        let mut work = Work::new(Task::Make, &SIX[2], Isa::best());
        work.units += 1;
        let error = rate(&work, &Control::new()).unwrap_err();
        assert!(error.to_string().starts_with("make on cpw-3 came to "));
    }

    #[test]
    fn work_is_not_begun_after_a_stop() {
        let control = Control::new();
        control.stop();
        let work = Work::new(Task::List, &SIX[0], Isa::best());
        let stopped = rate(&work, &control);
        assert!(matches!(stopped, Err(BenchError::Stopped(_))));
    }

    #[test]
    fn counts_on_threads_are_deep_enough_to_be_split() {
        for known in &SIX {
            let (depth, _) = known.depth_within(Task::Threads.most_in_one_count());
            assert!(depth >= 5, "{}", known.name);
        }
    }
}
