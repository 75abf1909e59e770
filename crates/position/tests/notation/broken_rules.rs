//! An illegal text is answered with the rule that it breaks.

use roque_position::movegen::Square;
use roque_position::{
    BrokenRule, Game, Language, MoveReading, Notation, Position, Rules, SanError, SanMove, Tongue,
};

/// The rule that a text breaks.
fn broken(fen: &str, text: &str) -> BrokenRule {
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
        BrokenRule::Movement {
            from: Square::A1,
            to: Square::B3,
            ..
        }
    ));
    assert!(matches!(
        broken(fen, "Rh1"),
        BrokenRule::Blocked {
            from: Square::A1,
            at: Square::E1,
            ..
        }
    ));
    assert!(matches!(
        broken(fen, "e5"),
        BrokenRule::Movement {
            from: Square::E2,
            ..
        }
    ));
    assert!(matches!(
        broken(fen, "exd3"),
        BrokenRule::NothingToCapture {
            from: Square::E2,
            ..
        }
    ));
    assert!(matches!(
        broken(fen, "e4=Q"),
        BrokenRule::NoPromotion { .. }
    ));
    assert!(matches!(
        broken(fen, "O-O"),
        BrokenRule::NoCastlingRook { .. }
    ));
    assert!(matches!(
        broken(fen, "d2d4"),
        BrokenRule::EmptySquare { .. }
    ));
    assert!(matches!(
        broken(fen, "e8e7"),
        BrokenRule::NotYourPiece { .. }
    ));
}

#[test]
fn of_several_men_it_is_the_one_that_moves_like_this() {
    // The knight on b1 could go to c3; it is pinned. That on g1 could not.
    let fen = "4k3/8/8/8/8/8/8/rN2K1N1 w - - 0 1";
    assert!(matches!(
        broken(fen, "Nc3"),
        BrokenRule::UncoversKing {
            from: Square::B1,
            ..
        }
    ));
    // A pawn is in the way of the rook on h1; that on a1 cannot go there at all.
    let fen = "4k3/8/8/8/7P/8/8/R3K2R w - - 0 1";
    assert!(matches!(
        broken(fen, "Rh5"),
        BrokenRule::Blocked {
            from: Square::H1,
            at: Square::H4,
            ..
        }
    ));
}

#[test]
fn a_man_that_is_not_there_is_missed() {
    let fen = "4k3/8/8/8/8/8/4P3/1N2K1N1 w - - 0 1";
    let said = |text| {
        let rule = broken(fen, text);
        assert!(matches!(rule, BrokenRule::NoSuchMan { .. }), "{text}");
        (rule.to_string(), rule.say(Tongue::Portuguese).to_string())
    };
    for (text, english, portuguese) in [
        ("Qd4", "White has no queen", "as brancas não têm dama"),
        (
            "d4",
            "White has no pawn on the d-file",
            "as brancas não têm peão na coluna d",
        ),
        (
            "dxe3",
            "White has no pawn on the d-file",
            "as brancas não têm peão na coluna d",
        ),
        (
            "Nff3",
            "White has no knight on the f-file",
            "as brancas não têm cavalo na coluna f",
        ),
        (
            "N3d5",
            "White has no knight on rank 3",
            "as brancas não têm cavalo na fileira 3",
        ),
        (
            "Nc3d5",
            "White has no knight on c3",
            "as brancas não têm cavalo em c3",
        ),
    ] {
        assert_eq!(said(text), (english.to_owned(), portuguese.to_owned()));
    }
}

#[test]
fn none_of_several_men_moves_so_or_each_is_prevented() {
    let fen = "4k3/8/8/8/8/8/4P3/1N2K1N1 w - - 0 1";
    let rule = broken(fen, "Nd5");
    assert!(matches!(rule, BrokenRule::NoneMovesSo { .. }));
    assert_eq!(
        rule.to_string(),
        "none of the knights on b1 and g1 moves to d5"
    );
    let rooks = "4k3/8/8/8/7P/8/8/R2NKN1R w - - 0 1";
    let rule = broken(rooks, "Re1");
    assert!(matches!(rule, BrokenRule::NoneMayMove { .. }));
    assert_eq!(
        rule.say(Tongue::Portuguese).to_string(),
        "nenhuma das torres em a1 e h1 pode ir para e1"
    );
    let position = Position::from_fen(rooks).unwrap();
    let said = SanMove::read("Re1", Language::English).unwrap();
    let each: Vec<_> = position.broken_by_each(said).collect();
    assert!(matches!(
        each[..],
        [
            BrokenRule::OwnPieceOnTarget {
                from: Square::A1,
                ..
            },
            BrokenRule::OwnPieceOnTarget {
                from: Square::H1,
                ..
            }
        ]
    ));
    let pawns = "4k3/8/8/8/8/4P3/4P3/4K3 w - - 0 1";
    assert!(matches!(
        broken(pawns, "exe4"),
        BrokenRule::CaptureStraightAhead { to: Square::E4 }
    ));
    assert!(matches!(
        broken(pawns, "e7"),
        BrokenRule::NoneMovesSo { .. }
    ));
}

#[test]
fn a_king_that_is_said_to_go_does_not_castle() {
    let castling = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    for text in ["Kg1", "Kc1", "Ke1g1"] {
        let rule = broken(castling, text);
        assert!(
            matches!(
                rule,
                BrokenRule::Movement {
                    from: Square::E1,
                    ..
                }
            ),
            "{text}: {rule}"
        );
        let mut game = Game::new(Position::from_fen(castling).unwrap(), Rules::fide());
        let attempt = game.position().read_attempt(text, Notation::SAN).unwrap();
        game.attempt(attempt).unwrap_err();
    }
}

#[test]
fn which_of_several_men_may_be_unclear() {
    let position = Position::from_fen("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1").unwrap();
    let said = SanMove::read("Nd2", Language::English).unwrap();
    let rule = position.explain(said).unwrap_err();
    assert!(matches!(rule, BrokenRule::Unclear { .. }));
    assert_eq!(
        rule.to_string(),
        "it is not said which of the knights on b1 and f3 goes to d2"
    );
    let clear = SanMove::read("Nbd2", Language::English).unwrap();
    assert_eq!(position.explain(clear).unwrap().to_string(), "b1d2");
    let castling = SanMove::read("O-O", Language::English).unwrap();
    assert!(position.explain(castling).is_err());
}

#[test]
fn checks_are_answered_or_the_rule_says_which() {
    let fen = "4k3/8/8/8/4r3/8/3P4/4K1N1 w - - 0 1";
    assert!(matches!(
        broken(fen, "d4"),
        BrokenRule::CheckUnanswered { .. }
    ));
    assert!(matches!(
        broken(fen, "Ke2"),
        BrokenRule::KingIntoAttack { .. }
    ));
    let castling = "4k3/8/8/8/5r2/8/8/4K2R w K - 0 1";
    assert!(matches!(
        broken(castling, "0-0"),
        BrokenRule::CastlingThroughCheck { .. }
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
    assert!(matches!(
        broken("Nh8", "san"),
        BrokenRule::NoneMovesSo { .. }
    ));
    assert!(read("accepted", "san").is_err());
}
