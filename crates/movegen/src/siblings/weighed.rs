//! Calm moves whose replies are counted by the squares that the moves leave and enter.
//!
//! After a [calm](super::calmness) move our men other than the king are hindered, freed, captured and given
//! something to capture by what has left one square and entered another. What a man of theirs on a square
//! does to the number of our moves is the square's [weight](Weights), and as a rule a move changes that
//! number by the weight of its target less that of its origin: the weights are found once, and all calm
//! moves together are two numbers for each square, how many enter it and how many leave it.
//!
//! The rule fails where one man of ours looks at both squares. These are all such cases, and what they
//! add to the sum:
//!
//! - A man moves along the line of a slider of ours that attacks it: the squares behind the origin are not
//!   won, but those up to the target are, if the man moves away.
//! - A pawn captures a pawn: one more, since the captured pawn's capture was lost twice.
//! - A pawn goes from the target of a double push to the square that the pawn passes: one less, since the
//!   double push is not won.
//!
//! Kings and sliders that capture a pawn or stop a double push from before it, and pawns that are pushed along
//! a rook's line, are left to be counted: to correct the pushes was slower.

use super::calmness::{Calmness, KingLines, Relocation};
use super::en_passant::en_passant_replies;
use super::parents::calm_parent_of;
use super::rays::RAYS;
use super::split::{Split, Splitter};
use super::survey::AllAround;
use crate::attacks::{self, Sliders, between, pawn_attacks};
use crate::board::Board;
use crate::generate::{PawnStep, Threats};
use crate::geometry::{Bitboard, Direction, Square};
use crate::leaf::{Avx512Compass, Avx512Proof, CalmParent, Compass, Ray, Runs, Sight, Weights};
use crate::piece::PieceKind;
use crate::side::Side;

/// Which moves of a position are weighed, and what they weigh.
pub(super) struct Weighed<X> {
    sliders: X,
    calmness: Calmness,
    weights: Weights,
    /// What our sliders attack: in each direction, and along each line.
    seen: [Bitboard; 8],
    lines: [Bitboard; 4],
    occupied: Bitboard,
    ours: Bitboard,
    pawns: PawnView,
    /// How many moves were weighed.
    moves: u32,
    /// What the weights do not tell: replies en passant, and where one man looks at both squares.
    others: i32,
}

/// What our pawns look at.
struct PawnView {
    pawns: Bitboard,
    /// The squares to which they go if they can, pushed or capturing.
    all: Bitboard,
    /// Of these, those that have to do with double pushes.
    double: Bitboard,
    /// The targets of their double pushes.
    far: Bitboard,
}

impl PawnView {
    /// Those of `S`, of which `pushers` may be pushed.
    #[inline(always)]
    fn of<S: Side>(pawns: Bitboard, pushers: Bitboard) -> Self {
        let ahead = pawns.shift(S::UP);
        let third = ahead & S::THIRD_RANK;
        let double = third | third.shift(S::UP);
        Self {
            pawns,
            all: ahead | double | pawn_attacks::<S>(pawns),
            double,
            far: (pushers.shift(S::UP) & S::THIRD_RANK).shift(S::UP),
        }
    }

    /// The squares beside `square` where men are captured, or double pushes stopped, of pawns that look at
    /// both; and some more.
    #[inline(always)]
    fn concerned_with(&self, square: Square) -> Bitboard {
        use Direction::{North, South};
        let (north, south) = (
            square.bitboard().shift(North),
            square.bitboard().shift(South),
        );
        let beside = attacks::king(square) | north.shift(North) | south.shift(South);
        beside & (self.pawns | self.double)
    }
}

impl<X: Sliders> Weighed<X> {
    /// What is weighed on `board`, on which `S` is to move.
    #[inline(always)]
    pub(super) fn on<S: Side>(board: &Board, sliders: X, proof: Avx512Proof) -> Self {
        let (occupied, ours) = (board.occupied(), board.of_color(!S::COLOR));
        // The order is that of the longest chains of operations: each begins before what does not wait for it.
        let runs = Runs::on(proof, occupied.0, ours.0);
        let lines = KingLines::on::<S>(board, sliders);
        let (parent, sight) = parent_with_sight::<S>(board, &lines.pins, proof);
        let calmness = Calmness::on::<S>(board, lines, AllAround::<Avx512Compass>(proof));
        let weights = Weights::of::<S::Opponent>(proof, &parent, sight, runs);
        let seen = sight.seen;
        Self {
            sliders,
            calmness,
            weights,
            seen: seen.to_array().map(Bitboard),
            lines: seen.lines().map(Bitboard),
            occupied,
            ours,
            pawns: PawnView::of::<S::Opponent>(
                board.placement.pawns & ours,
                Bitboard(parent.pawns_on_file),
            ),
            moves: 0,
            others: 0,
        }
    }

    /// How many replies there are to the moves that were weighed: a number, and eight that are to be added
    /// to it, modulo 2⁶⁴.
    #[inline(always)]
    pub(super) fn replies(&self) -> (i64, [u64; 8]) {
        let of_king = i64::from(self.moves * self.calmness.king_replies);
        let (of_others, addends) = self.weights.total(self.moves);
        let replies = of_king + i64::from(of_others) + i64::from(self.others);
        (replies, addends)
    }

