//! Lines of text, one at a time and bounded in length.

use std::io::{self, BufRead, Read};

use super::problem::{LineError, LineProblem, MAX_LINE_BYTES};

/// The lines of `source`, without their ends. After an error that says that this is no suite there
/// are no more.
pub(super) struct Lines<R> {
    source: R,
    line: u64,
    ended: bool,
}

impl<R: BufRead> Lines<R> {
    pub(super) const fn new(source: R) -> Self {
        Self {
            source,
            line: 0,
            ended: false,
        }
    }

    fn read(&mut self) -> Result<Option<String>, LineProblem> {
        let mut bytes = Vec::new();
        let mut bounded = (&mut self.source).take(MAX_LINE_BYTES as u64 + 1);
        loop {
            match bounded.read_until(b'\n', &mut bytes) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(LineProblem::Read(error)),
                Ok(_) => break,
            }
        }
        if bytes.is_empty() {
            return Ok(None);
        }
        if bytes.last() == Some(&b'\n') {
            bytes.pop();
        }
        if bytes.len() > MAX_LINE_BYTES {
            return Err(LineProblem::TooLong);
        }
        if let Some(byte) = bytes.iter().position(|&byte| byte == 0) {
            return Err(LineProblem::NotText { byte: byte + 1 });
        }
        let text = String::from_utf8(bytes).map_err(|error| LineProblem::NotText {
            byte: error.utf8_error().valid_up_to() + 1,
        })?;
        Ok(Some(text))
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    /// The number of the line, 1 at the start, and its text.
    type Item = Result<(u64, String), LineError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        self.line += 1;
        let line = self.line;
        match self.read() {
            Ok(None) => None,
            Ok(Some(mut text)) => {
                // The mark with which some editors begin a file.
                if line == 1 && text.starts_with('\u{feff}') {
                    text.remove(0);
                }
                Some(Ok((line, text)))
            }
            Err(problem) => {
                self.ended = problem.ends_suite();
                Some(Err(LineError { line, problem }))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem_of(bytes: &[u8]) -> LineProblem {
        let mut lines = Lines::new(bytes);
        let error = lines.find_map(Result::err).unwrap();
        assert!(lines.next().is_none(), "reading goes on after {error}");
        error.problem
    }

    #[test]
    fn lines_end_in_either_way_and_begin_with_or_without_a_mark() {
        let lines: Vec<_> = Lines::new("\u{feff}one\r\ntwo\n\nfour".as_bytes())
            .map(Result::unwrap)
            .collect();
        let texts: Vec<_> = lines
            .iter()
            .map(|(line, text)| (*line, text.trim()))
            .collect();
        assert_eq!(texts, [(1, "one"), (2, "two"), (3, ""), (4, "four")]);
    }

    #[test]
    fn what_is_no_text_ends_the_suite() {
        assert!(matches!(
            problem_of(b"\x7fELF\0\0"),
            LineProblem::NotText { byte: 5 }
        ));
        assert!(matches!(
            problem_of(b"one\nab\xffcd\n"),
            LineProblem::NotText { byte: 3 }
        ));
    }

    #[test]
    fn a_line_without_end_is_not_kept_in_memory() {
        let mut endless = io::BufReader::new(io::repeat(b'8'));
        let error = Lines::new(&mut endless).next().unwrap().unwrap_err();
        assert!(matches!(error.problem, LineProblem::TooLong));
    }

    #[test]
    fn a_line_of_the_greatest_length_is_read() {
        let text = format!("{}\nnext", "8".repeat(MAX_LINE_BYTES));
        assert_eq!(Lines::new(text.as_bytes()).map(Result::unwrap).count(), 2);
    }
}
