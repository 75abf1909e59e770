//! What an algebraic text says, before a position says what it means.

use roque_movegen::{File, Move, PieceKind, Rank, Square, Wing};

/// What an algebraic text says: the position decides which move that is, if any.
///
/// ```
/// use roque_position::{Language, SanMove};
/// use roque_position::movegen::{PieceKind, Square};
///
/// let said = SanMove::read("Cbxd7+", Language::Portuguese)?;
/// let SanMove::Man { kind, to, captures, .. } = said else { panic!() };
/// assert_eq!((kind, to, captures), (PieceKind::Knight, Square::D7, true));
/// assert_eq!(said.to_string(), "knight on the b-file to d7");
/// # Ok::<(), roque_position::SanError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SanMove {
    /// Castling on this wing.
    Castling(Wing),
    /// A man of this kind goes somewhere.
    Man {
        /// Which kind.
        kind: PieceKind,
        /// The file it comes from, if it is said.
        file: Option<File>,
        /// The rank it comes from, if it is said.
        rank: Option<Rank>,
        /// Whether it is said to capture.
        captures: bool,
        /// Where it goes.
        to: Square,
        /// What a pawn is to become, if it is said; it may be a king, which is never legal.
        promotion: Option<PieceKind>,
    },
    /// Whatever stands on one square goes to another: two squares with nothing between, as in UCI.
    Squares(Move),
}
