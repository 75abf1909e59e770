//! The cases of one suite, read ahead by a thread of its own: reading may wait for ever, and Ctrl-C
//! may not.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::Duration;

use roque_perft::Control;
use roque_perft::suite::{Case, LineError, Suite};

use super::sources::Source;

/// How many cases are read ahead at most.
const AHEAD: usize = 256;
const BETWEEN_LOOKS: Duration = Duration::from_millis(50);

/// The cases of a suite in their order.
pub(super) struct Cases {
    receiver: Receiver<Result<Case, LineError>>,
}

/// What comes next in a suite.
pub(super) enum Next {
    Case(Case),
    Problem(LineError),
    End,
    /// The run was told to stop.
    Stopped,
}

impl Cases {
    /// Begins to read.
    ///
    /// # Errors
    ///
    /// The file cannot be opened.
    pub(super) fn open(source: &Source) -> io::Result<Self> {
        let (sender, receiver) = mpsc::sync_channel(AHEAD);
        match source {
            Source::StandardInput => {
                thread::spawn(move || send(io::stdin().lock(), &sender));
            }
            Source::File(path) => {
                let file = BufReader::new(File::open(path)?);
                thread::spawn(move || send(file, &sender));
            }
        }
        Ok(Self { receiver })
    }

    /// Waits for the next case.
    pub(super) fn next(&self, control: &Control) -> Next {
        loop {
            if control.is_stopped() {
                return Next::Stopped;
            }
            match self.receiver.recv_timeout(BETWEEN_LOOKS) {
                Ok(Ok(case)) => return Next::Case(case),
                Ok(Err(error)) => return Next::Problem(error),
                Err(RecvTimeoutError::Disconnected) => return Next::End,
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

/// Sends the cases until there are no more, or nobody wants them.
fn send(source: impl BufRead, sender: &SyncSender<Result<Case, LineError>>) {
    for case in Suite::new(source) {
        if sender.send(case).is_err() {
            return;
        }
    }
}
