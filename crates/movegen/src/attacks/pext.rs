//! Tables indexed by the BMI2 instruction `pext`, for CPUs on which it is fast.
#![expect(
    unsafe_code,
    reason = "names one CPU instruction and skips a bounds check in the hottest load there is"
)]

use core::arch::x86_64::_pext_u64;

use super::Sliders;
use super::table::{Hash, Place, Slider, TABLE_LEN, Table, block_starts, blocks_end, fill_block};
use crate::geometry::{Bitboard, Square};
use crate::sealed::Sealed;

#[derive(Clone, Copy)]
struct Block {
    relevant: u64,
    start: u32,
}

impl Block {
    const fn place(self) -> Place {
        Place {
            start: self.start,
            shift: 0,
            hash: Hash::Extract,
        }
    }
}

static BISHOP: [Block; 64] = blocks(Slider::Bishop, 0);
static ROOK: [Block; 64] = blocks(Slider::Rook, blocks_end(Slider::Bishop, 0));
static TABLE: Table = table();

const fn blocks(slider: Slider, start: usize) -> [Block; 64] {
    let starts = block_starts(slider, start);
    let mut blocks = [Block {
        relevant: 0,
        start: 0,
    }; 64];
    let mut from = 0;
    while from < 64 {
        blocks[from] = Block {
            relevant: slider.relevant(Square::ALL[from]).0,
            start: starts[from],
        };
        from += 1;
    }
    blocks
}

const fn table() -> Table {
    let mut table = [0; TABLE_LEN];
    let mut from = 0;
    while from < 64 {
        let square = Square::ALL[from];
        fill_block(&mut table, Slider::Bishop, square, BISHOP[from].place());
        fill_block(&mut table, Slider::Rook, square, ROOK[from].place());
        from += 1;
    }
    table
}

/// Sliders looked up by `pext`; a value of this type is proof that the CPU has BMI2.
#[derive(Clone, Copy, Debug)]
pub struct Pext(());

impl Pext {
    /// The sliders, if this CPU has the instruction, be it fast or not.
    pub fn detect() -> Option<Self> {
        crate::isa::has_bmi2().then_some(Self(()))
    }

    /// The sliders, if this CPU has the instruction and takes a few cycles for it, not hundreds.
    pub fn detect_fast() -> Option<Self> {
        crate::isa::has_fast_pext().then_some(Self(()))
    }

    /// The sliders, for a caller that has established that the CPU has BMI2.
    ///
    /// # Safety
    ///
    /// The CPU must have BMI2.
    #[inline(always)]
    pub(crate) const unsafe fn assume() -> Self {
        Self(())
    }

    #[inline(always)]
    #[expect(
        clippy::unused_self,
        reason = "the value is the proof that the CPU has BMI2"
    )]
    fn look_up(self, block: Block, occupied: Bitboard) -> Bitboard {
        // SAFETY: a `Pext` exists only where the CPU has BMI2 (`detect`, or the promise made to
        // `assume`).
        let index = unsafe { _pext_u64(occupied.0, block.relevant) };
        // SAFETY: `pext` leaves as many bits as `relevant` has, so the index is below the length of
        // the block that `block_starts` reserved in the table. The checked load costs perft 3 %.
        Bitboard(unsafe { *TABLE.get_unchecked(block.start as usize + index as usize) })
    }
}

impl Sealed for Pext {}

impl Sliders for Pext {
    #[inline(always)]
    fn bishop(self, from: Square, occupied: Bitboard) -> Bitboard {
        self.look_up(BISHOP[from.index()], occupied)
    }

    #[inline(always)]
    fn rook(self, from: Square, occupied: Bitboard) -> Bitboard {
        self.look_up(ROOK[from.index()], occupied)
    }
}
