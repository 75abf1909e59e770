//! When the material does not suffice to mate.

use roque_movegen::{Board, Color, PieceKind};

use super::DARK_SQUARES;

/// A notion of the material that does not suffice to mate, and so ends the game (FIDE 5.2.2).
///
/// FIDE calls a position *dead* in which no sequence of legal moves leads to mate. That asks for a
/// search in general (blocked pawns, forced captures); these notions look at the men alone and are
/// what programs and club rules use instead. Dead positions that need a search go on.
///
/// | material, besides the kings | traditional | library |
/// |---|---|---|
/// | nothing | draw | draw |
/// | one bishop | draw | draw |
/// | one knight | draw | draw |
/// | two knights against nothing | draw | goes on |
/// | bishop against bishop, on squares of one colour | goes on | draw |
/// | any bishops, all on squares of one colour | goes on | draw |
/// | bishop against knight, knight against knight | goes on | goes on |
/// | bishops on squares of both colours | goes on | goes on |
/// | anything with a pawn, a rook or a queen | goes on | goes on |
///
/// ```
/// use roque_position::{MaterialRule, Position};
///
/// let two_knights = Position::from_fen("8/8/4k3/8/8/8/8/KNN5 w - - 0 1")?;
/// assert!(MaterialRule::Traditional.is_draw(two_knights.board()));
/// assert!(!MaterialRule::Library.is_draw(two_knights.board()));
/// # Ok::<(), roque_position::ReadError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MaterialRule {
    /// The list of the traditional rule texts: a bare king against a bare king, a king with one
    /// bishop, a king with one knight, or a king with two knights. A pawn always suffices.
    Traditional,
    /// What most libraries and servers do: a draw if no sequence of legal moves leads to mate with
    /// these men, wherever they stand.
    Library,
}

impl MaterialRule {
    /// Whether neither player has the material to mate, so that the game is drawn.
    pub fn is_draw(self, board: &Board) -> bool {
        Color::ALL
            .into_iter()
            .all(|color| self.cannot_mate(board, color))
    }

    /// Whether `color` does not have the material to mate.
    ///
    /// In the traditional notion that is a bare king, and what the list names against a bare king. In
    /// the library notion it depends on the opponent's men, since they may take squares from their own
    /// king: a lone knight mates if the opponent has any man but queens, and bishops on squares of one
    /// colour if there is a pawn, a knight, or a bishop on the other colour.
    ///
    /// ```
    /// use roque_position::{MaterialRule, Position};
    /// use roque_position::movegen::Color;
    ///
    /// let position = Position::from_fen("3b4/8/8/6b1/8/8/R7/K1k5 w - - 0 1")?;
    /// assert!(!MaterialRule::Library.cannot_mate(position.board(), Color::White));
    /// assert!(MaterialRule::Library.cannot_mate(position.board(), Color::Black));
    /// # Ok::<(), roque_position::ReadError>(())
    /// ```
    pub fn cannot_mate(self, board: &Board, color: Color) -> bool {
        let men = |kind| board.pieces(color, kind).len();
        let own = board.of_color(color).len() - 1;
        let knights = men(PieceKind::Knight);
        let bishops = men(PieceKind::Bishop);
        if own == 0 {
            return true;
        }
        if own != knights + bishops {
            return false;
        }
        match self {
            Self::Traditional => {
                let opponent_is_bare = board.of_color(!color).len() == 1;
                opponent_is_bare && (own == 1 || (knights, bishops) == (2, 0))
            }
            Self::Library if knights == 0 => are_only_bishops_of_one_color(board),
            Self::Library => {
                let kings_and_queens =
                    board.of_kind(PieceKind::King) | board.of_kind(PieceKind::Queen);
                own == 1 && board.of_color(!color).is_subset_of(kings_and_queens)
            }
        }
    }
}

/// Whether there is no pawn and no knight, and all bishops stand on squares of one colour.
fn are_only_bishops_of_one_color(board: &Board) -> bool {
    let bishops = board.of_kind(PieceKind::Bishop);
    let others = board.of_kind(PieceKind::Pawn) | board.of_kind(PieceKind::Knight);
    let one_color = bishops.is_subset_of(DARK_SQUARES) || !bishops.intersects(DARK_SQUARES);
    others.is_empty() && one_color
}
