//! Threads of a test's own.

use rayon::ThreadPoolBuilder;

/// What `work` returns, its parallel parts spread over as many threads as there are cores.
///
/// The threads are started by the test that waits for them: those of rayon's shared pool belong to
/// whichever test used it first, and their panics would be told with that one, or not at all.
pub(crate) fn on_all_cores<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    let pool = ThreadPoolBuilder::new().build();
    pool.expect("the system has a thread for each core")
        .install(work)
}
