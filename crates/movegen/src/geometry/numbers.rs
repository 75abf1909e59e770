//! The squares of a set, written down as numbers.

use core::mem::MaybeUninit;

use crate::sealed::Sealed;

/// How square numbers are written down, by one instruction set or plainly. It is sealed: that bytes are
/// written rests on it.
pub trait WriteSquares: Copy + Sealed {
    /// Writes the numbers of the squares of `set` one after the other to `out`, which then holds
    /// anything behind them. The set has at most 32 squares.
    fn write_squares(self, set: u64, out: &mut [MaybeUninit<u8>; 32]);
}

/// One number after the other.
#[derive(Clone, Copy)]
pub(crate) struct WriteOneByOne;

impl Sealed for WriteOneByOne {}

impl WriteSquares for WriteOneByOne {
    #[inline(always)]
    fn write_squares(self, mut set: u64, out: &mut [MaybeUninit<u8>; 32]) {
        let mut next = 0;
        while set != 0 {
            out[next & 31].write(set.trailing_zeros() as u8);
            next += 1;
            set &= set - 1;
        }
    }
}
