//! What is judged, by which rules, and how it is told.

use roque_position::{Notation, Rules, Tongue};

use super::lang::tongue;
use super::notation::named_notation;
use crate::args::{JudgeArgs, Laws};
use crate::exit::Result;

/// `roque judge` as it is meant.
#[derive(Clone, Debug)]
pub(crate) struct JudgeConfig {
    pub(crate) rules: Rules,
    /// Whether the moves are attempts, which may be refused.
    pub(crate) arbiter: bool,
    pub(crate) notation: Notation,
    pub(crate) tongue: Tongue,
}

impl JudgeConfig {
    /// What was typed, as it is meant.
    ///
    /// # Errors
    ///
    /// There is no such notation.
    pub(crate) fn new(args: &JudgeArgs) -> Result<Self> {
        let tongue = tongue(args.lang);
        Ok(Self {
            rules: match args.rules {
                Laws::Fide => Rules::fide(),
                Laws::Traditional => Rules::traditional(),
            },
            arbiter: args.arbiter,
            notation: named_notation("--notation", &args.notation, tongue)?,
            tongue,
        })
    }
}
