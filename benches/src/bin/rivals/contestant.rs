//! What all sides of the comparison have in common.

use roque_perft::bench::Known;
use roque_perft::rival::Answer;

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
