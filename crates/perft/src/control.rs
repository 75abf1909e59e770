//! Stopping a count from outside, and seeing how far it is.

use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// What a count and the one who waits for it tell each other.
///
/// Both directions cost the count nothing measurable: it looks at the flag every few hundred thousand
/// leaves, and reports every few million.
///
/// ```
/// use roque_movegen::Board;
/// use roque_perft::{Control, Perft, Stopped};
///
/// let control = Control::new();
/// control.stop();
/// let perft = Perft::default().count(&Board::START, 12, &control);
/// assert_eq!(perft, Err(Stopped));
/// ```
#[derive(Debug, Default)]
pub struct Control {
    stop: AtomicBool,
    /// The part of the tree that is done, as a share of [`WHOLE`].
    done: AtomicU64,
    leaves: AtomicU64,
}

/// The share of the whole tree. Shares are divided among children, so that the sum never exceeds
/// it; what division loses is beyond what a progress bar shows.
pub(crate) const WHOLE: u64 = 1 << 62;

impl Control {
    /// A control that lets the count run.
    pub const fn new() -> Self {
        Self {
            stop: AtomicBool::new(false),
            done: AtomicU64::new(0),
            leaves: AtomicU64::new(0),
        }
    }

    /// Tells every count that uses this control to stop; it does so within milliseconds.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether counts were told to stop.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// The estimated part of the current count that is done, from 0 to 1: each move of a position
    /// counts as the same share of the work below it.
    #[expect(clippy::cast_precision_loss, reason = "an estimate for a progress bar")]
    pub fn progress(&self) -> f64 {
        self.done.load(Ordering::Relaxed) as f64 / WHOLE as f64
    }

    /// How many leaves were counted so far, modulo 2⁶⁴.
    pub fn leaves(&self) -> u64 {
        self.leaves.load(Ordering::Relaxed)
    }

    /// Sets progress and leaves back to zero before a new count.
    pub fn restart(&self) {
        self.done.store(0, Ordering::Relaxed);
        self.leaves.store(0, Ordering::Relaxed);
    }

    pub(crate) fn flag(&self) -> &AtomicBool {
        &self.stop
    }

    pub(crate) fn report(&self, share: u64, leaves: u64) {
        self.done.fetch_add(share, Ordering::Relaxed);
        self.leaves.fetch_add(leaves, Ordering::Relaxed);
    }
}

/// The count was stopped before it was complete; there is no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("stopped before the count was complete")]
pub struct Stopped;
