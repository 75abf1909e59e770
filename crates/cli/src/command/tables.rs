//! Counting with a table, or with two to verify, or with none.

use roque_movegen::{Board, Move};
use roque_perft::{Control, Disagreement, Perft, Stopped, Table, TableError};

use crate::config::HashConfig;
use crate::exit::{Failure, OrFail, Result};

/// The tables of a run.
pub(super) struct Tables {
    first: Option<Table>,
    /// To verify with.
    second: Option<Table>,
}

/// The seed of the keys of the second table.
const SECOND_SEED: u64 = Table::SEED + 1;

impl Tables {
    /// The tables that were asked for, made ready by the threads of the pool.
    ///
    /// # Errors
    ///
    /// There is not so much memory.
    pub(super) fn new(config: Option<HashConfig>) -> Result<Self> {
        let Some(HashConfig { bytes, verify }) = config else {
            return Ok(Self {
                first: None,
                second: None,
            });
        };
        let bytes = if verify { bytes / 2 } else { bytes };
        let seeds = [Some(Table::SEED), verify.then_some(SECOND_SEED)];
        let [first, second] = seeds.map(|seed| seed.map(|seed| table(bytes, seed)).transpose());
        Ok(Self {
            first: first?,
            second: second?,
        })
    }

    /// Counts as `perft` does, with these tables.
    pub(super) fn counter<'t>(&'t self, perft: Perft<'t>) -> Counter<'t> {
        let with = |table| Perft { table, ..perft };
        Counter {
            first: with(self.first.as_ref()),
            second: self.second.as_ref().map(|table| with(Some(table))),
        }
    }
}

fn table(bytes: u64, seed: u64) -> Result<Table> {
    let table = Table::with_seed(bytes, seed);
    let told = || "--hash: there is no table".to_owned();
    match table {
        Err(TableError::Refused { .. }) => table.or_io(told),
        _ => table.or_usage(told),
    }
}

/// Counts once, or twice if that was asked for.
#[derive(Clone, Copy)]
pub(super) struct Counter<'t> {
    first: Perft<'t>,
    second: Option<Perft<'t>>,
}

/// Why there is no number.
#[derive(Debug)]
pub(super) enum NoCount {
    Stopped,
    /// Both counts are complete, and not equal.
    Wrong(Failure),
}

impl From<Stopped> for NoCount {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

impl<'t> Counter<'t> {
    /// How it counts; the first time, if twice.
    pub(super) const fn perft(&self) -> Perft<'t> {
        self.first
    }

    /// How many paths of `depth` plies lead from `board`.
    ///
    /// # Errors
    ///
    /// The control was told to stop, or two counts disagree.
    pub(super) fn count(
        &self,
        board: &Board,
        depth: u8,
        control: &Control,
    ) -> std::result::Result<u128, NoCount> {
        let first = self.first.count(board, depth, control)?;
        let Some(second) = self.second else {
            return Ok(first);
        };
        control.restart();
        agreed(first, second.count(board, depth, control)?)
    }

    /// The count below each legal move, when it is asked for.
    ///
    /// # Errors
    ///
    /// Each item has those of [`count`](Self::count).
    pub(super) fn divide_in_turn(
        &self,
        board: &Board,
        depth: u8,
        control: &Control,
    ) -> impl Iterator<Item = (Move, std::result::Result<u128, NoCount>)> {
        let mut again = (self.second).map(|second| second.divide_in_turn(board, depth, control));
        let once = self.first.divide_in_turn(board, depth, control);
        once.map(move |(mv, first)| {
            let second = again.as_mut().and_then(Iterator::next);
            let count = match (first, second) {
                (Ok(first), Some((_, Ok(second)))) => agreed(first, second),
                (Ok(first), None) => Ok(first),
                _ => Err(NoCount::Stopped),
            };
            (mv, count)
        })
    }
}

fn agreed(first: u128, second: u128) -> std::result::Result<u128, NoCount> {
    Disagreement::between(first, second).map_err(|error| {
        NoCount::Wrong(Failure::Wrong(
            anyhow::Error::new(error).context("--verify"),
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exit::Exit;

    #[test]
    fn two_numbers_that_disagree_are_both_told_and_are_a_failure() {
        assert!(matches!(agreed(20, 20), Ok(20)));
        let Err(NoCount::Wrong(failure)) = agreed(20, 21) else {
            panic!("20 is not 21");
        };
        assert_eq!(failure.exit(), Exit::Failed);
        let told = format!("{:#}", failure.message().unwrap());
        assert!(
            told.contains("counted 20 ") && told.contains(" 21 "),
            "{told}"
        );
    }
}
