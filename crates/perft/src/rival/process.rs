//! A program in a process of its own, talked to line by line.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use super::error::RivalError;
use crate::control::{Control, Stopped};

/// A running program. It is ended when this value is dropped.
#[derive(Debug)]
pub struct Process {
    program: String,
    child: Child,
    requests: Option<ChildStdin>,
    lines: Receiver<io::Result<String>>,
}

/// A longer line is read in parts.
const MOST_BYTES_IN_LINE: u64 = 1 << 16;
/// So many lines may wait to be read before the program has to.
const WAITING_LINES: usize = 1 << 10;
/// How often a wait looks whether it should stop.
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);
/// How long a program may take to end by itself once nobody talks to it any more.
const PATIENCE_AT_END: Duration = Duration::from_millis(100);

impl Process {
    /// Starts `command`, with its standard input and output in this process's hands.
    ///
    /// # Errors
    ///
    /// [`RivalError::Start`].
    pub fn start(command: &mut Command) -> Result<Self, RivalError> {
        let program = command.get_program().to_string_lossy().into_owned();
        let spawned = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = match spawned {
            Ok(child) => child,
            Err(source) => return Err(RivalError::Start { program, source }),
        };
        let (sender, lines) = mpsc::sync_channel(WAITING_LINES);
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || read_lines(output, &sender));
        }
        Ok(Self {
            program,
            requests: child.stdin.take(),
            child,
            lines,
        })
    }

    /// Sends one line.
    ///
    /// # Errors
    ///
    /// [`RivalError::Talk`], for instance if the program has ended.
    pub fn send(&mut self, line: &str) -> Result<(), RivalError> {
        let Some(requests) = &mut self.requests else {
            return Err(self.cannot_talk(io::ErrorKind::BrokenPipe.into()));
        };
        let line = format!("{line}\n");
        match requests.write_all(line.as_bytes()) {
            Ok(()) => Ok(()),
            Err(source) => Err(self.cannot_talk(source)),
        }
    }

    /// Tells the program that nothing will be sent any more.
    pub fn end_requests(&mut self) {
        self.requests = None;
    }

    /// The first answer that `find` gives for a line of the output, from where reading stopped last.
    ///
    /// # Errors
    ///
    /// [`RivalError::Silent`] if there is none within `patience`, and [`RivalError::Ended`] if the
    /// output ends before: both tell what was `expected`. [`RivalError::Talk`] and
    /// [`RivalError::Stopped`].
    pub fn find<T>(
        &mut self,
        control: &Control,
        patience: Duration,
        expected: &str,
        find: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, RivalError> {
        self.find_before_end(control, patience, expected, find)?
            .ok_or_else(|| RivalError::Ended {
                program: self.program.clone(),
                expected: expected.to_owned(),
            })
    }

    /// The same, but nothing if the output ends before.
    pub(super) fn find_before_end<T>(
        &mut self,
        control: &Control,
        patience: Duration,
        expected: &str,
        mut find: impl FnMut(&str) -> Option<T>,
    ) -> Result<Option<T>, RivalError> {
        let start = Instant::now();
        loop {
            if control.is_stopped() {
                return Err(Stopped.into());
            }
            // Looked at after each line too: some programs print without end.
            if start.elapsed() > patience {
                return Err(RivalError::Silent {
                    program: self.program.clone(),
                    expected: expected.to_owned(),
                    seconds: patience.as_secs(),
                });
            }
            match self.lines.recv_timeout(BETWEEN_LOOKS) {
                Ok(Ok(line)) => {
                    if let Some(found) = find(&line) {
                        return Ok(Some(found));
                    }
                }
                Ok(Err(source)) => return Err(self.cannot_talk(source)),
                Err(RecvTimeoutError::Disconnected) => return Ok(None),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Waits until the program has ended by itself, and returns how.
    ///
    /// # Errors
    ///
    /// [`RivalError::Talk`] if the system does not tell.
    pub fn wait(&mut self) -> Result<ExitStatus, RivalError> {
        self.end_requests();
        self.child.wait().map_err(|source| self.cannot_talk(source))
    }

    /// What was started.
    pub fn program(&self) -> &str {
        &self.program
    }

    fn cannot_talk(&self, source: io::Error) -> RivalError {
        RivalError::Talk {
            program: self.program.clone(),
            source,
        }
    }
}

impl Drop for Process {
    /// Lets the program end by itself for a moment, then ends it. That it cannot be ended changes
    /// nothing that was measured.
    fn drop(&mut self) {
        self.end_requests();
        let start = Instant::now();
        while start.elapsed() < PATIENCE_AT_END {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(1));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Hands on each line, without its end, until the output ends or nobody takes them.
fn read_lines(output: ChildStdout, lines: &SyncSender<io::Result<String>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut bytes = Vec::new();
        let mut bounded = (&mut output).take(MOST_BYTES_IN_LINE);
        let line = match bounded.read_until(b'\n', &mut bytes) {
            Ok(0) => return,
            Ok(_) => {
                let line = String::from_utf8_lossy(&bytes);
                Ok(line.trim_end_matches(['\n', '\r']).to_owned())
            }
            Err(error) => Err(error),
        };
        let is_last = line.is_err();
        if lines.send(line).is_err() || is_last {
            return;
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn shell(script: &str) -> Process {
        Process::start(Command::new("sh").args(["-c", script])).expect("a shell")
    }

    fn find(process: &mut Process, expected: &str, patience: Duration) -> Result<(), RivalError> {
        process.find(&Control::new(), patience, expected, |line| {
            (line == expected).then_some(())
        })
    }

    const LONG: Duration = Duration::from_secs(20);
    const SHORT: Duration = Duration::from_millis(100);

    #[test]
    fn what_is_sent_is_answered() {
        let mut process = shell("while read -r line; do echo \"you said $line\"; done");
        for word in ["one", "two"] {
            process.send(word).expect("it reads");
            find(&mut process, &format!("you said {word}"), LONG).expect("it answers");
        }
        assert!(process.wait().expect("it ends").success());
    }

    #[test]
    fn lines_end_in_either_way_and_the_last_in_none() {
        let mut process = shell("printf 'one\\r\\ntwo\\nthree'");
        for word in ["one", "two", "three"] {
            find(&mut process, word, LONG).expect("it is printed");
        }
        let error = find(&mut process, "four", LONG).unwrap_err();
        assert_eq!(error.to_string(), "sh ended where four was expected");
    }

    #[test]
    fn a_program_that_prints_nothing_or_without_end_is_not_waited_for() {
        for script in ["sleep 10", "yes", "yes | tr -d '\\n'"] {
            let start = Instant::now();
            let error = find(&mut shell(script), "nothing", SHORT).unwrap_err();
            assert!(matches!(error, RivalError::Silent { .. }), "{error}");
            assert!(start.elapsed() < Duration::from_secs(5), "{script}");
        }
    }

    #[test]
    fn waiting_ends_when_told_to_stop() {
        let control = Control::new();
        control.stop();
        let error = shell("sleep 10")
            .find(&control, LONG, "nothing", |_| None::<()>)
            .unwrap_err();
        assert!(matches!(error, RivalError::Stopped(_)));
    }

    #[test]
    fn what_cannot_be_started_or_has_ended_is_told() {
        let error = Process::start(&mut Command::new("/nonexistent/engine")).unwrap_err();
        assert_eq!(error.to_string(), "/nonexistent/engine cannot be started");
        let mut process = shell("exit 3");
        assert_eq!(process.wait().expect("it ends").code(), Some(3));
        let error = process.send("uci").unwrap_err();
        assert_eq!(error.to_string(), "sh cannot be talked to");
    }
}
