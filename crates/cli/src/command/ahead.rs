//! What is read, read ahead by a thread of its own: reading may wait for ever, and Ctrl-C may not.

use std::panic;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use roque_perft::Control;

const BETWEEN_LOOKS: Duration = Duration::from_millis(50);

/// Items in their order, of which a thread has some ready.
pub(super) struct Ahead<T> {
    receiver: Receiver<T>,
    /// Until it has ended.
    reading: Option<JoinHandle<()>>,
}

/// What comes next.
pub(super) enum Next<T> {
    Item(T),
    End,
    /// The run was told to stop.
    Stopped,
}

impl<T: Send + 'static> Ahead<T> {
    /// Begins to read the items that `begin` gives, `most` ahead at most.
    pub(super) fn read<I: Iterator<Item = T>>(
        most: usize,
        begin: impl FnOnce() -> I + Send + 'static,
    ) -> Self {
        let (sender, receiver) = mpsc::sync_channel(most);
        let reading = thread::spawn(move || {
            for item in begin() {
                // Nobody wants more once the receiver is gone.
                if sender.send(item).is_err() {
                    return;
                }
            }
        });
        Self {
            receiver,
            reading: Some(reading),
        }
    }

    /// Waits for the next item, until `control` is stopped.
    pub(super) fn next(&mut self, control: &Control) -> Next<T> {
        loop {
            if control.is_stopped() {
                return Next::Stopped;
            }
            match self.receiver.recv_timeout(BETWEEN_LOOKS) {
                Ok(item) => return Next::Item(item),
                Err(RecvTimeoutError::Disconnected) => return self.end(),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// The end; if it came by a panic of the thread, that goes on here.
    fn end(&mut self) -> Next<T> {
        if let Some(Err(panicked)) = self.reading.take().map(JoinHandle::join) {
            panic::resume_unwind(panicked);
        }
        Next::End
    }
}
