//! `roque positions`.

use crate::run::{roque, roque_line};

#[test]
fn every_listed_name_is_a_position() {
    let names = roque(["positions", "--quiet"]).ended(0);
    assert!(names.lines().len() >= 7);
    for name in names.lines() {
        roque(["perft", "1", name]).ended(0);
    }
}

#[test]
fn a_name_has_its_description_and_fen() {
    let run = roque(["positions"]).ended(0);
    assert!(run.out.contains("kiwipete, cpw-2: "));
    assert!(
        run.out
            .contains("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -")
    );
}

#[test]
fn a_number_is_a_chess960_start_position() {
    let start = roque(["positions", "518"]).ended(0).out;
    assert_eq!(
        start,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
    );
    let first = roque(["positions", "0"]).ended(0).out;
    assert_eq!(
        first,
        "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1\n"
    );
    let counted = roque(["perft", "3", first.trim(), "-q"]).ended(0).out;
    assert_eq!(counted, "9006\n");
}

#[test]
fn there_are_960_numbers() {
    roque_line("positions 959").ended(0);
    for number in ["960", "-1", "x", "99999999999"] {
        roque(["positions", number]).ended(2).complained("0 to 959");
    }
}
