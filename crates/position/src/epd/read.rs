//! From a line to a setup and its operations.

use alloc::vec::Vec;

use super::operation::Operations;
use super::{EpdError, Operand, Operation};
use crate::fen::{FenError, FenField, FenReading, FenText, Fields};
use crate::fen::{read_clocks, read_number, read_position};
use crate::setup::Setup;

/// A position with operations: a line of a test suite.
///
/// Two forms are read, and what is between them:
///
/// - four fields and operations, each ended by `;` (PGN specification 16.2);
/// - a FEN of four or six fields and operations, each begun by `;`, as perft suites have it.
///
/// Quotes open at the begin of an operand only, and have no escapes. The operations `hmvc` and `fmvn`
/// set the clocks, as the specification has it.
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
        let mut reader = Operations::from(line, fields.rest().offset);
        let mut epd = Self {
            setup,
            operations: Vec::new(),
        };
        while let Some(operation) = reader.next()? {
            epd.operations.push(operation);
        }
        epd.take_clocks_from_operations()?;
        Ok(epd)
    }

    fn take_clocks_from_operations(&mut self) -> Result<(), FenError> {
        let number = |name, field| {
            let operand = self.operation(name)?.operands.first()?;
            let Operand { text, offset, .. } = *operand;
            Some(read_number(FenText { text, offset }, field))
        };
        let halfmove_clock = number("hmvc", FenField::HalfmoveClock).transpose()?;
        let fullmove_number = number("fmvn", FenField::FullmoveNumber).transpose()?;
        if let Some(plies) = halfmove_clock {
            self.setup.halfmove_clock = plies;
        }
        if let Some(moves) = fullmove_number {
            self.setup.fullmove_number = moves;
        }
        Ok(())
    }
}
