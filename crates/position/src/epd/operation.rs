//! An operation of an EPD: a name and its operands.

use alloc::vec::Vec;

/// An operation: `bm Nf3 Nc3`, `id "wiki 1"`, `D5 4865609`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation<'a> {
    /// Its name, as it is written.
    pub name: &'a str,
    /// At which byte of the line the name begins.
    pub offset: usize,
    /// Its operands, in their order.
    pub operands: Vec<Operand<'a>>,
    /// All after the name as it is written, quotes included, without blanks around it.
    pub text: &'a str,
}

/// An operand of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operand<'a> {
    /// The operand, without quotes.
    pub text: &'a str,
    /// At which byte of the line the text begins.
    pub offset: usize,
    /// Whether it stood in quotes.
    pub quoted: bool,
}
