//! What the kernel asks of a vector register.

use core::ops::{BitAnd, BitOr, BitXor, Not};

use super::{Avx2Proof, Avx512Proof};
use crate::geometry::WriteSquares;
use crate::sealed::Sealed;

/// A set of squares for each of several sibling positions, one a 64-bit lane.
///
/// A value is proof that the CPU has the instructions of its type: the first one comes of a
/// [`Proof`](Self::Proof), all others of it. It is sealed.
#[expect(
    clippy::return_self_not_must_use,
    reason = "nobody calls a register operation for its side effects"
)]
pub trait Lanes:
    Copy
    + Sealed
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
{
    /// That the CPU has the instructions.
    type Proof: WriteSquares;
    /// Half as many lanes, if there are so few.
    type Half: Lanes<Proof = Self::Proof>;
    /// Sizes of sets, added up lane by lane: no more than the moves of a position together.
    type Tally: Copy;

    /// How many lanes there are.
    const LEN: usize;

    /// That the CPU has AVX2.
    fn avx2(proof: Self::Proof) -> Avx2Proof;

    /// That the CPU has AVX-512, if that is what the proof is of.
    #[inline(always)]
    fn avx512(_proof: Self::Proof) -> Option<Avx512Proof> {
        None
    }

    /// The same bits in each lane.
    fn splat(proof: Self::Proof, bits: u64) -> Self;

    /// For each of the first `LEN` bytes the set of the square that it numbers.
    fn squares(proof: Self::Proof, indices: &[u8; 8]) -> Self;

    /// For each of the first `LEN` bytes its value.
    fn widen(proof: Self::Proof, bytes: &[u8; 8]) -> Self;

    /// The lanes as numbers; those beyond `LEN` are 0.
    fn to_array(self) -> [u64; 8];

    /// Each lane shifted towards higher squares.
    fn left<const N: u32>(self) -> Self;

    /// Each lane shifted towards lower squares.
    fn right<const N: u32>(self) -> Self;

    /// Lane by lane, modulo 2⁶⁴.
    fn plus(self, other: Self) -> Self;

    /// Lane by lane, modulo 2⁶⁴.
    fn minus(self, other: Self) -> Self;

    /// The lanes in which `test` is not 0; 0 in the others.
    fn where_any(self, test: Self) -> Self;

    /// The lanes in which `test` is 0; 0 in the others.
    fn where_none(self, test: Self) -> Self;

    /// Whether any lane is not 0.
    fn any(self) -> bool;

    /// Of each lane the bits from its highest one upwards; of an empty lane any.
    fn up_from_highest(self) -> Self;

    /// For each byte `self − other`, modulo 2⁸.
    fn minus_by_bytes(self, other: Self) -> Self;

    /// For each byte `self + other`, modulo 2⁸.
    fn plus_by_bytes(self, other: Self) -> Self;

    /// The bits of each byte in reverse order.
    fn reverse_bytes(self) -> Self;

    /// No set yet.
    fn tally(proof: Self::Proof) -> Self::Tally;

    /// Adds the size of `set` to `tally`.
    fn add(tally: Self::Tally, set: Self) -> Self::Tally;

    /// The sums of `tally`.
    fn total(tally: Self::Tally) -> Self;
}
