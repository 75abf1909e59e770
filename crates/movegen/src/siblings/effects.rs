//! Moves that leave the other side's king in peace, and those that leave all of its men in peace.
//!
//! "We" are the side that replies, "they" the side that moves. Most moves of most positions have nothing
//! to do with our king, and many have little to do with any man of ours. What the replies to such moves
//! have in common is found once, for a *pass* of theirs (a null move):
//!
//! - After a **calm** move our king has the moves that it has after a pass, no check is given, and the
//!   same men of ours are pinned. Only the others' moves are counted anew.
//! - After an **inert** move, which is calm too, the number of replies is that after a pass, give or
//!   take the pawn moves that its two squares allow or hinder; these are read off as sets. Nothing is
//!   counted anew.
//!
//! A move from one square to another is calm if
//!
//! - on neither square a man opens or blocks a line from a slider of theirs to our king, our own men
//!   aside: there is no check and no pin that was not there before, and none that is gone;
//! - what their men attack beside our king, and on its way to castle, stays as it is;
//! - nothing beside our king is captured, and no square of a castling of ours is concerned.
//!
//! It is inert if, besides,
//!
//! - nothing is captured, and no slider of ours attacks either square;
//! - no pawn of ours that is pinned, or that stands before its promotion, attacks either square or may go
//!   there, and no pawn of ours was stopped by the man that moves.
//!
//! The conditions are broader than they would have to be. A move that fails one of them is only counted
//! with more effort. Promotions are never asked about: to do so was not faster.

use super::split::{Split, Splitter};
use super::survey::Survey;
use crate::attacks::{self, Sliders, knight_attacks, pawn_attacks};
use crate::board::{Board, castling_paths, castling_targets};
use crate::generate::{PawnStep, Threats};
use crate::geometry::{Bitboard, Rank, Square};
use crate::piece::{Color, PieceKind};
use crate::side::Side;

/// Which of the moves of a position are calm and which inert, and the sum of the inert ones.
pub(super) struct Effects<X> {
    sliders: X,
    /// The squares that calm moves may leave, and those that they may enter.
    calm: Squares,
    /// The same for inert moves.
    inert: Squares,
    near: Near,
    /// What our pawns attack to the left, and to the right.
    attacked: [Bitboard; 2],
    /// Where a man is in the way of one pawn move.
    in_the_way: [Bitboard; 2],
    /// How many inert moves were met.
    pub(super) inert_moves: u32,
    /// How many more replies there are to these together than to as many passes.
    pub(super) difference: i32,
    /// What threatens our king after a pass: pins.
    pub(super) pins: Threats,
    /// How many moves our king has after a calm move.
    pub(super) king_replies: u32,
}

struct Squares {
    leave: Bitboard,
    enter: Bitboard,
}

/// By what a man attacks, the squares from where it touches something that matters to our king.
struct Near {
    pawns: Bitboard,
    knights: Bitboard,
    diagonals: Bitboard,
    orthogonals: Bitboard,
    king: Bitboard,
}

impl<X: Sliders> Effects<X> {
    /// What is calm on `board`, on which `S` is to move.
    #[inline(always)]
    pub(super) fn on<S: Side>(board: &Board, sliders: X, survey: impl Survey) -> Self {
        let men = &board.placement;
        let ours = board.of_color(!S::COLOR);
        let theirs = board.of_color(S::COLOR);
        let occupied = board.occupied();
        let king = board.king(!S::COLOR);
        let pins = Threats::on::<S::Opponent>(board, sliders, king);

        // The squares that their men's attacks decide upon.
        let steps = attacks::king(king) & !ours;
        let mut zone = steps;
        let mut taboo = attacks::king(king) & ours;
        let rooks = board.rights.rooks_of(!S::COLOR);
        for rook in rooks {
            let (king_path, rook_path) = castling_paths(!S::COLOR, king, rook);
            zone |= king_path;
            taboo |= king_path | rook_path | rook.bitboard();
        }
        let targets = zone | king.bitboard();
        let lines = survey.lines::<S>(board, zone);
        let near = Near {
            pawns: pawn_attacks::<S::Opponent>(targets),
            knights: knight_attacks(targets),
            diagonals: lines.diagonal,
            orthogonals: lines.orthogonal,
            king: neighbourhood(zone),
        };
        let safe = zone
            - lines.attacked
            - pawn_attacks::<S>(men.pawns & theirs)
            - knight_attacks(men.knights & theirs)
            - attacks::king(board.king(S::COLOR));
        let calm = Squares {
            leave: !(taboo | lines.guarded),
            enter: !(taboo | lines.guarded),
        };
        let mut king_replies = (steps & safe).len();
        for rook in rooks {
            let (king_path, rook_path) = castling_paths(!S::COLOR, king, rook);
            let path = (king_path | rook_path).without(king).without(rook);
            if king_path.without(king).is_subset_of(safe)
                && !path.intersects(occupied)
                && !pins.along_files_and_ranks.contains(rook)
            {
                king_replies += 1;
            }
        }

        let mut reached = ours | lines.reached;
        let pawns = men.pawns & ours;
        let special = pawns
            & (pins.along_files_and_ranks | pins.along_diagonals | before_promotion(!S::COLOR));
        reached |= special.shift(<S::Opponent as Side>::UP) | pawn_attacks::<S::Opponent>(special);
        let plain = pawns - special;
        let (ahead, far_ahead) = pushes::<S::Opponent>(plain, Bitboard::EMPTY);
        let (pushed, doubled) = pushes::<S::Opponent>(plain, occupied);
        Self {
            sliders,
            inert: Squares {
                leave: calm.leave - reached - ahead - far_ahead,
                enter: calm.enter - reached,
            },
            calm,
            near,
            attacked: [
                plain.shift(<S::Opponent as Side>::UP_LEFT),
                plain.shift(<S::Opponent as Side>::UP_RIGHT),
            ],
            in_the_way: [pushed, doubled | doubled.shift(S::UP)],
            inert_moves: 0,
            difference: 0,
            pins,
            king_replies,
        }
    }

