//! An illegal text is answered with the rule that it breaks.

use roque_position::movegen::Square;
use roque_position::{BrokenRule, MoveReading, Position, SanError};

/// The rule that a text breaks.
fn broken(fen: &str, text: &str) -> Option<BrokenRule> {
    let position = Position::from_fen(fen).unwrap();
    match position.parse_san(text, MoveReading::Lenient) {
        Err(SanError::Illegal { broken, .. }) => broken,
        other => panic!("{fen} {text}: {other:?}"),
    }
}

#[test]
fn the_only_man_of_a_kind_is_the_one_that_is_meant() {
    let fen = "4k3/8/8/8/8/8/4P3/R3K3 w Q - 0 1";
    assert!(matches!(
        broken(fen, "Rb3"),
        Some(BrokenRule::Movement {
            from: Square::A1,
            to: Square::B3,
            ..
        })
    ));
    assert!(matches!(
        broken(fen, "Rh1"),
        Some(BrokenRule::Blocked {
            from: Square::A1,
            at: Square::E1,
            ..
        })
    ));
    assert!(matches!(
        broken(fen, "e5"),
        Some(BrokenRule::Movement {
            from: Square::E2,
            ..
        })
    ));
    assert!(matches!(
        broken(fen, "exd3"),
        Some(BrokenRule::NothingToCapture {
            from: Square::E2,
            ..
        })
    ));
    assert!(matches!(
        broken(fen, "e4=Q"),
        Some(BrokenRule::NoPromotion { .. })
    ));
    assert!(matches!(
        broken(fen, "O-O"),
        Some(BrokenRule::NoCastlingRook { .. })
    ));
    assert!(matches!(
        broken(fen, "d2d4"),
        Some(BrokenRule::EmptySquare { .. })
    ));
    assert!(matches!(
        broken(fen, "e8e7"),
        Some(BrokenRule::NotYourPiece { .. })
    ));
}

#[test]
fn of_several_men_it_is_the_one_that_moves_like_this() {
    // The knight on b1 could go to c3; it is pinned. That on g1 could not.
    let fen = "4k3/8/8/8/8/8/8/rN2K1N1 w - - 0 1";
    assert!(matches!(
        broken(fen, "Nc3"),
        Some(BrokenRule::UncoversKing {
            from: Square::B1,
            ..
        })
    ));
    // A pawn is in the way of the rook on h1; that on a1 cannot go there at all.
    let fen = "4k3/8/8/8/7P/8/8/R3K2R w - - 0 1";
    assert!(matches!(
        broken(fen, "Rh5"),
        Some(BrokenRule::Blocked {
            from: Square::H1,
            at: Square::H4,
            ..
        })
    ));
}

#[test]
fn where_no_man_is_meant_no_rule_is_named() {
    let fen = "4k3/8/8/8/8/8/4P3/1N2K1N1 w - - 0 1";
    for text in ["Qd4", "d4", "Nd5", "Nff3", "exe3"] {
        assert_eq!(broken(fen, text), None, "{text}");
    }
}

#[test]
fn checks_are_answered_or_the_rule_says_which() {
    let fen = "4k3/8/8/8/4r3/8/3P4/4K1N1 w - - 0 1";
    assert!(matches!(
        broken(fen, "d4"),
        Some(BrokenRule::CheckUnanswered { .. })
    ));
    assert!(matches!(
        broken(fen, "Ke2"),
        Some(BrokenRule::KingIntoAttack { .. })
    ));
    let castling = "4k3/8/8/8/5r2/8/8/4K2R w K - 0 1";
    assert!(matches!(
        broken(castling, "0-0"),
        Some(BrokenRule::CastlingThroughCheck { .. })
    ));
}

#[test]
fn what_is_illegal_is_an_attempt_with_the_man_that_is_meant() {
    let position = Position::from_fen("4k3/P7/8/8/8/5N2/8/1N2K2R w K - 0 1").unwrap();
    let read = |text: &str, notation: &str| {
        let attempt = position.read_attempt(text, notation.parse().unwrap());
        attempt.map(|attempt| position.explain(attempt))
    };
    let broken = |text, notation| read(text, notation).unwrap().unwrap_err();
    for (text, notation) in [("a8", "san"), ("a7a8", "san"), ("a7a8", "uci")] {
        let rule = broken(text, notation);
        assert!(
            matches!(rule, BrokenRule::PromotionMissing { to: Square::A8 }),
            "{text}: {rule}"
        );
    }
    for (text, notation) in [("--", "san"), ("0000", "uci")] {
        assert!(matches!(broken(text, notation), BrokenRule::Pass { .. }));
    }
    assert!(matches!(
        broken("b1b3", "uci"),
        BrokenRule::Movement {
            from: Square::B1,
            ..
        }
    ));
    assert!(matches!(
        broken("0-0-0", "pt"),
        BrokenRule::NoCastlingRook { .. }
    ));
    assert!(read("Ce5", "pt").unwrap().is_ok());
    assert!(read("Nd2", "san").is_err(), "both knights can go there");
    assert!(read("Nh8", "san").is_err(), "and neither there");
    assert!(read("accepted", "san").is_err());
}
