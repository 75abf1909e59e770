//! Draws the values anew, to show that the shipped table is what it is said to be.

use core::fmt::Write as _;
use std::string::String;
use std::vec::Vec;
use std::{format, println};

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::values::VALUES;

/// Says itself what it is for; 32 bytes, as the generator takes them.
const SEED: &[u8; 32] = b"roque-position Zobrist keys, v.1";

/// `ChaCha8` from the seed; of each pair of 64-bit words the first is the low half.
fn drawn() -> Vec<u128> {
    let mut random = ChaCha8Rng::from_seed(*SEED);
    let mut half = || u128::from(random.next_u64());
    (0..793).map(|_| half() | half() << 64).collect()
}

#[test]
fn the_shipped_values_are_those_of_the_named_seed() {
    assert_eq!(drawn(), VALUES);
}

#[test]
fn no_value_is_a_combination_of_two_others_in_either_half() {
    for half in [
        |value: u128| value as u64,
        |value: u128| (value >> 64) as u64,
    ] {
        let mut seen: Vec<u64> = Vec::new();
        for (index, &first) in VALUES.iter().enumerate() {
            assert_ne!(half(first), 0);
            seen.push(half(first));
            seen.extend(VALUES[..index].iter().map(|&second| half(first ^ second)));
        }
        let all = seen.len();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), all);
    }
}

/// Prints the file `values.rs`.
#[test]
#[ignore = "prints the table; run with --nocapture to write it anew"]
fn print_the_values() {
    let mut rows = String::new();
    for value in drawn() {
        let digits = format!("{value:032x}");
        let groups: Vec<_> = (0..8)
            .map(|group| &digits[4 * group..4 * group + 4])
            .collect();
        writeln!(rows, "    0x{},", groups.join("_")).expect("a string takes all");
    }
    println!(
        "//! The values of the keys, drawn once from a named seed (see `seed.rs`). Never to be changed.\n"
    );
    println!("#[rustfmt::skip]\npub(super) const VALUES: [u128; 793] = [\n{rows}];");
}
