//! The layout that magic and PEXT tables share: a block of attacks for each slider and square.

use super::sliders::{bishop_by_lines, rook_by_lines};
use crate::geometry::{Bitboard, Direction, Square};

/// Which slider a block is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slider {
    /// Moves diagonally.
    Bishop,
    /// Moves on files and ranks.
    Rook,
}

impl Slider {
    /// The squares whose occupation matters to this slider on `from`: its rays without their ends.
    ///
    /// Whether the end of a ray is occupied changes nothing: it is attacked either way.
    pub const fn relevant(self, from: Square) -> Bitboard {
        let directions = match self {
            Self::Bishop => Direction::DIAGONAL,
            Self::Rook => Direction::ORTHOGONAL,
        };
        let mut relevant = 0;
        let mut way = 0;
        while way < 4 {
            let (files, ranks) = directions[way].offset();
            let mut here = from;
            while let Some(next) = here.offset(files, ranks) {
                if here as u8 != from as u8 {
                    relevant |= here.bitboard().0;
                }
                here = next;
            }
            way += 1;
        }
        Bitboard(relevant)
    }

    /// The squares that this slider on `from` attacks, computed line by line.
    pub const fn attacks(self, from: Square, occupied: Bitboard) -> Bitboard {
        match self {
            Self::Bishop => bishop_by_lines(from, occupied),
            Self::Rook => rook_by_lines(from, occupied),
        }
    }
}

/// How many sets of attacks a table holds: 2 to the number of relevant squares, summed over the
/// squares; 5,248 for bishops and 102,400 for rooks.
pub(super) const TABLE_LEN: usize = blocks_end(Slider::Rook, blocks_end(Slider::Bishop, 0));

/// The attacks as bits, block after block. (Filling it is the compiler's work, which goes faster
/// through plain numbers.)
pub(super) type Table = [u64; TABLE_LEN];

/// Where the blocks of a slider start, a1 first, if the first starts at `start`.
pub(super) const fn block_starts(slider: Slider, start: usize) -> [u32; 64] {
    let mut starts = [0; 64];
    let mut next = start;
    let mut from = 0;
    while from < 64 {
        starts[from] = next as u32;
        next += 1 << slider.relevant(Square::ALL[from]).len();
        from += 1;
    }
    starts
}

/// The end of the last block of a slider, if the first block starts at `start`.
pub(super) const fn blocks_end(slider: Slider, start: usize) -> usize {
    let last = Square::H8;
    block_starts(slider, start)[last.index()] as usize + (1 << slider.relevant(last).len())
}

/// One square's block: its start in the table, and how a set of occupied squares becomes an index.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) start: u32,
    pub(super) shift: u32,
    pub(super) hash: Hash,
}

/// How a subset of the relevant squares becomes a number; both ways, the number of the union of two
/// disjoint subsets is the sum of their numbers.
#[derive(Clone, Copy)]
pub(super) enum Hash {
    /// Its product with a magic number.
    Magic(u64),
    /// Its bits moved together, as `pext` does.
    #[cfg(all(target_arch = "x86_64", not(roque_portable)))]
    Extract,
}

/// The attacks of one slider on one square in each of the places where the index finds them.
///
/// The two lines of the slider are taken apart: what it attacks on one does not depend on the other.
/// The compiler then checks this crate in 3 s; computing each entry took it 7.
pub(super) const fn fill_block(table: &mut Table, slider: Slider, from: Square, place: Place) {
    let relevant = slider.relevant(from);
    let [one, other] = match slider {
        Slider::Bishop => [Direction::NorthEast, Direction::NorthWest],
        Slider::Rook => [Direction::North, Direction::East],
    };
    let (numbers, attacks, len) = cases(slider, from, relevant, one, place.hash);
    let (other_numbers, other_attacks, other_len) =
        cases(slider, from, relevant, other, place.hash);
    let mut i = 0;
    while i < len {
        let (number, attacked) = (numbers[i], attacks[i]);
        let mut j = 0;
        while j < other_len {
            let index = number.wrapping_add(other_numbers[j]) >> place.shift;
            let entry = place.start as usize + index as usize;
            let all = attacked | other_attacks[j];
            assert!(
                table[entry] == 0 || table[entry] == all,
                "not a magic number"
            );
            table[entry] = all;
            j += 1;
        }
        i += 1;
    }
}

/// For each set of occupied squares on one line: its number, what is attacked on the line, and how
/// many such sets there are.
const fn cases(
    slider: Slider,
    from: Square,
    relevant: Bitboard,
    direction: Direction,
    hash: Hash,
) -> ([u64; 64], [u64; 64], usize) {
    let whole = crate::attacks::lines::through(from, direction).without(from);
    let on_line = whole.0 & relevant.0;
    let (mut numbers, mut attacks) = ([0; 64], [0; 64]);
    let mut len = 0;
    let mut subset = 0_u64;
    loop {
        numbers[len] = match hash {
            Hash::Magic(magic) => subset.wrapping_mul(magic),
            #[cfg(all(target_arch = "x86_64", not(roque_portable)))]
            Hash::Extract => extract(subset, relevant.0),
        };
        attacks[len] = slider.attacks(from, Bitboard(subset)).0 & whole.0;
        len += 1;
        subset = subset.wrapping_sub(on_line) & on_line;
        if subset == 0 {
            return (numbers, attacks, len);
        }
    }
}

/// What `pext` does: the bits of `set` at the places of `mask`, moved together at the low end.
#[cfg(all(target_arch = "x86_64", not(roque_portable)))]
const fn extract(set: u64, mut mask: u64) -> u64 {
    let mut bits = 0;
    let mut place = 0;
    while mask != 0 {
        bits |= (set >> mask.trailing_zeros() & 1) << place;
        mask &= mask - 1;
        place += 1;
    }
    bits
}
