//! Calm moves that leave all of the other side's men in peace.
//!
//! After an **inert** move, which is [calm](super::calmness), the number of replies is that after a pass,
//! give or take the pawn moves that its two squares allow or hinder; these are read off as sets. Nothing
//! is counted anew. A calm move is inert if, besides,
//!
//! - nothing is captured, and no slider of ours attacks either square;
//! - no pawn of ours that is pinned, or that stands before its promotion, attacks either square or may go
//!   there, and no pawn of ours was stopped by the man that moves.
//!
//! Promotions are never asked about: to do so was not faster.

use super::calmness::{Calmness, KingLines, Relocation, before_promotion, everything_if};
use super::en_passant::en_passant_replies;
use super::split::{Split, Splitter};
use super::survey::Survey;
use crate::attacks::{Sliders, pawn_attacks};
use crate::board::Board;
use crate::generate::PawnStep;
use crate::geometry::{Bitboard, Square};
use crate::piece::PieceKind;
use crate::side::Side;

/// Which of the moves of a position are calm and which inert, and the sum of the inert ones.
pub(super) struct Inert<X> {
    sliders: X,
    pub(super) calmness: Calmness,
    /// The squares that inert moves may not leave, and those that they may not enter.
    stay: Bitboard,
    closed: Bitboard,
    /// What our pawns attack to the left, and to the right.
    attacked: [Bitboard; 2],
    /// Where a man is in the way of one pawn move.
    in_the_way: [Bitboard; 2],
    /// How many inert moves were met.
    pub(super) moves: u32,
    /// How many more replies there are to these together than to as many passes.
    pub(super) difference: i32,
}

impl<X: Sliders> Inert<X> {
    /// What is calm and inert on `board`, on which `S` is to move.
    #[inline(always)]
    pub(super) fn on<S: Side>(board: &Board, sliders: X, survey: impl Survey) -> Self {
        let calmness = Calmness::on::<S>(board, KingLines::on::<S>(board, sliders), survey);
        let ours = board.of_color(!S::COLOR);
        let pawns = board.placement.pawns & ours;
        let pins = &calmness.pins;
        let special = pawns & (pins.pinned() | before_promotion(!S::COLOR));
        let closed = ours
            | survey.reached::<S>(board)
            | special.shift(<S::Opponent as Side>::UP)
            | pawn_attacks::<S::Opponent>(special);
        let plain = pawns - special;
        let (ahead, far_ahead) = pushes::<S::Opponent>(plain, Bitboard::EMPTY);
        let (pushed, doubled) = pushes::<S::Opponent>(plain, board.occupied());
        Self {
            sliders,
            calmness,
            stay: closed | ahead | far_ahead,
            closed,
            attacked: [
                plain.shift(<S::Opponent as Side>::UP_LEFT),
                plain.shift(<S::Opponent as Side>::UP_RIGHT),
            ],
            in_the_way: [pushed, doubled | doubled.shift(S::UP)],
            moves: 0,
            difference: 0,
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
impl<X: Sliders> Splitter for Inert<X> {
    const FINDS_CALM_MOVES: bool = true;

    #[inline(always)]
    fn split_piece(&mut self, kind: PieceKind, from: Square, targets: Bitboard) -> Split {
        let calm = self.calmness.of_piece(kind, from, targets);
        let inert = (calm - self.closed) & everything_if(!self.stay, from);
        let [left, right] = self.attacked;
        let lost = u32::from(left.contains(from)) + u32::from(right.contains(from));
        self.difference -= (inert.len() * lost).cast_signed();
        self.enter(inert);
        self.moves += inert.len();
        Split {
            calm: calm - inert,
            others: targets - calm,
        }
    }

    #[inline(always)]
    fn split_pawns(&mut self, step: PawnStep, targets: Bitboard) -> Split {
        let calm = self
            .calmness
            .of_pawns(step, PieceKind::Pawn, targets, Bitboard::EMPTY);
        let origins = step.origins(targets);
        let inert = (calm - self.closed) & step.targets(origins - self.stay);
        let origins = step.origins(inert);
        self.leave(origins);
        self.enter(inert);
        self.moves += inert.len();
        Split {
            calm: calm - inert,
            others: targets - calm,
        }
    }

    #[inline(always)]
    fn count_en_passant<S: Side>(&mut self, board: &Board, from: Square) -> bool {
        self.difference += en_passant_replies::<S>(board, self.sliders, from).cast_signed();
        true
    }

    /// Two men move: what holds for each of the squares holds for all.
    #[inline(always)]
    fn take_castling<S: Side>(&mut self, king: Square, rook: Square) -> bool {
        let castling = Relocation::of::<S>(king, rook);
        let inert = self.calmness.is_calm_castling(&castling)
            && !castling.left.intersects(self.stay)
            && !castling.entered.intersects(self.closed);
        if inert {
            self.leave(castling.left);
            self.enter(castling.entered);
            self.moves += 1;
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
