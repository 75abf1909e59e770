//! Text for people. Colours are always written; the stream drops them where they are not wanted.

use std::io::{self, Write};

use roque_position::Tongue;

use super::model::{
    Context, CountReport, Counted, Fault, InterruptedReport, Layout, MagicsReport, NamedReport,
    RejectedReport, Report, SuiteCountReport, UnreadableReport, Verdict,
};
use super::styles::{BAD, FAINT, STRONG};
use super::units::{escaped, nodes_per_second, plural, seconds, table};
use super::{bench_text, judge_text, show, summary};

/// Writes the lines of a result, or nothing if text does not show it; of a `quiet` run only the
/// result itself.
///
/// # Errors
///
/// Those of `out`.
pub(crate) fn write(
    report: &Report,
    context: Context,
    quiet: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    match report {
        Report::Count(count) => write_count(count, context, quiet, out),
        Report::Divided(divided) => writeln!(out, "{}: {}", divided.mv.as_text(), divided.nodes),
        Report::SuiteCount(count) => write_suite_count(count, out),
        Report::Rejected(rejected) => write_rejected(rejected, out),
        Report::Unreadable(unreadable) => write_unreadable(unreadable, out),
        Report::SuiteFile(_) => Ok(()),
        Report::SuiteTotal(_) | Report::JudgeTotal(_) if quiet => Ok(()),
        Report::SuiteTotal(total) => summary::write(total, context, out),
        Report::Show(shown) => show::write(shown, out),
        Report::JudgedGame(game) => judge_text::write_game(game, out),
        Report::JudgeTotal(total) => judge_text::write_total(total, out),
        Report::Converted(game) => write!(out, "{}", game.pgn),
        Report::Move(listed) => writeln!(out, "{}", listed.mv.as_text()),
        Report::NamedPosition(named) => write_named(named, quiet, out),
        Report::StartPosition(start) => writeln!(out, "{}", start.fen),
        Report::Fen(fen) => writeln!(out, "{}", fen.fen),
        Report::Magics(magics) => write_magics(magics, quiet, out),
        Report::Bench(bench) => bench_text::write_bench(bench, context, quiet, out),
        Report::BenchComparison(comparison) => bench_text::write_comparison(comparison, quiet, out),
        Report::BenchEngine(engine) => bench_text::write_engine(engine, context, quiet, out),
        Report::Interrupted(interrupted) => write_interrupted(interrupted, out),
    }
}

fn write_count(
    count: &CountReport,
    context: Context,
    quiet: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let CountReport { depth, nodes, .. } = count;
    match count.layout {
        Layout::Alone => writeln!(out, "{STRONG}{nodes}{STRONG:#}")?,
        Layout::Divided => writeln!(out, "\nNodes searched: {STRONG}{nodes}{STRONG:#}")?,
        Layout::Row { .. } if quiet => return writeln!(out, "{depth} {nodes}"),
        Layout::Row { .. } => writeln!(
            out,
            "{depth:>3} {STRONG}{nodes:>20}{STRONG:#}  {FAINT}{} s, {}{FAINT:#}",
            seconds(count.elapsed),
            nodes_per_second(count.pace),
        )?,
    }
    if quiet || count.layout == (Layout::Row { last: false }) {
        return Ok(());
    }
    if count.layout == Layout::Divided {
        writeln!(out)?;
    }
    let what = match count.counted {
        Counted::Bulk => "",
        Counted::Made => ", every leaf made",
        Counted::Captures => ", captures only",
    };
    let pace = match count.layout {
        Layout::Row { .. } => String::new(),
        _ => format!(
            " in {} s, {}",
            seconds(count.elapsed),
            nodes_per_second(count.pace)
        ),
    };
    let threads = plural(count.threads as u64, "thread");
    let (isa, table) = (context.isa, table(count.hash));
    writeln!(out, "depth {depth}{what}{pace}, {threads}, {isa}{table}")?;
    let forced = if count.castling_forced {
        " (as asked)"
    } else {
        ""
    };
    writeln!(out, "{}, {} castling{forced}", count.fen, count.castling)?;
    write_waived(&count.waived, out)
}

