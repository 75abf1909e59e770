//! Each kind of violation: named, shown, waived, kept or dropped.

use roque_position::{
    CastlingRules, Fate, Fen, FenReading, ReadError, ViolationKind, Violations, Waivers,
};

use crate::helpers::{lenient, strict};

/// One position for each kind; the table in the docs is made of them.
const EXAMPLES: [(ViolationKind, &str); 17] = [
    (ViolationKind::Kings, "8/8/8/8/8/8/8/4K3 w - - 0 1"),
    (
        ViolationKind::PawnOnBackRank,
        "3Pk3/8/8/8/8/8/8/4K3 w - - 0 1",
    ),
    (
        ViolationKind::OpponentInCheck,
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
    ),
    (
        ViolationKind::TwoRightsOnOneWing,
        "4k3/8/8/8/8/8/8/4K1RR w HG - 0 1",
    ),
    (
        ViolationKind::TooManyMen,
        "4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1",
    ),
    (
        ViolationKind::TooManyPawns,
        "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1",
    ),
    (
        ViolationKind::TooManyPromoted,
        "4k3/8/8/8/8/8/PPPPPPPP/Q2QK3 w - - 0 1",
    ),
    (
        ViolationKind::TooManyCheckers,
        "k3r3/8/8/8/7b/8/8/r3K3 w - - 0 1",
    ),
    (
        ViolationKind::AlignedCheckers,
        "4r1k1/8/8/4K3/8/8/8/4r3 w - - 0 1",
    ),
    (
        ViolationKind::TwoSteppingCheckers,
        "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1",
    ),
    (
        ViolationKind::CheckersAgainstEnPassant,
        "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1",
    ),
    (
        ViolationKind::UnsupportedRight,
        "4k3/8/8/8/8/8/8/4K2N w K - 0 1",
    ),
    (
        ViolationKind::EnPassantRank,
        "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1",
    ),
    (
        ViolationKind::EnPassantOccupied,
        "4k3/8/4n3/4p3/8/8/8/4K3 w - e6 0 1",
    ),
    (
        ViolationKind::EnPassantWithoutPawn,
        "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
    ),
    (
        ViolationKind::EnPassantOriginOccupied,
        "3k4/4p3/8/4p3/8/8/8/4K3 w - e6 0 1",
    ),
    (ViolationKind::Clocks, "4k3/8/8/8/8/8/8/4KR2 w - - 500 50"),
];

fn violations(fen: &str) -> Violations {
    match strict(fen, CastlingRules::Auto) {
        Err(ReadError::Violations(violations)) => violations,
        other => panic!("{fen}: {other:?}"),
    }
}

#[test]
fn the_table_in_the_docs_shows_each_kind_with_its_message() {
    let table = include_str!("../../src/judge/violations.md");
    let shown: Vec<_> = table
        .lines()
        .filter(|line| line.starts_with("| `"))
        .collect();
    let expected: Vec<_> = EXAMPLES
        .iter()
        .map(|(kind, fen)| {
            let waived = if kind.can_be_waived() { "yes" } else { "never" };
            format!("| `{kind}` | {waived} | `{fen}` | {} |", violations(fen))
        })
        .collect();
    println!("{}", expected.join("\n"));
    assert_eq!(shown, expected, "the table has to be what was just printed");
}

#[test]
fn each_kind_is_triggered_by_its_example_and_in_the_order_of_the_kinds() {
    assert_eq!(EXAMPLES.map(|(kind, _)| kind), ViolationKind::ALL);
    for (kind, fen) in EXAMPLES {
        let kinds: Vec<_> = violations(fen).kinds().collect();
        let alone = kinds == [kind];
        // Seventeen men cannot be without too many pawns or too many promoted ones.
        let with_company = kind == ViolationKind::TooManyMen && kinds.contains(&kind);
        assert!(alone || with_company, "{kind}: {kinds:?}");
        assert_eq!(ViolationKind::from_name(kind.name()), Some(kind));
    }
}

#[test]
fn what_can_be_waived_is_waived_alone_or_with_all_and_the_answer_lists_it() {
    for (kind, fen) in EXAMPLES {
        let setup = Fen::parse(fen, FenReading::Strict).unwrap();
        let kinds: Vec<_> = violations(fen).kinds().collect();
        for waivers in [Waivers::ALL, kinds.iter().copied().collect()] {
            let judged = setup.judge(CastlingRules::Auto, waivers);
            assert_eq!(judged.is_ok(), kind.can_be_waived(), "{kind}");
            if let Ok(judged) = judged {
                let waived = judged.waived.iter().map(|waived| waived.violation.kind());
                assert_eq!(waived.collect::<Vec<_>>(), kinds);
            }
        }
        assert!(setup.judge(CastlingRules::Auto, Waivers::NONE).is_err());
        assert_eq!(Waivers::ALL.contains(kind), kind.can_be_waived());
    }
}

