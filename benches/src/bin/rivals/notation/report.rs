//! What is printed.

use comfy_table::{CellAlignment, Table, presets};
use roque_benches::GAMES;
use roque_perft::bench::statistics::{Spread, geometric_mean, median};
use std::time::Duration;

use super::RIVAL;
use super::input::Input;
use super::rounds::Measured;
use crate::builder::{PROFILE, RUSTFLAGS};
use crate::machine;

/// Under which conditions is measured.
pub(crate) fn terms(input: &Input, rounds: u32) -> String {
    let extras = machine::features_beyond_baseline();
    let build = if extras.is_empty() {
        "plain build for any CPU".to_owned()
    } else {
        format!("NOT a plain build (compiled for {})", extras.join(", "))
    };
    format!(
        "CPU         {}\n\
         for all     1 thread; {GAMES} games, {} moves; the results are the same\n\
         rounds      {rounds}, interleaved; each ratio is the rival's time / Roque's time of one round\n\
         roque       {}, {build}\n\
         rival       {RIVAL}, RUSTFLAGS='{RUSTFLAGS}', {PROFILE}, own process\n",
        machine::cpu_model(),
        input.move_count,
        env!("CARGO_PKG_VERSION"),
    )
}

/// The table of rates and ratios, and the lines `ratio TASK VALUE` for scripts.
pub(crate) fn results(measured: &[Measured], input: &Input) -> String {
    let mut table = Table::new();
    table.load_style(presets::ASCII_MARKDOWN).set_header([
        "task",
        "roque, million moves/s",
        "rival, million moves/s",
        "ratio",
        "least",
        "greatest",
    ]);
    let mut lines = Vec::new();
    let mut medians = Vec::new();
    for row in measured {
        let ratios: Vec<_> = (row.roque.iter().zip(&row.rival))
            .map(|(ours, theirs)| theirs.as_secs_f64() / ours.as_secs_f64())
            .collect();
        let spread = Spread::of(&ratios);
        let [ours, theirs] = [&row.roque, &row.rival].map(|times| rate(input.move_count, times));
        table.add_row([
            row.task.name().to_owned(),
            format!("{ours:.2}"),
            format!("{theirs:.2}"),
            format!("{:.2}", spread.median),
            format!("{:.2}", spread.least),
            format!("{:.2}", spread.greatest),
        ]);
        lines.push(format!("ratio {} {:.2}\n", row.task.name(), spread.median));
        medians.push(spread.median);
    }
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    let mean = geometric_mean(&medians);
    format!("\n{table}\n\n{}ratio geo {mean:.2}\n", lines.concat())
}

/// Millions of moves a second at the median time.
#[expect(
    clippy::cast_precision_loss,
    reason = "a rate is shown with four digits"
)]
fn rate(moves: usize, times: &[Duration]) -> f64 {
    let seconds: Vec<_> = times.iter().map(Duration::as_secs_f64).collect();
    moves as f64 / median(&seconds) / 1e6
}
