//! Trusting a count: made twice, with nothing in common but the rules.

/// Two counts of the same paths that are not equal. At least one of them is wrong.
///
/// A count with a table is wrong if the table holds a wrong count, or mistakes one position for another.
/// With a second table, whose keys are drawn from another seed, the same mistake does not happen again.
///
/// ```
/// use roque_movegen::Board;
/// use roque_perft::{Control, Disagreement, Perft, Table};
///
/// let tables = [Table::new(1 << 20)?, Table::with_seed(1 << 20, 1)?];
/// let [first, second] = tables.each_ref().map(|table| {
///     let perft = Perft { table: Some(table), ..Perft::default() };
///     perft.count(&Board::START, 5, &Control::new())
/// });
/// assert_eq!(Disagreement::between(first?, second?), Ok(4_865_609));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("counted {first} with one table, and {second} with another under other keys")]
pub struct Disagreement {
    /// The count with the first table.
    pub first: u128,
    /// The count with the second table.
    pub second: u128,
}

impl Disagreement {
    /// The number that both counts are.
    ///
    /// # Errors
    ///
    /// They are not equal.
    pub const fn between(first: u128, second: u128) -> Result<u128, Self> {
        if first == second {
            Ok(first)
        } else {
            Err(Self { first, second })
        }
    }
}
