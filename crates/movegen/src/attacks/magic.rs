//! Magic bitboards: a multiplication turns the relevant occupied squares into a table index.
#![expect(
    unsafe_code,
    reason = "skips a bounds check in the hottest load there is"
)]

use super::Sliders;
use super::magics::{BISHOP_MAGICS, ROOK_MAGICS};
use super::table::{Hash, Place, Slider, TABLE_LEN, Table, block_starts, blocks_end, fill_block};
use crate::geometry::{Bitboard, Square};
use crate::sealed::Sealed;

#[derive(Clone, Copy)]
struct Block {
    relevant: u64,
    magic: u64,
    start: u32,
    shift: u32,
}

impl Block {
    const fn place(&self) -> Place {
        Place {
            start: self.start,
            shift: self.shift,
            hash: Hash::Magic(self.magic),
        }
    }

    #[inline(always)]
    const fn index(&self, occupied: u64) -> usize {
        let hash = (occupied & self.relevant).wrapping_mul(self.magic) >> self.shift;
        self.start as usize + hash as usize
    }
}

static BISHOP: [Block; 64] = blocks(Slider::Bishop, 0, &BISHOP_MAGICS);
static ROOK: [Block; 64] = blocks(Slider::Rook, blocks_end(Slider::Bishop, 0), &ROOK_MAGICS);
static TABLE: Table = table();

const fn blocks(slider: Slider, start: usize, magics: &[u64; 64]) -> [Block; 64] {
    let starts = block_starts(slider, start);
    let mut blocks = [Block {
        relevant: 0,
        magic: 0,
        start: 0,
        shift: 0,
    }; 64];
    let mut from = 0;
    while from < 64 {
        let relevant = slider.relevant(Square::ALL[from]);
        blocks[from] = Block {
            relevant: relevant.0,
            magic: magics[from],
            start: starts[from],
            shift: 64 - relevant.len(),
        };
        from += 1;
    }
    blocks
}

/// The attacks where the magic numbers put them; a number that is not magic does not compile.
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

/// Sliders looked up by magic numbers: the way for every CPU.
#[derive(Clone, Copy, Debug, Default)]
pub struct Magic;

impl Magic {
    #[inline(always)]
    fn look_up(block: &Block, occupied: Bitboard) -> Bitboard {
        // SAFETY: the shift leaves as many bits as there are relevant squares, so the index is
        // within the block that `block_starts` reserved in the table. The checked load costs perft
        // 5 %.
        Bitboard(unsafe { *TABLE.get_unchecked(block.index(occupied.0)) })
    }
}

impl Sealed for Magic {}

impl Sliders for Magic {
    #[inline(always)]
    fn bishop(self, from: Square, occupied: Bitboard) -> Bitboard {
        Self::look_up(&BISHOP[from.index()], occupied)
    }

    #[inline(always)]
    fn rook(self, from: Square, occupied: Bitboard) -> Bitboard {
        Self::look_up(&ROOK[from.index()], occupied)
    }
}
