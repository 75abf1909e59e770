//! Suites and tables of other projects, where they are to be had.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use roque_movegen::{Board, Isa};
use roque_perft::suite::Strictness;
use roque_perft::{Control, Leaves, Perft};
use roque_position::Position;

use crate::folder::{assert_all_right, cases, extra_data};

/// The rows of a table, without its head.
fn rows(path: &Path) -> Vec<Vec<String>> {
    let table = fs::read_to_string(path);
    let table = table.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let columns = |row: &str| row.split(',').map(str::to_owned).collect();
    table.lines().skip(1).map(columns).collect()
}

#[test]
fn published_suites_are_counted_right() {
    let Some(folder) = extra_data("suites") else {
        return;
    };
    let cases = cases(&folder);
    assert_all_right(&cases, Strictness::Lenient, Leaves::Bulk, 100_000);
}

#[test]
fn captures_are_those_of_the_published_tables() {
    let (fen, depth, nodes, captures) = (1, 2, 3, 4);
    for name in [
        "suites/public/cpw-six-stats-computed.csv",
        "suites/public/cpw-six-stats-published.csv",
    ] {
        let Some(path) = extra_data(name) else {
            return;
        };
        let mut compared = 0;
        for row in rows(&path) {
            let count: u128 = row[nodes].parse().expect("the count of nodes is a number");
            let Ok(known) = row[captures].parse::<u128>() else {
                continue;
            };
            if count > 5_000_000 {
                continue;
            }
            let position = Position::from_fen(&row[fen]).expect("the table has positions");
            let depth = row[depth].parse().expect("the depth is a number");
            for isa in Isa::available() {
                let leaves = Leaves::Captures;
                let perft = Perft {
                    isa,
                    leaves,
                    ..Perft::default()
                };
                let counted = perft.count(position.board(), depth, &Control::new());
                assert_eq!(counted, Ok(known), "{row:?} {isa}");
            }
            compared += 1;
        }
        println!("{name}: {compared} rows compared");
        assert!(compared >= 15);
    }
}

/// The divides are published for depths that take days; that their moves are those of the start
/// position, and add up to the published counts, can be seen at once.
#[test]
fn published_divides_have_our_moves_and_add_up() {
    let divides = extra_data("suites/public/startpos-divide.csv");
    let counts = extra_data("suites/public/startpos-deep.csv");
    let Some((divides, counts)) = divides.zip(counts) else {
        return;
    };
    let mut by_depth: BTreeMap<String, (Vec<String>, u128)> = BTreeMap::new();
    for row in rows(&divides) {
        let (moves, sum) = by_depth.entry(row[0].clone()).or_default();
        moves.push(row[1].clone());
        *sum += row[2].parse::<u128>().expect("the count is a number");
    }
    let mut own: Vec<_> = Board::START
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    own.sort();
    let known: BTreeMap<_, _> = rows(&counts)
        .into_iter()
        .map(|row| (row[0].clone(), row[1].clone()))
        .collect();
    assert!(!by_depth.is_empty());
    for (depth, (mut moves, sum)) in by_depth {
        moves.sort();
        assert_eq!(moves, own, "depth {depth}");
        assert_eq!(known.get(&depth), Some(&sum.to_string()), "depth {depth}");
    }
}
