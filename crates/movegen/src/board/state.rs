//! A board on which moves can be generated.

use core::fmt;

use super::{BoardError, Placement};
use crate::castling::{CastlingRights, Wing};
use crate::geometry::{Bitboard, Direction, Rank, Square};
use crate::piece::{Color, Piece, PieceKind};

/// Men, side to move, castling rights and en passant square: all that decides which moves are legal.
///
/// It is `Copy` and one cache line long; a move gives a new board. There is always exactly one king
/// a side, the side that has just moved is not in check, no pawn stands on the first or last rank,
/// every castling right has its king and rook, and the en passant square has been passed over by an
/// enemy pawn that stands beyond it. [`Board::new`] establishes this and moves keep it.
///
/// ```
/// use roque_movegen::{Board, Color, Move, Square};
///
/// let board = Board::START;
/// assert_eq!(board.legal_moves().len(), 20);
/// let board = board.play(Move::new(Square::E2, Square::E4))?;
/// assert_eq!(board.turn(), Color::Black);
/// assert_eq!(board.en_passant(), Some(Square::E3));
/// # Ok::<(), roque_movegen::IllegalMove>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    pub(crate) placement: Placement,
    pub(crate) rights: CastlingRights,
    pub(crate) en_passant: Option<Square>,
    pub(crate) turn: Color,
}

impl Board {
    /// The start of a standard game.
    pub const START: Self = Self {
        placement: Placement::START,
        rights: CastlingRights::STANDARD,
        en_passant: None,
        turn: Color::White,
    };

    /// The board with these men, rights and en passant square, and `turn` to move.
    ///
    /// `en_passant` is the square that the opponent's pawn has just passed over, whether or not a
    /// pawn can capture there.
    ///
    /// # Errors
    ///
    /// The first condition of [`BoardError`] that is not met.
    pub fn new(
        placement: Placement,
        turn: Color,
        rights: CastlingRights,
        en_passant: Option<Square>,
    ) -> Result<Self, BoardError> {
        for color in Color::ALL {
            let count = placement.pieces(color, PieceKind::King).len();
            if count != 1 {
                return Err(BoardError::Kings { color, count });
            }
        }
        let rims = Rank::First.bitboard() | Rank::Eighth.bitboard();
        if let Some(square) = (placement.pawns & rims).first() {
            return Err(BoardError::PawnOnBackRank(square));
        }
        let board = Self {
            placement,
            rights,
            en_passant,
            turn,
        };
        if board.attackers(board.king(!turn), turn).any() {
            return Err(BoardError::OpponentInCheck(!turn));
        }
        for color in Color::ALL {
            board.check_rights(color)?;
        }
        if let Some(square) = en_passant {
            board.check_en_passant(square)?;
        }
        Ok(board)
    }

    fn check_rights(&self, color: Color) -> Result<(), BoardError> {
        let king = self.king(color);
        let rooks = self.pieces(color, PieceKind::Rook);
        let mut wings = [false; 2];
        for file in self.rights.files(color) {
            let rook = Square::new(file, color.back_rank());
            if king.rank() != color.back_rank() || !rooks.contains(rook) {
                return Err(BoardError::CastlingRight(color, file));
            }
            let wing = usize::from(file > king.file());
            if core::mem::replace(&mut wings[wing], true) {
                return Err(BoardError::TwoRightsOnOneWing(color));
            }
        }
        Ok(())
    }

    fn check_en_passant(&self, passed: Square) -> Result<(), BoardError> {
        let pusher = !self.turn;
        let ahead = match pusher {
            Color::White => Direction::North,
            Color::Black => Direction::South,
        };
        let behind = match pusher {
            Color::White => Direction::South,
            Color::Black => Direction::North,
        };
        let path = passed.bitboard() | passed.bitboard().shift(behind);
        let pawn = passed.bitboard().shift(ahead);
        let sound = passed.rank() == pusher.passed_rank()
            && !path.intersects(self.occupied())
            && pawn.is_subset_of(self.pieces(pusher, PieceKind::Pawn));
        if sound {
            Ok(())
        } else {
            Err(BoardError::EnPassant(passed))
        }
    }

    /// The men.
    #[inline]
    pub const fn placement(&self) -> &Placement {
        &self.placement
    }

    /// Who is to move.
    #[inline(always)]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Which rooks may still castle.
    #[inline]
    pub const fn castling_rights(&self) -> CastlingRights {
        self.rights
    }

    /// The square of the rook with which `color` may still castle on `wing`, if it has that right.
    #[inline]
    pub fn castling_rook(&self, color: Color, wing: Wing) -> Option<Square> {
        self.rights.rook(color, wing, self.king(color))
    }

    /// The square that a pawn has passed over in the last move, whether or not it can be captured.
    #[inline(always)]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// All occupied squares.
    #[inline(always)]
    pub const fn occupied(&self) -> Bitboard {
        self.placement.occupied()
    }

    /// The squares of all men of `color`.
    #[inline(always)]
    pub const fn of_color(&self, color: Color) -> Bitboard {
        self.placement.of_color(color)
    }

    /// The squares of all men of `kind`.
    #[inline]
    pub const fn of_kind(&self, kind: PieceKind) -> Bitboard {
        self.placement.of_kind(kind)
    }

    /// The squares of `color`'s men of `kind`.
    #[inline]
    pub const fn pieces(&self, color: Color, kind: PieceKind) -> Bitboard {
        self.placement.pieces(color, kind)
    }

    /// The man on `square`, if there is one.
    #[inline]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.placement.piece_at(square)
    }

    /// The square of `color`'s king.
    #[inline(always)]
    pub const fn king(&self, color: Color) -> Square {
        Bitboard(self.placement.kings.0 & self.placement.men[color.index()].0).lowest()
    }
}

/// Draws the board from White's side.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.placement, f)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Board, {} to move, {:?}, en passant {:?}\n{}",
            self.turn, self.rights, self.en_passant, self.placement
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_one_cache_line() {
        assert!(size_of::<Board>() <= 64);
    }
}
