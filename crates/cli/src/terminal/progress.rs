//! A progress bar for what takes longer than a second, on a terminal only.

use std::io::{self, IsTerminal};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressStyle};
use roque_perft::Control;

use crate::report::with_unit;

/// What is done sooner has no bar.
const PATIENCE: Duration = Duration::from_secs(1);
const BETWEEN_LOOKS: Duration = Duration::from_millis(100);
/// The bar's length: progress is shown to a tenth of a percent.
const STEPS: u64 = 1000;

/// The place of a progress bar, which may be empty.
#[derive(Clone, Debug)]
pub(crate) struct Progress {
    bar: ProgressBar,
    wanted: bool,
}

impl Progress {
    /// No bar is ever shown unless it is `wanted` and standard error is a terminal.
    pub(crate) fn new(wanted: bool) -> Self {
        Self {
            bar: ProgressBar::with_draw_target(Some(STEPS), ProgressDrawTarget::hidden()),
            wanted: wanted && io::stderr().is_terminal(),
        }
    }

    /// The answer of `work`, while a bar shows how far the counts of `control` are.
    pub(crate) fn during<T>(&self, control: &Control, work: impl FnOnce() -> T) -> T {
        self.watch(
            "{elapsed} {prefix} [{bar:30}] {percent}% {msg}",
            control,
            true,
            work,
        )
    }

    /// The answer of `work`, while a line tells how much was counted under `control`, of which the
    /// end is unknown.
    pub(crate) fn during_unknown<T>(&self, control: &Control, work: impl FnOnce() -> T) -> T {
        self.watch("{elapsed} {spinner} {prefix} {msg}", control, false, work)
    }

    /// The answer of `work`, while a line tells for how long it runs and what it is at.
    pub(crate) fn during_rounds<T>(&self, control: &Control, work: impl FnOnce() -> T) -> T {
        self.watch("{elapsed} {spinner} {prefix}", control, false, work)
    }

    /// Says what is worked on.
    pub(crate) fn at(&self, place: impl FnOnce() -> String) {
        if self.wanted {
            self.bar.set_prefix(place());
        }
    }

    /// Lets `write` write to the terminal, the bar out of its way.
    pub(crate) fn suspend<T>(&self, write: impl FnOnce() -> T) -> T {
        if self.wanted {
            self.bar.suspend(write)
        } else {
            write()
        }
    }

    fn watch<T>(
        &self,
        template: &str,
        control: &Control,
        known: bool,
        work: impl FnOnce() -> T,
    ) -> T {
        if !self.wanted {
            return work();
        }
        if let Ok(style) = ProgressStyle::with_template(template) {
            self.bar.set_style(style.progress_chars("=> "));
        }
        let (done, is_done) = mpsc::channel::<()>();
        let answer = thread::scope(|scope| {
            scope.spawn(move || {
                let start = Instant::now();
                self.bar.reset();
                while is_done.recv_timeout(BETWEEN_LOOKS) == Err(RecvTimeoutError::Timeout) {
                    self.show(control, start.elapsed(), known);
                }
            });
            let answer = work();
            drop(done);
            answer
        });
        self.bar.finish_and_clear();
        self.bar.set_draw_target(ProgressDrawTarget::hidden());
        answer
    }

    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_sign_loss,
        reason = "shown to 0.1 %"
    )]
    fn show(&self, control: &Control, elapsed: Duration, known: bool) {
        if elapsed < PATIENCE {
            return;
        }
        if self.bar.is_hidden() {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        let leaves = control.leaves();
        let rate = (leaves as f64 / elapsed.as_secs_f64()) as u64;
        let mut message = format!("{}nodes, {}nodes/s", with_unit(leaves), with_unit(rate));
        if known {
            let progress = control.progress();
            if let Some(left) = time_left(elapsed, progress) {
                message = format!("{message}, {} left", HumanDuration(left));
            }
            self.bar.set_message(message);
            self.bar.set_position((progress * STEPS as f64) as u64);
        } else {
            self.bar.set_message(message);
            self.bar.tick();
        }
    }
}

/// What is left if it goes on as it went, once enough is done to tell.
fn time_left(elapsed: Duration, progress: f64) -> Option<Duration> {
    if progress <= 0.0 {
        return None;
    }
    let left = elapsed.as_secs_f64() * (1.0 - progress) / progress;
    Duration::try_from_secs_f64(left.max(0.0)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_is_told_once_something_is_done() {
        let elapsed = Duration::from_secs(3);
        assert_eq!(time_left(elapsed, 0.0), None);
        assert_eq!(time_left(elapsed, 0.25), Some(Duration::from_secs(9)));
        assert_eq!(time_left(elapsed, 1.0), Some(Duration::ZERO));
        assert!(time_left(Duration::MAX, f64::MIN_POSITIVE).is_none());
    }
}
