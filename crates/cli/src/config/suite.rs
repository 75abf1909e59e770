//! What `roque suite` is to do.

use std::path::PathBuf;

use roque_movegen::Isa;
use roque_perft::Perft;
use roque_perft::suite::{Budget, Reading, Strictness};

use super::hash::{self, HashConfig};
use super::{number, position, threads};
use crate::args::SuiteArgs;
use crate::exit::Result;

/// The folder that is judged when none is named.
const DEFAULT_SOURCE: &str = "perft-suites";

/// Suites that are to be judged.
#[derive(Clone, Debug)]
pub(crate) struct SuiteConfig {
    /// Files and folders; `-` is the standard input.
    pub(crate) sources: Vec<PathBuf>,
    pub(crate) reading: Reading,
    pub(crate) budget: Budget,
    pub(crate) perft: Perft<'static>,
    pub(crate) threads: usize,
    pub(crate) hash: Option<HashConfig>,
}

impl SuiteConfig {
    /// What was typed, as it is meant.
    ///
    /// # Errors
    ///
    /// What was typed cannot be meant.
    pub(crate) fn new(args: &SuiteArgs, isa: Isa) -> Result<Self> {
        let max_depth = args.max_depth.as_deref().map(number::depth).transpose()?;
        Ok(Self {
            sources: if args.sources.is_empty() {
                vec![PathBuf::from(DEFAULT_SOURCE)]
            } else {
                args.sources.clone()
            },
            reading: Reading {
                rules: position::castling_rules(args.rules),
                strictness: match (args.rules.strict, args.rules.lenient) {
                    (true, _) => Strictness::Strict,
                    (_, true) => Strictness::Lenient,
                    _ => Strictness::AsTagged,
                },
            },
            budget: Budget {
                max_nodes: number::nodes(&args.max_nodes)?,
                max_depth: max_depth.unwrap_or(u8::MAX),
            },
            perft: Perft {
                isa,
                ..Perft::default()
            },
            threads: threads::meant(&args.threads)?,
            hash: hash::meant(&args.hash)?,
        })
    }
}
