//! Numbers that were typed.

use std::num::IntErrorKind;
use std::str::FromStr;

use crate::exit::{Failure, Result};

/// The depth that was typed, in plies.
pub(super) fn depth(typed: &str) -> Result<u8> {
    number(typed, "depth", "a number of plies from 0 to 255", |_| true)
}

/// The most threads that can be asked for.
const MOST_THREADS: usize = 1024;

/// The number of threads that was typed.
pub(super) fn threads(typed: &str) -> Result<usize> {
    let range = "a number from 1 to 1024; without --threads every core is used";
    number(typed, "--threads", range, |threads| {
        (1..=MOST_THREADS).contains(threads)
    })
}

/// The greatest count that was typed.
pub(super) fn nodes(typed: &str) -> Result<u128> {
    number(
        typed,
        "--max-nodes",
        "a number of leaves of at most 39 digits",
        |_| true,
    )
}

/// The seed that was typed.
pub(crate) fn seed(typed: &str) -> Result<u64> {
    number(
        typed,
        "--seed",
        "a number from 0 to 18446744073709551615",
        |_| true,
    )
}

/// The number of rounds that was typed.
pub(super) fn rounds(typed: &str) -> Result<u32> {
    number(typed, "--rounds", "a number from 1 to 10000", |rounds| {
        (1..=10_000).contains(rounds)
    })
}

/// The percentage that was typed, with its sign or without, as a part.
pub(super) fn part(typed: &str) -> Result<f64> {
    let digits = typed.strip_suffix('%').unwrap_or(typed).trim_ascii();
    let is_plain = digits
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.');
    match digits.parse::<f64>() {
        Ok(percent) if is_plain && percent <= 1000.0 => Ok(percent / 100.0),
        _ => Err(Failure::usage(format!(
            "--fail-above {typed:?} is no percentage: expected a number from 0 to 1000, as in 5%"
        ))),
    }
}

/// The number of a Chess960 start position that was typed.
pub(crate) fn arrangement(typed: &str) -> Result<u16> {
    let range = "the number of a Chess960 start position, 0 to 959";
    number(typed, "start position", range, |number| *number < 960)
}

/// Reads digits, which may be grouped by `_`.
fn number<N: FromStr<Err = std::num::ParseIntError>>(
    typed: &str,
    what: &str,
    expected: &str,
    is_allowed: impl FnOnce(&N) -> bool,
) -> Result<N> {
    let digits = typed.replace('_', "");
    let why = match digits.parse() {
        Ok(number) if is_allowed(&number) && !digits.starts_with('+') => return Ok(number),
        Err(error) if *error.kind() == IntErrorKind::PosOverflow => "is too great",
        Err(_) if digits.starts_with('-') && digits.len() > 1 => "is negative",
        Err(_) => "is not a whole number",
        Ok(_) => "is out of range",
    };
    Err(Failure::usage(format!(
        "{what} {typed:?} {why}: expected {expected}"
    )))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaint<N: std::fmt::Debug>(result: Result<N>) -> String {
        result.unwrap_err().message().unwrap().to_string()
    }

    #[test]
    fn depths_are_0_to_255() {
        assert_eq!(depth("0").unwrap(), 0);
        assert_eq!(depth("255").unwrap(), 255);
        assert!(
            complaint(depth("256")).contains("\"256\" is too great: expected a number of plies")
        );
        assert!(complaint(depth("-1")).contains("is negative"));
        assert!(complaint(depth("six")).contains("not a whole number"));
        assert!(complaint(depth("")).contains("not a whole number"));
    }

    #[test]
    fn digits_may_be_grouped() {
        assert_eq!(nodes("50_000_000").unwrap(), 50_000_000);
    }

    #[test]
    fn percentages_have_a_sign_or_none() {
        for (typed, expected) in [("5%", 0.05), ("5", 0.05), ("0.5 %", 0.005), ("0%", 0.0)] {
            assert!((part(typed).unwrap() - expected).abs() < 1e-12, "{typed}");
        }
        for typed in [
            "", "%", "-5%", "+5", "five", "5%%", "inf", "NaN", "1e2", "1001%", ".",
        ] {
            assert!(
                complaint(part(typed)).contains("is no percentage"),
                "{typed}"
            );
        }
    }

    #[test]
    fn rounds_are_1_to_10000() {
        assert_eq!(rounds("1").unwrap(), 1);
        assert!(complaint(rounds("0")).contains("from 1 to 10000"));
    }

    #[test]
    fn no_threads_is_not_a_number_of_threads() {
        assert!(complaint(threads("0")).contains("from 1 to 1024"));
    }
}
