//! Arguments of the commands that run for long.

use std::path::PathBuf;

use clap::Args;

use super::position::{NotationArgs, PositionArgs, RulesArgs};

/// `roque perft` and `roque divide`.
#[derive(Clone, Debug, Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag that was typed"
)]
pub(crate) struct PerftArgs {
    /// The number of plies, 0 to 255.
    #[arg(value_name = "DEPTH", allow_negative_numbers = true)]
    pub(crate) depth: String,
    /// Print the count below each move, in the layout of Stockfish's `go perft`.
    #[arg(long)]
    pub(crate) divide: bool,
    /// Count every depth from 1 to DEPTH.
    #[arg(long, conflicts_with = "divide")]
    pub(crate) each_depth: bool,
    /// Play the moves of the last ply too, in place of counting them: slower, the same counts.
    #[arg(long)]
    pub(crate) no_bulk: bool,
    /// Count the leaves that a capture leads to, en passant included.
    #[arg(long, conflicts_with = "no_bulk")]
    pub(crate) captures: bool,
    #[command(flatten)]
    pub(crate) notation: NotationArgs,
    #[command(flatten)]
    pub(crate) threads: ThreadsArgs,
    #[command(flatten)]
    pub(crate) hash: HashArgs,
    // Last, since the heading in it holds for all that comes after it.
    #[command(flatten)]
    pub(crate) position: PositionArgs,
}

/// How many threads.
#[derive(Clone, Debug, Args)]
pub(crate) struct ThreadsArgs {
    /// Count on this many threads [default: one for each core].
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) threads: Option<String>,
}

/// Whether counts are looked up in a table.
#[derive(Clone, Debug, Args)]
pub(crate) struct HashArgs {
    /// Count each position once, as far as a table of SIZE remembers: 1GiB, 512MiB, 25% of what is
    /// available [default: no table].
    #[arg(long, value_name = "SIZE", allow_negative_numbers = true)]
    pub(crate) hash: Option<String>,
    /// Count twice, with two tables of half the size and unrelated keys, and compare.
    #[arg(long, requires = "hash")]
    pub(crate) verify: bool,
}

/// `roque suite`.
#[derive(Clone, Debug, Args)]
pub(crate) struct SuiteArgs {
    /// Files; folders, of which every .epd in them and below; `-` is the standard input [default:
    /// perft-suites].
    #[arg(value_name = "FILE|FOLDER")]
    pub(crate) sources: Vec<PathBuf>,
    /// Skip depths whose known count is greater.
    #[arg(
        long,
        value_name = "N",
        allow_negative_numbers = true,
        default_value = "100000000"
    )]
    pub(crate) max_nodes: String,
    /// Skip greater depths.
    #[arg(long, value_name = "DEPTH", allow_negative_numbers = true)]
    pub(crate) max_depth: Option<String>,
    #[command(flatten)]
    pub(crate) threads: ThreadsArgs,
    #[command(flatten)]
    pub(crate) hash: HashArgs,
    // Last, since the heading in it holds for all that comes after it.
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
}

/// `roque magics`.
#[derive(Clone, Debug, Args)]
pub(crate) struct MagicsArgs {
    /// Search from this seed [default: the seed of the numbers that are shipped].
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
}
