//! Faults that other programs have had with the texts of moves.

use roque_position::movegen::{Move, Square};
use roque_position::{CastlingRules, Position, UciError, UciMove};

use crate::helpers::strict;

const CORNERS: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

#[test]
fn promotions_are_lower_case_and_without_a_sign() {
    let position = Position::from_fen("8/P6k/8/8/8/8/8/K7 w - - 0 1").unwrap();
    let queen = position.parse_uci("a7a8q").unwrap();
    assert_eq!(position.uci(queen).to_string(), "a7a8q");
    for text in [
        "a7a8Q", "a7a8=Q", "a7a8=q", "a7a8k", "a7a8p", "a8=Q", "A7A8q", "a7-a8q",
    ] {
        assert_eq!(
            position.parse_uci(text),
            Err(UciError::Unreadable),
            "{text}"
        );
    }
    let missing = position.parse_uci("a7a8").unwrap_err();
    assert_eq!(
        missing.to_string(),
        "a7a8 is a promotion, which needs one of q, r, b and n after it: a7a8q"
    );
}

#[test]
fn standard_castling_is_read_in_both_forms_and_written_as_the_kings_move() {
    let position = Position::from_fen(CORNERS).unwrap();
    for (king_moves, king_takes, rook) in
        [("e1g1", "e1h1", Square::H1), ("e1c1", "e1a1", Square::A1)]
    {
        let castling = Move::new(Square::E1, rook);
        assert_eq!(position.parse_uci(king_moves), Ok(castling));
        assert_eq!(position.parse_uci(king_takes), Ok(castling));
        assert_eq!(position.uci(castling).to_string(), king_moves);
    }
}

#[test]
fn chess960_castling_is_the_king_taking_its_rook_only() {
    let judged = strict(CORNERS, CastlingRules::Chess960).unwrap();
    let position = judged.position;
    let castling = position.parse_uci("e1h1").unwrap();
    assert_eq!(position.uci(castling).to_string(), "e1h1");
    let error = position.parse_uci("e1g1").unwrap_err();
    assert_eq!(
        error.to_string(),
        "e1g1 is not a legal move here; in Chess960 castling is written e1h1"
    );
}

#[test]
fn a_step_of_the_king_is_not_castling() {
    // In Chess960 the king on f1 steps to g1, or castles by taking its rook on h1.
    let fen = "4k3/8/8/8/8/8/8/5K1R w K - 0 1";
    let position = Position::from_fen(fen).unwrap();
    let step = position.parse_uci("f1g1").unwrap();
    assert_eq!(step, Move::new(Square::F1, Square::G1));
    assert_eq!(
        position.play(step).unwrap().to_string().split(' ').next(),
        Some("4k3/8/8/8/8/8/8/6KR")
    );
    let castling = position.parse_uci("f1h1").unwrap();
    assert_eq!(
        position
            .play(castling)
            .unwrap()
            .to_string()
            .split(' ')
            .next(),
        Some("4k3/8/8/8/8/8/8/5RK1")
    );
}

#[test]
fn a_move_between_the_castling_squares_by_another_man_is_its_own() {
    let position = Position::from_fen("4k3/8/8/8/8/8/4K3/4R2R w - - 0 1").unwrap();
    let mv = position.parse_uci("e1g1").unwrap();
    assert_eq!(mv, Move::new(Square::E1, Square::G1));
    assert_eq!(position.uci(mv).to_string(), "e1g1");
}

#[test]
fn castling_without_the_right_or_through_check_is_illegal_in_both_forms() {
    for fen in [
        "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1",
        "r3kr2/8/8/8/8/8/8/R3K2R w KQq - 0 1",
        "r3k2r/8/8/8/8/8/8/R3KN1R w KQkq - 0 1",
    ] {
        let position = Position::from_fen(fen).unwrap();
        for text in ["e1g1", "e1h1"] {
            let error = position.parse_uci(text).unwrap_err();
            assert!(
                matches!(error, UciError::Illegal { .. }),
                "{fen} {text}: {error}"
            );
        }
    }
}

#[test]
fn an_illegal_move_says_which_rule_it_breaks() {
    for (fen, text, why) in [
        (
            "4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1",
            "e2d3",
            "without the bishop on e2 the king on e1 is in check from the black rook on e8, along the e-file",
        ),
        (
            "r3kr2/8/8/8/8/8/8/R3K2R w KQq - 0 1",
            "e1g1",
            "the king cannot castle over f1, which is attacked by the black rook on f8, along the f-file",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "a7a8q",
            "there is no piece on a7",
        ),
        (
            "4k3/8/8/8/8/8/8/4K1RR w G - 0 1",
            "e1h1",
            "White cannot castle with the rook on h1: it has moved",
        ),
    ] {
        let position = Position::from_fen(fen).unwrap();
        let written: UciMove = text.parse().unwrap();
        let broken = position.explain(written).unwrap_err();
        let error = position.parse_uci(text).unwrap_err();
        assert_eq!(error, UciError::Illegal { written, broken });
        assert_eq!(error.to_string(), why);
    }
}

#[test]
fn the_null_move_and_what_is_no_move_have_their_own_answers() {
    let position = Position::start();
    assert_eq!(position.parse_uci("0000"), Err(UciError::NullMove));
    for text in [
        "", "e2", "e2e", "e2e4 ", " e2e4", "e2e9", "i2e4", "Nf3", "O-O", "e2é4", "éééé",
    ] {
        assert_eq!(
            position.parse_uci(text),
            Err(UciError::Unreadable),
            "{text:?}"
        );
    }
    let error = position.parse_uci("e1e1").unwrap_err();
    assert_eq!(error.to_string(), "a king does not move from e1 to e1");
}

#[test]
fn each_legal_move_is_read_as_it_was_written() {
    for (fen, rules) in [
        (CORNERS, CastlingRules::Standard),
        (CORNERS, CastlingRules::Chess960),
        (
            "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
            CastlingRules::Auto,
        ),
        ("8/8/8/8/k2Pp3/8/8/4K3 b - d3 0 1", CastlingRules::Auto),
        ("4k3/8/8/8/8/8/8/2RK1R2 w CF - 0 1", CastlingRules::Auto),
    ] {
        let position = strict(fen, rules).unwrap().position;
        for &mv in &position.legal_moves() {
            let written: UciMove = position.uci(mv);
            assert_eq!(
                position.parse_uci(&written.to_string()),
                Ok(mv),
                "{fen} {written}"
            );
        }
    }
}
