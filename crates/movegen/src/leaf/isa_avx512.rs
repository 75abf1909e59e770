//! Eight lanes, or four: AVX-512.
#![expect(unsafe_code, reason = "names the instructions of one instruction set")]

use core::arch::x86_64::{
    _mm256_storeu_si256, _mm512_castsi512_si256, _mm512_loadu_si512, _mm512_maskz_compress_epi8,
};
use core::mem::MaybeUninit;

use crate::geometry::WriteSquares;
use crate::isa::Isa;
use crate::sealed::Sealed;

pub use eight::Avx512;
use four::Avx512Half;

/// That the CPU has all that [`Avx512`] uses.
#[derive(Clone, Copy, Debug)]
pub struct Avx512Proof(());

impl Avx512Proof {
    /// The proof, if this CPU has the instructions and the system saves their registers.
    pub fn detect() -> Option<Self> {
        Isa::Avx512.is_available().then_some(Self(()))
    }
}

macro_rules! operator {
    ($name:ident $trait:ident $method:ident $intrinsic:ident) => {
        impl $trait for $name {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                // SAFETY: a value of this type is proof of the instructions.
                Self(unsafe { $intrinsic(self.0, other.0) })
            }
        }
    };
}

/// Lanes of one width, from intrinsics that have the same names for both.
macro_rules! lanes {
    ($(#[$doc:meta])* $name:ident, $len:literal, $half:ty) => {
        use core::arch::x86_64::_mm_cvtsi64_si128;
        use core::ops::{BitAnd, BitOr, BitXor, Not};

        use super::Avx512Proof;
        use crate::leaf::{Avx2Proof, Lanes};
        use crate::sealed::Sealed;

        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name(Register);

        operator!($name BitAnd bitand and);
        operator!($name BitOr bitor or);
        operator!($name BitXor bitxor xor);

        impl Not for $name {
            type Output = Self;
            #[inline(always)]
            fn not(self) -> Self {
                // SAFETY: a value of this type is proof of the instructions.
                Self(unsafe { xor(self.0, broadcast(-1)) })
            }
        }

        impl Sealed for $name {}

        impl Lanes for $name {
            type Proof = Avx512Proof;
            type Half = $half;
            type Tally = Self;

            const LEN: usize = $len;

            #[inline(always)]
            fn avx2(proof: Avx512Proof) -> Avx2Proof {
                Avx2Proof::of(proof)
            }

            #[inline(always)]
            fn avx512(proof: Avx512Proof) -> Option<Avx512Proof> {
                Some(proof)
            }

            #[inline(always)]
            fn splat(_proof: Avx512Proof, bits: u64) -> Self {
                // SAFETY: the proof is of the instructions.
                Self(unsafe { broadcast(bits.cast_signed()) })
            }

            #[inline(always)]
            fn squares(proof: Avx512Proof, indices: &[u8; 8]) -> Self {
                let one = Self::splat(proof, 1);
                let indices = Self::widen(proof, indices);
                // SAFETY: the proof is of the instructions.
                Self(unsafe { shift_left_each(one.0, indices.0) })
            }

            #[inline(always)]
            fn widen(_proof: Avx512Proof, bytes: &[u8; 8]) -> Self {
                // SAFETY: the proof is of the instructions.
                Self(unsafe { widen_bytes(_mm_cvtsi64_si128(i64::from_le_bytes(*bytes))) })
            }

            #[inline(always)]
            fn to_array(self) -> [u64; 8] {
                let mut lanes = [0; 8];
                // SAFETY: the store writes no more than the 64 bytes of the array.
                unsafe { store(lanes.as_mut_ptr().cast(), self.0) };
                lanes
            }

            #[inline(always)]
            fn left<const N: u32>(self) -> Self {
                // SAFETY: a value of this type is proof of the instructions.
                Self(unsafe { shift_left(self.0, _mm_cvtsi64_si128(i64::from(N))) })
            }

            #[inline(always)]
            fn right<const N: u32>(self) -> Self {
                // SAFETY: a value of this type is proof of the instructions.
                Self(unsafe { shift_right(self.0, _mm_cvtsi64_si128(i64::from(N))) })
            }

            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                // SAFETY: a value of this type is proof of the instructions.
                Self(unsafe { add(self.0, other.0) })
            }

            #[inline(always)]
            fn minus(self, other: Self) -> Self {
                // SAFETY: a value of this type is proof of the instructions.
                Self(unsafe { subtract(self.0, other.0) })
            }

            #[inline(always)]
            fn where_any(self, test: Self) -> Self {
                // SAFETY: a value of this type is proof of the instructions.
                Self(unsafe { masked(test_any(test.0, test.0), self.0) })
            }

            #[inline(always)]
            fn where_none(self, test: Self) -> Self {
                // SAFETY: a value of this type is proof of the instructions.
                Self(unsafe { masked(test_none(test.0, test.0), self.0) })
            }

            #[inline(always)]
            fn any(self) -> bool {
                // SAFETY: a value of this type is proof of the instructions.
                unsafe { test_any(self.0, self.0) != 0 }
            }

            #[inline(always)]
            fn up_from_highest(self) -> Self {
                // SAFETY: a value of this type is proof of the instructions. (The highest bit shifted down
                // by the leading zeros is the highest one; its negative, that and all above.)
                Self(unsafe {
                    let top = broadcast(i64::MIN);
                    let highest = shift_right_each(top, leading_zeros(self.0));
                    subtract(zero(), highest)
                })
            }

            #[inline(always)]
            fn minus_by_bytes(self, other: Self) -> Self {
                // SAFETY: a value of this type is proof of the instructions.
                Self(unsafe { subtract_bytes(self.0, other.0) })
            }

            #[inline(always)]
            fn plus_by_bytes(self, other: Self) -> Self {
                // SAFETY: a value of this type is proof of the instructions.
                Self(unsafe { add_bytes(self.0, other.0) })
            }

            #[inline(always)]
            fn reverse_bytes(self) -> Self {
                // SAFETY: a value of this type is proof of the instructions.
                Self(unsafe {
                    let reversal = broadcast(0x8040_2010_0804_0201_u64.cast_signed());
                    affine::<0>(self.0, reversal)
                })
            }

            #[inline(always)]
            fn tally(proof: Avx512Proof) -> Self {
                Self::splat(proof, 0)
            }

            #[inline(always)]
            fn add(tally: Self, set: Self) -> Self {
                // SAFETY: a value of this type is proof of the instructions.
                Self(unsafe { add(tally.0, sizes(set.0)) })
            }

            #[inline(always)]
            fn total(tally: Self) -> Self {
                tally
            }
        }
    };
}

