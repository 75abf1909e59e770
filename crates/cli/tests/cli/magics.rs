//! `roque magics`.

use crate::run::roque;

#[test]
fn the_shipped_numbers_are_found_again() {
    let run = roque(["magics"]).ended(0);
    assert!(
        run.out.contains("verified, equal to the shipped numbers"),
        "{run:?}"
    );
    assert!(run.out.contains("table of ") && run.out.contains(" bytes"));
}

#[test]
fn another_seed_finds_others() {
    let run = roque(["magics", "--seed", "7"]).ended(0);
    assert!(run.out.contains("seed 7: ") && run.out.contains("other than the shipped"));
}

#[test]
fn a_seed_is_a_number() {
    roque(["magics", "--seed", "x"])
        .ended(2)
        .complained("expected a number from 0");
}
