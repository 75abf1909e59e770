//! `--isa` and `ROQUE_ISA`.

use crate::run::{command, roque, run};

#[test]
fn every_available_instruction_set_gives_the_same_count_and_is_named() {
    let complaint = roque(["perft", "1", "--isa", "none"]).ended(2).err;
    let (_, available) = complaint
        .split_once("available: ")
        .expect("what is available is told");
    for name in available.trim().split(", ") {
        let option = roque(["perft", "3", "kiwipete", "--isa", name]).ended(0);
        assert_eq!(option.lines()[0], "97862");
        assert!(option.lines()[1].ends_with(name), "{option:?}");
        let variable = run(command().env("ROQUE_ISA", name).args(["perft", "1"])).ended(0);
        assert!(variable.lines()[1].ends_with(name), "{variable:?}");
    }
    assert!(available.contains("portable"));
}

#[test]
fn the_option_wins_over_the_variable() {
    let both = run(command()
        .env("ROQUE_ISA", "none")
        .args(["perft", "1", "--isa", "portable"]));
    assert!(both.ended(0).out.contains("portable"));
}

#[test]
fn an_unknown_variable_is_told_and_an_empty_one_says_nothing() {
    let unknown = run(command().env("ROQUE_ISA", "avx9").args(["perft", "1"]));
    unknown
        .ended(2)
        .complained("ROQUE_ISA: instruction set \"avx9\" is unknown; available: ");
    run(command().env("ROQUE_ISA", "").args(["perft", "1"])).ended(0);
}
