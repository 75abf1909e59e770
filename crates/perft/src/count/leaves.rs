//! What is counted at the last ply.

use core::hint::black_box;

use roque_movegen::attacks::Sliders;
use roque_movegen::{Board, Selection, count_moves, for_each_child};

/// What is counted at the last ply, as asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Leaves {
    /// The legal moves, counted as sets without making them ("bulk counting").
    #[default]
    Bulk,
    /// The legal moves, each of them made. The same number, slower: a test of making moves.
    Made,
    /// The legal moves that capture, en passant included: the "captures" column of published
    /// tables. The plies before the last are walked in full.
    Captures,
}

/// [`Leaves`] as a type, so that the choice is not made at each leaf.
pub(super) trait LeafRule {
    /// The count at depth 0, where no move has led to the board.
    const ROOT: u64 = 1;

    /// Whether the leaves are all legal moves, none of which has to be made.
    const COUNTS_ALL_MOVES: bool = false;

    /// How many leaves there are one ply below `board`.
    fn count(board: &Board, sliders: impl Sliders) -> u64;
}

pub(super) enum Bulk {}
pub(super) enum Made {}
pub(super) enum Captures {}

impl LeafRule for Bulk {
    const COUNTS_ALL_MOVES: bool = true;

    #[inline(always)]
    fn count(board: &Board, sliders: impl Sliders) -> u64 {
        count_moves(board, sliders, Selection::ALL).into()
    }
}

impl LeafRule for Made {
    #[inline(always)]
    fn count(board: &Board, sliders: impl Sliders) -> u64 {
        let mut leaves = 0;
        for_each_child(board, sliders, |leaf| {
            // Otherwise the compiler sees that nobody looks at the board and does not make it.
            black_box(leaf);
            leaves += 1;
        });
        leaves
    }
}

impl LeafRule for Captures {
    const ROOT: u64 = 0;

    #[inline(always)]
    fn count(board: &Board, sliders: impl Sliders) -> u64 {
        count_moves(board, sliders, Selection::captures(board)).into()
    }
}