    /// Counts the inert moves to these squares.
    #[inline(always)]
    fn enter(&mut self, inert: Bitboard) {
        let size = |set: Bitboard| (inert & set).len().cast_signed();
        let [left, right] = self.attacked;
        let [one, another] = self.in_the_way;
        self.difference += size(left) + size(right) - size(one) - size(another);
    }

    #[inline(always)]
    fn leave(&mut self, squares: Bitboard) {
        let [left, right] = self.attacked;
        self.difference -= ((squares & left).len() + (squares & right).len()).cast_signed();
    }
}

/// Takes the inert moves.
impl<X: Sliders> Splitter for Effects<X> {
    const SPLITS: bool = true;

    #[inline(always)]
    fn split_piece(&mut self, kind: PieceKind, from: Square, targets: Bitboard) -> Split {
        let near = match kind {
            PieceKind::Pawn => self.near.pawns,
            PieceKind::Knight => self.near.knights,
            PieceKind::Bishop => self.near.diagonals,
            PieceKind::Rook => self.near.orthogonals,
            PieceKind::Queen => self.near.diagonals | self.near.orthogonals,
            PieceKind::King => self.near.king,
        };
        let calm = (targets & self.calm.enter & everything_if(self.calm.leave - near, from)) - near;
        let inert = calm & self.inert.enter & everything_if(self.inert.leave, from);
        let [left, right] = self.attacked;
        let lost = u32::from(left.contains(from)) + u32::from(right.contains(from));
        self.difference -= (inert.len() * lost).cast_signed();
        self.enter(inert);
        self.inert_moves += inert.len();
        Split {
            calm: calm - inert,
            others: targets - calm,
        }
    }

    #[inline(always)]
    fn split_pawns(&mut self, step: PawnStep, targets: Bitboard) -> Split {
        let near = self.near.pawns;
        let origins = step.origins(targets);
        let staying = origins & (near | !self.calm.leave);
        let calm = (targets & self.calm.enter) - near - step.targets(staying);
        let inert = calm & self.inert.enter & step.targets(origins & self.inert.leave);
        let origins = step.origins(inert);
        self.leave(origins);
        self.enter(inert);
        self.inert_moves += inert.len();
        Split {
            calm: calm - inert,
            others: targets - calm,
        }
    }

    /// Two men leave the board's lines at once, so that the lines of our king are asked for on the board
    /// after the capture. Nothing but a slider can give check then: the king was in none before their
    /// move, and the only man that has moved is captured.
    #[inline(always)]
    fn count_en_passant<S: Side>(&mut self, board: &Board, from: Square) -> bool {
        let men = &board.placement;
        let theirs = board.of_color(S::COLOR);
        let king = board.king(!S::COLOR);
        let passed = from.bitboard().shift(S::UP);
        let pawns = pawn_attacks::<S>(from.bitboard()).shift(S::UP) & men.pawns;
        for pawn in pawns & board.of_color(!S::COLOR) {
            let occupied = (board.occupied() | passed).without(from).without(pawn);
            let checkers = (self.sliders.bishop(king, occupied) & men.diagonals)
                | (self.sliders.rook(king, occupied) & men.orthogonals);
            self.difference += i32::from(!checkers.intersects(theirs));
        }
        true
    }

    /// Two men move: what holds for each of the squares holds for all.
    #[inline(always)]
    fn take_castling<S: Side>(&mut self, king: Square, rook: Square) -> bool {
        let (king_to, rook_to) = castling_targets(S::COLOR, king, rook);
        let before = king.bitboard() | rook.bitboard();
        let after = king_to.bitboard() | rook_to.bitboard();
        let (left, entered) = (before - after, after - before);
        let near = self.near.king | self.near.orthogonals;
        let inert = left.is_subset_of(self.inert.leave - near)
            && entered.is_subset_of(self.inert.enter - near)
            && !(before & after).intersects(near);
        if inert {
            self.leave(left);
            self.enter(entered);
            self.inert_moves += 1;
        }
        inert
    }
}

/// Where the `pawns` of `S` are pushed through squares that are not `occupied`: by one, and by two.
#[inline(always)]
fn pushes<S: Side>(pawns: Bitboard, occupied: Bitboard) -> (Bitboard, Bitboard) {
    let pushed = pawns.shift(S::UP) - occupied;
    (pushed, (pushed & S::THIRD_RANK).shift(S::UP) - occupied)
}

/// All squares if `set` contains `square`.
#[inline(always)]
fn everything_if(set: Bitboard, square: Square) -> Bitboard {
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
