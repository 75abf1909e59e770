//! Four lanes: AVX2.
#![expect(unsafe_code, reason = "names the instructions of one instruction set")]

use core::arch::x86_64::{
    __m256i, _mm_cvtsi64_si128, _mm256_add_epi8, _mm256_add_epi64, _mm256_and_si256,
    _mm256_andnot_si256, _mm256_cmpeq_epi64, _mm256_cvtepu8_epi64, _mm256_or_si256,
    _mm256_sad_epu8, _mm256_set1_epi8, _mm256_set1_epi64x, _mm256_setr_epi8, _mm256_setzero_si256,
    _mm256_shuffle_epi8, _mm256_sll_epi64, _mm256_sllv_epi64, _mm256_srl_epi64, _mm256_srli_epi64,
    _mm256_storeu_si256, _mm256_sub_epi8, _mm256_sub_epi64, _mm256_testz_si256, _mm256_xor_si256,
};
use core::mem::MaybeUninit;
use core::ops::{BitAnd, BitOr, BitXor, Not};

use super::{Avx512Proof, Lanes};
use crate::geometry::{WriteOneByOne, WriteSquares};
use crate::isa::Isa;
use crate::sealed::Sealed;

/// Four sets in a 256-bit register.
#[derive(Clone, Copy, Debug)]
pub struct Avx2(__m256i);

/// That the CPU has all that [`Avx2`] uses.
#[derive(Clone, Copy, Debug)]
pub struct Avx2Proof(());

impl Avx2Proof {
    /// The proof for a CPU that has more.
    #[inline(always)]
    pub(super) const fn of(_proof: Avx512Proof) -> Self {
        Self(())
    }

    /// The proof, if this CPU has the instructions and the system saves their registers.
    pub fn detect() -> Option<Self> {
        Isa::Avx2.is_available().then_some(Self(()))
    }
}

macro_rules! operator {
    ($trait:ident $method:ident $intrinsic:ident) => {
        impl $trait for Avx2 {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                // SAFETY: a value of this type is proof of the instructions.
                Self(unsafe { $intrinsic(self.0, other.0) })
            }
        }
    };
}

operator!(BitAnd bitand _mm256_and_si256);
operator!(BitOr bitor _mm256_or_si256);
operator!(BitXor bitxor _mm256_xor_si256);

impl Not for Avx2 {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm256_xor_si256(self.0, _mm256_set1_epi64x(-1)) })
    }
}

impl Avx2 {
    /// Each half byte by a table of sixteen bytes.
    #[inline(always)]
    unsafe fn look_up(table: [u8; 16], halves: __m256i) -> __m256i {
        let t = table.map(u8::cast_signed);
        // SAFETY: the caller holds a value of this type.
        unsafe {
            let table = _mm256_setr_epi8(
                t[0], t[1], t[2], t[3], t[4], t[5], t[6], t[7], t[8], t[9], t[10], t[11], t[12],
                t[13], t[14], t[15], t[0], t[1], t[2], t[3], t[4], t[5], t[6], t[7], t[8], t[9],
                t[10], t[11], t[12], t[13], t[14], t[15],
            );
            _mm256_shuffle_epi8(table, halves)
        }
    }

    /// The low and the high half of each byte, as numbers.
    #[inline(always)]
    unsafe fn halves(self) -> (__m256i, __m256i) {
        // SAFETY: a value of this type is proof of the instructions.
        unsafe {
            let low = _mm256_set1_epi8(15);
            (
                _mm256_and_si256(self.0, low),
                _mm256_and_si256(_mm256_srli_epi64::<4>(self.0), low),
            )
        }
    }
}

const SIZES: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
/// The low half reversed, as the high half.
const LOW_REVERSED: [u8; 16] = {
    let mut table = [0; 16];
    let mut half = 0;
    while half < 16 {
        table[half] = (half as u8).reverse_bits();
        half += 1;
    }
    table
};
/// The high half reversed, as the low half.
const HIGH_REVERSED: [u8; 16] = {
    let mut table = [0; 16];
    let mut half = 0;
    while half < 16 {
        table[half] = (half as u8).reverse_bits() >> 4;
        half += 1;
    }
    table
};

impl Sealed for Avx2 {}

impl Lanes for Avx2 {
    type Proof = Avx2Proof;
    /// Sizes by bytes. From each of eight directions at most one man reaches a square, at most eight
    /// knights do, and on the last rank three pawns count four times: 200 for the eight squares of a
    /// byte at the most.
    type Half = Self;
    type Tally = Self;