fn write_waived(waived: &[Fault], out: &mut impl Write) -> io::Result<()> {
    waived
        .iter()
        .try_for_each(|fault| writeln!(out, "waived: {}", escaped(&fault.text)))
}

fn write_suite_count(count: &SuiteCountReport, out: &mut impl Write) -> io::Result<()> {
    let Verdict::Wrong {
        got,
        difference,
        divided,
        ..
    } = &count.verdict
    else {
        return Ok(());
    };
    let SuiteCountReport {
        at,
        fen,
        castling,
        depth,
        expected,
        ..
    } = count;
    let (file, line) = (escaped(&at.file), at.line);
    writeln!(
        out,
        "{BAD}wrong count{BAD:#} {file}:{line}: depth {depth}: expected {expected}, got {got} ({difference})"
    )?;
    writeln!(out, "  {fen}, {castling} castling")?;
    divided
        .iter()
        .try_for_each(|below| writeln!(out, "  {}: {}", below.mv.as_text(), below.nodes))
}

fn write_rejected(rejected: &RejectedReport, out: &mut impl Write) -> io::Result<()> {
    let (file, line) = (escaped(&rejected.at.file), rejected.at.line);
    writeln!(
        out,
        "{BAD}position rejected{BAD:#} {file}:{line}: {}",
        escaped(&rejected.position)
    )?;
    rejected
        .faults
        .iter()
        .try_for_each(|fault| writeln!(out, "  {}", escaped(&fault.text)))
}

fn write_unreadable(unreadable: &UnreadableReport, out: &mut impl Write) -> io::Result<()> {
    let file = escaped(&unreadable.file);
    let reason = escaped(&unreadable.reason);
    match unreadable.line {
        Some(line) => writeln!(out, "{BAD}unreadable{BAD:#} {file}:{line}: {reason}"),
        None => writeln!(out, "{BAD}unreadable{BAD:#} {file}: {reason}"),
    }
}

fn write_named(named: &NamedReport, quiet: bool, out: &mut impl Write) -> io::Result<()> {
    if quiet {
        return writeln!(out, "{}", named.name);
    }
    let called = [&[named.name], named.aliases].concat().join(", ");
    writeln!(out, "{STRONG}{called}{STRONG:#}: {}", named.description)?;
    writeln!(out, "  {}", named.fen)
}

fn write_magics(magics: &MagicsReport, quiet: bool, out: &mut impl Write) -> io::Result<()> {
    for (slider, numbers) in [("bishop", &magics.bishop), ("rook", &magics.rook)] {
        writeln!(out, "{slider}")?;
        for row in numbers.chunks(4) {
            writeln!(out, "  {}", row.join(" "))?;
        }
    }
    if quiet {
        return Ok(());
    }
    let found = seconds(magics.elapsed);
    let verdict = if magics.verified {
        "verified"
    } else {
        "NOT magic"
    };
    let shipped = if magics.equal_to_shipped {
        "equal to"
    } else {
        "other than"
    };
    writeln!(
        out,
        "seed {}: found in {found} s, {verdict}, {shipped} the shipped numbers",
        magics.seed
    )?;
    writeln!(out, "table of {} bytes", magics.table_bytes)
}

fn write_interrupted(interrupted: &InterruptedReport, out: &mut impl Write) -> io::Result<()> {
    let elapsed = seconds(interrupted.elapsed);
    let during = escaped(&interrupted.during);
    match interrupted.tongue {
        Tongue::English => {
            let complete = match interrupted.complete {
                0 => "nothing was complete".to_owned(),
                1 => "1 result was complete".to_owned(),
                complete => format!("{complete} results were complete"),
            };
            writeln!(
                out,
                "{BAD}interrupted{BAD:#} after {elapsed} s at {during}; {complete}"
            )
        }
        Tongue::Portuguese => {
            let complete = match interrupted.complete {
                0 => "nada estava completo".to_owned(),
                1 => "1 resultado estava completo".to_owned(),
                complete => format!("{complete} resultados estavam completos"),
            };
            writeln!(
                out,
                "{BAD}interrompido{BAD:#} após {elapsed} s em {during}; {complete}"
            )
        }
    }
}
