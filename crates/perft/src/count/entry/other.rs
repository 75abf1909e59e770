//! Any other CPU, and builds without code for a particular one.

use core::sync::atomic::AtomicBool;

use roque_movegen::attacks::Magic;
use roque_movegen::{Board, Isa};

use super::stamp;
use crate::count::code::OneByOne;
use crate::count::leaves::LeafRule;
use crate::count::memo::Memo;

stamp!(portable, super::OneByOne<super::Magic>);

/// The portable code.
#[derive(Clone, Copy, Debug)]
pub(in crate::count) enum Chosen {
    Portable,
}

impl Chosen {
    /// The portable code, whatever is asked for: there is no other.
    pub(in crate::count) fn new(_isa: Isa) -> Self {
        Self::Portable
    }

    /// How many leaves there are `depth` plies below `board`; anything once `stop` is set.
    pub(in crate::count) fn count<L: LeafRule, M: Memo>(
        self,
        board: &Board,
        depth: u8,
        memo: M,
        stop: &AtomicBool,
    ) -> u64 {
        match self {
            Self::Portable => portable::count::<L, M>(board, depth, memo, OneByOne(Magic), stop),
        }
    }
}
