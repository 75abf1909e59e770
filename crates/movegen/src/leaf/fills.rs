//! What sliders attack: fills through the empty squares, in doubling steps.
//!
//! A set of sliders is spread in one direction by one square, then by two, then by four, through
//! chains of empty squares (Kogge and Stone); one more step gives the attacked squares. The chains do
//! not depend on the sliders and serve both sides. Along ranks, subtraction does the same: twice the
//! sliders of a rank taken from its occupied squares borrows up to the next occupied one, and each
//! borrow stops there, so that one subtraction serves all sliders of all ranks.

use super::Lanes;

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

/// The chains of empty squares through which fills in one direction go: by one, two and four.
#[derive(Clone, Copy)]
struct Chain<L>([L; 3]);

macro_rules! direction {
    ($chain:ident $fill:ident $shift:ident $one:literal $two:literal $four:literal $edge:expr) => {
        #[inline(always)]
        fn $chain<L: Lanes>(proof: L::Proof, empty: L) -> Chain<L> {
            let empty = without_edge(proof, empty, $edge);
            let two = empty & empty.$shift::<$one>();
            Chain([empty, two, two & two.$shift::<$two>()])
        }

        #[inline(always)]
        fn $fill<L: Lanes>(proof: L::Proof, chain: Chain<L>, sliders: L) -> L {
            let Chain([by_one, by_two, by_four]) = chain;
            let filled = sliders | (by_one & sliders.$shift::<$one>());
            let filled = filled | (by_two & filled.$shift::<$two>());
            let filled = filled | (by_four & filled.$shift::<$four>());
            without_edge(proof, filled.$shift::<$one>(), $edge)
        }
    };
}

direction!(north_chain north_fill left 8 16 32 None);
direction!(south_chain south_fill right 8 16 32 None);
direction!(north_east_chain north_east_fill left 9 18 36 Some(NOT_A));
direction!(north_west_chain north_west_fill left 7 14 28 Some(NOT_H));
direction!(south_east_chain south_east_fill right 7 14 28 Some(NOT_A));
direction!(south_west_chain south_west_fill right 9 18 36 Some(NOT_H));

/// The set without what has wrapped around the edge of the board.
#[inline(always)]
fn without_edge<L: Lanes>(proof: L::Proof, set: L, edge: Option<u64>) -> L {
    match edge {
        None => set,
        Some(edge) => set & L::splat(proof, edge),
    }
}

/// Attacks along files and ranks.
#[derive(Clone, Copy)]
pub(super) struct Orthogonals<L: Lanes> {
    proof: L::Proof,
    occupied: L,
    reversed: L,
    north: Chain<L>,
    south: Chain<L>,
}

impl<L: Lanes> Orthogonals<L> {
    #[inline(always)]
    pub(super) fn through(proof: L::Proof, occupied: L) -> Self {
        Self {
            proof,
            occupied,
            reversed: occupied.reverse_bytes(),
            north: north_chain(proof, !occupied),
            south: south_chain(proof, !occupied),
        }
    }

    #[inline(always)]
    pub(super) fn north(&self, sliders: L) -> L {
        north_fill(self.proof, self.north, sliders)
    }

    #[inline(always)]
    pub(super) fn south(&self, sliders: L) -> L {
        south_fill(self.proof, self.south, sliders)
    }

    /// The sliders must be among the occupied squares.
    #[inline(always)]
    pub(super) fn east(&self, sliders: L) -> L {
        up_the_bytes(self.occupied, sliders)
    }

    /// The sliders must be among the occupied squares.
    #[inline(always)]
    pub(super) fn west(&self, sliders: L) -> L {
        up_the_bytes(self.reversed, sliders.reverse_bytes()).reverse_bytes()
    }
}

#[inline(always)]
fn up_the_bytes<L: Lanes>(occupied: L, sliders: L) -> L {
    occupied ^ occupied.minus_by_bytes(sliders.plus_by_bytes(sliders))
}

/// Attacks along diagonals.
#[derive(Clone, Copy)]
pub(super) struct Diagonals<L: Lanes> {
    proof: L::Proof,
    north_east: Chain<L>,
    north_west: Chain<L>,
    south_east: Chain<L>,
    south_west: Chain<L>,
}

impl<L: Lanes> Diagonals<L> {
    #[inline(always)]
    pub(super) fn through(proof: L::Proof, occupied: L) -> Self {
        let empty = !occupied;
        Self {
            proof,
            north_east: north_east_chain(proof, empty),
            north_west: north_west_chain(proof, empty),
            south_east: south_east_chain(proof, empty),
            south_west: south_west_chain(proof, empty),
        }
    }

    #[inline(always)]
    pub(super) fn north_east(&self, sliders: L) -> L {
        north_east_fill(self.proof, self.north_east, sliders)
    }

    #[inline(always)]
    pub(super) fn north_west(&self, sliders: L) -> L {
        north_west_fill(self.proof, self.north_west, sliders)
    }

    #[inline(always)]
    pub(super) fn south_east(&self, sliders: L) -> L {
        south_east_fill(self.proof, self.south_east, sliders)
    }

    #[inline(always)]
    pub(super) fn south_west(&self, sliders: L) -> L {
        south_west_fill(self.proof, self.south_west, sliders)
    }
}
