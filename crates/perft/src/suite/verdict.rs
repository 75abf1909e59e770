//! What is counted of what is known, and whether it was right.

use super::case::{Case, KnownCount};

/// Which of the known counts are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The greatest known count.
    pub max_nodes: u128,
    /// The greatest depth, in plies.
    pub max_depth: u8,
}

impl Default for Budget {
    /// No limits.
    fn default() -> Self {
        Self {
            max_nodes: u128::MAX,
            max_depth: u8::MAX,
        }
    }
}

impl Budget {
    /// Whether `known` is to be counted.
    pub const fn allows(self, known: KnownCount) -> bool {
        known.nodes <= self.max_nodes && known.depth <= self.max_depth
    }
}

/// What became of a known count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The same number was counted.
    Right,
    /// Another number was counted.
    Wrong {
        /// This one.
        got: u128,
    },
    /// It is over the budget.
    Skipped,
}

impl Case {
    /// The verdict on each known count, in the order of the line; `count` is called for those
    /// within the budget, when their verdict is asked for.
    ///
    /// Each item fails as `count` fails.
    pub fn judge<E>(
        &self,
        budget: Budget,
        mut count: impl FnMut(u8) -> Result<u128, E>,
    ) -> impl Iterator<Item = (KnownCount, Result<Verdict, E>)> {
        self.counts.iter().map(move |&known| {
            if !budget.allows(known) {
                return (known, Ok(Verdict::Skipped));
            }
            let verdict = count(known.depth).map(|got| {
                if got == known.nodes {
                    Verdict::Right
                } else {
                    Verdict::Wrong { got }
                }
            });
            (known, verdict)
        })
    }
}
