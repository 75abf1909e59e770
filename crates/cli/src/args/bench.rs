//! Arguments of `roque bench`.

use std::path::PathBuf;

use clap::Args;

use super::run::ThreadsArgs;

/// `roque bench`.
#[derive(Clone, Debug, Args)]
pub(crate) struct BenchArgs {
    /// Stop after this many rounds [default: when another one would go beyond half a minute].
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) rounds: Option<String>,
    #[command(flatten)]
    pub(crate) threads: ThreadsArgs,
    /// Save the scores in a file, to compare others with them later.
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Compare with the scores that --save put into this file, on this machine.
    #[arg(long, value_name = "FILE")]
    pub(crate) baseline: Option<PathBuf>,
    /// Compare with another build of roque: its rounds and those of this build are interleaved.
    #[arg(long, value_name = "PATH")]
    pub(crate) baseline_binary: Option<PathBuf>,
    /// Fail if a task takes longer than before by more than this and the spread does not explain it
    /// [default: 5%].
    #[arg(long, value_name = "PERCENT", allow_hyphen_values = true)]
    pub(crate) fail_above: Option<String>,
    /// Time the perft of another program beside ours: a UCI engine with `go perft`, or a command with
    /// {fen} and {depth} in it; may be given several times.
    #[arg(long = "engine", value_name = "CMD")]
    pub(crate) engines: Vec<String>,
}
