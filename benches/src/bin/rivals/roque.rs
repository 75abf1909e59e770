//! Roque as users get it: this very binary.

use std::hint::black_box;
use std::time::Instant;

use roque_movegen::Isa;
use roque_perft::bench::Known;
use roque_perft::rival::Answer;

use crate::contestant::Contestant;
use crate::failure::Usage;
use crate::machine;

/// Roque, counting in this process.
pub(crate) struct Roque {
    isa: Isa,
}

impl Roque {
    /// Roque with `isa`, or the fastest instruction set here.
    ///
    /// # Errors
    ///
    /// [`Usage`] if `isa` is not available, or in a debug build.
    pub(crate) fn new(isa: Option<Isa>) -> Result<Self, Usage> {
        if cfg!(debug_assertions) {
            return Err(Usage::DebugBuild);
        }
        let isa = isa.unwrap_or_else(Isa::best);
        if isa.is_available() {
            Ok(Self { isa })
        } else {
            Err(Usage::Unavailable(isa))
        }
    }
}

impl Contestant for Roque {
    fn name(&self) -> &'static str {
        "roque"
    }

    fn terms(&self) -> String {
        let extras = machine::features_beyond_baseline();
        let build = if extras.is_empty() {
            "plain build for any CPU".to_owned()
        } else {
            format!("NOT a plain build (compiled for {})", extras.join(", "))
        };
        let choice = if self.isa == Isa::best() {
            "as chosen at run time"
        } else {
            "forced"
        };
        format!(
            "{}, {build}, instruction set {} {choice}",
            env!("CARGO_PKG_VERSION"),
            self.isa
        )
    }

    fn count(&mut self, known: &Known, depth: u8) -> anyhow::Result<Answer> {
        let board = known.board();
        let start = Instant::now();
        let nodes = roque_perft::count(black_box(&board), depth, self.isa);
        let elapsed = start.elapsed();
        Ok(Answer {
            nodes: Some(nodes.try_into()?),
            elapsed,
        })
    }
}
