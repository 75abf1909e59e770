//! The cases of all suites in a folder, and what is counted of them.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};

use roque_movegen::Isa;
use roque_perft::suite::{Budget, Case, Reading, Strictness, Suite, Verdict};
use roque_perft::{Control, Leaves, Perft};

/// The folder of the repository's own suites.
pub(crate) fn own_suites() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../perft-suites")
}

/// A folder or file of the extra data, if there is any; says aloud what is skipped if not.
pub(crate) fn extra_data(name: &str) -> Option<PathBuf> {
    let Some(data) = std::env::var_os("ROQUE_EXTRA_DATA") else {
        println!("skipped: {name} (ROQUE_EXTRA_DATA is not set)");
        return None;
    };
    Some(Path::new(&data).join(name))
}

/// Each case of each `.epd` in `folder` and below, with where it stands.
pub(crate) fn cases(folder: &Path) -> Vec<(String, Case)> {
    let mut cases = Vec::new();
    for path in suite_files(folder) {
        let name = path.display();
        let file = File::open(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
        for case in Suite::new(BufReader::new(file)) {
            let case = case.unwrap_or_else(|error| panic!("{name}: {error}"));
            cases.push((format!("{name}:{}", case.line), case));
        }
    }
    assert!(!cases.is_empty(), "no cases in {}", folder.display());
    cases
}

fn suite_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| {
        panic!("{}: {error}", folder.display());
    });
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.expect("a folder's entry can be read").path();
        if path.is_dir() {
            files.extend(suite_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "epd") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// Counts of all cases what the budget allows, with every instruction set; panics at the first wrong
/// count or rejected position.
pub(crate) fn assert_all_right(
    cases: &[(String, Case)],
    strictness: Strictness,
    leaves: Leaves,
    max_nodes: u128,
) {
    let budget = Budget {
        max_nodes,
        ..Budget::default()
    };
    let reading = Reading {
        strictness,
        ..Reading::default()
    };
    for isa in Isa::ALL {
        if !isa.is_available() {
            println!("skipped: {isa} (this machine does not have it)");
            continue;
        }
        let (mut right, mut skipped, mut nodes) = (0_u32, 0_u32, 0_u128);
        let perft = Perft {
            isa,
            leaves,
            ..Perft::default()
        };
        let control = Control::new();
        for (place, case) in cases {
            let judged = case.read(reading);
            let position = judged
                .unwrap_or_else(|error| panic!("{place}: {error}"))
                .position;
            let count = |depth| perft.count(position.board(), depth, &control);
            for (known, verdict) in case.judge(budget, count) {
                match verdict {
                    Ok(Verdict::Right) => (right, nodes) = (right + 1, nodes + known.nodes),
                    Ok(Verdict::Skipped) => skipped += 1,
                    wrong => panic!("{place}: {known:?} with {isa} is {wrong:?}"),
                }
            }
        }
        println!("{isa}, {leaves:?}: {right} counts right, {skipped} over budget, {nodes} nodes");
    }
}
