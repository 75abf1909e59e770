//! The binary as a user meets it: text, JSON, exit codes.

mod bad_input;
mod bench;
mod convert;
mod divide;
mod fen;
mod hash;
mod help;
#[cfg(unix)]
mod interrupt;
mod isa;
mod json;
mod judge;
mod judge_arbiter;
mod magics;
mod moves;
mod perft;
mod pipes;
mod portuguese;
mod positions;
mod run;
mod show;
mod suite;
mod suite_reading;
