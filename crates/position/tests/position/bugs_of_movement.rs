//! Faults that other generators have had, each class once or more: how many moves, whether a certain
//! move is legal, and whether the position is one that strict judging lets pass.

use roque_position::ViolationKind::{
    AlignedCheckers, CheckersAgainstEnPassant, TooManyMen, TooManyPromoted, TwoSteppingCheckers,
    UnsupportedRight,
};
use roque_position::{CastlingRules, Position, ReadError, ViolationKind};

use crate::helpers::{lenient, perft, strict};

/// The position of a FEN that strict judging lets pass.
fn arises(fen: &str) -> Position {
    let judged = strict(fen, CastlingRules::Auto);
    judged
        .unwrap_or_else(|error| panic!("{fen}: {error}"))
        .position
}

/// The position of a FEN that only lenient judging lets pass, for these reasons.
fn cannot_arise(fen: &str, kinds: &[ViolationKind]) -> Position {
    match strict(fen, CastlingRules::Auto) {
        Err(ReadError::Violations(violations)) => {
            assert_eq!(violations.kinds().collect::<Vec<_>>(), kinds, "{fen}");
        }
        other => panic!("{fen}: {other:?}"),
    }
    lenient(fen, CastlingRules::Auto).unwrap().position
}

fn assert_moves(position: &Position, moves: usize, legal: &[&str], illegal: &[&str]) {
    assert_eq!(position.legal_moves().len(), moves, "{position}");
    for text in legal {
        assert!(position.parse_uci(text).is_ok(), "{position}: {text}");
    }
    for text in illegal {
        assert!(position.parse_uci(text).is_err(), "{position}: {text}");
    }
}

#[test]
fn en_passant_that_uncovers_a_rook_on_the_rank_is_illegal() {
    let position = arises("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1");
    assert_moves(&position, 6, &[], &["d5e6"]);
}

#[test]
fn en_passant_that_uncovers_a_bishop_behind_the_captured_pawn_is_illegal() {
    // Neither can arise: the captured pawn would have ended a check by its push.
    let kinds = [CheckersAgainstEnPassant];
    let position = cannot_arise("1b6/8/8/3Pp3/8/8/4k2K/8 w - e6 0 1", &kinds);
    assert_moves(&position, 6, &[], &["d5e6"]);
    let position = cannot_arise("7K/8/8/3Pp3/8/8/8/b3k3 w - e6 0 1", &kinds);
    assert_moves(&position, 4, &[], &["d5e6"]);
}

#[test]
fn en_passant_may_block_a_check() {
    let kinds = [CheckersAgainstEnPassant];
    let position = cannot_arise("8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1", &kinds);
    assert_moves(&position, 6, &["e4d3"], &[]);
}

#[test]
fn en_passant_is_no_answer_to_an_unrelated_check() {
    let kinds = [CheckersAgainstEnPassant];
    let fen = "rnbqk1nr/bb3p1p/1q2r3/2pPp3/3P4/7P/1PP1NpPP/R1BQKBNR w KQkq c6 0 1";
    assert_moves(&cannot_arise(fen, &kinds), 2, &[], &["d5c6"]);
    let position = cannot_arise("k7/8/8/3pP3/8/7n/5K2/8 w - d6 0 1", &kinds);
    assert_moves(&position, 7, &[], &["e5d6"]);
}

#[test]
fn two_pawns_may_capture_the_same_pawn_en_passant() {
    let position = arises("rnbqkbnr/ppp2pp1/4p3/3N4/3PpPp1/8/PPP3PP/R1B1KBNR b KQkq f3 0 1");
    assert_moves(&position, 42, &["e4f3", "g4f3"], &[]);
}

#[test]
fn en_passant_may_capture_the_pawn_that_gives_check() {
    let before = arises("4r1k1/7p/p3pQp1/3p2P1/1p1P1RK1/2P5/7q/8 b - - 0 1");
    let position = before.play(before.parse_uci("h7h5").unwrap()).unwrap();
    assert_moves(&position, 2, &["g5h6"], &[]);
    let position = arises("4r1k1/8/p3pQp1/3p2Pp/1p1P1RK1/2P5/7q/8 w - h6 0 2");
    assert_moves(&position, 2, &["g5h6"], &[]);
    assert_eq!(
        perft(&arises("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"), 5),
        674_624
    );
}

#[test]
fn a_pinned_pawn_may_capture_en_passant_along_its_pin() {
    let position = arises("2rr4/5p2/p3k1p1/4p3/1Pp5/P6P/B5P1/2N2R1K b - b3 0 1");
    assert!(position.parse_uci("c4b3").is_ok());
    assert_eq!(perft(&position, 4), 311_677);
}

