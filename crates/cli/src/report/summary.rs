//! The table below a run of suites.

use std::io::{self, Write};

use comfy_table::{Cell, CellAlignment, Table, presets};

use super::model::{Context, Tally, TotalReport};
use super::units::{escaped, nodes_per_second, plural, seconds, table as table_used};

const HEADINGS: [&str; 9] = [
    "suite",
    "lines",
    "right",
    "wrong",
    "skipped",
    "rejected",
    "unreadable",
    "nodes",
    "seconds",
];

/// Writes a row for each suite, a row for all if there are several, and the total rate.
///
/// # Errors
///
/// Those of `out`.
pub(super) fn write(total: &TotalReport, context: Context, out: &mut impl Write) -> io::Result<()> {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header(HEADINGS.map(Cell::new));
    for file in &total.files {
        table.add_row(row(&escaped(&file.file).to_string(), &file.tally));
    }
    if total.files.len() != 1 {
        table.add_row(row("all", &total.tally));
    }
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    writeln!(out, "{}", table.trim_fmt())?;
    let Tally { nodes, elapsed, .. } = total.tally;
    let end = if total.complete { "" } else { ", interrupted" };
    writeln!(
        out,
        "{nodes} nodes in {} s, {}, {}, {}{}{end}",
        seconds(elapsed),
        nodes_per_second(total.pace),
        plural(total.threads as u64, "thread"),
        context.isa,
        table_used(total.hash),
    )
}

fn row(name: &str, tally: &Tally) -> Vec<Cell> {
    let numbers = [
        tally.lines,
        tally.right,
        tally.wrong,
        tally.skipped,
        tally.rejected,
        tally.unreadable,
    ];
    std::iter::once(Cell::new(name))
        .chain(numbers.map(Cell::new))
        .chain([Cell::new(tally.nodes), Cell::new(seconds(tally.elapsed))])
        .collect()
}
