//! How a run ended, and the exit code that says so.

use std::io;
use std::process::ExitCode;

use roque_position::Tongue;

use crate::complaint::Complaint;

/// The table of exit codes, for help texts.
pub(crate) const TABLE: &str = "\
Exit codes:
  0    ran, and all held
  1    ran, and something did not hold: a wrong count, a rejected suite line, a slower build,
       an irregular move
  2    usage or input (also: nothing was counted)
  3    input/output, or another program, failed
  130  interrupted; what was complete is reported
A closed pipe is 0.";

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// It ran and all held; or the reader of its output had enough.
    Held,
    /// It ran and something did not hold.
    Failed,
    /// What was typed, or what was read, cannot be meant.
    Usage,
    /// Input, output or another program failed.
    Io,
    /// Interrupted by Ctrl-C.
    Interrupted,
}

impl Exit {
    /// The number that a shell sees.
    pub(crate) const fn code(self) -> u8 {
        match self {
            Self::Held => 0,
            Self::Failed => 1,
            Self::Usage => 2,
            Self::Io => 3,
            Self::Interrupted => 130,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        exit.code().into()
    }
}

/// Why a command did not come to its end.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something did not hold: exit code 1.
    Wrong(anyhow::Error),
    /// Usage or input: exit code 2.
    Usage(anyhow::Error),
    /// Input, output or another program: exit code 3.
    Io(anyhow::Error),
    /// Nobody reads the output any more: quiet, exit code 0.
    ClosedPipe,
}

impl Failure {
    /// A usage error of this message.
    pub(crate) fn usage(message: impl Into<String>) -> Self {
        Self::Usage(anyhow::Error::msg(message.into()))
    }

    /// An error in writing the output.
    pub(crate) fn output(error: &io::Error, tongue: Tongue) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::ClosedPipe
        } else {
            Self::io(Complaint(tongue).output_cannot_be_written(error))
        }
    }

    /// An input/output error of this message.
    pub(crate) fn io(message: impl Into<String>) -> Self {
        Self::Io(anyhow::Error::msg(message.into()))
    }

    /// How a run ends that failed so.
    pub(crate) const fn exit(&self) -> Exit {
        match self {
            Self::Wrong(_) => Exit::Failed,
            Self::Usage(_) => Exit::Usage,
            Self::Io(_) => Exit::Io,
            Self::ClosedPipe => Exit::Held,
        }
    }

    /// What to tell the user, if anything.
    pub(crate) const fn message(&self) -> Option<&anyhow::Error> {
        match self {
            Self::Wrong(error) | Self::Usage(error) | Self::Io(error) => Some(error),
            Self::ClosedPipe => None,
        }
    }
}

/// The answer of what may end a command early.
pub(crate) type Result<T> = std::result::Result<T, Failure>;

/// Adds the exit code, and the context, to an error of a library.
pub(crate) trait OrFail<T> {
    /// The value, or a usage error that says `context` and the cause.
    fn or_usage(self, context: impl FnOnce() -> String) -> Result<T>;

    /// The value, or an input/output error that says `context` and the cause.
    fn or_io(self, context: impl FnOnce() -> String) -> Result<T>;
}

impl<T, E: std::error::Error + Send + Sync + 'static> OrFail<T> for std::result::Result<T, E> {
    fn or_usage(self, context: impl FnOnce() -> String) -> Result<T> {
        self.map_err(|error| Failure::Usage(anyhow::Error::new(error).context(context())))
    }

    fn or_io(self, context: impl FnOnce() -> String) -> Result<T> {
        self.map_err(|error| Failure::Io(anyhow::Error::new(error).context(context())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_names_every_code() {
        for exit in [
            Exit::Held,
            Exit::Failed,
            Exit::Usage,
            Exit::Io,
            Exit::Interrupted,
        ] {
            let row = format!("\n  {:<3}  ", exit.code());
            assert!(TABLE.contains(&row), "{row}");
        }
    }

    #[test]
    fn a_closed_pipe_is_no_failure_and_a_full_disk_is_one() {
        let closed = Failure::output(&io::ErrorKind::BrokenPipe.into(), Tongue::English);
        assert_eq!(closed.exit(), Exit::Held);
        let full = Failure::output(&io::ErrorKind::StorageFull.into(), Tongue::English);
        assert_eq!(full.exit(), Exit::Io);
    }
}
