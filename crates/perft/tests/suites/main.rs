//! The suites of known counts: those of this repository, and others where they are to be had.

mod bug_cases;
mod extra_data;
mod folder;
mod own;
mod strict;