mod eight {
    use core::arch::x86_64::{
        __m512i as Register, _mm512_add_epi8 as add_bytes, _mm512_add_epi64 as add,
        _mm512_and_si512 as and, _mm512_cvtepu8_epi64 as widen_bytes,
        _mm512_gf2p8affine_epi64_epi8 as affine, _mm512_lzcnt_epi64 as leading_zeros,
        _mm512_maskz_mov_epi64 as masked, _mm512_or_si512 as or, _mm512_popcnt_epi64 as sizes,
        _mm512_set1_epi64 as broadcast, _mm512_setzero_si512 as zero,
        _mm512_sll_epi64 as shift_left, _mm512_sllv_epi64 as shift_left_each,
        _mm512_srl_epi64 as shift_right, _mm512_srlv_epi64 as shift_right_each,
        _mm512_storeu_si512 as store, _mm512_sub_epi8 as subtract_bytes,
        _mm512_sub_epi64 as subtract, _mm512_test_epi64_mask as test_any,
        _mm512_testn_epi64_mask as test_none, _mm512_xor_si512 as xor,
    };

    lanes!(
        /// Eight sets in a 512-bit register.
        Avx512, 8, super::Avx512Half
    );
}

mod four {
    use core::arch::x86_64::{
        __m256i as Register, _mm256_add_epi8 as add_bytes, _mm256_add_epi64 as add,
        _mm256_and_si256 as and, _mm256_cvtepu8_epi64 as widen_bytes,
        _mm256_gf2p8affine_epi64_epi8 as affine, _mm256_lzcnt_epi64 as leading_zeros,
        _mm256_maskz_mov_epi64 as masked, _mm256_or_si256 as or, _mm256_popcnt_epi64 as sizes,
        _mm256_set1_epi64x as broadcast, _mm256_setzero_si256 as zero,
        _mm256_sll_epi64 as shift_left, _mm256_sllv_epi64 as shift_left_each,
        _mm256_srl_epi64 as shift_right, _mm256_srlv_epi64 as shift_right_each,
        _mm256_storeu_si256 as store, _mm256_sub_epi8 as subtract_bytes,
        _mm256_sub_epi64 as subtract, _mm256_test_epi64_mask as test_any,
        _mm256_testn_epi64_mask as test_none, _mm256_xor_si256 as xor,
    };

    lanes!(
        /// Four sets in a 256-bit register: half the work, on some CPUs, for the last few moves.
        Avx512Half, 4, Self
    );
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
