//! Which suites there are in what was named.

use std::fs;
use std::path::{Path, PathBuf};

use crate::exit::{Failure, OrFail, Result};

/// The name that means the standard input.
const STANDARD_INPUT: &str = "-";

/// Where a suite comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Source {
    StandardInput,
    File(PathBuf),
}

impl Source {
    /// How it is called in reports.
    pub(super) fn name(&self) -> String {
        match self {
            Self::StandardInput => "standard input".to_owned(),
            Self::File(path) => path.display().to_string(),
        }
    }
}

/// The suites that `named` means: of a folder every `.epd` in it and below, in the order of names.
///
/// # Errors
///
/// Something named is not there, or a folder has no suite.
pub(super) fn found(named: &[PathBuf]) -> Result<Vec<Source>> {
    let mut sources = Vec::new();
    for path in named {
        if path == Path::new(STANDARD_INPUT) {
            sources.push(Source::StandardInput);
            continue;
        }
        let about = fs::metadata(path).or_io(|| {
            format!(
                "suite {} cannot be read: expected a file, a folder, or - for the standard input",
                path.display()
            )
        })?;
        if !about.is_dir() {
            sources.push(Source::File(path.clone()));
            continue;
        }
        let mut below = Vec::new();
        collect(path, &mut below)?;
        if below.is_empty() {
            return Err(Failure::usage(format!(
                "folder {} has no suite: expected files that end in .epd in it or below",
                path.display()
            )));
        }
        below.sort();
        sources.extend(below.into_iter().map(Source::File));
    }
    Ok(sources)
}

/// Adds the suites of `folder`. Links to folders are not followed: they might lead back.
fn collect(folder: &Path, suites: &mut Vec<PathBuf>) -> Result<()> {
    let told = || format!("folder {} cannot be read", folder.display());
    for entry in fs::read_dir(folder).or_io(told)? {
        let entry = entry.or_io(told)?;
        let path = entry.path();
        if entry.file_type().or_io(told)?.is_dir() {
            collect(&path, suites)?;
        } else if is_suite(&path) && !path.is_dir() {
            suites.push(path);
        }
    }
    Ok(())
}

fn is_suite(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("epd"))
}
