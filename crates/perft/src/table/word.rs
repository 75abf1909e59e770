//! The atomic words of which entries are made.

use core::sync::atomic::{AtomicU64, Ordering};

/// A word that threads read and write without waiting. Nothing is promised of the order in which
/// other threads see writes to different words.
///
/// A trait, so that tests can put in its place a word whose every interleaving is tried, or one that
/// forgets writes.
pub(crate) trait Word {
    /// The number that was written last, or one written before it.
    fn load(&self) -> u64;

    /// Writes a number.
    fn store(&self, number: u64);
}

impl Word for AtomicU64 {
    #[inline(always)]
    fn load(&self) -> u64 {
        self.load(Ordering::Relaxed)
    }

    #[inline(always)]
    fn store(&self, number: u64) {
        self.store(number, Ordering::Relaxed);
    }
}