#[test]
fn pins_and_evasions_are_not_overcounted() {
    for (fen, nodes) in [
        ("5b2/3R2kp/1r4p1/5rP1/8/5NKP/6B1/8 b - - 0 1", 74_983),
        (
            "Rk4r1/1pq1bp2/1Qp1p3/4P1p1/2P1B2p/1P5P/5PP1/6K1 b - - 0 1",
            19_241,
        ),
        ("2Q5/5pb1/4p2k/3p1p2/P7/8/6P1/1r2K3 w - - 0 1", 55_610),
        ("2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1", 19_174),
        ("8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1", 23_527),
    ] {
        assert_eq!(perft(&arises(fen), 4), nodes, "{fen}");
    }
}

#[test]
fn all_four_promotions_are_there() {
    let fen = "r2q1rk1/pp1bbppp/4p3/P1p1P3/4P3/1P4P1/1BpQ1PBP/R4RK1 b - - 0 14";
    assert_moves(
        &arises(fen),
        33,
        &["c2c1q", "c2c1r", "c2c1b", "c2c1n"],
        &["c2c1"],
    );
    let position = arises("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1");
    assert_moves(&position, 24, &["g2g1n", "g2h1q"], &["g2g1k", "g2g1p"]);
    let position = arises("r7/4p3/5p1q/3P4/4pQ2/4pP2/6pp/R3K1kr w Q - 1 3");
    assert_eq!(perft(&position, 3), 18_511);
}

#[test]
fn the_rook_may_pass_an_attacked_square_when_castling_and_the_king_may_not() {
    let fen = "r3k2r/pp2ppbp/2n3p1/3p3P/3P1B2/4P3/PP1K1PP1/R4B1R b kq - 0 1";
    assert_moves(&arises(fen), 32, &["e8c8"], &[]);
    let position = arises("r3k2r/8/8/8/4R3/8/8/4K3 b kq - 0 1");
    assert_moves(&position, 4, &[], &["e8g8", "e8c8"]);
    let position = arises("r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1");
    assert_eq!(perft(&position, 4), 1_720_476);
}

#[test]
fn castling_rights_are_restored_with_the_position() {
    let position = arises("r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1");
    assert_eq!(perft(&position, 4), 1_274_206);
}

#[test]
fn a_right_without_its_rook_is_an_error_or_dropped() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/Q3K2N w KQkq - 0 1";
    let position = cannot_arise(fen, &[UnsupportedRight, UnsupportedRight]);
    assert_moves(&position, 22, &[], &["e1g1", "e1c1", "e1h1", "e1a1"]);
}

#[test]
fn very_many_moves_do_not_overflow() {
    let position = arises("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    assert_moves(&position, 218, &[], &[]);
    let fen = "QQQQQQBk/Q6B/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1";
    let position = cannot_arise(fen, &[TooManyMen, TooManyPromoted]);
    assert_moves(&position, 265, &[], &[]);
    assert_eq!(position.board().count_moves(), 265);
}

#[test]
fn double_checks_are_told_apart_by_whether_a_move_gives_them() {
    let position = arises("8/8/5k2/p1q5/PP1rp1P1/3P1N2/2RK1r2/5nN1 w - - 0 3");
    assert_moves(&position, 3, &[], &[]);
    let position = cannot_arise("B6b/8/8/8/2K5/5k2/8/b6B b - - 0 1", &[AlignedCheckers]);
    assert_eq!(perft(&position, 4), 31_151);
    let fen = "2k3q1/8/2N1P3/8/3n4/3p4/2K5/8 w - - 0 2";
    assert_moves(&cannot_arise(fen, &[TwoSteppingCheckers]), 7, &[], &[]);
}

#[test]
fn other_numbers_that_were_once_wrong() {
    let position = arises("rnbq3r/pp1Pbkpp/2p5/8/8/8/PPP1NnPP/RNBQK2R w KQ - 0 1");
    assert_eq!(perft(&position, 2), 1_513);
    let position = arises("r1bqkb1r/pp3ppp/5n2/2ppn1N1/4pP2/1BN1P3/PPPP2PP/R1BQ1RK1 w kq - 0 9");
    assert_moves(&position, 36, &[], &[]);
    let position = arises("8/1pp3p1/4pq1p/PP1bpk2/1Q2p3/4P1P1/2B2P2/6K1 b - - 2 33");
    assert_eq!(perft(&position, 3), 11_613);
}
