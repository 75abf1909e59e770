//! What `roque perft` and `roque divide` are to do.

use roque_movegen::Isa;
use roque_perft::{Leaves, Perft};
use roque_position::{Notation, Tongue};

use super::hash::{self, HashConfig};
use super::position::{self, GivenPosition};
use super::{notation, number, threads};
use crate::args::PerftArgs;
use crate::exit::{Failure, Result};

/// A count that is to be made.
#[derive(Clone, Debug)]
pub(crate) struct PerftConfig {
    pub(crate) given: GivenPosition,
    /// In plies.
    pub(crate) depth: u8,
    pub(crate) split: Split,
    /// How the moves of a division are written.
    pub(crate) notation: Option<Notation>,
    pub(crate) perft: Perft<'static>,
    pub(crate) threads: usize,
    pub(crate) hash: Option<HashConfig>,
}

/// Into which numbers the answer is split.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Split {
    /// One number.
    Whole,
    /// A number for each legal move.
    ByMove,
    /// A number for each depth.
    ByDepth,
}

impl PerftConfig {
    /// What was typed, as it is meant.
    ///
    /// # Errors
    ///
    /// What was typed cannot be meant.
    pub(crate) fn new(args: &PerftArgs, isa: Isa) -> Result<Self> {
        if args.divide && args.each_depth {
            return Err(Failure::usage(
                "the count can be split by move or by depth: expected --divide or --each-depth",
            ));
        }
        let notation = notation::notation(&args.notation, Tongue::English)?;
        if notation.is_some() && !args.divide {
            return Err(Failure::usage(
                "only a division has moves to write: expected --divide with --notation",
            ));
        }
        Ok(Self {
            notation,
            depth: number::depth(&args.depth)?,
            threads: threads::meant(&args.threads)?,
            hash: hash::meant(&args.hash)?,
            split: match (args.divide, args.each_depth) {
                (true, _) => Split::ByMove,
                (_, true) => Split::ByDepth,
                _ => Split::Whole,
            },
            perft: Perft {
                isa,
                leaves: match (args.no_bulk, args.captures) {
                    (true, _) => Leaves::Made,
                    (_, true) => Leaves::Captures,
                    _ => Leaves::Bulk,
                },
                table: None,
            },
            given: position::given(&args.position, notation, Tongue::English)?,
        })
    }
}
