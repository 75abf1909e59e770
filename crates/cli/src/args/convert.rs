//! Arguments of `roque convert`.

use std::path::PathBuf;

use clap::Args;

use super::lang::LangArgs;

/// `roque convert`.
#[derive(Clone, Debug, Args)]
pub(crate) struct ConvertArgs {
    /// A file of games, in PGN or as lists of moves; `-` is the standard input.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Read moves in this notation: san, long, uci, or the letters of a language (pt, es, fr, de, it, nl,
    /// figurine).
    #[arg(long, value_name = "NAME", default_value = "san")]
    pub(crate) from: String,
    /// Write moves in this notation.
    #[arg(long, value_name = "NAME", default_value = "san")]
    pub(crate) to: String,
    #[command(flatten)]
    pub(crate) lang: LangArgs,
}
