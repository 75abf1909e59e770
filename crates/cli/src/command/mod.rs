//! One file a command, and the way from the command line to its end.

mod ahead;
mod bench;
mod completions;
mod convert;
mod counting;
mod fen;
mod games;
mod judge;
mod magics;
mod man;
mod moves;
mod perft;
mod positions;
mod show;
mod start;
mod suite;
mod tables;
mod told;

pub(crate) use start::main;
