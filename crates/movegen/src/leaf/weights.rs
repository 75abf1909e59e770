//! What a man of theirs on a square does to the number of our moves.

use super::Avx512Proof;
use super::calm::CalmParent;
use super::compass::{Compass, Paths};
use super::isa_avx512_bytes::{Bytes, Parts};
use super::isa_avx512_compass::Avx512Compass;
use crate::geometry::{Bitboard, Square};
use crate::side::Side;

/// The weight of each square, and how often each is entered and left.
///
/// The *weight* of a square is how many more moves our men other than the king have if a man of theirs
/// stands there than if none does. It is
///
/// - for each slider of ours that looks at the square, less the squares behind it up to the next man, that
///   man included if it is not ours;
/// - less the pushes that a man there stops, and more the captures that it offers;
/// - where a man of ours stands, less the moves of that man, which would be captured, and one more for each
///   of ours that defends it.
///
/// Kings stay as they are, and so does what is pinned.
#[derive(Clone, Copy)]
pub(crate) struct Weights {
    /// For each square its weight, and [`SHIFT`] more.
    by_square: Bytes,
    /// For each square how often it is entered less how often it is left.
    entered: Bytes,
    /// Where our sliders can go.
    moves: Avx512Compass,
    /// How many moves our pawns and knights have.
    other_moves: u32,
}

/// It makes all weights positive, and cancels out: each move leaves a square as it enters one.
///
/// Whatever men there are, a square has at most 27 others on its lines; the moves of a pawn, and the pushes
/// that one man stops, are at most twelve; and at most eight men attack a square along lines, eight more as
/// knights, and two as pawns, whose captures may be four moves each.
const SHIFT: i8 = 60;

impl Weights {
    /// The weights when `S` is to reply; of `parent`, with what our sliders see there, and the runs.
    #[inline(always)]
    pub(crate) fn of<S: Side>(
        proof: Avx512Proof,
        parent: &CalmParent,
        sight: Sight,
        runs: Runs,
    ) -> Self {
        let Sight { sliders, seen } = sight;
        let not_ours = Avx512Compass::splat(proof, !parent.ours);
        let hindered = sliders | (seen & not_ours);
        let Runs { ones, twos, fours } = runs;
        let fours = Bytes::directions(fours & hindered);
        let twos = fours.plus(fours).plus(Bytes::directions(twos & hindered));
        let lost = twos.plus(twos).plus(Bytes::directions(ones & hindered));
        let defended = Bytes::directions(seen & !not_ours);
        let mut weights = Self {
            by_square: Bytes::splat(proof, SHIFT).plus(defended).minus(lost),
            entered: Bytes::splat(proof, 0),
            moves: seen & not_ours,
            other_moves: 0,
        };
        weights.add_pawns::<S>(parent);
        weights.add_knights(parent);
        weights
    }

    /// Pinned pawns keep to their line; what one attacks it can capture then.
    #[inline(always)]
    fn add_pawns<S: Side>(&mut self, parent: &CalmParent) {
        let (ours, empty) = (Bitboard(parent.ours), Bitboard(!parent.occupied));
        let theirs = !ours - empty;
        let left = Bitboard(parent.pawns_falling).shift(S::UP_LEFT);
        let right = Bitboard(parent.pawns_rising).shift(S::UP_RIGHT);
        let ahead = Bitboard(parent.pawns_on_file).shift(S::UP) - ours;
        let pushed = ahead & empty;
        let far_ahead = (pushed & S::THIRD_RANK).shift(S::UP) - ours;
        let doubled = far_ahead & empty;
        let stops_both = ahead & S::THIRD_RANK & empty.shift(<S::Opponent as Side>::UP);
        // The pawns that have each move.
        let pushing = pushed.shift(<S::Opponent as Side>::UP);
        let doubling = doubled
            .shift(<S::Opponent as Side>::UP)
            .shift(<S::Opponent as Side>::UP);
        let taking_left = (left & theirs).shift(S::UP_LEFT.opposite());
        let taking_right = (right & theirs).shift(S::UP_RIGHT.opposite());
        self.add(left, 1);
        self.add(right, 1);
        for less in [
            ahead,
            far_ahead,
            stops_both,
            pushing,
            doubling,
            taking_left,
            taking_right,
        ] {
            self.add(less, -1);
        }
        for moves in [pushing, doubling, taking_left, taking_right] {
            self.other_moves += moves.len();
        }
        if parent.may_promote {
            // Each promotion is four moves.
            let last = S::COLOR.promotion_rank().bitboard();
            let before = last.shift(<S::Opponent as Side>::UP);
            self.add(left & last, 3);
            self.add(right & last, 3);
            self.add(ahead & last, -3);
            for moves in [
                pushing & before,
                taking_left & before,
                taking_right & before,
            ] {
                self.add(moves, -3);
                self.other_moves += 3 * moves.len();
            }
        }
    }

