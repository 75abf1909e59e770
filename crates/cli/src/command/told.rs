//! The words of reports for what the libraries know by type.

use roque_movegen::Move;
use roque_position::{CastlingMode, Notation, Position, Tongue, Violation, Waived};

use crate::config::HashConfig;
use crate::report::{Fault, HashReport, WrittenMove};

/// The name of the castling rules.
pub(super) const fn castling(mode: CastlingMode) -> &'static str {
    match mode {
        CastlingMode::Standard => "standard",
        CastlingMode::Chess960 => "chess960",
    }
}

/// A legal move, in UCI and in the notation that was asked for.
pub(super) fn written(position: &Position, mv: Move, notation: Option<Notation>) -> WrittenMove {
    WrittenMove {
        uci: position.uci(mv).to_string(),
        written: notation.map(|notation| position.write_move(mv, notation).to_string()),
    }
}

/// What was overlooked, and whether it was kept.
pub(super) fn waived(waived: &[Waived], tongue: Tongue) -> Vec<Fault> {
    waived
        .iter()
        .map(|waived| Fault {
            text: waived.say(tongue).to_string(),
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

/// The table, if there is one.
pub(super) fn hash(config: Option<HashConfig>) -> Option<HashReport> {
    config.map(|HashConfig { bytes, verify }| HashReport {
        bytes,
        verified: verify,
    })
}