    /// Pawns that may be weighed as they become a `kind`. A pawn that captures towards a slider captures it.
    #[inline(always)]
    fn weighable_pawns(&self, step: PawnStep, kind: PieceKind, targets: Bitboard) -> Bitboard {
        let ray = Ray::of(step.direction());
        let mut staying = self.seen[ray.opposite() as usize];
        if step.is_push() {
            staying |= self.seen[ray as usize];
        }
        self.calmness.of_pawns(step, kind, targets, staying)
    }

    #[inline(always)]
    fn weigh_pawns(&mut self, step: PawnStep, targets: Bitboard) {
        let origins = step.origins(targets);
        self.weights.enter(targets);
        self.weights.leave_each(origins);
        self.moves += targets.len();
        if step.is_push() {
            self.others -= (origins & self.pawns.far).len().cast_signed();
        } else {
            // A slider behind the pawn comes to look at the target.
            let followed = origins & self.seen[Ray::of(step.direction()) as usize];
            let captured = targets & self.pawns.pawns;
            self.others += (followed.len() + captured.len()).cast_signed();
        }
    }

    /// Corrects the moves from `from` to `targets` along lines on which the man is attacked.
    #[inline(always)]
    fn correct_along_lines(&mut self, from: Square, targets: Bitboard) {
        let mut looking = 0_u8;
        for ray in Ray::ALL {
            looking |= u8::from(self.seen[ray as usize].contains(from)) << ray as usize;
        }
        while looking != 0 {
            let ray = Ray::ALL[looking.trailing_zeros() as usize & 7];
            looking &= looking - 1;
            let rays = &RAYS[from.index()];
            let away = targets & Bitboard(rays[ray as usize]);
            let towards = targets & Bitboard(rays[ray.opposite() as usize]);
            let behind = (first_seen(from, ray, self.occupied) - self.ours).len();
            self.others -= ((away.len() + towards.len()) * behind).cast_signed();
            for to in away {
                self.others += (between(from, to).len() + 1).cast_signed();
            }
        }
    }
}

/// The parent with these pins, and what our sliders see.
///
/// No pins is a case of its own: a processor foresees it, and begins before the look-ups have found that
/// there are none.
#[inline(always)]
fn parent_with_sight<S: Side>(
    board: &Board,
    pins: &Threats,
    proof: Avx512Proof,
) -> (CalmParent, Sight) {
    if pins.pinned().is_empty() {
        let parent = calm_parent_of::<S>(board, &Threats::NONE);
        (parent, Sight::of(proof, &parent))
    } else {
        let parent = calm_parent_of::<S>(board, pins);
        (parent, Sight::of(proof, &parent))
    }
}

/// From a square to the first man in the direction of `ray`, that man included.
#[inline(always)]
fn first_seen(from: Square, ray: Ray, occupied: Bitboard) -> Bitboard {
    let squares = RAYS[from.index()][ray as usize];
    let met = occupied.0 & squares;
    Bitboard(if ray.leads_upwards() {
        squares & (met ^ met.wrapping_sub(1))
    } else {
        // Without a man the whole ray.
        squares & (u64::MAX << (met | 1).ilog2())
    })
}

/// Takes the moves that it weighs.
impl<X: Sliders> Splitter for Weighed<X> {
    const FINDS_CALM_MOVES: bool = false;

    #[inline(always)]
    fn split_piece(&mut self, kind: PieceKind, from: Square, targets: Bitboard) -> Split {
        let mut weighed = self.calmness.of_piece(kind, from, targets);
        // The squares of a knight's move are never on one line, nor before one pawn.
        if kind != PieceKind::Knight {
            if self.pawns.all.contains(from) {
                weighed -= self.pawns.concerned_with(from);
            }
            let [file, rising, rank, falling] = self.lines;
            let attacked = match kind {
                PieceKind::Bishop => rising | falling,
                PieceKind::Rook => file | rank,
                _ => file | rank | rising | falling,
            };
            if attacked.contains(from) {
                self.correct_along_lines(from, weighed);
            }
        }
        self.weights.enter(weighed);
        self.weights.leave(from, weighed.len());
        self.moves += weighed.len();
        Split::others(targets - weighed)
    }

    #[inline(always)]
    fn split_pawns(&mut self, step: PawnStep, targets: Bitboard) -> Split {
        let weighed = self.weighable_pawns(step, PieceKind::Pawn, targets);
        self.weigh_pawns(step, weighed);
        Split::others(targets - weighed)
    }

    #[inline(always)]
    fn split_promotions(&mut self, step: PawnStep, kind: PieceKind, targets: Bitboard) -> Bitboard {
        let weighed = self.weighable_pawns(step, kind, targets);
        self.weigh_pawns(step, weighed);
        targets - weighed
    }

    #[inline(always)]
    fn count_en_passant<S: Side>(&mut self, board: &Board, from: Square) -> bool {
        self.others += en_passant_replies::<S>(board, self.sliders, from).cast_signed();
        true
    }

    /// Along the rank none of our sliders looks at a square of a castling: it would look at the king, before
    /// or after. Along other lines, and of our other men, none looks at two of them with one move.
    #[inline(always)]
    fn take_castling<S: Side>(&mut self, king: Square, rook: Square) -> bool {
        let castling = Relocation::of::<S>(king, rook);
        let weighed = self.calmness.is_calm_castling(&castling);
        if weighed {
            self.weights.enter(castling.entered);
            self.weights.leave_each(castling.left);
            self.moves += 1;
        }
        weighed
    }
}
