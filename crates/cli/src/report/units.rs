//! Numbers and foreign text as people read them.

use std::fmt::{self, Display, Write};
use std::time::Duration;

use indicatif::BinaryBytes;

use super::model::{HashReport, Pace};

/// A rate or count with a metric prefix and three digits or more: `289 M`, `1.23 G`.
pub(crate) fn with_unit(number: u64) -> String {
    const PREFIXES: [(u64, &str); 4] = [
        (1_000_000_000_000, " T"),
        (1_000_000_000, " G"),
        (1_000_000, " M"),
        (1_000, " k"),
    ];
    for (unit, prefix) in PREFIXES {
        if number >= unit {
            let hundredths = u128::from(number) * 100 / u128::from(unit);
            let (whole, fraction) = (hundredths / 100, hundredths % 100);
            return match whole {
                0..10 => format!("{whole}.{fraction:02}{prefix}"),
                10..100 => format!("{whole}.{}{prefix}", fraction / 10),
                _ => format!("{whole}{prefix}"),
            };
        }
    }
    format!("{number} ")
}

/// A pace, and that it was hashed if it was: `289 Mnodes/s`, `39.3 Gnodes/s hashed`.
pub(super) fn nodes_per_second(pace: Pace) -> String {
    match pace {
        Pace::Walked { nodes_per_second } => format!("{}nodes/s", with_unit(nodes_per_second)),
        Pace::Hashed {
            hashed_nodes_per_second,
        } => format!("{}nodes/s hashed", with_unit(hashed_nodes_per_second)),
    }
}

/// The table behind what else was used, if there was one: `, 1.00 GiB table`.
pub(super) fn table(hash: Option<HashReport>) -> String {
    match hash {
        None => String::new(),
        Some(HashReport { bytes, verified }) => {
            let verified = if verified { ", counted twice" } else { "" };
            format!(", {} table{verified}", BinaryBytes(bytes))
        }
    }
}

/// Shows text from outside with its control characters escaped, so that it cannot steer a terminal.
pub(crate) fn escaped<T: Display>(text: T) -> impl Display {
    Escaped(text)
}

struct Escaped<T>(T);

impl<T: Display> Display for Escaped<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(Escaping(f), "{}", self.0)
    }
}

struct Escaping<'a, 'b>(&'a mut fmt::Formatter<'b>);

impl Write for Escaping<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for character in text.chars() {
            if is_steering(character) {
                write!(self.0, "{}", character.escape_default())?;
            } else {
                self.0.write_char(character)?;
            }
        }
        Ok(())
    }
}

/// Control characters, and the marks that turn the direction of writing.
fn is_steering(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// `1 thread`, `2 threads`.
pub(super) fn plural(number: u64, word: &str) -> String {
    let ending = if number == 1 { "" } else { "s" };
    format!("{number} {word}{ending}")
}

/// Seconds to the millisecond.
pub(super) fn seconds(elapsed: Duration) -> String {
    format!("{:.3}", elapsed.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_have_three_digits() {
        assert_eq!(with_unit(999), "999 ");
        assert_eq!(with_unit(1_234), "1.23 k");
        assert_eq!(with_unit(28_912_345), "28.9 M");
        assert_eq!(with_unit(289_123_456), "289 M");
        assert_eq!(with_unit(u64::MAX), "18446744 T");
    }

    #[test]
    fn control_characters_are_shown_and_letters_kept() {
        assert_eq!(
            escaped("K\u{1b}[2J\u{7}é\u{202e}").to_string(),
            "K\\u{1b}[2J\\u{7}é\\u{202e}"
        );
    }
}
