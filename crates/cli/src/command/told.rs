//! The words of reports for what the libraries know by type.

use roque_position::{CastlingMode, Violation, Waived};

use crate::report::Fault;

/// The name of the castling rules.
pub(super) const fn castling(mode: CastlingMode) -> &'static str {
    match mode {
        CastlingMode::Standard => "standard",
        CastlingMode::Chess960 => "chess960",
    }
}

/// What was overlooked, and whether it was kept.
pub(super) fn waived(waived: &[Waived]) -> Vec<Fault> {
    waived
        .iter()
        .map(|waived| Fault {
            text: waived.to_string(),
            ..fault(&waived.violation)
        })
        .collect()
}

/// What was refused.
pub(super) fn fault(violation: &Violation) -> Fault {
    Fault {
        name: violation.kind().name().to_owned(),
        text: violation.to_string(),
    }
}
