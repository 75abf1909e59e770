//! `roque magics`.

use std::time::Instant;

use roque_movegen::attacks::search::{Magics, SHIPPED_SEED, find_magics};

use crate::args::MagicsArgs;
use crate::config;
use crate::exit::{Exit, Result};
use crate::report::{MagicsReport, Report};
use crate::terminal::{Output, stop_on_ctrl_c};

/// Searches magic numbers from a seed, verifies them and compares them with the shipped ones.
///
/// Without a seed they must be the shipped ones, or something does not hold.
///
/// # Errors
///
/// The seed is no number, or the output cannot be written.
pub(super) fn run(args: &MagicsArgs, output: &Output) -> Result<Exit> {
    let seed = match &args.seed {
        Some(typed) => config::seed(typed)?,
        None => SHIPPED_SEED,
    };
    // The search takes part of a second and does not look at the control: the handler ends it.
    let _ = stop_on_ctrl_c(output.tongue())?;
    let start = Instant::now();
    let magics = find_magics(seed);
    let elapsed = start.elapsed();
    let verified = magics.verify().is_ok();
    let equal_to_shipped = magics == Magics::shipped();
    output.report(&Report::Magics(MagicsReport {
        seed: seed.to_string(),
        table_bytes: magics.table_bytes(),
        elapsed,
        verified,
        equal_to_shipped,
        bishop: hexadecimal(&magics.bishop),
        rook: hexadecimal(&magics.rook),
    }))?;
    let held = verified && (equal_to_shipped || seed != SHIPPED_SEED);
    Ok(if held { Exit::Held } else { Exit::Failed })
}

fn hexadecimal(numbers: &[u64]) -> Vec<String> {
    numbers
        .iter()
        .map(|number| format!("{number:#018x}"))
        .collect()
}
