//! Faults that other programs have had with Chess960: which rook a letter means, and where castling
//! is possible.

use roque_position::{
    CastlingMode, CastlingRules, CastlingStyle, FenStyle, Position, ViolationKind,
};

use crate::helpers::{lenient, perft, strict};

fn chess960(fen: &str) -> Position {
    let judged = strict(fen, CastlingRules::Chess960);
    judged
        .unwrap_or_else(|error| panic!("{fen}: {error}"))
        .position
}

fn taken(fen: &str) -> CastlingMode {
    strict(fen, CastlingRules::Auto)
        .unwrap()
        .position
        .castling_mode()
}

#[test]
fn castling_with_a_rook_that_shields_the_king_is_illegal() {
    let position = chess960("4k3/8/8/8/8/8/8/qRK5 w Q - 0 1");
    assert_eq!(position.legal_moves().len(), 4);
    assert!(position.parse_uci("c1b1").is_err());
}

#[test]
fn a_letter_means_an_own_rook_not_an_enemy_one_beyond_it() {
    let position = chess960("4k3/pppppppp/8/8/8/8/PPPPPPPP/rR2K3 w Q - 0 1");
    assert_eq!(position.legal_moves().len(), 21);
    assert_eq!(position.fen().to_string().split(' ').nth(2), Some("Q"));
    // The enemy rook looks through to the king once the own one has gone.
    assert!(position.parse_uci("e1b1").is_err());
    assert!(position.parse_uci("e1a1").is_err());
}

#[test]
fn a_file_letter_names_the_inner_rook() {
    let position = chess960("4k3/8/8/8/8/8/8/4K1RR w G - 0 1");
    assert_eq!(position.legal_moves().len(), 21);
    assert!(position.parse_uci("e1g1").is_ok());
    assert!(position.parse_uci("e1h1").is_err());
    assert_eq!(
        position.fen().to_string(),
        "4k3/8/8/8/8/8/8/4K1RR w G - 0 1"
    );
}

#[test]
fn a_man_between_king_and_rook_is_in_the_way() {
    let position = chess960("rnbqkbnr/3ppppp/ppp5/8/8/3PB3/PPPQPPPP/RN2KBNR w KQkq - 0 4");
    assert_eq!(position.legal_moves().len(), 29);
    assert!(position.parse_uci("e1a1").is_err());
}

#[test]
fn king_and_rook_may_pass_each_other_or_stay() {
    let position = chess960("nbbnrkqr/p1pp3p/1p2p1p1/5p2/8/4PP2/PPPPRQPP/NBBN1K1R w Hh - 0 5");
    assert_eq!(position.legal_moves().len(), 25);
    assert!(position.parse_uci("f1h1").is_ok());
    let position = chess960("bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1");
    assert_eq!(position.legal_moves().len(), 21);
    assert!(position.parse_uci("f1g1").is_ok());
    let position = chess960("rk2r3/pppppppp/8/8/8/8/PPPPPPPP/RK2R3 w KQkq - 0 1");
    assert_eq!(position.legal_moves().len(), 24);
    assert!(position.parse_uci("b1e1").is_ok());
}

#[test]
fn an_inner_right_counts_right() {
    let position = chess960("rr6/2kpp3/1ppn2p1/p2b1q1p/P4P1P/1PNN2P1/2PP4/1K2RR2 w E - 0 20");
    assert_eq!(perft(&position, 3), 37_340);
}

#[test]
fn the_fen_after_castling_has_the_opponents_right_left() {
    let position = chess960("nbbnrkqr/p1pp3p/1p2p1p1/5p2/8/4PP2/PPPPRQPP/NBBN1K1R w Hh - 0 5");
    let position = position.play(position.parse_uci("f1h1").unwrap()).unwrap();
    let fen = "nbbnrkqr/p1pp3p/1p2p1p1/5p2/8/4PP2/PPPPRQPP/NBBN1RK1 b k - 1 5";
    assert_eq!(position.fen().to_string(), fen);
    let shredder = FenStyle {
        castling: CastlingStyle::Shredder,
        ..FenStyle::default()
    };
    let fen = fen.replace(" k ", " h ");
    assert_eq!(position.fen().styled(shredder).to_string(), fen);
}

#[test]
fn the_rules_are_standard_if_all_rights_are_and_chess960_otherwise() {
    assert_eq!(
        taken("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
        CastlingMode::Standard
    );
    assert_eq!(
        taken("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1"),
        CastlingMode::Standard
    );
    assert_eq!(
        taken("r3k2r/8/8/8/8/8/8/R3K2R w HQka - 0 1"),
        CastlingMode::Standard
    );
    assert_eq!(
        taken("1r2k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
        CastlingMode::Chess960
    );
    assert_eq!(
        taken("1r2k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1"),
        CastlingMode::Standard
    );
    // The outermost rook is not on the home square: the letter means it all the same.
    assert_eq!(
        taken("4k3/8/8/8/8/8/8/4K1R1 w K - 0 1"),
        CastlingMode::Chess960
    );
    // The king is on the d-file.
    assert_eq!(
        taken("4k3/8/8/8/8/8/8/3K3R w K - 0 1"),
        CastlingMode::Chess960
    );
    // A right on the home squares beside an inner one.
    assert_eq!(
        taken("4k3/8/8/8/8/8/8/RR2K2R w KB - 0 1"),
        CastlingMode::Chess960
    );
    assert_eq!(
        taken("4k3/8/8/8/8/8/8/1R2K1R1 w - - 0 1"),
        CastlingMode::Standard
    );
}

#[test]
fn no_right_is_dropped_to_make_the_rest_standard() {
    // White's right on the queen's side has no rook: an error, or dropped, but never overlooked.
    let fen = "r3k2r/8/8/8/8/8/8/4K2R w KQkq - 0 1";
    let error = strict(fen, CastlingRules::Auto).unwrap_err();
    assert!(
        error.to_string().starts_with("castling right Q needs"),
        "{error}"
    );
    let judged = lenient(fen, CastlingRules::Auto).unwrap();
    assert_eq!(judged.position.castling_mode(), CastlingMode::Chess960);
    assert_eq!(judged.waived.len(), 1);
}

#[test]
fn standard_rules_know_only_the_home_squares() {
    let kinds = |fen| -> Vec<_> {
        let judged = lenient(fen, CastlingRules::Standard).unwrap();
        judged
            .waived
            .iter()
            .map(|waived| waived.violation.kind())
            .collect()
    };
    for fen in [
        "4k3/8/8/8/8/8/8/4K1R1 w K - 0 1",
        "4k3/8/8/8/8/8/8/4K1R1 w G - 0 1",
        "4k3/8/8/8/8/8/8/3K3R w K - 0 1",
        "4k3/8/8/8/8/8/4K3/7R w H - 0 1",
    ] {
        assert_eq!(kinds(fen), [ViolationKind::UnsupportedRight], "{fen}");
    }
    assert_eq!(kinds("4k3/8/8/8/8/8/8/R3K1RR w KQ - 0 1"), []);
}

#[test]
fn the_same_right_in_two_letters_is_one_right() {
    let position = chess960("4k3/8/8/8/8/8/8/4K2R w KH - 0 1");
    assert_eq!(position.fen().to_string(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
}
