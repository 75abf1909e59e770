//! The command line as it is meant: every cross-check of what was typed is made here.

mod bench;
mod hash;
mod isa;
mod judge;
mod lang;
mod notation;
mod number;
mod perft;
mod position;
mod suite;
mod threads;

pub(crate) use bench::{BenchConfig, LEAST_ROUNDS_TO_COMPARE, Until};
pub(crate) use hash::HashConfig;
pub(crate) use isa::chosen as chosen_isa;
pub(crate) use judge::JudgeConfig;
pub(crate) use lang::spoken;
pub(crate) use notation::{named_notation, notation};
pub(crate) use number::{arrangement, seed};
pub(crate) use perft::{PerftConfig, Split};
pub(crate) use position::given;
pub(crate) use suite::SuiteConfig;
