//! Eight lanes: AVX-512.
#![expect(unsafe_code, reason = "names the instructions of one instruction set")]

use core::arch::x86_64::{
    __m512i, _mm_cvtsi64_si128, _mm256_storeu_si256, _mm512_add_epi8, _mm512_add_epi64,
    _mm512_and_si512, _mm512_castsi512_si256, _mm512_cvtepu8_epi64, _mm512_gf2p8affine_epi64_epi8,
    _mm512_loadu_si512, _mm512_lzcnt_epi64, _mm512_maskz_compress_epi8, _mm512_maskz_mov_epi64,
    _mm512_or_si512, _mm512_popcnt_epi64, _mm512_set1_epi64, _mm512_setzero_si512,
    _mm512_slli_epi64, _mm512_sllv_epi64, _mm512_srli_epi64, _mm512_srlv_epi64,
    _mm512_storeu_si512, _mm512_sub_epi8, _mm512_sub_epi64, _mm512_test_epi64_mask,
    _mm512_testn_epi64_mask, _mm512_xor_si512,
};
use core::mem::MaybeUninit;
use core::ops::{BitAnd, BitOr, BitXor, Not};

use super::Lanes;
use crate::geometry::WriteSquares;
use crate::isa::Isa;
use crate::sealed::Sealed;

/// Eight sets in a 512-bit register.
#[derive(Clone, Copy, Debug)]
pub struct Avx512(__m512i);

/// That the CPU has all that [`Avx512`] uses.
#[derive(Clone, Copy, Debug)]
pub struct Avx512Proof(());

macro_rules! operator {
    ($trait:ident $method:ident $intrinsic:ident) => {
        impl $trait for Avx512 {
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

impl Not for Avx512 {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm512_xor_si512(self.0, _mm512_set1_epi64(-1)) })
    }
}

impl Avx512Proof {
    /// The proof, if this CPU has the instructions and the system saves their registers.
    pub fn detect() -> Option<Self> {
        Isa::Avx512.is_available().then_some(Self(()))
    }
}

impl Sealed for Avx512 {}

impl Lanes for Avx512 {
    type Proof = Avx512Proof;
    type Tally = Self;

    const LEN: usize = 8;

    #[inline(always)]
    fn splat(_proof: Avx512Proof, bits: u64) -> Self {
        // SAFETY: the proof is of the instructions.
        Self(unsafe { _mm512_set1_epi64(bits.cast_signed()) })
    }

    #[inline(always)]
    fn squares(proof: Avx512Proof, indices: &[u8; 8]) -> Self {
        let one = Self::splat(proof, 1);
        let indices = Self::widen(proof, indices);
        // SAFETY: the proof is of the instructions.
        Self(unsafe { _mm512_sllv_epi64(one.0, indices.0) })
    }

    #[inline(always)]
    fn widen(_proof: Avx512Proof, bytes: &[u8; 8]) -> Self {
        // SAFETY: the proof is of the instructions.
        Self(unsafe { _mm512_cvtepu8_epi64(_mm_cvtsi64_si128(i64::from_le_bytes(*bytes))) })
    }

    #[inline(always)]
    fn to_array(self) -> [u64; 8] {
        let mut lanes = [0; 8];
        // SAFETY: the store writes the 64 bytes of the array.
        unsafe { _mm512_storeu_si512(lanes.as_mut_ptr().cast(), self.0) };
        lanes
    }

    #[inline(always)]
    fn left<const N: u32>(self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm512_slli_epi64::<N>(self.0) })
    }

    #[inline(always)]
    fn right<const N: u32>(self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm512_srli_epi64::<N>(self.0) })
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm512_add_epi64(self.0, other.0) })
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm512_sub_epi64(self.0, other.0) })
    }

    #[inline(always)]
    fn where_any(self, test: Self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm512_maskz_mov_epi64(_mm512_test_epi64_mask(test.0, test.0), self.0) })
    }

    #[inline(always)]
    fn where_none(self, test: Self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm512_maskz_mov_epi64(_mm512_testn_epi64_mask(test.0, test.0), self.0) })
    }

    #[inline(always)]
    fn any(self) -> bool {
        // SAFETY: a value of this type is proof of the instructions.
        unsafe { _mm512_test_epi64_mask(self.0, self.0) != 0 }
    }

    #[inline(always)]
    fn up_from_highest(self) -> Self {
        // SAFETY: a value of this type is proof of the instructions. (The highest bit shifted down
        // by the leading zeros is the highest one; its negative, that and all above.)
        Self(unsafe {
            let top = _mm512_set1_epi64(i64::MIN);
            let highest = _mm512_srlv_epi64(top, _mm512_lzcnt_epi64(self.0));
            _mm512_sub_epi64(_mm512_setzero_si512(), highest)
        })
    }

    #[inline(always)]
    fn minus_by_bytes(self, other: Self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm512_sub_epi8(self.0, other.0) })
    }

    #[inline(always)]
    fn plus_by_bytes(self, other: Self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm512_add_epi8(self.0, other.0) })
    }

    #[inline(always)]
    fn reverse_bytes(self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe {
            let reversal = _mm512_set1_epi64(0x8040_2010_0804_0201_u64.cast_signed());
            _mm512_gf2p8affine_epi64_epi8::<0>(self.0, reversal)
        })
    }

    #[inline(always)]
    fn tally(proof: Avx512Proof) -> Self {
        Self::splat(proof, 0)
    }

    #[inline(always)]
    fn add(tally: Self, set: Self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm512_add_epi64(tally.0, _mm512_popcnt_epi64(set.0)) })
    }

    #[inline(always)]
    fn total(tally: Self) -> Self {
        tally
    }
}

impl Sealed for Avx512Proof {}

impl WriteSquares for Avx512Proof {
    #[inline(always)]
    fn write_squares(self, set: u64, out: &mut [MaybeUninit<u8>; 32]) {
        static NUMBERS: [u8; 64] = {
            let mut numbers = [0; 64];
            let mut square = 0;
            while square < 64 {
                numbers[square] = square as u8;
                square += 1;
            }
            numbers
        };
        // SAFETY: the load reads the 64 bytes of the table and the store writes the 32 bytes of
        // `out`; the proof is of the instructions.
        unsafe {
            let numbers = _mm512_loadu_si512(NUMBERS.as_ptr().cast());
            let squares = _mm512_maskz_compress_epi8(set, numbers);
            _mm256_storeu_si256(out.as_mut_ptr().cast(), _mm512_castsi512_si256(squares));
        }
    }
}
