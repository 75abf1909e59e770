//! Which instruction set is used.

use std::env;

use roque_movegen::Isa;

use crate::exit::{Failure, Result};

/// The environment variable that says the same as `--isa`.
const VARIABLE: &str = "ROQUE_ISA";

/// The instruction set that was `typed`, or named by the environment, or the fastest here.
///
/// # Errors
///
/// It is unknown, or this build cannot run it on this CPU.
pub(crate) fn chosen(typed: Option<&str>) -> Result<Isa> {
    if let Some(name) = typed {
        return named(name, "--isa");
    }
    match env::var_os(VARIABLE) {
        Some(name) if !name.is_empty() => named(&name.to_string_lossy(), VARIABLE),
        _ => Ok(Isa::best()),
    }
}

fn named(name: &str, source: &str) -> Result<Isa> {
    let why = match name.parse::<Isa>() {
        Ok(isa) if isa.is_available() => return Ok(isa),
        Ok(_) => "is not available here",
        Err(_) => "is unknown",
    };
    let available: Vec<_> = Isa::available().map(Isa::name).collect();
    Err(Failure::usage(format!(
        "{source}: instruction set {name:?} {why}; available: {}",
        available.join(", ")
    )))
}
