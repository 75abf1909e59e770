//! A number for each square of one position: AVX-512, one square a byte.
#![expect(unsafe_code, reason = "names the instructions of one instruction set")]

use core::arch::x86_64::{
    __m512i, _mm512_add_epi8, _mm512_add_epi32, _mm512_add_epi64, _mm512_gf2p8affine_epi64_epi8,
    _mm512_loadu_si512, _mm512_madd_epi16, _mm512_maddubs_epi16, _mm512_mask_add_epi8,
    _mm512_mul_epu32, _mm512_permutexvar_epi8, _mm512_popcnt_epi8, _mm512_popcnt_epi64,
    _mm512_set1_epi8, _mm512_set1_epi16, _mm512_set1_epi64, _mm512_slli_epi64, _mm512_srai_epi64,
    _mm512_storeu_si512, _mm512_sub_epi8,
};

use super::Avx512Proof;
use super::isa_avx512_compass::Avx512Compass;

/// A number for each square, modulo 2⁸.
///
/// A value is proof that the CPU has the instructions.
#[derive(Clone, Copy)]
pub(super) struct Bytes(__m512i);

/// Parts of a sum.
#[derive(Clone, Copy)]
pub(super) struct Parts(__m512i);

impl Bytes {
    /// The same number for each square.
    #[inline(always)]
    pub(super) fn splat(_proof: Avx512Proof, number: i8) -> Self {
        // SAFETY: the proof is of the instructions.
        Self(unsafe { _mm512_set1_epi8(number) })
    }

    /// In how many directions each square is in the set.
    #[inline(always)]
    pub(super) fn directions(sets: Avx512Compass) -> Self {
        // The ranks of all sets that have the same number, set by set.
        static BY_RANK: [u8; 64] = {
            let mut bytes = [0; 64];
            let mut index = 0;
            while index < 64 {
                bytes[index] = (8 * (index % 8) + index / 8) as u8;
                index += 1;
            }
            bytes
        };
        // SAFETY: a value of this type is proof of the instructions; the load reads the table.
        // (Multiplied by the matrix whose rows are the sets of a rank, the unit vectors give its columns:
        // for each square of the rank the sets that it is in.)
        Self(unsafe {
            let by_rank = _mm512_loadu_si512(BY_RANK.as_ptr().cast());
            let ranks = _mm512_permutexvar_epi8(by_rank, sets.0);
            let units = _mm512_set1_epi64(0x8040_2010_0804_0201_u64.cast_signed());
            _mm512_popcnt_epi8(_mm512_gf2p8affine_epi64_epi8::<0>(units, ranks))
        })
    }

    #[inline(always)]
    pub(super) fn plus(self, other: Self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm512_add_epi8(self.0, other.0) })
    }

    #[inline(always)]
    pub(super) fn minus(self, other: Self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm512_sub_epi8(self.0, other.0) })
    }

    /// Plus `number` on the squares of `set`.
    #[inline(always)]
    pub(super) fn add_on(self, set: u64, number: i8) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm512_mask_add_epi8(self.0, set, self.0, _mm512_set1_epi8(number)) })
    }

    /// For each square the product with a number that has a sign, in parts of the sum of all. Ours are at
    /// most 127 and have none.
    #[inline(always)]
    pub(super) fn times(self, signed: Self) -> Parts {
        // SAFETY: a value of this type is proof of the instructions. (Two products together fit in 16 bits:
        // 2 · 127 · 128 is less than 2¹⁵.)
        Parts(unsafe {
            let pairs = _mm512_maddubs_epi16(self.0, signed.0);
            _mm512_madd_epi16(pairs, _mm512_set1_epi16(1))
        })
    }
}

impl Parts {
    /// `times` the sizes of the sets, in parts of the sum of all.
    #[inline(always)]
    pub(super) fn of_sizes(sets: Avx512Compass, times: u32) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe {
            let sizes = _mm512_popcnt_epi64(sets.0);
            _mm512_mul_epu32(sizes, _mm512_set1_epi64(times.into()))
        })
    }

    #[inline(always)]
    pub(super) fn plus(self, other: Self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm512_add_epi32(self.0, other.0) })
    }

    /// Eight numbers with the same sum, modulo 2⁶⁴.
    #[inline(always)]
    pub(super) fn to_array(self) -> [u64; 8] {
        let mut numbers = [0; 8];
        // SAFETY: a value of this type is proof of the instructions; the store writes the array.
        unsafe {
            let odd = _mm512_srai_epi64::<32>(self.0);
            let even = _mm512_srai_epi64::<32>(_mm512_slli_epi64::<32>(self.0));
            _mm512_storeu_si512(numbers.as_mut_ptr().cast(), _mm512_add_epi64(odd, even));
        }
        numbers
    }
}
