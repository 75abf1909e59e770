//! What a program answered, found among all that it printed.

use std::time::Duration;

/// What a program answered, and how long it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The count; nothing if the answer contained none.
    pub nodes: Option<u64>,
    /// How long it took.
    pub elapsed: Duration,
}

/// `expected` if that number is among those that are printed, else the last of them.
///
/// Programs print times, rates and counts of each move as well; which number is the count cannot be
/// told in general.
pub(super) fn count_among(printed: &str, expected: u64) -> Option<u64> {
    let mut last = None;
    for number in numbers(printed) {
        last = Some(number);
        if number == expected {
            break;
        }
    }
    last
}

/// The number in a line that tells a total: `Nodes searched: 8902`, `nodes 8902 time 3`, `Total: 8902`.
pub(super) fn total_in(line: &str) -> Option<u64> {
    let line = line.trim_start().to_ascii_lowercase();
    let is_total = ["nodes", "total", "info string nodes"]
        .iter()
        .any(|word| line.starts_with(word));
    is_total.then(|| numbers(&line).next()).flatten()
}

fn numbers(printed: &str) -> impl Iterator<Item = u64> {
    printed
        .split(|character: char| !character.is_ascii_digit())
        .filter_map(|digits| digits.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_right_count_is_found_among_other_numbers() {
        let printed = "e2e4: 600\nNodes searched: 8902\n3.5 ms";
        assert_eq!(count_among(printed, 8_902), Some(8_902));
        assert_eq!(count_among(printed, 890), Some(5));
        assert_eq!(count_among("none", 890), None);
    }

    #[test]
    fn a_total_is_told_from_the_count_of_a_move() {
        for line in [
            "Nodes searched: 8902",
            "  nodes 8902 time 3",
            "TOTAL = 8902",
            "info string nodes 8902",
        ] {
            assert_eq!(total_in(line), Some(8_902), "{line}");
        }
        for line in [
            "e2e4: 600",
            "",
            "Nodes searched:",
            "info depth 3 nodes 8902",
        ] {
            assert_eq!(total_in(line), None, "{line}");
        }
    }
}
