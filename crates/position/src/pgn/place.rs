//! Where in a text.

/// A place in a text, for people: both numbers count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The number of the line.
    pub line: u64,
    /// The number of the character in its line.
    pub column: u32,
}
