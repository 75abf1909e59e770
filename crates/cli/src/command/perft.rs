//! `roque perft` and `roque divide`.

use std::time::{Duration, Instant};

use roque_movegen::Isa;
use roque_perft::{Control, Leaves};

use super::tables::{Counter, NoCount, Tables};
use super::{counting, told};
use crate::args::PerftArgs;
use crate::config::{PerftConfig, Split};
use crate::exit::{Exit, Result};
use crate::report::{CountReport, Counted, DividedMove, InterruptedReport, Layout, Pace, Report};
use crate::terminal::{Output, stop_on_ctrl_c};

/// Counts, and reports each number when it is known.
///
/// # Errors
///
/// What was typed cannot be meant, or the output cannot be written.
pub(super) fn run(args: &PerftArgs, isa: Isa, output: &Output) -> Result<Exit> {
    let config = PerftConfig::new(args, isa)?;
    let control = stop_on_ctrl_c(output.tongue())?;
    let pool = counting::pool(config.threads)?;
    let progress = output.progress();
    progress.during(&control, || {
        pool.install(|| {
            let tables = Tables::new(config.hash)?;
            let run = Run {
                config: &config,
                counter: tables.counter(config.perft),
                control: &control,
                output,
                start: Instant::now(),
            };
            match config.split {
                Split::Whole => run.whole(),
                Split::ByMove => run.by_move(),
                Split::ByDepth => run.by_depth(),
            }
        })
    })
}

struct Run<'a> {
    config: &'a PerftConfig,
    counter: Counter<'a>,
    control: &'a Control,
    output: &'a Output,
    start: Instant,
}

impl Run<'_> {
    fn whole(&self) -> Result<Exit> {
        let depth = self.config.depth;
        let (nodes, elapsed) = match self.count(depth) {
            Ok(counted) => counted,
            Err(why) => return self.without_number(why, format!("depth {depth}"), 0),
        };
        self.report(depth, nodes, elapsed, Layout::Alone)?;
        Ok(Exit::Held)
    }

    fn by_depth(&self) -> Result<Exit> {
        let deepest = self.config.depth;
        for depth in deepest.min(1)..=deepest {
            self.output.progress().at(|| format!("depth {depth}"));
            let (nodes, elapsed) = match self.count(depth) {
                Ok(counted) => counted,
                Err(why) => {
                    let complete = depth.saturating_sub(1).into();
                    return self.without_number(why, format!("depth {depth}"), complete);
                }
            };
            let last = depth == deepest;
            self.report(depth, nodes, elapsed, Layout::Row { last })?;
        }
        Ok(Exit::Held)
    }

    fn by_move(&self) -> Result<Exit> {
        let PerftConfig { depth, perft, .. } = *self.config;
        let position = self.config.given.position;
        // At depth 0 there is no move, but the position itself.
        let mut sum = match (depth, perft.leaves) {
            (0, Leaves::Bulk | Leaves::Made) => 1,
            _ => 0,
        };
        let board = position.board();
        let divided = self.counter.divide_in_turn(board, depth, self.control);
        for (complete, (mv, leaves)) in (0..).zip(divided) {
            let mv = told::written(&position, mv, self.config.notation);
            let nodes = match leaves {
                Ok(nodes) => nodes,
                Err(why) => {
                    let during = format!("depth {depth} at {}", mv.as_text());
                    return self.without_number(why, during, complete);
                }
            };
            sum += nodes;
            self.output
                .report(&Report::Divided(DividedMove { mv, depth, nodes }))?;
        }
        self.report(depth, sum, self.start.elapsed(), Layout::Divided)?;
        Ok(Exit::Held)
    }

    fn count(&self, depth: u8) -> std::result::Result<(u128, Duration), NoCount> {
        let start = Instant::now();
        self.control.restart();
        let board = self.config.given.position.board();
        let nodes = self.counter.count(board, depth, self.control)?;
        Ok((nodes, start.elapsed()))
    }

    fn report(&self, depth: u8, nodes: u128, elapsed: Duration, layout: Layout) -> Result<()> {
        let given = &self.config.given;
        self.output.report(&Report::Count(CountReport {
            fen: given.position.fen().to_string(),
            castling: told::castling(given.position.castling_mode()),
            castling_forced: given.castling_forced,
            waived: told::waived(&given.waived, self.output.tongue()),
            depth,
            nodes,
            counted: match self.config.perft.leaves {
                Leaves::Bulk => Counted::Bulk,
                Leaves::Made => Counted::Made,
                Leaves::Captures => Counted::Captures,
            },
            elapsed,
            pace: Pace::new(counting::rate(nodes, elapsed), self.config.hash.is_some()),
            threads: self.config.threads,
            hash: told::hash(self.config.hash),
            layout,
        }))
    }

    /// Ends the run during what has no number, after so many `complete` ones.
    fn without_number(&self, why: NoCount, during: String, complete: u64) -> Result<Exit> {
        if let NoCount::Wrong(failure) = why {
            return Err(failure);
        }
        self.output.report(&Report::Interrupted(InterruptedReport {
            during,
            complete,
            elapsed: self.start.elapsed(),
            tongue: self.output.tongue(),
        }))?;
        Ok(Exit::Interrupted)
    }
}
