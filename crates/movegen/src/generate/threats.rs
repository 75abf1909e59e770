//! What threatens a king: checkers, pins, and the squares it may not step on.

use crate::attacks::{self, Sliders, between, knight_attacks, pawn_attacks};
use crate::board::Board;
use crate::geometry::{Bitboard, Square};
use crate::side::Side;

/// The men that give check to `S`'s king and those of `S` that are pinned to it, by line.
///
/// ```text
///     8  . . . . k . . .      Two pins on White's king on e1: the rook on e2 may move on the
///     7  . . . . r . . .      file only, the bishop on f2 on its diagonal only. The sets hold
///     6  . . . . x . . .      the squares from the king to the pinner, pinner included.
///     5  . . . . x . . .
///     4  . . . . x . . b      along_files_and_ranks:  x, the rook on e2, the rook on e7
///     3  . . . . x . y .      along_diagonals:        y, the bishop on f2, the bishop on h4
///     2  . . . . R B . .
///     1  . . . . K . . .
///        a b c d e f g h
/// ```
#[derive(Clone, Copy)]
pub(crate) struct Threats {
    /// The enemy men that give check.
    pub(crate) checkers: Bitboard,
    /// Lines of pins on diagonals, from the king (without it) to the pinner.
    pub(crate) along_diagonals: Bitboard,
    /// Lines of pins on files and ranks, from the king (without it) to the pinner.
    pub(crate) along_files_and_ranks: Bitboard,
}

impl Threats {
    pub(crate) const NONE: Self = Self {
        checkers: Bitboard::EMPTY,
        along_diagonals: Bitboard::EMPTY,
        along_files_and_ranks: Bitboard::EMPTY,
    };

    /// The lines of all pins.
    #[inline(always)]
    pub(crate) fn pinned(&self) -> Bitboard {
        self.along_diagonals | self.along_files_and_ranks
    }

    #[inline(always)]
    pub(crate) fn on<S: Side>(board: &Board, sliders: impl Sliders, king: Square) -> Self {
        let men = &board.placement;
        let own = board.of_color(S::COLOR);
        let enemies = board.of_color(!S::COLOR);
        let knights = attacks::knight(king) & men.knights;
        let pawns = attacks::pawn(S::COLOR, king) & men.pawns;
        let mut threats = Self {
            checkers: (knights | pawns) & enemies,
            ..Self::NONE
        };
        // As if our own men were not there: each slider that then sees the king either gives check
        // or has some of our men before it; if it is one, that man is pinned.
        let diagonal = sliders.bishop(king, enemies) & men.diagonals & enemies;
        for slider in diagonal {
            let path = between(king, slider);
            let blockers = path & own;
            if blockers.is_empty() {
                threats.checkers |= slider.bitboard();
            } else if !blockers.more_than_one() {
                threats.along_diagonals |= path | slider.bitboard();
            }
        }
        let orthogonal = sliders.rook(king, enemies) & men.orthogonals & enemies;
        for slider in orthogonal {
            let path = between(king, slider);
            let blockers = path & own;
            if blockers.is_empty() {
                threats.checkers |= slider.bitboard();
            } else if !blockers.more_than_one() {
                threats.along_files_and_ranks |= path | slider.bitboard();
            }
        }
        threats
    }
}

/// Those of `squares` that no man of `S` attacks if `occupied` is occupied.
///
/// One square, the commonest case by far, is looked at from where it is; for more, each man is.
#[inline(always)]
pub(crate) fn unattacked<S: Side>(
    board: &Board,
    sliders: impl Sliders,
    occupied: Bitboard,
    squares: Bitboard,
) -> Bitboard {
    let men = &board.placement;
    let own = board.of_color(S::COLOR);
    let (diagonals, orthogonals) = (men.diagonals & own, men.orthogonals & own);
    if !squares.more_than_one() {
        let Some(square) = squares.first() else {
            return squares;
        };
        let near = (attacks::pawn(!S::COLOR, square) & men.pawns)
            | (attacks::knight(square) & men.knights)
            | (attacks::king(square) & men.kings);
        let attackers = (near & own)
            | (sliders.bishop(square, occupied) & diagonals)
            | (sliders.rook(square, occupied) & orthogonals);
        return if attackers.any() {
            Bitboard::EMPTY
        } else {
            squares
        };
    }
    let near = pawn_attacks::<S>(men.pawns & own)
        | knight_attacks(men.knights & own)
        | attacks::king(board.king(S::COLOR));
    let mut safe = squares & !near;
    if safe.any() {
        for from in diagonals {
            safe &= !sliders.bishop(from, occupied);
        }
        for from in orthogonals {
            safe &= !sliders.rook(from, occupied);
        }
    }
    safe
}
