//! The positions of a game, through its variations.

use alloc::vec::Vec;

use roque_movegen::{IllegalMove, Move};

use crate::position::Position;

/// Follows a game through its moves and variations: where it is, and where it goes back to.
///
/// ```
/// use roque_position::{MoveReading, Position, Replay};
///
/// let mut replay = Replay::new(Position::start());
/// for text in ["e4", "e5"] {
///     let mv = replay.position().parse_san(text, MoveReading::Strict)?;
///     replay.play(mv)?;
/// }
/// assert!(replay.begin_variation());
/// let instead = replay.position().parse_san("c5", MoveReading::Strict)?;
/// replay.play(instead)?;
/// assert!(replay.end_variation());
/// assert!(replay.position().parse_san("Qh5", MoveReading::Strict).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Replay {
    at: Line,
    /// The lines that the current one is a variation of.
    outer: Vec<Line>,
}

/// A place in a line.
#[derive(Clone, Copy, Debug)]
struct Line {
    position: Position,
    /// The position before the last move, if there was one.
    before: Option<Position>,
}

impl Replay {
    /// A game that starts from `position`.
    pub const fn new(position: Position) -> Self {
        Self {
            at: Line {
                position,
                before: None,
            },
            outer: Vec::new(),
        }
    }

    /// The position after the last move of the current line.
    pub const fn position(&self) -> &Position {
        &self.at.position
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] if it is not legal; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        if !self.at.position.is_legal(mv) {
            return Err(IllegalMove(mv));
        }
        self.play_unchecked(mv);
        Ok(())
    }

    /// Plays a move that the caller knows to be legal: it was read in this position.
    pub fn play_unchecked(&mut self, mv: Move) {
        let before = self.at.position;
        self.at = Line {
            position: before.play_unchecked(mv),
            before: Some(before),
        };
    }

    /// Goes back to before the last move, of which a variation begins; returns whether there was one.
    pub fn begin_variation(&mut self) -> bool {
        let Some(position) = self.at.before else {
            return false;
        };
        let before = None;
        let variation = Line { position, before };
        self.outer.push(core::mem::replace(&mut self.at, variation));
        true
    }

    /// Goes back to the line of which this is a variation; returns whether it is one.
    pub fn end_variation(&mut self) -> bool {
        let outer = self.outer.pop();
        self.at = outer.unwrap_or(self.at);
        outer.is_some()
    }
}
