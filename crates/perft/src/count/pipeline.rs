//! One board after the other, each counted when the next is known.

use roque_movegen::Board;

/// Counts the last two plies below boards that are handed to it one after the other.
///
/// The moves of a board are written down when it comes, and counted when the next one has come: what has
/// just been written is slow to read ([`roque_movegen::PendingReplies`]).
pub(crate) struct Pipeline<P, W, C> {
    pending: [P; 2],
    /// Which of the two comes next.
    next: usize,
    is_waiting: bool,
    write_down: W,
    count: C,
}

impl<P, W: Fn(&Board, &mut P), C: Fn(&P) -> u64> Pipeline<P, W, C> {
    #[inline(always)]
    pub(super) fn new(pending: [P; 2], write_down: W, count: C) -> Self {
        Self {
            pending,
            next: 0,
            is_waiting: false,
            write_down,
            count,
        }
    }

    /// Takes a board and returns the count of the one before, if there was one.
    #[inline(always)]
    pub(crate) fn push(&mut self, board: &Board) -> Option<u64> {
        (self.write_down)(board, &mut self.pending[self.next]);
        self.next = 1 - self.next;
        let before = self
            .is_waiting
            .then(|| (self.count)(&self.pending[self.next]));
        self.is_waiting = true;
        before
    }

    /// Returns the count of the last board, if it was not yet returned.
    #[inline(always)]
    pub(crate) fn finish(&mut self) -> Option<u64> {
        let was_waiting = core::mem::take(&mut self.is_waiting);
        was_waiting.then(|| (self.count)(&self.pending[1 - self.next]))
    }
}
