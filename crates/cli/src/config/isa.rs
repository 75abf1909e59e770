//! Which instruction set is used.

use std::env;

use roque_movegen::Isa;
use roque_position::Tongue;

use crate::complaint::Complaint;
use crate::exit::{Failure, Result};

/// The environment variable that says the same as `--isa`.
const VARIABLE: &str = "ROQUE_ISA";

/// The instruction set that was `typed`, or named by the environment, or the fastest here.
///
/// # Errors
///
/// It is unknown, or this build cannot run it on this CPU.
pub(crate) fn chosen(typed: Option<&str>, tongue: Tongue) -> Result<Isa> {
    if let Some(name) = typed {
        return named(name, "--isa", tongue);
    }
    match env::var_os(VARIABLE) {
        Some(name) if !name.is_empty() => named(&name.to_string_lossy(), VARIABLE, tongue),
        _ => Ok(Isa::best()),
    }
}

fn named(name: &str, source: &str, tongue: Tongue) -> Result<Isa> {
    let available: Vec<_> = Isa::available().map(Isa::name).collect();
    let available = available.join(", ");
    let complaint = Complaint(tongue);
    Err(Failure::usage(match name.parse::<Isa>() {
        Ok(isa) if isa.is_available() => return Ok(isa),
        Ok(_) => complaint.unavailable_isa(source, name, &available),
        Err(_) => complaint.unknown_isa(source, name, &available),
    }))
}