#[test]
fn waiving_one_kind_leaves_the_others_standing() {
    use ViolationKind::{Clocks, EnPassantRank, TooManyPawns, UnsupportedRight};
    let setup = Fen::parse("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w K e3 9 1", FenReading::Strict).unwrap();
    let kinds = |waivers| -> Vec<_> {
        let violations = setup.judge(CastlingRules::Auto, waivers).unwrap_err();
        violations.kinds().collect()
    };
    assert_eq!(
        kinds(Waivers::NONE),
        [TooManyPawns, UnsupportedRight, EnPassantRank, Clocks]
    );
    assert_eq!(
        kinds(Waivers::NONE.with(UnsupportedRight).with(Clocks)),
        [TooManyPawns, EnPassantRank]
    );
}

#[test]
fn material_checks_and_clocks_are_kept_and_rights_and_squares_dropped() {
    for (kind, fen) in EXAMPLES {
        let Ok(judged) = lenient(fen, CastlingRules::Auto) else {
            continue;
        };
        let name = kind.name();
        let is_square = name.starts_with("en-passant") || name == "unsupported-right";
        let expected = if is_square { Fate::Dropped } else { Fate::Kept };
        assert!(
            judged.waived.iter().all(|waived| waived.fate == expected),
            "{kind}"
        );
        let position = judged.position;
        assert!(position.board().castling_rights().is_empty());
        let keeps_square = kind == ViolationKind::CheckersAgainstEnPassant;
        assert_eq!(
            position.board().en_passant().is_some(),
            keeps_square,
            "{kind}"
        );
    }
    let clocks = lenient("4k3/8/8/8/8/8/8/4KR2 w - - 500 50", CastlingRules::Auto).unwrap();
    assert_eq!(clocks.position.halfmove_clock(), 500);
}

#[test]
fn all_violations_are_told_at_once_never_waived_ones_too() {
    let fen = "PPPPPPPk/PPPPPPPP/8/8/8/8/8/K6R w KGH e3 0 1";
    let kinds: Vec<_> = violations(fen).kinds().collect();
    for kind in [
        ViolationKind::PawnOnBackRank,
        ViolationKind::OpponentInCheck,
        ViolationKind::TooManyPawns,
        ViolationKind::TooManyMen,
        ViolationKind::UnsupportedRight,
        ViolationKind::EnPassantRank,
    ] {
        assert!(kinds.contains(&kind), "{kind}: {kinds:?}");
    }
    let message = violations(fen).to_string();
    assert_eq!(message.matches("; ").count() + 1, kinds.len());
}

#[test]
fn a_check_by_the_pushed_pawn_or_uncovered_by_it_can_be() {
    for fen in [
        // The pushed pawn itself.
        "4k3/8/8/3p4/4K3/8/8/8 w - d6 0 1",
        // A bishop and a rook behind the square it left.
        "2b1k3/8/8/3p4/8/7K/8/8 w - d6 0 1",
        "8/r6K/8/3p4/8/8/8/4k3 w - d6 0 1",
        // A rook that it stood before, and still does.
        "3r4/8/8/3p4/3K4/8/8/4k3 w - d6 0 1",
    ] {
        assert!(strict(fen, CastlingRules::Auto).is_ok(), "{fen}");
    }
}

#[test]
fn a_push_that_would_have_started_from_a_check_cannot_be() {
    for fen in [
        // A knight's check, which no pawn uncovers.
        "k7/8/8/3pP3/8/7n/5K2/8 w - d6 0 1",
        // A check on a line that the push has not opened.
        "1b1k4/8/8/1rPpK3/8/8/8/8 w - d6 0 1",
        // By the pushed pawn and by another man.
        "4k3/8/8/3p4/4K3/8/8/4r3 w - d6 0 1",
        // The pushed pawn shields its opponent's king from a check that was there before.
        "1b6/8/8/3Pp3/8/8/4k2K/8 w - e6 0 1",
        "7K/8/8/3Pp3/8/8/8/b3k3 w - e6 0 1",
        // From its origin the pawn itself gave check.
        "4k3/8/4K3/5p2/8/8/8/8 w - f6 0 1",
    ] {
        let kinds: Vec<_> = violations(fen).kinds().collect();
        assert_eq!(kinds, [ViolationKind::CheckersAgainstEnPassant], "{fen}");
        let position = lenient(fen, CastlingRules::Auto).unwrap().position;
        assert!(position.board().en_passant().is_some(), "{fen}");
    }
}

#[test]
fn double_checks_that_a_move_brings_about_are_accepted() {
    for fen in [
        // A pawn captured on f1, became a knight, and left the rook's rank.
        "8/8/5k2/p1q5/PP1rp1P1/3P1N2/2RK1r2/5nN1 w - - 0 3",
        // A pawn that left the fifth rank's neighbours by en passant opened a file and a diagonal.
        "8/8/3kP3/8/5B2/8/8/3R3K b - - 0 1",
        // A knight moved out of a rook's file.
        "4r2k/8/8/8/8/3n4/8/4K3 w - - 0 1",
    ] {
        let judged = strict(fen, CastlingRules::Auto).unwrap();
        assert_eq!(judged.position.board().checkers().len(), 2, "{fen}");
        assert!(judged.waived.is_empty());
    }
}
