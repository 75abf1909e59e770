//! What is printed.

use std::fmt::Write;

use comfy_table::{CellAlignment, Table, presets};
use roque_perft::bench::statistics::{Spread, geometric_mean, median};

use crate::contestant::Contestant;
use crate::machine;
use crate::rounds::Measured;

/// Below this many rounds a median says little.
const ENOUGH_ROUNDS: u32 = 7;

/// Under which conditions is measured: the machine, the rules for all, and how each side was built.
pub(crate) fn terms(roque: &dyn Contestant, rivals: &[Box<dyn Contestant>], rounds: u32) -> String {
    let mut text = format!(
        "CPU         {}\n\
         for all     1 thread, no hash table, last ply counted without making its moves\n\
         rounds      {rounds}, interleaved; each ratio is rival's time / Roque's time of one round{}\n",
        machine::cpu_model(),
        if rounds < ENOUGH_ROUNDS {
            "; TOO FEW for a claim"
        } else {
            ""
        }
    );
    let sides = std::iter::once(roque).chain(rivals.iter().map(AsRef::as_ref));
    for side in sides {
        push(
            &mut text,
            format_args!("{:<11} {}\n", side.name(), side.terms()),
        );
    }
    text
}

/// The table of rates and ratios, and the lines `ratio RIVAL POSITION-DEPTH VALUE` for scripts.
pub(crate) fn results(measured: &[Measured], rivals: &[Box<dyn Contestant>]) -> String {
    let mut text = format!("\n{}\n\n", table(measured, rivals));
    for (index, rival) in rivals.iter().enumerate() {
        let name = rival.name();
        let mut medians = Vec::new();
        for row in measured {
            let ratio = median(&row.ratios(index));
            medians.push(ratio);
            push(
                &mut text,
                format_args!("ratio {name} {} {ratio:.2}\n", label(row)),
            );
        }
        let mean = geometric_mean(&medians);
        push(&mut text, format_args!("ratio {name} geo {mean:.2}\n"));
    }
    text
}

fn table(measured: &[Measured], rivals: &[Box<dyn Contestant>]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::ASCII_MARKDOWN).set_header([
        "position",
        "paths",
        "side",
        "million/s",
        "ratio",
        "least",
        "greatest",
    ]);
    for row in measured {
        let paths = row.known.count(row.known.depth()).unwrap_or_default();
        let mut add = |side: &str, rate: f64, ratios: [String; 3]| {
            let [ratio, least, greatest] = ratios;
            table.add_row([
                label(row),
                paths.to_string(),
                side.to_owned(),
                format!("{:.1}", rate / 1e6),
                ratio,
                least,
                greatest,
            ]);
        };
        add("roque", row.rate(&row.roque), Default::default());
        for (index, rival) in rivals.iter().enumerate() {
            let ratios = row.ratios(index);
            let spread = Spread::of(&ratios);
            let figures = [spread.median, spread.least, spread.greatest];
            let figures = figures.map(|ratio| format!("{ratio:.2}"));
            add(rival.name(), row.rate(&row.rivals[index]), figures);
        }
    }
    for (index, column) in table.column_iter_mut().enumerate() {
        if index != 0 && index != 2 {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}

/// The position and its depth: `start-6`.
fn label(row: &Measured) -> String {
    format!("{}-{}", row.known.name, row.known.depth())
}

/// Adds to a text, which cannot fail.
fn push(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    let _ = text.write_fmt(arguments);
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use roque_perft::bench::{Known, SIX};
    use roque_perft::rival::Answer;

    use super::*;

    struct Named;

    impl Contestant for Named {
        fn name(&self) -> &'static str {
            "slow"
        }

        fn terms(&self) -> String {
            "made up".to_owned()
        }

        fn count(&mut self, _known: &Known, _depth: u8) -> anyhow::Result<Answer> {
            anyhow::bail!("it is never asked")
        }
    }

    fn row(index: usize, ours: u64, theirs: u64) -> Measured {
        Measured {
            known: &SIX[index],
            roque: vec![Duration::from_millis(ours); 3],
            rivals: vec![vec![Duration::from_millis(theirs); 3]],
        }
    }

    #[test]
    fn the_last_lines_are_the_ratios_and_their_mean() {
        let rivals: [Box<dyn Contestant>; 1] = [Box::new(Named)];
        let text = results(&[row(0, 10, 20), row(2, 10, 80)], &rivals);
        let last: Vec<&str> = text.lines().rev().take(3).collect();
        assert_eq!(
            last,
            [
                "ratio slow geo 4.00",
                "ratio slow cpw-3-7 8.00",
                "ratio slow start-6 2.00"
            ]
        );
    }

    #[test]
    fn too_few_rounds_are_called_so() {
        assert!(terms(&Named, &[], 3).contains("TOO FEW"));
        assert!(!terms(&Named, &[], 7).contains("TOO FEW"));
    }
}
