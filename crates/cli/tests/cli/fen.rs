//! `roque fen`.

use crate::run::roque_line;

fn fen(arguments: &str) -> String {
    roque_line(&format!("fen {arguments}"))
        .ended(0)
        .out
        .trim_end()
        .to_owned()
}

#[test]
fn the_normal_form_has_six_fields_and_x_fen_rights() {
    assert_eq!(
        fen("r3k2r/8/8/8/8/8/8/R3K2R w AHha - 3 9"),
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9"
    );
    assert_eq!(
        fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -"),
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
    );
}

#[test]
fn shredder_rights_are_files() {
    assert_eq!(fen("kiwipete --shredder").split(' ').nth(2), Some("HAha"));
}

#[test]
fn the_en_passant_square_is_written_when_asked_for() {
    let square = |options: &str| fen(options).split(' ').nth(3).map(str::to_owned);
    // No pawn can capture.
    assert_eq!(square("moves e2e4").as_deref(), Some("-"));
    assert_eq!(square("--ep always moves e2e4").as_deref(), Some("e3"));
    // The pawn that could capture is pinned.
    let pinned = "8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1";
    assert_eq!(
        square(&format!("{pinned} --ep legal")).as_deref(),
        Some("-")
    );
    assert_eq!(
        square(&format!("{pinned} --ep played")).as_deref(),
        Some("d3")
    );
}

#[test]
fn the_fen_stands_alone_and_what_was_overlooked_beside_it() {
    let run = roque_line("fen 4k3/8/8/8/8/8/8/4K3 w KQ - 0 1 --lenient").ended(0);
    assert_eq!(run.out, "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
    assert_eq!(run.err.matches("(dropped)").count(), 2);
}
