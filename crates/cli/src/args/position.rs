//! Arguments that say which position is meant.

use clap::{Args, ValueEnum};

use super::lang::LangArgs;

/// A position, and moves to play from it.
#[derive(Clone, Debug, Args)]
pub(crate) struct PositionArgs {
    /// A name (see `roque positions`) or a FEN, quoted or not [default: the start position].
    ///
    /// `moves e2e4 e7e5` after it plays these moves first, in the notation of --moves. In a FEN, blanks in runs, tabs
    /// and `_` separate the fields.
    #[arg(value_name = "POSITION", allow_negative_numbers = true)]
    pub(crate) position: Vec<String>,
    /// Play these moves first, in one argument: UCI, or what --notation names where that is an option.
    #[arg(long, value_name = "MOVES")]
    pub(crate) moves: Option<String>,
    #[command(flatten)]
    pub(crate) rules: RulesArgs,
}

/// How positions are read.
#[derive(Clone, Copy, Debug, Args)]
#[command(next_help_heading = "Reading positions")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag that was typed"
)]
pub(crate) struct RulesArgs {
    /// Refuse positions that cannot arise in play, and say all that is wrong: the default.
    #[arg(long)]
    pub(crate) strict: bool,
    /// Keep what is wrong where it does no harm, drop it where it does, and list each.
    #[arg(long, conflicts_with = "strict")]
    pub(crate) lenient: bool,
    /// Read castling rights by the standard rules [default: as the position needs].
    #[arg(long)]
    pub(crate) standard: bool,
    /// Read castling rights by the rules of Chess960, and write castling as king takes rook.
    #[arg(long, conflicts_with = "standard")]
    pub(crate) chess960: bool,
}

/// How moves are read and written.
#[derive(Clone, Debug, Args)]
pub(crate) struct NotationArgs {
    /// Read and write moves in this notation: san, long, uci, or the letters of a language (pt, es, fr,
    /// de, it, nl, figurine) [default: uci].
    #[arg(long, value_name = "NAME")]
    pub(crate) notation: Option<String>,
}

/// `roque moves`.
#[derive(Clone, Debug, Args)]
pub(crate) struct MovesArgs {
    #[command(flatten)]
    pub(crate) lang: LangArgs,
    #[command(flatten)]
    pub(crate) notation: NotationArgs,
    // Last, since the heading in it holds for all that comes after it.
    #[command(flatten)]
    pub(crate) position: PositionArgs,
}

/// `roque positions`.
#[derive(Clone, Debug, Args)]
pub(crate) struct PositionsArgs {
    /// The number of a Chess960 start position, 0 to 959; 518 is the standard one.
    #[arg(value_name = "N", allow_negative_numbers = true)]
    pub(crate) number: Option<String>,
}

/// `roque fen`.
#[derive(Clone, Debug, Args)]
pub(crate) struct FenArgs {
    /// Write castling rights by the rooks' files (`HAha`), not as X-FEN (`KQkq`).
    #[arg(long)]
    pub(crate) shredder: bool,
    /// When to write the en passant square.
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = EpChoice::Legal)]
    pub(crate) ep: EpChoice,
    // Last, since the heading in it holds for all that comes after it.
    #[command(flatten)]
    pub(crate) position: PositionArgs,
}

/// When the en passant square is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum EpChoice {
    /// If a legal capture goes there.
    Legal,
    /// As the position was given or played.
    Played,
    /// After every double step.
    Always,
}
