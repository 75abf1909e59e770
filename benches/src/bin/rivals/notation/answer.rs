//! What a side says of a task.

use std::time::Duration;

/// What came out of a task, and how long it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) moves: usize,
    /// FNV-1a, in 64 bits, of what came out as text.
    pub(crate) digest: u64,
    pub(crate) elapsed: Duration,
}

impl Answer {
    /// The answer of which this text came out.
    pub(crate) fn new(moves: usize, text: &str, elapsed: Duration) -> Self {
        let digest = text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Self {
            moves,
            digest,
            elapsed,
        }
    }

    /// Reads `MOVES DIGEST NANOSECONDS`.
    pub(crate) fn parse(line: &str) -> Option<Self> {
        let mut words = line.split(' ');
        let answer = Self {
            moves: words.next()?.parse().ok()?,
            digest: u64::from_str_radix(words.next()?, 16).ok()?,
            elapsed: Duration::from_nanos(words.next()?.parse().ok()?),
        };
        words.next().is_none().then_some(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_three_numbers() {
        let answer = Answer::new(3, "a", Duration::from_nanos(15));
        assert_eq!(Answer::parse("3 af63dc4c8601ec8c 15"), Some(answer));
        for bad in ["", "error no", "3 af63dc4c8601ec8c", "3 x 15", "3 af 15 1"] {
            assert_eq!(Answer::parse(bad), None, "{bad}");
        }
    }
}
