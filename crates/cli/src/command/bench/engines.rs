//! Another program's perft beside ours.

use std::hint::black_box;
use std::time::{Duration, Instant};

use roque_movegen::Isa;
use roque_perft::Control;
use roque_perft::bench::statistics::{Spread, geometric_mean};
use roque_perft::bench::{Known, SIX};
use roque_perft::rival::{Answer, Engine, EngineCommand, RivalError};

use super::scores::whole;
use crate::report::{EngineOutcome, EnginePosition, EngineReport};

/// The other program counts as deep as it can in about this time.
const GOAL: Duration = Duration::from_millis(250);
/// One that takes longer is not waited for.
const PATIENCE: Duration = Duration::from_secs(30);
/// At least so many leaves are counted when ours are timed, however shallow the other program counts.
const LEAST_LEAVES: u64 = 1_000_000;

/// Times the program on each of the six positions, in turn with ours on one thread without a table.
/// After a wrong count nothing more is timed.
///
/// # Errors
///
/// The program gives no answer, or the control was told to stop.
pub(super) fn time(
    command: &EngineCommand,
    isa: Isa,
    rounds: u32,
    control: &Control,
) -> Result<EngineReport, RivalError> {
    let mut engine = command.start(control)?;
    let mut positions = Vec::new();
    let mut medians = Vec::new();
    for known in &SIX {
        let mut timed = Timed {
            engine: &mut engine,
            known,
            isa,
            control,
        };
        let row = timed.position(rounds)?;
        let median = match &row.outcome {
            EngineOutcome::Right { ratios, .. } => Some(ratios.median),
            EngineOutcome::Wrong { .. } => None,
        };
        positions.push(row);
        let Some(median) = median else { break };
        medians.push(median);
    }
    Ok(EngineReport {
        engine: engine.to_string(),
        start_included: engine.is_started_for_each_count(),
        rounds,
        ratio: (medians.len() == SIX.len()).then(|| geometric_mean(&medians)),
        positions,
    })
}

/// A program on one position.
struct Timed<'a> {
    engine: &'a mut Engine,
    known: &'static Known,
    isa: Isa,
    control: &'a Control,
}

/// What a count came to.
enum Counted {
    Right(Duration),
    Wrong(EnginePosition),
}

impl Timed<'_> {
    fn position(&mut self, rounds: u32) -> Result<EnginePosition, RivalError> {
        let depth = match self.depth()? {
            Ok(depth) => depth,
            Err(wrong) => return Ok(wrong),
        };
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        for _ in 0..rounds {
            ours.push(self.our_time(depth).as_secs_f64());
            match self.their_count(depth)? {
                Counted::Right(elapsed) => theirs.push(elapsed.as_secs_f64()),
                Counted::Wrong(wrong) => return Ok(wrong),
            }
        }
        let ratios: Vec<_> = theirs
            .iter()
            .zip(&ours)
            .map(|(theirs, ours)| theirs / ours)
            .collect();
        Ok(self.row(
            depth,
            EngineOutcome::Right {
                nodes_per_second: self.rate(depth, &theirs),
                our_nodes_per_second: self.rate(depth, &ours),
                ratios: Spread::of(&ratios).into(),
            },
        ))
    }

    /// The depth at which the program is to be timed, unless it counts wrong on the way there.
    fn depth(&mut self) -> Result<Result<u8, EnginePosition>, RivalError> {
        let mut at_depth_1 = Duration::ZERO;
        for depth in 1..self.known.depth() {
            let elapsed = match self.their_count(depth)? {
                Counted::Right(elapsed) => elapsed,
                Counted::Wrong(wrong) => return Ok(Err(wrong)),
            };
            if depth == 1 {
                at_depth_1 = elapsed;
            }
            let growth = self.leaves(depth + 1) / self.leaves(depth).max(1);
            if expected_time(at_depth_1, elapsed, growth) > GOAL {
                return Ok(Ok(depth));
            }
        }
        Ok(Ok(self.known.depth()))
    }

    fn their_count(&mut self, depth: u8) -> Result<Counted, RivalError> {
        let expected = self.leaves(depth);
        let Answer { nodes, elapsed } =
            self.engine
                .count(self.known.fen, depth, expected, PATIENCE, self.control)?;
        if nodes == Some(expected) {
            return Ok(Counted::Right(elapsed.max(Duration::from_nanos(1))));
        }
        let got = nodes.map(|nodes| nodes.to_string());
        Ok(Counted::Wrong(
            self.row(depth, EngineOutcome::Wrong { got }),
        ))
    }

    fn our_time(&self, depth: u8) -> Duration {
        let board = self.known.board();
        let passes = u32::try_from(LEAST_LEAVES.div_ceil(self.leaves(depth).max(1))).unwrap_or(1);
        let start = Instant::now();
        for _ in 0..passes {
            black_box(roque_perft::count(black_box(&board), depth, self.isa));
        }
        (start.elapsed() / passes).max(Duration::from_nanos(1))
    }

    fn leaves(&self, depth: u8) -> u64 {
        self.known.count(depth).unwrap_or_default()
    }

    /// Leaves a second in the fastest round.
    #[expect(
        clippy::cast_precision_loss,
        reason = "a rate is known to a few digits only"
    )]
    fn rate(&self, depth: u8, seconds: &[f64]) -> u64 {
        whole(self.leaves(depth) as f64 / Spread::of(seconds).least)
    }

    fn row(&self, depth: u8, outcome: EngineOutcome) -> EnginePosition {
        EnginePosition {
            position: self.known.name,
            depth,
            expected: self.leaves(depth).to_string(),
            outcome,
        }
    }
}

/// How long a count will take that has `growth` times as many leaves as one that took `elapsed`, of
/// which about `fixed` does not depend on the leaves.
fn expected_time(fixed: Duration, elapsed: Duration, growth: u64) -> Duration {
    let growth = u32::try_from(growth).unwrap_or(u32::MAX);
    fixed + elapsed.saturating_sub(fixed).saturating_mul(growth)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_of_a_program_does_not_grow_with_the_count() {
        let milliseconds = Duration::from_millis;
        let expected = expected_time(milliseconds(300), milliseconds(310), 20);
        assert_eq!(expected, milliseconds(500));
        let expected = expected_time(milliseconds(300), milliseconds(290), 20);
        assert_eq!(expected, milliseconds(300));
    }
}
