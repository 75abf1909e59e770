//! The eight directions at once: AVX-512, in one register.
#![expect(unsafe_code, reason = "names the instructions of one instruction set")]

use core::arch::x86_64::{
    __m512i, _mm256_or_si256, _mm256_storeu_si256, _mm512_and_si512, _mm512_castsi512_si256,
    _mm512_extracti64x4_epi64, _mm512_mask_set1_epi64, _mm512_or_si512, _mm512_rolv_epi64,
    _mm512_set_epi64, _mm512_set1_epi64, _mm512_shuffle_i64x2, _mm512_storeu_si512,
    _mm512_xor_si512,
};
use core::ops::{BitAnd, BitOr, BitXor, Not};

use super::{Avx512Proof, Compass};

/// The directions in the lanes of a 512-bit register.
#[derive(Clone, Copy)]
pub(crate) struct Avx512Compass(pub(super) __m512i);

const NOT_A: i64 = !0x0101_0101_0101_0101;
const NOT_H: i64 = 0x7f7f_7f7f_7f7f_7f7f;
const NOT_FIRST: i64 = !0xff;
const NOT_EIGHTH: i64 = 0x00ff_ffff_ffff_ffff;

macro_rules! operator {
    ($trait:ident $method:ident $intrinsic:ident) => {
        impl $trait for Avx512Compass {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                // SAFETY: a value of this type is proof of the instructions.
                Self(unsafe { $intrinsic(self.0, other.0) })
            }
        }
    };
}

operator!(BitAnd bitand _mm512_and_si512);
operator!(BitOr bitor _mm512_or_si512);
operator!(BitXor bitxor _mm512_xor_si512);

impl Not for Avx512Compass {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm512_xor_si512(self.0, _mm512_set1_epi64(-1)) })
    }
}

impl Compass for Avx512Compass {
    type Proof = Avx512Proof;

    #[inline(always)]
    fn splat(_proof: Avx512Proof, set: u64) -> Self {
        // SAFETY: the proof is of the instructions.
        Self(unsafe { _mm512_set1_epi64(set.cast_signed()) })
    }

    #[inline(always)]
    fn by_line(_proof: Avx512Proof, sets: [u64; 4]) -> Self {
        let [file, rising, rank, falling] = sets.map(u64::cast_signed);
        // SAFETY: the proof is of the instructions.
        Self(unsafe { _mm512_set_epi64(falling, rank, rising, file, falling, rank, rising, file) })
    }

    /// From two registers: a compiler that sees four sets loads those of a board as one vector, and has to wait
    /// until all of the board is in memory, where it was written piece by piece a moment before.
    #[inline(always)]
    fn by_kind(_proof: Avx512Proof, orthogonals: u64, diagonals: u64) -> Self {
        // SAFETY: the proof is of the instructions.
        Self(unsafe {
            let orthogonals = _mm512_set1_epi64(orthogonals.cast_signed());
            _mm512_mask_set1_epi64(orthogonals, 0b1010_1010, diagonals.cast_signed())
        })
    }

    #[inline(always)]
    fn lines(self) -> [u64; 4] {
        let mut lanes = [0; 4];
        // SAFETY: a value of this type is proof of the instructions; the store writes the array.
        unsafe {
            let (up, down) = (
                _mm512_castsi512_si256(self.0),
                _mm512_extracti64x4_epi64::<1>(self.0),
            );
            _mm256_storeu_si256(lanes.as_mut_ptr().cast(), _mm256_or_si256(up, down));
        }
        lanes
    }

    #[inline(always)]
    fn opposite(self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm512_shuffle_i64x2::<0b01_00_11_10>(self.0, self.0) })
    }

    #[inline(always)]
    fn step<const TIMES: i64>(self) -> Self {
        self.turned([
            8 * TIMES,
            9 * TIMES,
            TIMES,
            7 * TIMES,
            -8 * TIMES,
            -9 * TIMES,
            -TIMES,
            -7 * TIMES,
        ])
    }

    #[inline(always)]
    fn without_edge(self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        let edges = unsafe {
            _mm512_set_epi64(
                NOT_A & NOT_EIGHTH,
                NOT_H,
                NOT_H & NOT_EIGHTH,
                NOT_EIGHTH,
                NOT_H & NOT_FIRST,
                NOT_A,
                NOT_A & NOT_FIRST,
                NOT_FIRST,
            )
        };
        self & Self(edges)
    }
}

impl Avx512Compass {
    /// Each set, one step back; what leaves the board comes in on another side.
    #[inline(always)]
    pub(super) fn step_back(self) -> Self {
        self.turned([-8, -9, -1, -7, 8, 9, 1, 7])
    }

    /// Each lane rotated towards higher squares.
    #[inline(always)]
    fn turned(self, [n, ne, e, nw, s, sw, w, se]: [i64; 8]) -> Self {
        // SAFETY: a value of this type is proof of the instructions. (Distances are taken modulo 64.)
        Self(unsafe { _mm512_rolv_epi64(self.0, _mm512_set_epi64(se, w, sw, s, nw, e, ne, n)) })
    }

    /// The set of each direction.
    #[inline(always)]
    pub(crate) fn to_array(self) -> [u64; 8] {
        let mut lanes = [0; 8];
        // SAFETY: a value of this type is proof of the instructions; the store writes the array.
        unsafe { _mm512_storeu_si512(lanes.as_mut_ptr().cast(), self.0) };
        lanes
    }
}
