//! The run over all parents, and what it has to have met in the end.

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use roque_movegen::Isa;

use crate::compared::{Met, compare};
use crate::parents;
use crate::threads::on_all_cores;

/// So many bundles of parents are enough.
const BUNDLES: u64 = 1_000;
/// So many parents with each small number of moves have to be met.
const LEAST_BY_MOVES: u64 = 500;

/// Compares `factor` times as many parents as the ordinary run has to; fails unless `factor` times as many
/// of each class were met.
fn compare_bundles(seed: u64, factor: u64) {
    let bundle = |number| {
        let mut met = Met::NONE;
        parents::for_each(seed, number, |random, parent| {
            compare(random, parent, &mut met);
        });
        met
    };
    let met = (0..factor * BUNDLES)
        .into_par_iter()
        .map(bundle)
        .reduce(|| Met::NONE, |one, other| one.plus(&other));
    for isa in Isa::ALL {
        if !isa.is_available() {
            println!("skipped: {isa} (this machine does not have it)");
        }
    }
    println!("agreed:\n{}", met.classes.report(factor));
    println!("parents by their number of moves: {:?}", met.by_moves);
    println!("by that of moves in a batch: {:?}", met.by_batched);
    let missing = met.classes.missing(factor);
    assert!(missing.is_empty(), "too few of {missing:?}");
    for counts in [met.by_moves, met.by_batched] {
        for (number, count) in counts.into_iter().enumerate().skip(1) {
            let is_enough = count >= factor * LEAST_BY_MOVES;
            assert!(is_enough, "too few parents with {number} moves: {count}");
        }
    }
}

#[test]
fn siblings_counted_together_equal_siblings_counted_one_by_one() {
    on_all_cores(|| compare_bundles(20_250_815, 1));
}

#[test]
#[ignore = "ten times the ordinary run, which takes minutes"]
fn ten_times_as_many_siblings_counted_together_equal_those_counted_one_by_one() {
    on_all_cores(|| compare_bundles(18_510_527, 10));
}
