//! The eight directions at once: AVX2, one direction a lane.
#![expect(unsafe_code, reason = "names the instructions of one instruction set")]

use core::arch::x86_64::{
    __m256i, _mm256_and_si256, _mm256_or_si256, _mm256_set_epi64x, _mm256_set1_epi64x,
    _mm256_sllv_epi64, _mm256_srlv_epi64, _mm256_storeu_si256,
};
use core::ops::{BitAnd, BitOr};

use super::Avx2Proof;

/// A set of squares for each direction: north, north-east, east, north-west, and their opposites.
///
/// A value is proof that the CPU has AVX2.
#[derive(Clone, Copy)]
pub(crate) struct Compass {
    up: __m256i,
    down: __m256i,
}

/// The squares through which lines lead, in steps of one, two and four.
#[derive(Clone, Copy)]
pub(crate) struct Paths([Compass; 3]);

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

impl BitAnd for Compass {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        unsafe {
            Self {
                up: _mm256_and_si256(self.up, other.up),
                down: _mm256_and_si256(self.down, other.down),
            }
        }
    }
}

impl BitOr for Compass {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        unsafe {
            Self {
                up: _mm256_or_si256(self.up, other.up),
                down: _mm256_or_si256(self.down, other.down),
            }
        }
    }
}

impl Compass {
    /// The same set in each direction.
    #[inline(always)]
    pub(crate) fn splat(_proof: Avx2Proof, set: u64) -> Self {
        // SAFETY: the proof is of the instructions.
        let both = unsafe { _mm256_set1_epi64x(set.cast_signed()) };
        Self {
            up: both,
            down: both,
        }
    }

    /// One set along files and ranks, another along diagonals.
    #[inline(always)]
    pub(crate) fn by_line(_proof: Avx2Proof, orthogonal: u64, diagonal: u64) -> Self {
        let (orthogonal, diagonal) = (orthogonal.cast_signed(), diagonal.cast_signed());
        // SAFETY: the proof is of the instructions.
        let both = unsafe { _mm256_set_epi64x(diagonal, orthogonal, diagonal, orthogonal) };
        Self {
            up: both,
            down: both,
        }
    }

    /// Each set in the place of the opposite direction.
    #[inline(always)]
    pub(crate) fn opposite(self) -> Self {
        Self {
            up: self.down,
            down: self.up,
        }
    }

    /// The sets along files and ranks together, and those along diagonals.
    #[inline(always)]
    pub(crate) fn lines(self) -> (u64, u64) {
        let mut lanes = [0_u64; 4];
        // SAFETY: a value of this type is proof of the instructions; the store writes the array.
        unsafe {
            let both = _mm256_or_si256(self.up, self.down);
            _mm256_storeu_si256(lanes.as_mut_ptr().cast(), both);
        }
        (lanes[0] | lanes[2], lanes[1] | lanes[3])
    }

    /// All sets together.
    #[inline(always)]
    pub(crate) fn all(self) -> u64 {
        let (orthogonal, diagonal) = self.lines();
        orthogonal | diagonal
    }

    /// Each set, `times` steps on; what leaves the board comes in on the other side.
    #[inline(always)]
    fn step(self, times: i64) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        unsafe {
            let distances = _mm256_set_epi64x(7 * times, times, 9 * times, 8 * times);
            Self {
                up: _mm256_sllv_epi64(self.up, distances),
                down: _mm256_srlv_epi64(self.down, distances),
            }
        }
    }

    /// Without the squares that a step comes to around the edge of the board.
    #[inline(always)]
    fn without_edge(self) -> Self {
        let [not_a, not_h] = [NOT_A.cast_signed(), NOT_H.cast_signed()];
        // SAFETY: a value of this type is proof of the instructions.
        unsafe {
            self & Self {
                up: _mm256_set_epi64x(not_h, not_a, not_a, -1),
                down: _mm256_set_epi64x(not_a, not_h, not_h, -1),
            }
        }
    }
}

impl Paths {
    /// Lines that lead through the squares of `open`.
    #[inline(always)]
    pub(crate) fn through(proof: Avx2Proof, open: u64) -> Self {
        let one = Compass::splat(proof, open).without_edge();
        let two = one & one.step(1);
        Self([one, two, two & two.step(2)])
    }

    /// All that is seen from the squares of `from`, the first square that is not open included.
    #[inline(always)]
    pub(crate) fn seen(self, from: Compass) -> Compass {
        let Self([one, two, four]) = self;
        let filled = from | (one & from.step(1));
        let filled = filled | (two & filled.step(2));
        let filled = filled | (four & filled.step(4));
        filled.step(1).without_edge()
    }
}
