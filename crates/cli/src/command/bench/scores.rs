//! From rounds to scores, and from the scores of two builds to a verdict.

use std::time::Duration;

use roque_movegen::Isa;
use roque_perft::bench::statistics::Spread;
use roque_perft::bench::{Calibration, Comparison, Rounds, SET, Task};

use crate::report::{
    AbsentTask, BenchReport, ComparedTask, ComparisonReport, Machine, SpeedVerdict, TaskReport,
};

/// Under which conditions is measured; scores of others do not compare.
#[derive(Clone, Debug)]
pub(super) struct Conditions {
    pub(super) machine: Machine,
    pub(super) isa: Isa,
    pub(super) threads: usize,
}

/// The scores that `rounds` come to, unless there is none.
pub(super) fn scores(
    rounds: &Rounds,
    conditions: &Conditions,
    elapsed: Duration,
    complete: bool,
) -> BenchReport {
    let absent = Task::ALL
        .into_iter()
        .filter(|task| !task.is_there(conditions.isa));
    BenchReport {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        set: SET,
        debug_assertions: cfg!(debug_assertions),
        machine: conditions.machine.clone(),
        threads: conditions.threads,
        rounds: rounds.len().try_into().unwrap_or(u32::MAX),
        seconds: elapsed.as_secs_f64(),
        complete,
        calibration: rounds.calibration().into(),
        tasks: rounds
            .tasks()
            .map(|task| task_report(task, Spread::of(&rounds.rates(task))))
            .collect(),
        absent: absent
            .map(|task| AbsentTask {
                task: task.name().to_owned(),
                reason: format!("{} has no vectors", conditions.isa),
            })
            .collect(),
    }
}

fn task_report(task: Task, rates: Spread) -> TaskReport {
    TaskReport {
        task: task.name().to_owned(),
        unit: task.unit().to_owned(),
        hashed: task.is_hashed(),
        score: whole(rates.greatest),
        rates: rates.into(),
    }
}

/// How tasks compare with those of another build, whose rounds were measured in turn with these.
pub(super) fn compared_in_pairs(
    before: &Rounds,
    now: &Rounds,
    called: String,
    limit: f64,
) -> ComparisonReport {
    let tasks = now.tasks().filter_map(|task| {
        let rates = [before, now].map(|rounds| rounds.rates(task));
        if rates[0].is_empty() {
            return None;
        }
        let [scored_before, scored_now] = rates.each_ref().map(|rates| Spread::of(rates).greatest);
        let comparison = Comparison::of_pairs(&rates[0], &rates[1]);
        Some(ComparedTask {
            before: whole(scored_before),
            now: whole(scored_now),
            ..compared_task(task, comparison, limit)
        })
    });
    let tasks: Vec<_> = tasks.collect();
    ComparisonReport {
        before: called,
        interleaved: true,
        limit,
        quiet: [before, now].map(|rounds| rounds.calibration().was_quiet()) == [true; 2],
        held: hold(&tasks),
        tasks,
    }
}

/// How tasks compare with what was saved at another moment.
///
/// A long task is judged only if the machine was quiet both times: on a busy one it may never meet the
/// moment in which nothing disturbs it.
pub(super) fn compared_with_saved(
    before: &BenchReport,
    now: &BenchReport,
    called: String,
    limit: f64,
) -> ComparisonReport {
    let quiet = before.calibration.quiet && now.calibration.quiet;
    let loops = [&before.calibration, &now.calibration].map(Calibration::from);
    let tasks = now.tasks.iter().filter_map(|now| {
        let task: Task = now.task.parse().ok()?;
        let before = before.tasks.iter().find(|before| before.task == now.task)?;
        let machine_slower = loops[1].of_task(task) / loops[0].of_task(task);
        let (rates_before, rates_now) = (before.rates.into(), now.rates.into());
        let comparison = Comparison::of_two_moments(&rates_before, &rates_now, machine_slower);
        let mut compared = ComparedTask {
            before: before.score,
            now: now.score,
            ..compared_task(task, comparison, limit)
        };
        if task.is_long() && !quiet {
            compared.verdict = SpeedVerdict::NotJudged;
        }
        Some(compared)
    });
    let tasks: Vec<_> = tasks.collect();
    ComparisonReport {
        before: called,
        interleaved: false,
        limit,
        quiet,
        held: hold(&tasks),
        tasks,
    }
}

/// The task without its scores.
fn compared_task(task: Task, comparison: Comparison, limit: f64) -> ComparedTask {
    ComparedTask {
        task: task.name().to_owned(),
        unit: task.unit().to_owned(),
        hashed: task.is_hashed(),
        before: 0,
        now: 0,
        slower: comparison.slower,
        slower_at_least: comparison.slower_at_least,
        verdict: if comparison.is_slower_by_more_than(limit) {
            SpeedVerdict::Slower
        } else {
            SpeedVerdict::Held
        },
    }
}

