//! The rules that an attempt can break.

use roque_movegen::{Bitboard, Color, File, Piece, PieceKind, Rank, Square, Wing};

use super::Threat;

/// Why an attempt is no legal move, with all that one needs to see it on the board.
///
/// Where an attempt breaks several rules, it is the first in the order of this list that is told; the
/// last five are of attempts that do not say with which man.
/// `Display` says it in English, [`say`](Self::say) in the language of one's choice. The articles are
/// those of the FIDE Laws of 2023.
///
/// ```
/// use roque_position::{Position, Tongue};
///
/// let position = Position::from_fen("4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1")?;
/// let broken = position.explain("e2d3".parse::<roque_position::UciMove>()?).unwrap_err();
/// assert_eq!(
///     broken.to_string(),
///     "without the bishop on e2 the king on e1 is in check from the black rook on e8, along the e-file"
/// );
/// assert_eq!(
///     broken.say(Tongue::Portuguese).to_string(),
///     "sem o bispo em e2 o rei em e1 fica em xeque da torre preta em e8, pela coluna e"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BrokenRule {
    /// The other player is to move: nobody moves twice (article 1.2).
    NotYourTurn {
        /// Who tried to move.
        player: Color,
    },
    /// Nobody may pass (articles 1.2 and 7.5.3).
    Pass {
        /// Who tried to.
        player: Color,
    },
    /// No man stands on the square from which one is to be moved.
    EmptySquare {
        /// That square.
        from: Square,
    },
    /// The man to be moved is the opponent's.
    NotYourPiece {
        /// That man.
        piece: Piece,
        /// Where it stands.
        from: Square,
    },
    /// An own man stands on the target (article 3.1).
    OwnPieceOnTarget {
        /// What is to be moved.
        moved: PieceKind,
        /// From where.
        from: Square,
        /// What stands on the target.
        piece: Piece,
        /// The target.
        to: Square,
    },
    /// Such a man does not move like this on any board (articles 3.2 to 3.8).
    Movement {
        /// What is to be moved.
        moved: PieceKind,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// A pawn advances two squares, but not from where it starts (article 3.7.2).
    DoubleStep {
        /// Where the pawn stands.
        from: Square,
        /// To where it is to go.
        to: Square,
    },
    /// A pawn moves diagonally, but nothing is there to capture (article 3.7.3).
    NothingToCapture {
        /// Where the pawn stands.
        from: Square,
        /// The empty square.
        to: Square,
    },
    /// A pawn captures beside an enemy pawn that has not just advanced two squares
    /// (articles 3.7.3.1 and 3.7.3.2).
    NoPawnJustPassed {
        /// Where the capturing pawn stands.
        from: Square,
        /// The square that no pawn has just passed over.
        to: Square,
        /// Where the enemy pawn stands.
        beside: Square,
    },
    /// Something stands in the way (article 3.5); for a pawn that moves straight, perhaps on the
    /// target itself (articles 3.7.1 and 3.7.2).
    Blocked {
        /// What is to be moved.
        moved: PieceKind,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
        /// What stands in the way, the nearest if there are several.
        by: Piece,
        /// Where it stands.
        at: Square,
    },
    /// The king, or the rook to castle with, has moved (article 3.8.2.1).
    CastlingRightLost {
        /// Who tried to castle.
        player: Color,
        /// What has moved, as far as the position tells.
        moved: Moved,
    },
    /// No own rook stands where one is needed to castle.
    NoCastlingRook {
        /// Who tried to castle.
        player: Color,
        /// On which wing.
        wing: Wing,
    },
    /// Something stands between king and rook, or where one of them is to go (article 3.8.2.2.2).
    CastlingBlocked {
        /// What stands in the way, the nearest to the king if there are several.
        by: Piece,
        /// Where it stands.
        at: Square,
    },
    /// The king is in check (article 3.8.2.2.1).
    CastlingOutOfCheck {
        /// The check.
        threat: Threat,
    },
    /// The king must cross an attacked square (article 3.8.2.2.1).
    CastlingThroughCheck {
        /// The attack on that square, the nearest to the king if there are several.
        threat: Threat,
    },
    /// The king would be in check after castling (article 3.8.2.2.1).
    CastlingIntoCheck {
        /// The attack on the king's target.
        threat: Threat,
    },
    /// The king steps onto an attacked square (articles 3.8.1 and 3.9.2).
    KingIntoAttack {
        /// The attack on that square.
        threat: Threat,
    },
    /// The king is in check, and still is after the move (article 3.9.2).
    CheckUnanswered {
        /// The check that is not answered.
        threat: Threat,
    },
    /// A capture en passant uncovers the own king (article 3.9.2).
    EnPassantUncoversKing {
        /// Where the capturing pawn stands.
        from: Square,
        /// The square that the captured pawn has just passed over.
        to: Square,
        /// The attack that is uncovered.
        threat: Threat,
    },
    /// The move uncovers the own king: the man is pinned (article 3.9.2).
    UncoversKing {
        /// What is to be moved.
        moved: PieceKind,
        /// From where.
        from: Square,
        /// The attack that is uncovered.
        threat: Threat,
    },
    /// A pawn reaches the last rank, but nothing is said of what it becomes (article 3.7.3.3).
    PromotionMissing {
        /// Where it arrives.
        to: Square,
    },
    /// A pawn may not become that (article 3.7.3.3).
    PromotionNotAllowed {
        /// What it is to become.
        kind: PieceKind,
    },
    /// The move is said to promote, but no pawn reaches the last rank by it (article 3.7.3.3).
    NoPromotion {
        /// What is to be moved.
        moved: PieceKind,
        /// To where.
        to: Square,
    },
    /// The player has no man of this kind, or none on this file or rank.
    NoSuchMan {
        /// Whose move it is.
        player: Color,
        /// What is to be moved.
        kind: PieceKind,
        /// The file it is to come from, if that is said; a pawn that does not capture comes from that
        /// of its target.
        file: Option<File>,
        /// The rank it is to come from, if that is said.
        rank: Option<Rank>,
    },
    /// A pawn is said to capture on its own file (article 3.7.3).
    CaptureStraightAhead {
        /// The target.
        to: Square,
    },
    /// None of several men moves like this on any board (articles 3.2 to 3.8).
    NoneMovesSo {
        /// What is to be moved.
        kind: PieceKind,
        /// The men that could be meant.
        men: Bitboard,
        /// To where.
        to: Square,
    },
    /// Several men move like this, but each is prevented by a rule, which
    /// [`Position::broken_by_each`](crate::Position::broken_by_each) tells.
    NoneMayMove {
        /// What is to be moved.
        kind: PieceKind,
        /// The men that could be meant.
        men: Bitboard,
        /// To where.
        to: Square,
    },
    /// Several men may move so, and it is not said which does (article C.10).
    Unclear {
        /// What is to be moved.
        kind: PieceKind,
        /// The men that may.
        men: Bitboard,
        /// To where.
        to: Square,
    },
}

/// What has moved, so that castling is no longer possible.
///
/// A position alone often does not tell; the history of a [`Game`](crate::Game) may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moved {
    /// The king.
    King,
    /// The rook that stands on this square.
    Rook(Square),
    /// The king, or the rook that stands on this square.
    KingOrRook(Square),
}