    #[inline(always)]
    fn add_knights(&mut self, parent: &CalmParent) {
        let ours = Bitboard(parent.ours);
        for knight in parent.knights {
            let attacked = parent.knight_attacks[knight.index()];
            let moves = (attacked - ours).len();
            self.add(attacked & ours, 1);
            self.add(knight.bitboard(), -(moves as i8));
            self.other_moves += moves;
        }
    }

    #[inline(always)]
    fn add(&mut self, squares: Bitboard, weight: i8) {
        self.by_square = self.by_square.add_on(squares.0, weight);
    }

    /// Notes moves to these squares.
    #[inline(always)]
    pub(crate) fn enter(&mut self, squares: Bitboard) {
        self.entered = self.entered.add_on(squares.0, 1);
    }

    /// Notes as many moves from this square.
    #[inline(always)]
    pub(crate) fn leave(&mut self, square: Square, moves: u32) {
        self.entered = self.entered.add_on(square.bitboard().0, -(moves as i8));
    }

    /// Notes a move from each of these squares.
    #[inline(always)]
    pub(crate) fn leave_each(&mut self, squares: Bitboard) {
        self.entered = self.entered.add_on(squares.0, -1);
    }

    /// How many moves our men other than the king have after all moves that were noted, which are `moves`:
    /// a number, and eight that are to be added to it, modulo 2⁶⁴.
    #[inline(always)]
    pub(crate) fn total(&self, moves: u32) -> (u32, [u64; 8]) {
        let differences = self.by_square.times(self.entered);
        let of_sliders = Parts::of_sizes(self.moves, moves);
        (
            moves * self.other_moves,
            differences.plus(of_sliders).to_array(),
        )
    }
}

/// Our sliders, and what they attack: those that are pinned only along their pin.
#[derive(Clone, Copy)]
pub(crate) struct Sight {
    sliders: Avx512Compass,
    pub(crate) seen: Avx512Compass,
}

impl Sight {
    #[inline(always)]
    pub(crate) fn of(proof: Avx512Proof, parent: &CalmParent) -> Self {
        let lines = [
            parent.on_file,
            parent.rising,
            parent.on_rank,
            parent.falling,
        ];
        let sliders = Avx512Compass::by_line(proof, lines);
        let seen = Paths::through(proof, !parent.occupied).seen(sliders);
        Self { sliders, seen }
    }
}

/// For each square how many squares a slider sees behind it in each direction, up to the next man, that
/// man included if it is not ours: the binary digits.
#[derive(Clone, Copy)]
pub(crate) struct Runs {
    ones: Avx512Compass,
    twos: Avx512Compass,
    fours: Avx512Compass,
}

impl Runs {
    /// Where these squares are occupied, and these of them by our men.
    #[inline(always)]
    pub(crate) fn on(proof: Avx512Proof, occupied: u64, ours: u64) -> Self {
        let empty = Avx512Compass::splat(proof, !occupied).without_edge();
        let not_ours = Avx512Compass::splat(proof, !ours).without_edge();
        // The squares behind which there are at least so many.
        let one = not_ours.step_back();
        let two = (empty & one).step_back();
        let three = (empty & two).step_back();
        let four = (empty & three).step_back();
        let five = (empty & four).step_back();
        let six = (empty & five).step_back();
        let seven = (empty & six).step_back();
        Self {
            ones: one ^ two ^ three ^ four ^ five ^ six ^ seven,
            twos: (two & !four) | six,
            fours: four,
        }
    }
}
