//! The threads that count.

use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::exit::{OrFail, Result};

/// A pool of this many threads.
///
/// # Errors
///
/// The system does not give them.
pub(super) fn pool(threads: usize) -> Result<ThreadPool> {
    ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .or_io(|| format!("{threads} threads cannot be started"))
}

/// Nodes in a second.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "a rate is known to a few digits only"
)]
pub(super) fn rate(nodes: u128, elapsed: std::time::Duration) -> u64 {
    // What took no measurable time has no rate either.
    let seconds = elapsed.as_secs_f64();
    if seconds > 0.0 {
        (nodes as f64 / seconds) as u64
    } else {
        0
    }
}
