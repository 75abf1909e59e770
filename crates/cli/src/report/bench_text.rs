//! Speed as text for people.

use std::io::{self, Write};

use comfy_table::{Cell, CellAlignment, Table, presets};

use super::bench::{
    BenchReport, ComparedTask, ComparisonReport, EngineOutcome, EngineReport, SpeedVerdict,
    TaskReport,
};
use super::model::Context;
use super::styles::BAD;
use super::units::{escaped, plural, with_unit};

/// Above the tasks that remember nothing, and above those that do.
const TASK: [&str; 2] = ["task", "task, hashed"];

/// Writes the scores, the machine, and whether it was quiet.
///
/// # Errors
///
/// Those of `out`.
pub(super) fn write_bench(
    bench: &BenchReport,
    context: Context,
    quiet: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    if quiet {
        return bench
            .tasks
            .iter()
            .try_for_each(|task| writeln!(out, "{} {}", task.task, task.score));
    }
    // Hashed and unhashed rates share no column.
    for hashed in [false, true] {
        let tasks = bench.tasks.iter().filter(|task| task.hashed == hashed);
        let headings = [TASK[usize::from(hashed)], "score", "median", "quartiles"];
        write_table(&headings, tasks.map(task_row), out)?;
    }
    for absent in &bench.absent {
        writeln!(out, "{}: absent, {}", absent.task, absent.reason)?;
    }
    let machine = &bench.machine;
    let governor = machine.governor.as_deref().unwrap_or("unknown");
    let load = machine
        .load
        .map_or("unknown".to_owned(), |load| format!("{load:.2}"));
    writeln!(
        out,
        "{}, {}, {}, {}, governor {}, load {load} before",
        escaped(&machine.cpu),
        context.isa,
        plural(machine.cores as u64, "core"),
        plural(bench.threads as u64, "thread"),
        escaped(governor),
    )?;
    let end = if bench.complete { "" } else { ", interrupted" };
    writeln!(
        out,
        "{} in {:.0} s{end}; a score is the rate of the fastest",
        plural(bench.rounds.into(), "round"),
        bench.seconds
    )?;
    if bench.debug_assertions {
        writeln!(
            out,
            "{BAD}this build checks itself{BAD:#}, and its speed means nothing: build with --release"
        )?;
    }
    let calibration = &bench.calibration;
    let disturbance = percent(calibration.disturbance);
    if calibration.quiet {
        writeln!(out, "quiet: the calibration loop varied by {disturbance}")
    } else {
        writeln!(
            out,
            "{BAD}not quiet{BAD:#}: the calibration loop varied by {disturbance}, so that scores may be too low"
        )
    }
}

fn task_row(task: &TaskReport) -> Vec<String> {
    let rates = &task.rates;
    vec![
        task.task.clone(),
        rate(task.score, &task.unit),
        with_unit(whole(rates.median)),
        format!(
            "{} .. {}",
            with_unit(whole(rates.lower_quartile)),
            with_unit(whole(rates.upper_quartile))
        ),
    ]
}

fn compared_row(task: &ComparedTask) -> Vec<String> {
    vec![
        task.task.clone(),
        rate(task.before, &task.unit),
        rate(task.now, &task.unit),
        signed_percent(task.slower),
        signed_percent(task.slower_at_least),
    ]
}

/// Writes how each task compares, and what follows.
///
/// # Errors
///
/// Those of `out`.
pub(super) fn write_comparison(
    comparison: &ComparisonReport,
    quiet: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let with = |verdict| {
        let tasks = comparison.tasks.iter();
        let tasks: Vec<_> = tasks
            .filter(|task| task.verdict == verdict)
            .map(|task| task.task.as_str())
            .collect();
        tasks.join(", ")
    };
    if !quiet {
        writeln!(out)?;
        for hashed in [false, true] {
            let tasks = comparison.tasks.iter().filter(|task| task.hashed == hashed);
            let headings = [
                TASK[usize::from(hashed)],
                "before",
                "now",
                "time",
                "at least",
            ];
            write_table(&headings, tasks.map(compared_row), out)?;
        }
    }
    let limit = percent(comparison.limit);
    let before = escaped(&comparison.before);
    if !comparison.held {
        let slower = with(SpeedVerdict::Slower);
        writeln!(
            out,
            "{BAD}slower{BAD:#} by more than {limit} than {before}: {slower}"
        )?;
    } else if !quiet {
        writeln!(out, "not slower by more than {limit} than {before}")?;
    }
    if quiet {
        return Ok(());
    }
    let not_judged = with(SpeedVerdict::NotJudged);
    if !not_judged.is_empty() {
        writeln!(
            out,
            "not judged, since the machine was not quiet both times: {not_judged}"
        )?;
    }
    if comparison.interleaved {
        writeln!(out, "rounds of both builds were interleaved")
    } else {
        writeln!(
            out,
            "times of two different moments were compared; --baseline-binary interleaves the rounds of both builds"
        )
    }
}

/// Writes how long another program takes.
///
/// # Errors
///
/// Those of `out`.
pub(super) fn write_engine(
    engine: &EngineReport,
    context: Context,
    quiet: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let name = escaped(&engine.engine).to_string();
    if !quiet {
        let rows = engine.positions.iter().filter_map(|row| {
            let EngineOutcome::Right {
                nodes_per_second,
                our_nodes_per_second,
                ratios,
            } = &row.outcome
            else {
                return None;
            };
            Some(vec![
                format!("{} {}", row.position, row.depth),
                rate(*our_nodes_per_second, "nodes"),
                rate(*nodes_per_second, "nodes"),
                format!("{:.2}", ratios.median),
                format!("{:.2} .. {:.2}", ratios.least, ratios.greatest),
            ])
        });
        writeln!(out)?;
        let headings = ["position", "roque", "other", "ratio", "of all rounds"];
        write_table(&headings, rows, out)?;
    }
    for row in &engine.positions {
        if let EngineOutcome::Wrong { got } = &row.outcome {
            writeln!(
                out,
                "{BAD}wrong count{BAD:#} of {name}: {} at depth {}: expected {}, got {}",
                row.position,
                row.depth,
                row.expected,
                got.as_deref().unwrap_or("no number")
            )?;
        }
    }
    let Some(ratio) = engine.ratio else {
        return Ok(());
    };
    let start = if engine.start_included {
        ", its start included"
    } else {
        ""
    };
    writeln!(
        out,
        "{name} takes {ratio:.2} times as long as roque ({}, 1 thread, no table){start}; {}",
        context.isa,
        plural(engine.rounds.into(), "round")
    )
}

/// Writes a table, unless it has no rows.
fn write_table(
    headings: &[&str],
    rows: impl Iterator<Item = Vec<String>>,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut rows = rows.peekable();
    if rows.peek().is_none() {
        return Ok(());
    }
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header(headings.iter().map(Cell::new));
    for row in rows {
        table.add_row(row);
    }
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    writeln!(out, "{}", table.trim_fmt())
}

/// `465 Mmoves/s`.
fn rate(units: u64, unit: &str) -> String {
    format!("{}{}/s", with_unit(units), escaped(unit))
}

fn percent(part: f64) -> String {
    format!("{:.1} %", part * 100.0)
}

fn signed_percent(part: f64) -> String {
    format!("{:+.1} %", part * 100.0)
}

#[expect(
    clippy::cast_sign_loss,
    reason = "rates are positive, and shown to a few digits"
)]
fn whole(rate: f64) -> u64 {
    rate as u64
}
