//! From text to a setup.

use roque_movegen::{Color, Square};

use super::placement::read_placement;
use super::{Fen, FenError, FenField, FenProblem, FenText, Fields};
use crate::castling::{WrittenRight, WrittenRights};
use crate::setup::Setup;

/// How exactly a FEN has to be written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FenReading {
    /// Four fields or six.
    #[default]
    Strict,
    /// Fields that are missing at the end are filled in: White to move, no rights, no en passant
    /// square, half-move clock 0, move 1. Digits in a row add up to squares (`44` is `8`), and a
    /// castling letter may come twice.
    Lenient,
}

impl Fen {
    /// What a FEN says, unjudged.
    ///
    /// The fields are separated by runs of blanks, tabs or `_`; blanks and line ends around the text
    /// do not count. Castling letters may be those of PGN's FEN, X-FEN or Shredder-FEN, in any order.
    ///
    /// # Errors
    ///
    /// [`FenError`] names the field and the byte at which reading stopped, and what was expected.
    ///
    /// ```
    /// use roque_position::{Fen, FenReading, Setup};
    ///
    /// let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    /// let read = |rest: &str, reading| Fen::parse(&format!("{start}{rest}"), reading);
    /// assert_eq!(read(" w KQkq - 0 1", FenReading::Strict), Ok(Setup::START));
    /// assert_eq!(read("_w_KQkq_-", FenReading::Strict), Ok(Setup::START));
    /// assert!(read("", FenReading::Strict).is_err());
    /// assert!(read("", FenReading::Lenient).is_ok());
    /// assert!(read(" w KQkq - 0 1 moves e2e4", FenReading::Lenient).is_err());
    /// ```
    pub fn parse(text: &str, reading: FenReading) -> Result<Setup, FenError> {
        let mut fields = Fields::of(text);
        let mut setup = read_position(&mut fields, &[], reading)?;
        if fields.peek(&[]).is_some() {
            read_clocks(&mut fields, &[], reading, &mut setup)?;
        }
        let rest = fields.rest();
        match rest.text.chars().next() {
            None => Ok(setup),
            Some(found) => Err(FenError {
                field: FenField::End,
                offset: rest.offset,
                problem: FenProblem::Unexpected(found),
            }),
        }
    }
}

/// The first four fields, each of which ends at a separator or at one of `ends`.
pub(crate) fn read_position(
    fields: &mut Fields<'_>,
    ends: &[char],
    reading: FenReading,
) -> Result<Setup, FenError> {
    let mut setup = Setup::EMPTY;
    let placement = (fields.next(ends)).ok_or_else(|| missing(fields, FenField::Placement))?;
    setup.placement = read_placement(placement, reading)?;
    if let Some(field) = next_or_filled(fields, ends, FenField::Turn, reading)? {
        setup.turn = read_turn(field)?;
    }
    if let Some(field) = next_or_filled(fields, ends, FenField::Castling, reading)? {
        setup.castling = read_castling(field, reading)?;
    }
    if let Some(field) = next_or_filled(fields, ends, FenField::EnPassant, reading)? {
        setup.en_passant = read_en_passant(field)?;
    }
    Ok(setup)
}

/// The fifth and sixth field.
pub(crate) fn read_clocks(
    fields: &mut Fields<'_>,
    ends: &[char],
    reading: FenReading,
    setup: &mut Setup,
) -> Result<(), FenError> {
    if let Some(field) = next_or_filled(fields, ends, FenField::HalfmoveClock, reading)? {
        setup.halfmove_clock = read_number(field, FenField::HalfmoveClock)?;
    }
    if let Some(field) = next_or_filled(fields, ends, FenField::FullmoveNumber, reading)? {
        setup.fullmove_number = read_number(field, FenField::FullmoveNumber)?;
    }
    Ok(())
}

/// The next field; none if it may be filled in.
fn next_or_filled<'a>(
    fields: &mut Fields<'a>,
    ends: &[char],
    name: FenField,
    reading: FenReading,
) -> Result<Option<FenText<'a>>, FenError> {
    match (fields.next(ends), reading) {
        (None, FenReading::Strict) => Err(missing(fields, name)),
        (field, _) => Ok(field),
    }
}

fn missing(fields: &Fields<'_>, field: FenField) -> FenError {
    FenError {
        field,
        offset: fields.rest().offset,
        problem: FenProblem::Missing,
    }
}

/// The first character of `field` from byte `at` on is not what it should be.
fn unexpected(field: FenText<'_>, at: usize, name: FenField) -> FenError {
    let found = field.text.get(at..).and_then(|rest| rest.chars().next());
    FenError {
        field: name,
        offset: field.offset + at,
        problem: found.map_or(FenProblem::Missing, FenProblem::Unexpected),
    }
}

fn read_turn(field: FenText<'_>) -> Result<Color, FenError> {
    match field.text {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        text if text.starts_with(['w', 'b']) => Err(unexpected(field, 1, FenField::Turn)),
        _ => Err(unexpected(field, 0, FenField::Turn)),
    }
}

fn read_castling(field: FenText<'_>, reading: FenReading) -> Result<WrittenRights, FenError> {
    let mut rights = WrittenRights::NONE;
    if field.text == "-" {
        return Ok(rights);
    }
    for (at, letter) in field.text.char_indices() {
        let right = WrittenRight::from_char(letter)
            .ok_or_else(|| unexpected(field, at, FenField::Castling))?;
        if !rights.add(right) && reading == FenReading::Strict {
            return Err(FenError {
                field: FenField::Castling,
                offset: field.offset + at,
                problem: FenProblem::RepeatedRight(letter),
            });
        }
    }
    Ok(rights)
}

fn read_en_passant(field: FenText<'_>) -> Result<Option<Square>, FenError> {
    if field.text == "-" {
        return Ok(None);
    }
    field.text.parse().map(Some).map_err(|_| {
        let is_part = [
            |letter: char| matches!(letter, 'a'..='h'),
            |letter: char| matches!(letter, '1'..='8'),
        ];
        let right = (field.text.chars().zip(is_part))
            .take_while(|(letter, is_part)| is_part(*letter))
            .count();
        // The characters that are right are one byte long each.
        unexpected(field, right, FenField::EnPassant)
    })
}

/// A number of digits only.
pub(crate) fn read_number(field: FenText<'_>, name: FenField) -> Result<u32, FenError> {
    if let Some(at) = field.text.find(|letter: char| !letter.is_ascii_digit()) {
        return Err(unexpected(field, at, name));
    }
    field.text.parse().map_err(|_| FenError {
        field: name,
        offset: field.offset,
        problem: FenProblem::NumberTooLarge,
    })
}
