//! Whether there is a table, and of which size.

use indicatif::BinaryBytes;
use roque_perft::{Table, available_memory};

use crate::args::HashArgs;
use crate::exit::{Failure, Result};

/// A table that is to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HashConfig {
    /// Its size; with `verify` that of both tables together.
    pub(crate) bytes: u64,
    /// Whether every count is made twice, with tables of different keys.
    pub(crate) verify: bool,
}

/// The table that was asked for, if any.
///
/// # Errors
///
/// What was typed is no size, or there is not so much memory.
pub(super) fn meant(args: &HashArgs) -> Result<Option<HashConfig>> {
    let Some(typed) = &args.hash else {
        return Ok(None);
    };
    let verify = args.verify;
    let bytes = bytes(typed, verify, available_memory()).map_err(Failure::usage)?;
    Ok(Some(HashConfig { bytes, verify }))
}

/// The size that was typed, if it is one and is `available`; otherwise what is wrong with it.
fn bytes(typed: &str, verify: bool, available: Option<u64>) -> std::result::Result<u64, String> {
    let least = if verify { 2 } else { 1 } * Table::MIN_BYTES;
    let there_is = available.map_or(String::new(), |available| {
        format!("; {} are available", BinaryBytes(available))
    });
    let wrong = |why: &str| {
        format!(
            "--hash {typed:?} {why}: expected a size of {least} B or more, as in 1GiB, 512MiB or 25%{there_is}"
        )
    };
    let bytes = match typed.trim().strip_suffix('%') {
        Some(percent) => {
            let percent: u64 =
                (percent.trim().parse()).map_err(|_| wrong("is not a whole number of percent"))?;
            if percent > 100 {
                return Err(wrong("is more than is available"));
            }
            let available = available
                .ok_or_else(|| wrong("cannot be: the system does not say what is available"))?;
            available / 100 * percent
        }
        None => parse_size::parse_size(typed).map_err(|error| match error {
            parse_size::Error::PosOverflow => wrong("is too great"),
            _ => wrong("is not a size"),
        })?,
    };
    if bytes < least {
        return Err(wrong("is too small"));
    }
    if available.is_some_and(|available| bytes > available) {
        return Err(wrong("is more than is available"));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const AVAILABLE: Option<u64> = Some(8 << 30);

    #[test]
    fn sizes_and_parts_of_what_is_available_are_read_exactly() {
        for (typed, expected) in [
            ("1GiB", 1 << 30),
            ("512MiB", 512 << 20),
            ("512 mib", 512 << 20),
            ("1GB", 1_000_000_000),
            ("1.5GiB", 3 << 29),
            ("4096", 4096),
            ("64", 64),
            ("25%", (8 << 30) / 100 * 25),
            ("100 %", (8 << 30) / 100 * 100),
            ("8GiB", 8 << 30),
        ] {
            assert_eq!(bytes(typed, false, AVAILABLE), Ok(expected), "{typed}");
        }
    }

    #[test]
    fn what_is_no_size_is_told_with_what_would_be_right_and_what_is_available() {
        for (typed, why) in [
            ("0", "is too small"),
            ("0%", "is too small"),
            ("63", "is too small"),
            ("-1", "is not a size"),
            ("", "is not a size"),
            ("much", "is not a size"),
            ("1XiB", "is not a size"),
            ("1GiB2", "is not a size"),
            ("1e40", "is too great"),
            ("99999999999999999999", "is too great"),
            ("8193MiB", "is more than is available"),
            ("101%", "is more than is available"),
            ("-5%", "is not a whole number of percent"),
            ("%", "is not a whole number of percent"),
        ] {
            let wrong = bytes(typed, false, AVAILABLE).unwrap_err();
            assert!(
                wrong.starts_with(&format!("--hash {typed:?} {why}")),
                "{wrong}"
            );
            let right = "expected a size of 64 B or more, as in 1GiB, 512MiB or 25%; 8.00 GiB are available";
            assert!(wrong.ends_with(right), "{wrong}");
        }
    }

    #[test]
    fn where_the_system_says_nothing_a_size_is_taken_at_its_word_and_a_part_is_not() {
        assert_eq!(bytes("1TiB", false, None), Ok(1 << 40));
        assert!(
            bytes("25%", false, None)
                .unwrap_err()
                .contains("does not say")
        );
    }

    #[test]
    fn two_tables_need_twice_the_least_size() {
        assert!(bytes("64", true, None).is_err());
        assert_eq!(bytes("128", true, None), Ok(128));
    }
}
