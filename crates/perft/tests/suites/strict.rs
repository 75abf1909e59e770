//! Strict reading rejects what cannot arise in play, and nothing else.

use std::collections::HashSet;

use roque_perft::suite::{Case, Reading, Rejection, Strictness};
use roque_position::ViolationKind;

use crate::folder::{cases, extra_data, own_suites};

/// Positions of published suites that cannot arise in play, beside those that our own suites have too.
const KNOWN_UNREACHABLE: [&str; 9] = [
    // Before the double push the bishop already gave check.
    "8/5bk1/8/2Pp4/8/1K6/8/8 w - d6 0 1",
    "1b1k4/8/8/1rPpK3/8/8/8/8 w - d6 0 1",
    // Two checkers on one line.
    "3R4/8/q4k2/2B5/1NK5/3b4/8/8 w - - 0 1",
    "2Nq4/2K5/1b6/8/7R/3k4/7P/8 w - - 0 1",
    "5R2/2P5/8/4k3/8/3rK2r/8/8 w - - 0 1",
    // Two pawns or knights give check.
    "1rrrrrk1/1PPPPPPP/8/8/8/8/8/6K1 b - - 0 1",
    "1q4k1/3r1Ppp/5NP1/pP6/8/1Q6/3B4/2K2R2 b - - 0 1",
    "2b5/1nbn4/n3n3/1kn5/n3n3/1n1n4/5RQ1/2KQ1R2 w K - 0 1",
    // Too many men.
    "kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1",
];

/// What strict reading has against the position, if anything.
fn rejection(case: &Case) -> Option<Rejection> {
    let reading = Reading {
        strictness: Strictness::Strict,
        ..Reading::default()
    };
    case.read(reading).err()
}

#[test]
fn of_our_suites_exactly_the_tagged_rows_are_rejected() {
    let (mut wrongly_rejected, mut wrongly_accepted) = (Vec::new(), Vec::new());
    let mut rejected = 0;
    for (place, case) in cases(&own_suites()) {
        let rejection = rejection(&case);
        rejected += u32::from(rejection.is_some());
        match (rejection, case.is_unreachable()) {
            (Some(rejection), false) => wrongly_rejected.push(format!("{place}: {rejection}")),
            (None, true) => wrongly_accepted.push(format!("{place}: {}", case.position())),
            _ => {}
        }
    }
    println!("{rejected} rows rejected");
    assert!(
        wrongly_rejected.is_empty(),
        "rejected: {wrongly_rejected:#?}"
    );
    assert!(
        wrongly_accepted.is_empty(),
        "accepted: {wrongly_accepted:#?}"
    );
}

#[test]
fn a_check_that_was_there_before_the_double_push_is_named_as_such() {
    let mut named = 0;
    for (place, case) in cases(&own_suites()) {
        if !case.is_unreachable() || !place.contains("en-passant.epd") {
            continue;
        }
        match rejection(&case) {
            Some(Rejection::Violations(violations)) => {
                let kind = ViolationKind::CheckersAgainstEnPassant;
                assert!(
                    violations.kinds().any(|found| found == kind),
                    "{place}: {violations}"
                );
            }
            other => panic!("{place}: {other:?}"),
        }
        named += 1;
    }
    assert!(named >= 15);
}

#[test]
fn of_published_suites_exactly_the_known_positions_are_rejected() {
    let Some(folder) = extra_data("suites") else {
        return;
    };
    let tagged = cases(&own_suites())
        .into_iter()
        .filter(|(_, case)| case.is_unreachable());
    let tagged: HashSet<_> = tagged.map(|(_, case)| case.position().to_owned()).collect();
    let mut unmet = HashSet::from(KNOWN_UNREACHABLE);
    let mut rejected = 0;
    for (place, case) in cases(&folder) {
        let is_known = unmet.remove(case.position()) || tagged.contains(case.position());
        let rejection = rejection(&case);
        assert_eq!(rejection.is_some(), is_known, "{place}: {rejection:?}");
        rejected += u32::from(is_known);
    }
    println!("{rejected} rows rejected");
    assert!(unmet.is_empty(), "not met: {unmet:?}");
}
