//! Moves that leave the other side's king in peace.
//!
//! "We" are the side that replies, "they" the side that moves. Most moves of most positions have nothing
//! to do with our king. After such a **calm** move our king has the moves that it has after a *pass* of
//! theirs (a null move), no check is given, and the same men of ours are pinned; what these have in common
//! is found once.
//!
//! A move from one square to another is calm if
//!
//! - on neither square a man opens or blocks a line from a slider of theirs to our king, our own men
//!   aside: there is no check and no pin that was not there before, and none that is gone;
//! - neither before nor after does the man look at our king, or past one man of ours at it;
//! - what their men attack beside our king, and on its way to castle, stays as it is;
//! - nothing beside our king is captured, and no square of a castling of ours is concerned, unless a man of
//!   ours is in its way.
//!
//! The conditions are broader than they would have to be. A move that fails one of them is only counted
//! with more effort.

use super::survey::Survey;
use crate::attacks::{self, Sliders, between, knight_attacks, pawn_attacks};
use crate::board::{Board, castling_paths, castling_targets};
use crate::generate::{PawnStep, Threats};
use crate::geometry::{Bitboard, Rank, Square};
use crate::piece::{Color, PieceKind};
use crate::side::Side;

/// Which of the moves of a position are calm, and what is so after all of them.
pub(super) struct Calmness {
    /// The squares that calm moves may leave and enter.
    squares: Bitboard,
    near: Near,
    /// What threatens our king after a pass: pins.
    pub(super) pins: Threats,
    /// How many moves our king has after a calm move.
    pub(super) king_replies: u32,
}

/// By what a man attacks, the squares from where it touches something that matters to our king.
struct Near {
    pawns: Bitboard,
    knights: Bitboard,
    diagonals: Bitboard,
    orthogonals: Bitboard,
    king: Bitboard,
}

/// What our king sees past at most one man of ours in each direction.
#[derive(Clone, Copy)]
pub(super) struct KingLines {
    diagonal: Bitboard,
    orthogonal: Bitboard,
    pub(super) pins: Threats,
}

impl KingLines {
    /// On `board`, on which `S` is to move, so that our king is not in check.
    #[inline(always)]
    pub(super) fn on<S: Side>(board: &Board, sliders: impl Sliders) -> Self {
        let men = &board.placement;
        let (ours, theirs) = (board.of_color(!S::COLOR), board.of_color(S::COLOR));
        let king = board.king(!S::COLOR);
        let occupied = board.occupied();
        let first = (sliders.bishop(king, occupied) | sliders.rook(king, occupied)) & ours;
        let diagonal = sliders.bishop(king, occupied - first);
        let orthogonal = sliders.rook(king, occupied - first);
        let pin = |pinner| between(king, pinner) | pinner.bitboard();
        let mut pins = Threats::NONE;
        for pinner in diagonal & men.diagonals & theirs {
            pins.along_diagonals |= pin(pinner);
        }
        for pinner in orthogonal & men.orthogonals & theirs {
            pins.along_files_and_ranks |= pin(pinner);
        }
        Self {
            diagonal,
            orthogonal,
            pins,
        }
    }
}

