//! What a player tries to do.

use roque_movegen::{Move, Wing};

use crate::notation::SanMove;
use crate::uci::UciMove;

/// What a player tries to do at the board, legal or not.
///
/// It is made from a [`Move`] or a [`UciMove`] (castling as the king's move or as the king taking
/// its own rook), from a [`Wing`] to castle on, or from a [`SanMove`].
///
/// ```
/// use roque_position::{Attempt, UciMove};
/// use roque_position::movegen::Wing;
///
/// let text: UciMove = "e1g1".parse()?;
/// assert_eq!(Attempt::from(text), Attempt::Move(text));
/// assert_eq!(Attempt::from(Wing::King), Attempt::Castling(Wing::King));
/// # Ok::<(), roque_position::UciError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Attempt {
    /// A man goes from one square to another; castling as [`Position::resolve_uci`] reads it.
    ///
    /// [`Position::resolve_uci`]: crate::Position::resolve_uci
    Move(UciMove),
    /// The king castles on this wing.
    Castling(Wing),
    /// What algebraic notation says: a man of a kind goes to a square, and the position tells which.
    Said(SanMove),
    /// The player makes no move.
    Pass,
}

impl From<UciMove> for Attempt {
    fn from(written: UciMove) -> Self {
        Self::Move(written)
    }
}

impl From<Move> for Attempt {
    fn from(mv: Move) -> Self {
        Self::Move(UciMove::from(mv))
    }
}

impl From<Wing> for Attempt {
    fn from(wing: Wing) -> Self {
        Self::Castling(wing)
    }
}

impl From<SanMove> for Attempt {
    fn from(said: SanMove) -> Self {
        Self::Said(said)
    }
}
