//! What can be typed, and what of it makes no sense.

use std::collections::HashSet;

use clap::Parser;
use roque_movegen::Isa;
use roque_perft::bench::Known;

use crate::contestant::Contestant;
use crate::external::External;
use crate::failure::Usage;
use crate::library::Library;

/// Sets Roque, as users get it, beside rivals at their best.
///
/// One thread, no hash table, moves of the last ply counted without making them. Every count is
/// compared to the known number.
#[derive(Debug, Parser)]
#[command(name = "rivals", version, after_help = AFTER_HELP)]
pub(crate) struct Args {
    /// Instruction set that Roque uses: avx512, avx2, pext, magic or portable [default: the fastest here]
    #[arg(long, value_name = "NAME", env = "ROQUE_ISA")]
    pub(crate) isa: Option<Isa>,

    /// How often each side counts each position
    #[arg(long, value_name = "N", default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) rounds: u32,

    /// Libraries to measure against
    #[arg(long, value_name = "LIST", value_enum, value_delimiter = ',', default_values_t = Library::ALL)]
    pub(crate) rivals: Vec<Library>,

    /// Positions to count
    #[arg(
        long,
        value_name = "LIST",
        value_delimiter = ',',
        value_parser = Known::named,
        default_value = "start,kiwipete,cpw-3,cpw-4,cpw-5,cpw-6"
    )]
    pub(crate) positions: Vec<&'static Known>,

    /// Measure how fast moves and games are written and read, beside shakmaty and pgn-reader
    #[arg(long, conflicts_with_all = ["isa", "rivals", "positions", "externals"])]
    pub(crate) notation: bool,

    /// Any other program; {fen} and {depth} in its arguments are filled in
    ///
    /// It is started anew for each count, without a shell, and its whole run is timed. Among the
    /// numbers it prints must be the right count. May be given several times.
    #[arg(long = "external", value_name = "NAME=CMD")]
    pub(crate) externals: Vec<External>,
}

const AFTER_HELP: &str = "\
Examples:
  cargo run --release -p roque-benches --bin rivals
  cargo run --release -p roque-benches --bin rivals -- --isa magic --rivals cozy-chess
  cargo run --release -p roque-benches --bin rivals -- --notation --rounds 21
  cargo run --release -p roque-benches --bin rivals -- --external 'mine=./perft {depth} {fen}'

Exit codes:
  0  every count was right, or all results were the same
  1  a count was wrong, or results differ
  2  the arguments make no sense, or the instruction set is not available
  3  a rival could not be built or failed, or reading or writing did";

impl Args {
    /// Refuses what each argument alone does not show to be wrong.
    pub(crate) fn check(&self) -> Result<(), Usage> {
        let libraries = self.rivals.iter().map(|library| library.name());
        let externals = self.externals.iter().map(Contestant::name);
        let mut names = HashSet::from(["roque"]);
        if let Some(name) = libraries.chain(externals).find(|&name| !names.insert(name)) {
            return Err(Usage::NameTwice(name.to_owned()));
        }
        let mut positions = HashSet::new();
        match self
            .positions
            .iter()
            .find(|known| !positions.insert(known.name))
        {
            Some(known) => Err(Usage::NameTwice(known.name.to_owned())),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    fn parsed(arguments: &[&str]) -> Result<Args, clap::Error> {
        Args::try_parse_from([&["rivals"], arguments].concat())
    }

    #[test]
    fn the_definition_is_consistent() {
        Args::command().debug_assert();
    }

    #[test]
    fn without_arguments_all_are_measured_in_seven_rounds() {
        let args = parsed(&[]).unwrap();
        assert_eq!(
            (args.rounds, args.rivals.len(), args.positions.len()),
            (7, 3, 6)
        );
        assert_eq!(args.check(), Ok(()));
    }

    #[test]
    fn lists_restrict_what_is_measured() {
        let args = parsed(&["--rivals", "chess,shakmaty", "--positions", "cpw-3"]).unwrap();
        assert_eq!(args.rivals, [Library::Chess, Library::Shakmaty]);
        assert_eq!(args.positions[0].name, "cpw-3");
    }

    #[test]
    fn unknown_names_and_empty_rounds_are_refused() {
        for arguments in [
            ["--rivals", "fish"],
            ["--positions", "cpw-7"],
            ["--isa", "avx9"],
            ["--rounds", "0"],
            ["--external", "nothing"],
        ] {
            assert_eq!(
                parsed(&arguments).unwrap_err().exit_code(),
                2,
                "{arguments:?}"
            );
        }
    }

    #[test]
    fn two_sides_of_one_name_are_refused() {
        let args = parsed(&["--external", "chess=true {fen} {depth}"]).unwrap();
        assert_eq!(args.check(), Err(Usage::NameTwice("chess".to_owned())));
        let args = parsed(&["--positions", "start,start"]).unwrap();
        assert_eq!(args.check(), Err(Usage::NameTwice("start".to_owned())));
    }
}
