//! Perft: one count, or one for each move.

use core::sync::atomic::AtomicBool;

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use roque_movegen::attacks::DefaultSliders;
use roque_movegen::{Board, Isa, Move, for_each_child};

use crate::control::{Control, Stopped, WHOLE};
use crate::count::{Counter, Hashed, Leaves, NoTable};
use crate::parallel;
use crate::table::Table;

/// How to count: with which instruction set, and what counts as a leaf.
///
/// Counts run on the rayon thread pool in which they are called; install a pool of one thread to
/// count on one.
///
/// ```
/// use roque_movegen::Board;
/// use roque_perft::{Control, Perft};
///
/// let perft = Perft::default();
/// assert_eq!(perft.count(&Board::START, 4, &Control::new()), Ok(197_281));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Perft<'t> {
    /// The instruction set; the portable code is used if it is not available.
    pub isa: Isa,
    /// What is counted at the last ply.
    pub leaves: Leaves,
    /// The table in which to look for what is known already, and to note it; without one, every path is
    /// walked.
    pub table: Option<&'t Table>,
}

impl Default for Perft<'_> {
    /// The fastest instruction set here, counting in bulk, without a table.
    fn default() -> Self {
        Self {
            isa: Isa::best(),
            leaves: Leaves::Bulk,
            table: None,
        }
    }
}

impl Perft<'_> {
    /// How many paths of `depth` plies lead from `board`: 1 for depth 0.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if the control was told to stop.
    pub fn count(self, board: &Board, depth: u8, control: &Control) -> Result<u128, Stopped> {
        self.count_share(board, depth, WHOLE, control)
    }

    /// The count below each legal move of `board`, in the order of [`Board::legal_moves`]; `depth`
    /// includes the move. At depth 0 there is no move to divide by and the answer is empty.
    ///
    /// A move whose count was not complete when the control was told to stop has no number.
    ///
    /// ```
    /// use roque_movegen::Board;
    /// use roque_perft::{Control, Perft};
    ///
    /// let divided = Perft::default().divide(&Board::START, 3, &Control::new());
    /// assert_eq!(divided.len(), 20);
    /// assert_eq!(divided.iter().map(|(_, leaves)| leaves.unwrap()).sum::<u128>(), 8_902);
    /// ```
    pub fn divide(
        self,
        board: &Board,
        depth: u8,
        control: &Control,
    ) -> Vec<(Move, Result<u128, Stopped>)> {
        let moves = moves_to_divide_by(board, depth);
        let share = WHOLE / (moves.len().max(1) as u64);
        moves
            .into_par_iter()
            .map(|mv| (mv, self.count_after(board, mv, depth, share, control)))
            .collect()
    }

    /// The same numbers as those of [`divide`](Self::divide), move after move: each is counted when
    /// it is asked for, so that what is complete can be told while a long run goes on.
    ///
    /// ```
    /// use roque_movegen::Board;
    /// use roque_perft::{Control, Perft};
    ///
    /// let control = Control::new();
    /// let divided = Perft::default().divide_in_turn(&Board::START, 3, &control);
    /// for (complete, (mv, leaves)) in (1..).zip(divided) {
    ///     println!("{complete} of 20: {mv} {}", leaves?);
    /// }
    /// # Ok::<(), roque_perft::Stopped>(())
    /// ```
    pub fn divide_in_turn(
        self,
        board: &Board,
        depth: u8,
        control: &Control,
    ) -> impl ExactSizeIterator<Item = (Move, Result<u128, Stopped>)> {
        let moves = moves_to_divide_by(board, depth);
        let share = WHOLE / (moves.len().max(1) as u64);
        moves
            .into_iter()
            .map(move |mv| (mv, self.count_after(board, mv, depth, share, control)))
    }

    /// The count below `mv`, which `depth` includes.
    fn count_after(
        self,
        board: &Board,
        mv: Move,
        depth: u8,
        share: u64,
        control: &Control,
    ) -> Result<u128, Stopped> {
        if self.leaves == Leaves::Captures && depth == 1 {
            // The last ply is the move itself.
            return Ok(board.is_capture(mv).into());
        }
        let child = board.play_unchecked(mv);
        self.count_share(&child, depth - 1, share, control)
    }

    /// The count below `board`, whose share of the whole is `share`.
    fn count_share(
        self,
        board: &Board,
        depth: u8,
        share: u64,
        control: &Control,
    ) -> Result<u128, Stopped> {
        let counter = Counter::new(self.isa, self.leaves);
        match self.table {
            None => parallel::count(counter, board, depth, NoTable, share, control),
            Some(table) => {
                let counts = table.counts();
                let memo = Hashed::new(&counts);
                parallel::count(counter, board, depth, memo, share, control)
            }
        }
    }
}

fn moves_to_divide_by(board: &Board, depth: u8) -> Vec<Move> {
    if depth == 0 {
        return Vec::new();
    }
    board.legal_moves().to_vec()
}

/// How many paths of `depth` plies lead from `board`, counted in bulk with `isa` on this thread.
///
/// The plainest form, for benchmarks and for embedders who bring their own threads. It cannot be
/// stopped.
///
/// ```
/// use roque_movegen::{Board, Isa};
///
/// assert_eq!(roque_perft::count(&Board::START, 4, Isa::best()), 197_281);
/// ```
pub fn count(board: &Board, depth: u8, isa: Isa) -> u128 {
    count_on_this_thread(Counter::new(isa, Leaves::Bulk), board, depth)
}

fn count_on_this_thread(counter: Counter, board: &Board, depth: u8) -> u128 {
    if depth <= Counter::MAX_DEPTH {
        return counter
            .count(board, depth, NoTable, &AtomicBool::new(false))
            .into();
    }
    let mut leaves = 0;
    for_each_child(board, DefaultSliders::default(), |child| {
        leaves += count_on_this_thread(counter, child, depth - 1);
    });
    leaves
}
