//! The eight directions of one position at once, one direction a lane.

use core::ops::{BitAnd, BitOr};

/// A set of squares for each direction, in the order of [`Ray`](super::Ray): four that lead to higher
/// squares, then their opposites.
///
/// A value is proof that the CPU has the instructions of its type.
pub(crate) trait Compass: Copy + BitAnd<Output = Self> + BitOr<Output = Self> {
    /// That the CPU has the instructions.
    type Proof: Copy;

    /// The same set in each direction.
    fn splat(proof: Self::Proof, set: u64) -> Self;

    /// A set for each line: files, rising diagonals, ranks, and falling diagonals.
    fn by_line(proof: Self::Proof, sets: [u64; 4]) -> Self;

    /// One set for files and ranks, and one for diagonals.
    fn by_kind(proof: Self::Proof, orthogonals: u64, diagonals: u64) -> Self;

    /// The sets of both directions of each line together, in the order of [`by_line`](Self::by_line).
    fn lines(self) -> [u64; 4];

    /// Each set in the place of the opposite direction.
    fn opposite(self) -> Self;

    /// Each set, `TIMES` steps on; what leaves the board may come in on another side.
    fn step<const TIMES: i64>(self) -> Self;

    /// Without the squares that a step comes to around the edge of the board.
    fn without_edge(self) -> Self;

    /// All sets together.
    #[inline(always)]
    fn all(self) -> u64 {
        let [file, rising, rank, falling] = self.lines();
        file | rising | rank | falling
    }
}

/// The squares through which lines lead, in steps of one, two and four.
#[derive(Clone, Copy)]
pub(crate) struct Paths<C>([C; 3]);

impl<C: Compass> Paths<C> {
    /// Lines that lead through the squares of `open`.
    #[inline(always)]
    pub(crate) fn through(proof: C::Proof, open: u64) -> Self {
        let one = C::splat(proof, open).without_edge();
        let two = one & one.step::<1>();
        Self([one, two, two & two.step::<2>()])
    }

    /// All that is seen from the squares of `from`, the first square that is not open included.
    #[inline(always)]
    pub(crate) fn seen(self, from: C) -> C {
        let Self([one, two, four]) = self;
        let filled = from | (one & from.step::<1>());
        let filled = filled | (two & filled.step::<2>());
        let filled = filled | (four & filled.step::<4>());
        filled.step::<1>().without_edge()
    }
}
