//! Searching for magic numbers: the `search` feature.
//!
//! A magic number for a square turns the occupied squares that matter to a slider there into an
//! index: their product with it, of which the top bits are kept, never takes two occupancies with
//! different attacks to the same place. The numbers that this crate ships were found by this search
//! from [`SHIPPED_SEED`].

use std::vec;
use std::vec::Vec;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::magics::{BISHOP_MAGICS, ROOK_MAGICS};
use super::table::TABLE_LEN;
use crate::geometry::{Bitboard, Square};

pub use super::table::Slider;

/// The seed from which the shipped numbers were found.
pub const SHIPPED_SEED: u64 = 960;

/// A magic number for each slider and square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Magics {
    /// For bishops, a1 first.
    pub bishop: [u64; 64],
    /// For rooks, a1 first.
    pub rook: [u64; 64],
}

impl Magics {
    /// The numbers that this crate ships.
    pub const fn shipped() -> Self {
        Self {
            bishop: BISHOP_MAGICS,
            rook: ROOK_MAGICS,
        }
    }

    /// The size in bytes of the table that these numbers index.
    pub const fn table_bytes(&self) -> usize {
        TABLE_LEN * size_of::<Bitboard>()
    }

    /// Whether every number is magic, and if not, the first slider and square whose number fails.
    ///
    /// # Errors
    ///
    /// The slider and the square where two occupancies with different attacks share an index.
    pub fn verify(&self) -> Result<(), (Slider, Square)> {
        for (slider, magics) in [(Slider::Bishop, &self.bishop), (Slider::Rook, &self.rook)] {
            for from in Square::ALL {
                if !Block::new(slider, from).is_magic(magics[from.index()]) {
                    return Err((slider, from));
                }
            }
        }
        Ok(())
    }
}

/// Finds a magic number for each slider and square; the same seed gives the same numbers on every
/// machine (the generator is `ChaCha8`).
///
/// ```
/// use roque_movegen::attacks::search::{find_magics, Magics, SHIPPED_SEED};
///
/// let magics = find_magics(SHIPPED_SEED);
/// assert_eq!(magics, Magics::shipped());
/// assert_eq!(magics.verify(), Ok(()));
/// ```
pub fn find_magics(seed: u64) -> Magics {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut find = |slider| Square::ALL.map(|from| Block::new(slider, from).find(&mut random));
    Magics {
        bishop: find(Slider::Bishop),
        rook: find(Slider::Rook),
    }
}

/// The occupancies of one slider on one square, with its attacks in each.
struct Block {
    cases: Vec<(Bitboard, Bitboard)>,
    relevant: Bitboard,
}

impl Block {
    fn new(slider: Slider, from: Square) -> Self {
        let relevant = slider.relevant(from);
        let cases = relevant
            .subsets()
            .map(|occupied| (occupied, slider.attacks(from, occupied)))
            .collect();
        Self { cases, relevant }
    }

    fn find(&self, random: &mut impl Rng) -> u64 {
        let mut tried = vec![(0, Bitboard::EMPTY); self.cases.len()];
        let mut attempt = 0_u32;
        loop {
            // Numbers with few bits are magic more often.
            let candidate = random.next_u64() & random.next_u64() & random.next_u64();
            let spread = (self.relevant.0.wrapping_mul(candidate) >> 56).count_ones();
            if spread < 6 {
                continue;
            }
            attempt += 1;
            if self.fits(candidate, attempt, &mut tried) {
                return candidate;
            }
        }
    }

    fn is_magic(&self, candidate: u64) -> bool {
        let mut tried = vec![(0, Bitboard::EMPTY); self.cases.len()];
        self.fits(candidate, 1, &mut tried)
    }

    /// Whether no two cases with different attacks share an index. `tried` keeps, for each index,
    /// the last attempt that used it, so that it need not be cleared between attempts.
    fn fits(&self, candidate: u64, attempt: u32, tried: &mut [(u32, Bitboard)]) -> bool {
        let shift = 64 - self.relevant.len();
        self.cases.iter().all(|&(occupied, attacks)| {
            let entry = &mut tried[(occupied.0.wrapping_mul(candidate) >> shift) as usize];
            let free = entry.0 != attempt;
            if free {
                *entry = (attempt, attacks);
            }
            free || entry.1 == attacks
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_that_is_not_magic_is_named() {
        let mut magics = Magics::shipped();
        magics.rook[Square::E4.index()] = 1;
        assert_eq!(magics.verify(), Err((Slider::Rook, Square::E4)));
    }

    #[test]
    fn the_same_seed_finds_the_same_numbers_and_another_seed_others() {
        let one = find_magics(7);
        assert_eq!(one, find_magics(7));
        assert_ne!(one, find_magics(8));
        assert_eq!(one.verify(), Ok(()));
    }
}
