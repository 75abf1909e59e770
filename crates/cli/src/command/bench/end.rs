//! Why measuring ends before there are enough rounds.

use roque_perft::Stopped;
use roque_perft::bench::BenchError;

use crate::exit::Failure;

/// Why there are no more rounds.
pub(super) enum End {
    Stopped,
    /// A build counts wrong, as this says.
    Wrong(String),
    Failure(Failure),
}

impl From<Failure> for End {
    fn from(failure: Failure) -> Self {
        Self::Failure(failure)
    }
}

impl From<Stopped> for End {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

impl From<BenchError> for End {
    fn from(error: BenchError) -> Self {
        match error {
            BenchError::Stopped(_) => Self::Stopped,
            BenchError::WrongCount { .. } => Self::Wrong(error.to_string()),
            BenchError::Table(_) => Self::Failure(Failure::Io(error.into())),
        }
    }
}