fn hold(tasks: &[ComparedTask]) -> bool {
    tasks
        .iter()
        .all(|task| task.verdict != SpeedVerdict::Slower)
}

/// A rate to the last whole unit.
#[expect(clippy::cast_sign_loss, reason = "a rate is positive")]
pub(super) fn whole(rate: f64) -> u64 {
    rate.round() as u64
}

#[cfg(test)]
pub(super) mod tests {
    use roque_perft::bench::Round;

    use super::*;

    pub(in super::super) fn conditions() -> Conditions {
        Conditions {
            machine: Machine {
                cpu: "Fast CPU".to_owned(),
                architecture: "x86_64".to_owned(),
                cores: 4,
                governor: None,
                load: None,
            },
            isa: Isa::Magic,
            threads: 4,
        }
    }

    /// Seven rounds with these rates of the scalar task and of that on threads, when nothing disturbs
    /// them, and this time of the loop on threads.
    pub(in super::super) fn rounds(scalar: f64, threads: f64, milliseconds: u64) -> Rounds {
        let mut rounds = Rounds::new();
        for disturbed in [1.0, 0.97, 1.0, 0.6, 0.99, 1.0, 0.98] {
            rounds.push(Round {
                rates: vec![
                    (Task::Scalar, scalar * disturbed),
                    (Task::Threads, threads * disturbed),
                ],
                alone: vec![Duration::from_millis(3)],
                together: vec![Duration::from_millis(milliseconds)],
            });
        }
        rounds
    }

    /// The scores of these rounds.
    pub(in super::super) fn planted(scalar: f64, threads: f64, milliseconds: u64) -> BenchReport {
        let rounds = rounds(scalar, threads, milliseconds);
        scores(&rounds, &conditions(), Duration::from_secs(30), true)
    }

    fn slower_tasks(before: &BenchReport, now: &BenchReport) -> Vec<String> {
        slower(compared_with_saved(before, now, "before".to_owned(), 0.05))
    }

    fn slower(comparison: ComparisonReport) -> Vec<String> {
        let held = comparison.held;
        let slower: Vec<_> = comparison
            .tasks
            .into_iter()
            .filter(|task| task.verdict == SpeedVerdict::Slower)
            .map(|task| task.task)
            .collect();
        assert_eq!(held, slower.is_empty());
        slower
    }

    #[test]
    fn a_score_is_that_of_the_fastest_round() {
        let report = planted(1000.0, 4000.0, 10);
        assert_eq!((report.rounds, report.tasks.len()), (7, 2));
        assert_eq!(report.tasks[0].score, 1000);
        assert_eq!(report.absent[0].reason, "magic has no vectors");
    }

    #[test]
    fn the_task_that_got_slower_is_named_and_no_other() {
        let before = planted(1000.0, 4000.0, 10);
        for (scalar, threads, expected) in [
            (1000.0, 4000.0, &[][..]),
            (1100.0, 3900.0, &[]),
            (833.0, 4000.0, &["scalar"]),
            (1000.0, 3300.0, &["threads"]),
        ] {
            let now = planted(scalar, threads, 10);
            assert_eq!(slower_tasks(&before, &now), expected);
            let in_pairs = compared_in_pairs(
                &rounds(1000.0, 4000.0, 10),
                &rounds(scalar, threads, 10),
                "before".to_owned(),
                0.05,
            );
            assert_eq!(in_pairs.tasks[0].now, now.tasks[0].score);
            assert_eq!(slower(in_pairs), expected);
        }
    }

    #[test]
    fn what_the_loop_on_threads_excuses_is_the_task_on_threads() {
        let before = planted(1000.0, 4000.0, 10);
        let now = planted(500.0, 2000.0, 20);
        assert_eq!(slower_tasks(&before, &now), ["scalar"]);
    }

    #[test]
    fn a_busy_machine_does_not_judge_long_tasks_of_two_moments() {
        let before = planted(1000.0, 4000.0, 10);
        let mut now = planted(500.0, 2000.0, 10);
        now.calibration.quiet = false;
        assert_eq!(slower_tasks(&before, &now), ["scalar"]);
        assert_eq!(slower_tasks(&now, &planted(400.0, 1000.0, 10)), ["scalar"]);
    }

    #[test]
    fn a_task_that_one_build_lacks_is_not_compared() {
        let before = planted(1000.0, 4000.0, 10);
        let mut now = planted(500.0, 2000.0, 10);
        now.tasks.remove(0);
        assert_eq!(slower_tasks(&before, &now), ["threads"]);
        now.tasks.clear();
        assert!(slower_tasks(&before, &now).is_empty());
        let nothing = compared_in_pairs(&Rounds::new(), &rounds(1.0, 1.0, 1), String::new(), 0.05);
        assert!(nothing.tasks.is_empty() && nothing.held);
    }
}
