//! The command line as it was typed. What it means is decided in `config`.

mod bench;
mod convert;
mod help;
mod judge;
mod lang;
mod position;
mod run;
mod show;

pub(crate) use bench::BenchArgs;
pub(crate) use convert::ConvertArgs;
pub(crate) use judge::{JudgeArgs, Laws};
pub(crate) use lang::Lang;
pub(crate) use position::{
    EpChoice, FenArgs, MovesArgs, NotationArgs, PositionArgs, PositionsArgs, RulesArgs,
};
pub(crate) use run::{HashArgs, MagicsArgs, PerftArgs, SuiteArgs, ThreadsArgs};
pub(crate) use show::ShowArgs;

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

/// Perft and chess positions from the shell: right counts for any position, standard or Chess960.
#[derive(Debug, Parser)]
#[command(
    name = "roque",
    version,
    after_help = help::SEE_LONG,
    after_long_help = help::with_exit_codes(help::ROQUE)
)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) global: GlobalArgs,
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What every command takes.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Output")]
pub(crate) struct GlobalArgs {
    /// Print text for people, or JSON: one object a line, as results come.
    #[arg(long, global = true, value_name = "FORMAT", value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
    /// Print results only: no progress, no times, no summary.
    #[arg(long, short, global = true)]
    pub(crate) quiet: bool,
    /// Use this instruction set: avx512, avx2, pext, magic or portable [default: the fastest here].
    ///
    /// The environment variable `ROQUE_ISA` says the same; the option wins. All give the same counts.
    #[arg(long, global = true, value_name = "NAME")]
    pub(crate) isa: Option<String>,
}

/// How results are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// For people.
    Text,
    /// JSON lines, described by a schema.
    Json,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Count the paths of DEPTH legal moves from a position.
    #[command(after_help = help::SEE_LONG, after_long_help = help::with_exit_codes(help::PERFT))]
    Perft(PerftArgs),
    /// Count the paths below each legal move, as `perft --divide` does.
    #[command(after_help = help::SEE_LONG, after_long_help = help::with_exit_codes(help::DIVIDE))]
    Divide(PerftArgs),
    /// Judge suites: count each position to each depth whose count is known.
    #[command(after_help = help::SEE_LONG, after_long_help = help::with_exit_codes(help::SUITE))]
    Suite(SuiteArgs),
    /// Measure how fast this build is here, and whether it got slower.
    #[command(after_help = help::SEE_LONG, after_long_help = help::with_exit_codes(help::BENCH))]
    Bench(BenchArgs),
    /// Show a position: the board, what is to be said of it, the legal moves.
    #[command(after_help = help::SEE_LONG, after_long_help = help::with_exit_codes(help::SHOW))]
    Show(ShowArgs),
    /// Judge games: which moves are irregular and why, how each game stands, what could be claimed.
    #[command(after_help = help::SEE_LONG, after_long_help = help::with_exit_codes(help::JUDGE))]
    Judge(JudgeArgs),
    /// Write games anew in PGN's export format, or with their moves in another notation.
    #[command(after_help = help::SEE_LONG, after_long_help = help::with_exit_codes(help::CONVERT))]
    Convert(ConvertArgs),
    /// List the legal moves of a position, one a line.
    #[command(after_help = help::SEE_LONG, after_long_help = help::with_exit_codes(help::MOVES))]
    Moves(MovesArgs),
    /// List the named positions, or print the Chess960 start position of a number.
    #[command(after_help = help::SEE_LONG, after_long_help = help::with_exit_codes(help::POSITIONS))]
    Positions(PositionsArgs),
    /// Print a position's FEN in its normal form.
    #[command(after_help = help::SEE_LONG, after_long_help = help::with_exit_codes(help::FEN))]
    Fen(FenArgs),
    /// Search the magic numbers of the attack tables anew, and verify them.
    #[command(after_help = help::SEE_LONG, after_long_help = help::with_exit_codes(help::MAGICS))]
    Magics(MagicsArgs),
    /// Print the completions of a shell.
    #[command(after_help = help::SEE_LONG, after_long_help = help::with_exit_codes(help::COMPLETIONS))]
    Completions {
        /// For which shell.
        #[arg(value_enum)]
        shell: Shell,
    },
    /// Print the manual page.
    #[command(after_help = help::SEE_LONG, after_long_help = help::with_exit_codes(help::MAN))]
    Man,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }
}
