//! What prevents an answer.

use std::io;
use std::process::ExitStatus;

use crate::control::Stopped;

/// Why a program gave no answer. A wrong answer is none of these.
#[derive(Debug, thiserror::Error)]
pub enum RivalError {
    /// It cannot be started.
    #[error("{program} cannot be started")]
    Start {
        /// The program.
        program: String,
        /// Why.
        source: io::Error,
    },
    /// What it is asked cannot be written, or what it prints cannot be read.
    #[error("{program} cannot be talked to")]
    Talk {
        /// The program.
        program: String,
        /// Why.
        source: io::Error,
    },
    /// Its output ended.
    #[error("{program} ended where {expected} was expected")]
    Ended {
        /// The program.
        program: String,
        /// What it should have printed.
        expected: String,
    },
    /// It printed nothing of use for too long.
    #[error("{program} did not print {expected} within {seconds} s")]
    Silent {
        /// The program.
        program: String,
        /// What it should have printed.
        expected: String,
        /// How long it had.
        seconds: u64,
    },
    /// It said itself that it failed.
    #[error("{program} failed ({status})")]
    Failed {
        /// The program.
        program: String,
        /// Its exit status.
        status: ExitStatus,
    },
    /// The control was told to stop.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}
