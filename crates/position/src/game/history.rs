//! The positions and moves of a game, and how often each position has occurred.

use alloc::vec;
use alloc::vec::Vec;

use roque_movegen::{Board, Color, IllegalMove, Move, PieceKind, Square};

use crate::legality::Moved;
use crate::position::Position;

/// The moves of a game from its start position on, with undo, and how often positions have occurred.
///
/// No rule ends it: engines and tools may go on where a [`Game`](crate::Game) is over.
///
/// A position occurs again if the same men stand on the same squares, the same player is to move, and
/// the same moves are possible: castling rights count, whether or not castling is possible at the
/// moment, and a pawn just passed counts if it can legally be captured en passant (FIDE 9.2.3). The
/// start position is the first occurrence of itself, whatever its FEN says of earlier moves.
///
/// ```
/// use roque_position::{History, Position};
///
/// let mut history = History::new(Position::start());
/// for text in ["g1f3", "g8f6", "f3g1", "f6g8"] {
///     let mv = history.position().parse_uci(text)?;
///     history.play(mv)?;
/// }
/// assert_eq!(history.occurrences(), 2);
/// assert_eq!(history.undo().unwrap().to_string(), "f6g8");
/// assert_eq!(history.occurrences(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct History {
    /// The position to look at, which is the last one.
    current: Reached,
    /// Those before it, the start first, each with the move that was played there.
    earlier: Vec<(Reached, Move)>,
}

/// A position at its place in the game.
#[derive(Clone, Copy, Debug)]
struct Reached {
    position: Position,
    /// How often it has occurred, this time included.
    occurrences: u32,
    /// After how many moves the earliest position was reached that could be the same: no move since
    /// was a capture, a pawn's, or the loss of a castling right.
    comparable_from: usize,
}

impl History {
    /// The history of a game that begins with this position.
    pub fn new(start: Position) -> Self {
        let current = Reached {
            position: start,
            occurrences: 1,
            comparable_from: 0,
        };
        Self {
            current,
            earlier: vec![],
        }
    }

    /// The position after all moves.
    #[inline]
    pub const fn position(&self) -> &Position {
        &self.current.position
    }

    /// The position with which the game began.
    pub fn start(&self) -> &Position {
        self.positions().next().unwrap_or(self.position())
    }

    /// How many moves were played: plies.
    pub const fn plies(&self) -> usize {
        self.earlier.len()
    }

    /// The moves, the first one first.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> + ExactSizeIterator {
        self.earlier.iter().map(|&(_, mv)| mv)
    }

    /// The positions, the start first and the current one last: one more than there are moves.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &Position> {
        let earlier = self.earlier.iter().map(|(reached, _)| &reached.position);
        earlier.chain([&self.current.position])
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] if it is not legal; nothing changes then.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        if !self.position().is_legal(mv) {
            return Err(IllegalMove(mv));
        }
        self.play_unchecked(mv);
        Ok(())
    }

    /// Plays a move that the caller knows to be legal.
    ///
    /// With any other move the history goes on from a position without meaning.
    pub fn play_unchecked(&mut self, mv: Move) {
        let before = self.current;
        let position = before.position.play_unchecked(mv);
        let plies = self.plies() + 1;
        let comparable_from = if is_reversible(&before.position, &position) {
            before.comparable_from
        } else {
            plies
        };
        self.earlier.push((before, mv));
        let occurrences = 1 + self.last_occurrence(position.key128(), plies, comparable_from);
        self.current = Reached {
            position,
            occurrences,
            comparable_from,
        };
    }

    /// Takes back the last move, and returns it if there was one.
    pub fn undo(&mut self) -> Option<Move> {
        let (before, mv) = self.earlier.pop()?;
        self.current = before;
        Some(mv)
    }

    /// How often the current position has occurred, this time included: at least 1.
    ///
    /// It was counted when the position arose, by looking back no further than to the last move that
    /// cannot be undone on the board, so that asking costs nothing.
    #[inline]
    pub const fn occurrences(&self) -> u32 {
        self.current.occurrences
    }

    /// How often the position after the legal move `mv` would have occurred.
    ///
    /// ```
    /// use roque_position::{History, Position};
    ///
    /// let mut history = History::new(Position::start());
    /// for text in ["g1f3", "g8f6", "f3g1"] {
    ///     history.play(history.position().parse_uci(text)?)?;
    /// }
    /// let back = history.position().parse_uci("f6g8")?;
    /// assert_eq!(history.occurrences_after(back), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn occurrences_after(&self, mv: Move) -> u32 {
        let key = self.position().key128_after(mv);
        // Where a move cannot be undone, no earlier position has this key either.
        1 + self.last_occurrence(key, self.plies() + 1, self.current.comparable_from)
    }

    /// How often the position with this key had occurred when it was last on the board, among those
    /// after `comparable_from` moves or later; 0 if it was not there. The position to compare with is
    /// that after `plies` moves.
    fn last_occurrence(&self, key: u128, plies: usize, comparable_from: usize) -> u32 {
        // A position can come back after four plies at the earliest, and with the same player to move.
        let candidates = (comparable_from..plies.saturating_sub(3)).rev();
        candidates
            .filter(|candidate| (plies - candidate).is_multiple_of(2))
            .filter_map(|candidate| self.reached_after(candidate))
            .find(|reached| reached.position.key128() == key)
            .map_or(0, |reached| reached.occurrences)
    }

    fn reached_after(&self, plies: usize) -> Option<&Reached> {
        if plies == self.plies() {
            return Some(&self.current);
        }
        self.earlier.get(plies).map(|(reached, _)| reached)
    }

    /// The player who gave check with each move since the current position occurred two times ago.
    ///
    /// `None` if it has not occurred three times, or if neither player did.
    pub(super) fn perpetual_check(&self) -> Option<Color> {
        let key = self.position().key128();
        let same = |plies: &usize| {
            let reached = self.reached_after(*plies);
            reached.is_some_and(|reached| reached.position.key128() == key)
        };
        let begin = (self.current.comparable_from..=self.plies())
            .rev()
            .filter(same)
            .nth(2)?;
        Color::ALL.into_iter().find(|&checking| {
            self.positions()
                .skip(begin + 1)
                .filter(|position| position.turn() != checking)
                .all(Position::is_check)
        })
    }

    /// Which of the two has moved, as far as the moves of this game tell, if the player to move may no
    /// longer castle with the rook on this square.
    pub(super) fn moved_of(&self, rook: Square) -> Moved {
        let player = self.position().turn();
        let start = self.start().board();
        let had_right = |position: &Position| {
            position
                .board()
                .castling_rights()
                .rooks_of(player)
                .contains(rook)
        };
        let king = start.king(player);
        if self
            .positions()
            .any(|position| position.board().king(player) != king)
        {
            Moved::King
        } else if had_right(self.start()) {
            Moved::Rook(rook)
        } else {
            Moved::KingOrRook(rook)
        }
    }
}

/// Whether a position from before could come back: the move between the two was no capture, no
/// pawn's, and lost no castling right.
fn is_reversible(before: &Position, after: &Position) -> bool {
    let men = |board: &Board| (board.occupied().len(), board.of_kind(PieceKind::Pawn));
    men(before.board()) == men(after.board())
        && before.board().castling_rights() == after.board().castling_rights()
}
