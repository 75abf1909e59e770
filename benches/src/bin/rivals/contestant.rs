//! What all sides of the comparison have in common.

use std::time::Duration;

use roque_benches::Known;

/// What a side answered, and how long it took.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Answer {
    /// The count; nothing if the answer contained none.
    pub(crate) nodes: Option<u64>,
    pub(crate) elapsed: Duration,
}

/// One side of the comparison.
pub(crate) trait Contestant {
    /// What it is called in the report.
    fn name(&self) -> &str;

    /// How it was built and what is timed.
    fn terms(&self) -> String;

    /// Counts the paths of `depth` plies from `known`.
    ///
    /// # Errors
    ///
    /// Anything that prevents an answer; a wrong answer is none.
    fn count(&mut self, known: &Known, depth: u8) -> anyhow::Result<Answer>;
}
