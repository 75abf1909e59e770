//! Arguments of `roque judge`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::lang::Lang;

/// `roque judge`.
#[derive(Clone, Debug, Args)]
pub(crate) struct JudgeArgs {
    /// A file of games, in PGN or as lists of moves; `-` is the standard input.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Judge by these rules: the FIDE Laws, or the traditional rule texts.
    #[arg(long, value_name = "RULES", value_enum, default_value_t = Laws::Fide)]
    pub(crate) rules: Laws,
    /// Take the moves for what the players attempted: irregular ones are refused and counted, what was
    /// touched must be moved, and words say who offers, claims, touches or resigns.
    #[arg(long)]
    pub(crate) arbiter: bool,
    /// Read and write moves in this notation: san, long, uci, or the letters of a language (pt, es, fr,
    /// de, it, nl, figurine).
    #[arg(long, value_name = "NAME", default_value = "san")]
    pub(crate) notation: String,
    /// Say what is to be said in this language.
    #[arg(long, value_name = "LANG", value_enum, default_value_t = Lang::En)]
    pub(crate) lang: Lang,
}

/// A set of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Laws {
    /// The FIDE Laws of Chess.
    Fide,
    /// The traditional rule texts.
    Traditional,
}
