//! What the generator tells, and to whom.

use crate::geometry::{Bitboard, Direction, Square};
use crate::piece::PieceKind;

/// A pawn's step, from which the origin of each of its targets follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PawnStep {
    /// Target number less origin number.
    distance: i8,
}

impl PawnStep {
    #[inline(always)]
    pub(crate) const fn new(direction: Direction) -> Self {
        let (files, ranks) = direction.offset();
        Self {
            distance: 8 * ranks + files,
        }
    }

    #[inline(always)]
    pub(crate) const fn doubled(self) -> Self {
        Self {
            distance: 2 * self.distance,
        }
    }

    /// The squares from which pawns come to `targets` by this step.
    #[inline(always)]
    pub(crate) const fn origins(self, targets: Bitboard) -> Bitboard {
        Bitboard(if self.distance > 0 {
            targets.0 >> self.distance
        } else {
            targets.0 << -self.distance
        })
    }

    /// The squares to which pawns go from `origins` by this step.
    #[inline(always)]
    pub(crate) const fn targets(self, origins: Bitboard) -> Bitboard {
        Bitboard(if self.distance > 0 {
            origins.0 << self.distance
        } else {
            origins.0 >> -self.distance
        })
    }

    /// Whether this is a double push.
    #[inline(always)]
    pub const fn is_double(self) -> bool {
        self.distance == 16 || self.distance == -16
    }

    /// Whether this is a push, single or double.
    #[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
    #[inline(always)]
    pub(crate) const fn is_push(self) -> bool {
        self.distance % 8 == 0
    }

    /// Where the step leads.
    #[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
    #[inline(always)]
    pub(crate) const fn direction(self) -> Direction {
        match self.distance {
            8 | 16 => Direction::North,
            9 => Direction::NorthEast,
            7 => Direction::NorthWest,
            -8 | -16 => Direction::South,
            -9 => Direction::SouthWest,
            _ => Direction::SouthEast,
        }
    }

    /// The square from which a pawn comes to `target` by this step.
    #[inline(always)]
    pub const fn origin(self, target: Square) -> Square {
        Square::from_low_bits((target as u8).wrapping_sub(self.distance.cast_unsigned()))
    }
}

/// Takes the legal moves of a board as sets of targets.
///
/// Each method is called any number of times, in no promised order, and never with an empty set
/// (but see [`ONLY_COUNTS`](Self::ONLY_COUNTS)).
/// The sets of all calls together are exactly the legal moves, none of them twice.
///
/// ```
/// use roque_movegen::{Bitboard, Board, MoveVisitor, PawnStep, PieceKind, Selection, Square};
///
/// /// The squares that the player to move can reach without a pawn.
/// struct Reached(Bitboard);
///
/// impl MoveVisitor for Reached {
///     fn piece(&mut self, _kind: PieceKind, _from: Square, targets: Bitboard) {
///         self.0 |= targets;
///     }
///     fn pawns(&mut self, _step: PawnStep, _targets: Bitboard) {}
///     fn promotions(&mut self, _step: PawnStep, _targets: Bitboard) {}
///     fn en_passant(&mut self, _from: Square, _to: Square) {}
///     fn castling(&mut self, _king: Square, _rook: Square) {}
/// }
///
/// let mut reached = Reached(Bitboard::EMPTY);
/// Board::START.visit_moves(Selection::ALL, &mut reached);
/// assert_eq!(reached.0.len(), 4);
/// ```
pub trait MoveVisitor {
    /// Whether this visitor only adds up the sizes of the sets.
    ///
    /// It may then be handed empty sets, and a queen twice: once with its diagonals and once with its
    /// file and rank. That spares branches that no processor can foresee.
    const ONLY_COUNTS: bool = false;

    /// The `kind` on `from` (no pawn) may go to each of `targets`, capturing what stands there.
    fn piece(&mut self, kind: PieceKind, from: Square, targets: Bitboard);

    /// To each of `targets` a pawn may go by `step`, without promoting and not en passant.
    fn pawns(&mut self, step: PawnStep, targets: Bitboard);

    /// On each of `targets` a pawn that goes there by `step` may become a queen, rook, bishop or
    /// knight.
    fn promotions(&mut self, step: PawnStep, targets: Bitboard);

    /// The pawn on `from` may capture en passant, going to `to`.
    fn en_passant(&mut self, from: Square, to: Square);

    /// The king on `king` may castle with its rook on `rook`.
    fn castling(&mut self, king: Square, rook: Square);
}
