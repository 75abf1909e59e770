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
    fn no_threads_is_not_a_number_of_threads() {
        assert!(complaint(threads("0")).contains("from 1 to 1024"));
    }
}
