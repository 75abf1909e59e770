//! From a line to a setup and its operations.

use alloc::vec::Vec;

use super::{EpdError, Operand, Operation};
use crate::fen::{FenReading, Fields, read_clocks, read_position};
use crate::setup::Setup;

/// A position with operations: a line of a test suite.
///
/// Two forms are read, and what is between them:
///
/// - four fields and operations, each ended by `;` (PGN specification 16.2);
/// - a FEN of four or six fields and operations, each begun by `;`, as perft suites have it.
///
/// ```
/// use roque_position::{Epd, FenReading};
///
/// let epd = Epd::parse("8/8/8/8/8/6k1/6p1/6K1 w - - bm Kg2; id \"no; move\";", FenReading::Strict)?;
/// assert_eq!(epd.operation("id").unwrap().operands[0].text, "no; move");
///
/// let line = "8/8/8/8/8/6k1/6p1/6K1 w - - 0 1 ;D1 0 ;D2 0 ;id stalemate in the corner";
/// let epd = Epd::parse(line, FenReading::Strict)?;
/// assert_eq!(epd.operations.len(), 3);
/// assert_eq!(epd.operations[1].name, "D2");
/// assert_eq!(epd.operation("id").unwrap().text, "stalemate in the corner");
/// # Ok::<(), roque_position::EpdError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Epd<'a> {
    /// The position, unjudged.
    pub setup: Setup,
    /// The operations, in their order.
    pub operations: Vec<Operation<'a>>,
}

impl<'a> Epd<'a> {
    /// Whether `line` is blank or a comment, which begins with `#`.
    ///
    /// ```
    /// use roque_position::Epd;
    ///
    /// assert!(Epd::is_comment("  # found by hand"));
    /// assert!(Epd::is_comment(""));
    /// assert!(!Epd::is_comment("8/8/8/8/8/6k1/6p1/6K1 w - -"));
    /// ```
    pub fn is_comment(line: &str) -> bool {
        let line = line.trim_start();
        line.is_empty() || line.starts_with('#')
    }

    /// The first operation of this name, if there is one.
    pub fn operation(&self, name: &str) -> Option<&Operation<'a>> {
        self.operations
            .iter()
            .find(|operation| operation.name == name)
    }

    /// The position and the operations of a line that is no comment.
    ///
    /// `reading` says how exactly the position has to be written.
    ///
    /// # Errors
    ///
    /// [`EpdError`] says at which byte, and what was expected.
    pub fn parse(line: &'a str, reading: FenReading) -> Result<Self, EpdError> {
        let mut fields = Fields::of(line);
        let mut setup = read_position(&mut fields, &[';'], reading)?;
        let clocks_follow = fields.peek(&[';']).is_some_and(|field| {
            field
                .text
                .starts_with(|letter: char| letter.is_ascii_digit() || letter == '-')
        });
        if clocks_follow {
            read_clocks(&mut fields, &[';'], reading, &mut setup)?;
        }
        let operations = read_operations(line, fields.rest().offset)?;
        Ok(Self { setup, operations })
    }
}

fn read_operations(line: &str, mut offset: usize) -> Result<Vec<Operation<'_>>, EpdError> {
    let mut operations = Vec::new();
    while offset < line.len() {
        let end = end_of_operation(line, offset)?;
        operations.extend(read_operation(&line[..end], offset)?);
        offset = end + 1;
    }
    Ok(operations)
}

/// Where the operation that begins at byte `offset` ends: at `;` outside of quotes.
fn end_of_operation(line: &str, offset: usize) -> Result<usize, EpdError> {
    let mut opened = None;
    for (at, letter) in line.bytes().enumerate().skip(offset) {
        match letter {
            b'"' => opened = opened.xor(Some(at)),
            b';' if opened.is_none() => return Ok(at),
            _ => {}
        }
    }
    opened.map_or(Ok(line.len()), |offset| Err(EpdError::OpenQuote { offset }))
}

/// The operation between byte `offset` and the end of `line`; none if there is only blank.
fn read_operation(line: &str, offset: usize) -> Result<Option<Operation<'_>>, EpdError> {
    todo!("{line} {offset}")
}
