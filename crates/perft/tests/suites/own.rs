//! The suites of this repository.

use std::collections::HashSet;

use roque_perft::Leaves;
use roque_perft::suite::Strictness;

use crate::folder::{assert_all_right, cases, own_suites};

#[test]
fn all_counts_are_right_with_every_instruction_set() {
    let cases = cases(&own_suites());
    assert!(cases.len() >= 2_000);
    assert_all_right(&cases, Strictness::AsTagged, Leaves::Bulk, 1_000_000);
}

#[test]
fn all_counts_are_right_if_every_leaf_is_made() {
    let cases = cases(&own_suites());
    assert_all_right(&cases, Strictness::AsTagged, Leaves::Made, 100_000);
}

#[test]
fn all_rows_have_names_that_differ_within_their_file() {
    let mut names = HashSet::new();
    for (place, case) in cases(&own_suites()) {
        let file = place.rsplit_once(':').map(|(file, _)| file.to_owned());
        let id = case.id.unwrap_or_else(|| panic!("{place} has no id"));
        assert!(names.insert((file, id)), "{place}: the id is there twice");
    }
}
