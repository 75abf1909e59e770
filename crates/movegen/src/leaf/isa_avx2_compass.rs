//! The eight directions at once: AVX2, in two registers.
#![expect(unsafe_code, reason = "names the instructions of one instruction set")]

use core::arch::x86_64::{
    __m256i, _mm256_and_si256, _mm256_or_si256, _mm256_set_epi64x, _mm256_set1_epi64x,
    _mm256_sllv_epi64, _mm256_srlv_epi64, _mm256_storeu_si256,
};
use core::ops::{BitAnd, BitOr};

use super::{Avx2Proof, Compass};

/// Four directions that lead to higher squares, and their opposites.
#[derive(Clone, Copy)]
pub(crate) struct Avx2Compass {
    up: __m256i,
    down: __m256i,
}

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

impl BitAnd for Avx2Compass {
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

impl BitOr for Avx2Compass {
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

impl Compass for Avx2Compass {
    type Proof = Avx2Proof;

    #[inline(always)]
    fn splat(_proof: Avx2Proof, set: u64) -> Self {
        // SAFETY: the proof is of the instructions.
        let both = unsafe { _mm256_set1_epi64x(set.cast_signed()) };
        Self {
            up: both,
            down: both,
        }
    }

    #[inline(always)]
    fn by_line(_proof: Avx2Proof, sets: [u64; 4]) -> Self {
        let [file, rising, rank, falling] = sets.map(u64::cast_signed);
        // SAFETY: the proof is of the instructions.
        let both = unsafe { _mm256_set_epi64x(falling, rank, rising, file) };
        Self {
            up: both,
            down: both,
        }
    }

    #[inline(always)]
    fn by_kind(proof: Avx2Proof, orthogonals: u64, diagonals: u64) -> Self {
        Self::by_line(proof, [orthogonals, diagonals, orthogonals, diagonals])
    }

    #[inline(always)]
    fn lines(self) -> [u64; 4] {
        let mut lanes = [0; 4];
        // SAFETY: a value of this type is proof of the instructions; the store writes the array.
        unsafe {
            let both = _mm256_or_si256(self.up, self.down);
            _mm256_storeu_si256(lanes.as_mut_ptr().cast(), both);
        }
        lanes
    }

    #[inline(always)]
    fn opposite(self) -> Self {
        Self {
            up: self.down,
            down: self.up,
        }
    }

    #[inline(always)]
    fn step<const TIMES: i64>(self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        unsafe {
            let distances = _mm256_set_epi64x(7 * TIMES, TIMES, 9 * TIMES, 8 * TIMES);
            Self {
                up: _mm256_sllv_epi64(self.up, distances),
                down: _mm256_srlv_epi64(self.down, distances),
            }
        }
    }

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