impl Calmness {
    /// What is calm on `board`, on which `S` is to move, and these are the lines of our king.
    #[inline(always)]
    pub(super) fn on<S: Side>(board: &Board, lines: KingLines, survey: impl Survey) -> Self {
        let men = &board.placement;
        let ours = board.of_color(!S::COLOR);
        let theirs = board.of_color(S::COLOR);
        let king = board.king(!S::COLOR);
        let KingLines {
            diagonal,
            orthogonal,
            pins,
        } = lines;

        // The squares that their men's attacks decide upon.
        let steps = attacks::king(king) & !ours;
        let mut zone = steps;
        let mut taboo = attacks::king(king) & ours;
        let mut rooks = Bitboard::EMPTY;
        for rook in board.rights.rooks_of(!S::COLOR) {
            let (king_path, rook_path) = castling_paths(!S::COLOR, king, rook);
            // A man of ours does not leave: even if it is captured, the square is taken.
            if (king_path | rook_path)
                .without(king)
                .without(rook)
                .intersects(ours)
            {
                continue;
            }
            rooks |= rook.bitboard();
            zone |= king_path;
            taboo |= king_path | rook_path | rook.bitboard();
        }
        let targets = zone.with(king);
        let lines = survey.lines::<S>(board, zone);
        let safe = zone
            - lines.attacked
            - pawn_attacks::<S>(men.pawns & theirs)
            - knight_attacks(men.knights & theirs)
            - attacks::king(board.king(S::COLOR));
        let mut king_replies = (steps & safe).len();
        for rook in rooks {
            let (king_path, rook_path) = castling_paths(!S::COLOR, king, rook);
            let path = (king_path | rook_path).without(king).without(rook);
            if king_path.without(king).is_subset_of(safe)
                && !path.intersects(board.occupied())
                && !pins.along_files_and_ranks.contains(rook)
            {
                king_replies += 1;
            }
        }
        Self {
            squares: !(taboo | lines.guarded),
            near: Near {
                pawns: pawn_attacks::<S::Opponent>(targets),
                knights: knight_attacks(targets),
                diagonals: lines.diagonal | diagonal,
                orthogonals: lines.orthogonal | orthogonal,
                king: neighbourhood(zone),
            },
            pins,
            king_replies,
        }
    }

    #[inline(always)]
    fn near(&self, kind: PieceKind) -> Bitboard {
        match kind {
            PieceKind::Pawn => self.near.pawns,
            PieceKind::Knight => self.near.knights,
            PieceKind::Bishop => self.near.diagonals,
            PieceKind::Rook => self.near.orthogonals,
            PieceKind::Queen => self.near.diagonals | self.near.orthogonals,
            PieceKind::King => self.near.king,
        }
    }

    /// The targets of calm moves of a piece.
    #[inline(always)]
    pub(super) fn of_piece(&self, kind: PieceKind, from: Square, targets: Bitboard) -> Bitboard {
        let calm = self.squares - self.near(kind);
        targets & calm & everything_if(calm, from)
    }

    /// The targets of calm moves of pawns that are then of `kind`, where all but those of `staying` move.
    ///
    /// What a pawn becomes may look back through the square that the pawn has left.
    #[inline(always)]
    pub(super) fn of_pawns(
        &self,
        step: PawnStep,
        kind: PieceKind,
        targets: Bitboard,
        staying: Bitboard,
    ) -> Bitboard {
        let near = self.near(kind);
        let staying = staying | self.near.pawns | near | !self.squares;
        (targets & self.squares) - near - step.targets(step.origins(targets) & staying)
    }

    /// Whether a castling of theirs is calm.
    #[inline(always)]
    pub(super) fn is_calm_castling(&self, castling: &Relocation) -> bool {
        let near = self.near.king | self.near.orthogonals;
        (castling.left | castling.entered).is_subset_of(self.squares - near)
            && !castling.kept.intersects(near)
    }
}

/// The squares of a castling.
pub(super) struct Relocation {
    pub(super) left: Bitboard,
    pub(super) entered: Bitboard,
    /// Where one man takes the place of the other.
    kept: Bitboard,
}

impl Relocation {
    #[inline(always)]
    pub(super) fn of<S: Side>(king: Square, rook: Square) -> Self {
        let (king_to, rook_to) = castling_targets(S::COLOR, king, rook);
        let before = king.bitboard() | rook.bitboard();
        let after = king_to.bitboard() | rook_to.bitboard();
        Self {
            left: before - after,
            entered: after - before,
            kept: before & after,
        }
    }
}

/// All squares if `set` contains `square`.
#[inline(always)]
pub(super) fn everything_if(set: Bitboard, square: Square) -> Bitboard {
    Bitboard((set.0 >> square as u8 & 1).wrapping_neg())
}

/// The squares and their neighbours.
#[inline(always)]
fn neighbourhood(squares: Bitboard) -> Bitboard {
    use crate::geometry::Direction::{East, North, South, West};
    let row = squares | squares.shift(East) | squares.shift(West);
    row | row.shift(North) | row.shift(South)
}

/// The squares from which `color`'s pawns promote with their next step.
#[inline(always)]
pub(super) const fn before_promotion(color: Color) -> Bitboard {
    match color {
        Color::White => Rank::Seventh.bitboard(),
        Color::Black => Rank::Second.bitboard(),
    }
}

#[cfg(test)]
mod tests;
