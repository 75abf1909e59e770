//! In which order is it measured, and do both sides say the same?

use std::time::Duration;

use anyhow::Context;
use roque_perft::Control;
use roque_perft::rival::Process;

use super::answer::Answer;
use super::input::Input;
use super::task::Task;
use super::{PROGRAM, roque};
use crate::failure::Disagreement;

/// The times of all rounds of a task.
pub(crate) struct Measured {
    pub(crate) task: Task,
    pub(crate) roque: Vec<Duration>,
    pub(crate) rival: Vec<Duration>,
}

/// Has each side do each task once a round, Roque first, task by task; a round before them is not
/// counted.
///
/// # Errors
///
/// [`Disagreement`] of the two sides, and whatever prevents an answer.
pub(crate) fn measure(
    rival: &mut Process,
    input: &Input,
    rounds: u32,
) -> anyhow::Result<Vec<Measured>> {
    let mut measured = Task::ALL.map(|task| Measured {
        task,
        roque: Vec::new(),
        rival: Vec::new(),
    });
    for round in 0..=rounds {
        for row in &mut measured {
            let ours = roque::answer(row.task, input.text(row.task))?;
            let theirs = ask(rival, row.task, input)?;
            if (ours.moves, ours.digest) != (theirs.moves, theirs.digest) {
                return Err(Disagreement(row.task.name()).into());
            }
            if round > 0 {
                row.roque.push(ours.elapsed);
                row.rival.push(theirs.elapsed);
            }
        }
    }
    Ok(measured.into())
}

fn ask(rival: &mut Process, task: Task, input: &Input) -> anyhow::Result<Answer> {
    rival.send(&format!("{} {}", task.name(), input.path(task).display()))?;
    let control = Control::new();
    let line = rival.find(&control, Duration::MAX, "its answer", |line| {
        Some(line.to_owned())
    })?;
    Answer::parse(&line).with_context(|| format!("{PROGRAM} says of {}: {line}", task.name()))
}