    const LEN: usize = 4;

    #[inline(always)]
    fn avx2(proof: Avx2Proof) -> super::Avx2Proof {
        proof
    }

    #[inline(always)]
    fn splat(_proof: Avx2Proof, bits: u64) -> Self {
        // SAFETY: the proof is of the instructions.
        Self(unsafe { _mm256_set1_epi64x(bits.cast_signed()) })
    }

    #[inline(always)]
    fn squares(proof: Avx2Proof, indices: &[u8; 8]) -> Self {
        let one = Self::splat(proof, 1);
        let indices = Self::widen(proof, indices);
        // SAFETY: the proof is of the instructions.
        Self(unsafe { _mm256_sllv_epi64(one.0, indices.0) })
    }

    #[inline(always)]
    fn widen(_proof: Avx2Proof, bytes: &[u8; 8]) -> Self {
        // SAFETY: the proof is of the instructions.
        Self(unsafe { _mm256_cvtepu8_epi64(_mm_cvtsi64_si128(i64::from_le_bytes(*bytes))) })
    }

    #[inline(always)]
    fn to_array(self) -> [u64; 8] {
        let mut lanes = [0; 8];
        // SAFETY: the store writes the first 32 bytes of the array.
        unsafe { _mm256_storeu_si256(lanes.as_mut_ptr().cast(), self.0) };
        lanes
    }

    #[inline(always)]
    fn left<const N: u32>(self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm256_sll_epi64(self.0, _mm_cvtsi64_si128(i64::from(N))) })
    }

    #[inline(always)]
    fn right<const N: u32>(self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm256_srl_epi64(self.0, _mm_cvtsi64_si128(i64::from(N))) })
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm256_add_epi64(self.0, other.0) })
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm256_sub_epi64(self.0, other.0) })
    }

    #[inline(always)]
    fn where_any(self, test: Self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe {
            let none = _mm256_cmpeq_epi64(test.0, _mm256_setzero_si256());
            _mm256_andnot_si256(none, self.0)
        })
    }

    #[inline(always)]
    fn where_none(self, test: Self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe {
            let none = _mm256_cmpeq_epi64(test.0, _mm256_setzero_si256());
            _mm256_and_si256(none, self.0)
        })
    }

    #[inline(always)]
    fn any(self) -> bool {
        // SAFETY: a value of this type is proof of the instructions.
        unsafe { _mm256_testz_si256(self.0, self.0) == 0 }
    }

    #[inline(always)]
    fn up_from_highest(self) -> Self {
        let mut below = self.right::<1>();
        below = below | below.right::<1>();
        below = below | below.right::<2>();
        below = below | below.right::<4>();
        below = below | below.right::<8>();
        below = below | below.right::<16>();
        !(below | below.right::<32>())
    }

    #[inline(always)]
    fn minus_by_bytes(self, other: Self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm256_sub_epi8(self.0, other.0) })
    }

    #[inline(always)]
    fn plus_by_bytes(self, other: Self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm256_add_epi8(self.0, other.0) })
    }

    #[inline(always)]
    fn reverse_bytes(self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe {
            let (low, high) = self.halves();
            _mm256_or_si256(
                Self::look_up(LOW_REVERSED, low),
                Self::look_up(HIGH_REVERSED, high),
            )
        })
    }

    #[inline(always)]
    fn tally(proof: Avx2Proof) -> Self {
        Self::splat(proof, 0)
    }

    #[inline(always)]
    fn add(tally: Self, set: Self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe {
            let (low, high) = set.halves();
            let sizes = _mm256_add_epi8(Self::look_up(SIZES, low), Self::look_up(SIZES, high));
            _mm256_add_epi8(tally.0, sizes)
        })
    }

    #[inline(always)]
    fn total(tally: Self) -> Self {
        // SAFETY: a value of this type is proof of the instructions.
        Self(unsafe { _mm256_sad_epu8(tally.0, _mm256_setzero_si256()) })
    }
}

impl Sealed for Avx2Proof {}

impl WriteSquares for Avx2Proof {
    #[inline(always)]
    fn write_squares(self, set: u64, out: &mut [MaybeUninit<u8>; 32]) {
        // There is no instruction for it.
        WriteOneByOne.write_squares(set, out);
    }
}
