//! Rounds until there are enough: of this build, alone or in turn with those of another one.

use std::env;
use std::path::Path;
use std::time::{Duration, Instant};

use roque_perft::Control;
use roque_perft::bench::{Bench, Pools, Round, Rounds};

use super::build::Build;
use super::end::End;
use super::scores::Conditions;
use crate::command::counting;
use crate::config::Until;
use crate::exit::{Failure, OrFail};
use crate::terminal::Output;

/// What was measured, complete or not.
#[derive(Default)]
pub(super) struct Measured {
    pub(super) now: Rounds,
    /// The rounds of the other build, if they were interleaved.
    pub(super) before: Option<Rounds>,
    pub(super) elapsed: Duration,
}

/// Measures rounds, each in a process of its own: where the system puts code and data is drawn anew,
/// which alone makes some tasks faster or slower by up to 5 %.
pub(super) struct Measuring<'a> {
    pub(super) until: Until,
    pub(super) conditions: &'a Conditions,
    pub(super) control: &'a Control,
    pub(super) output: &'a Output,
}

impl Measuring<'_> {
    /// Adds rounds of this build; a single one is measured in this process.
    ///
    /// # Errors
    ///
    /// It was stopped or counts wrong; what was measured before is there.
    pub(super) fn alone(&self, measured: &mut Measured) -> Result<(), End> {
        let start = Instant::now();
        if self.until == Until::Rounds(1) {
            measured.now.push(self.here()?);
            measured.elapsed = start.elapsed();
            return Ok(());
        }
        let build = own_build()?;
        while self.goes_on(measured, start) {
            measured.now.push(self.round(&build)?);
            measured.elapsed = start.elapsed();
        }
        Ok(())
    }

    /// Adds rounds of this build and of `binary`. Which one begins changes from pair to pair, so that
    /// a machine that gets slower meanwhile favours neither.
    ///
    /// # Errors
    ///
    /// It was stopped or a build gave no scores; the pairs that were measured before are there.
    pub(super) fn interleaved(&self, binary: &Path, measured: &mut Measured) -> Result<(), End> {
        let (old, new) = (Build::new(binary), own_build()?);
        let start = Instant::now();
        while self.goes_on(measured, start) {
            let (before, now) = if measured.now.len().is_multiple_of(2) {
                let before = self.round(&old)?;
                (before, self.round(&new)?)
            } else {
                let now = self.round(&new)?;
                (self.round(&old)?, now)
            };
            measured.now.push(now);
            measured.before.get_or_insert_default().push(before);
            measured.elapsed = start.elapsed();
        }
        Ok(())
    }

    fn here(&self) -> Result<Round, End> {
        let (one, all) = (counting::pool(1)?, counting::pool(self.conditions.threads)?);
        let pools = Pools {
            one: &one,
            all: &all,
        };
        let bench = Bench::new(self.conditions.isa, pools);
        Ok(bench.round(self.control)?)
    }

    fn round(&self, build: &Build) -> Result<Round, End> {
        build.round(self.conditions, self.control)
    }

    fn goes_on(&self, measured: &Measured, start: Instant) -> bool {
        let done = measured.now.len().try_into().unwrap_or(u32::MAX);
        self.output
            .progress()
            .at(|| format!("round {}", measured.now.len() + 1));
        self.until.goes_on(done, start.elapsed())
    }
}

fn own_build() -> Result<Build, Failure> {
    let own = env::current_exe().or_io(|| "this binary cannot be found".to_owned())?;
    Ok(Build::new(&own))
}
