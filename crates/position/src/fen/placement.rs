//! The first field: what stands where.

use roque_movegen::{File, Piece, Placement, Rank, Square};

use super::{FenError, FenField, FenProblem, FenReading, FenText};

/// The men of the placement field.
pub(super) fn read_placement(
    field: FenText<'_>,
    reading: FenReading,
) -> Result<Placement, FenError> {
    let fault = |at: usize, problem| FenError {
        field: FenField::Placement,
        offset: field.offset + at,
        problem,
    };
    let mut placement = Placement::EMPTY;
    let mut rank = 7_u8;
    let mut squares = 0_u8;
    let mut digit_before = false;
    for (at, letter) in field.text.char_indices() {
        if rank == 0 && squares == 8 {
            return Err(fault(at, FenProblem::AfterLastRank(letter)));
        }
        let number = rank + 1;
        let is_digit = matches!(letter, '1'..='8');
        if letter == '/' {
            if squares < 8 {
                let rank = number;
                return Err(fault(at, FenProblem::ShortRank { rank, squares }));
            }
            // The last rank is ended by the end of the field, which was looked at first.
            rank -= 1;
            squares = 0;
        } else if is_digit {
            if digit_before && reading == FenReading::Strict {
                return Err(fault(at, FenProblem::DigitsInARow));
            }
            squares += letter as u8 - b'0';
        } else if let Some(piece) = Piece::from_char(letter) {
            let file = File::from_index(usize::from(squares))
                .ok_or_else(|| fault(at, FenProblem::LongRank { rank: number }))?;
            let row = Rank::ALL[usize::from(rank)];
            placement.put(Square::new(file, row), piece);
            squares += 1;
        } else {
            return Err(fault(at, FenProblem::Unexpected(letter)));
        }
        if squares > 8 {
            return Err(fault(at, FenProblem::LongRank { rank: number }));
        }
        digit_before = is_digit;
    }
    let end = field.text.len();
    if squares < 8 {
        let rank = rank + 1;
        return Err(fault(end, FenProblem::ShortRank { rank, squares }));
    }
    if rank > 0 {
        let ranks = 8 - rank;
        return Err(fault(end, FenProblem::MissingRanks { ranks }));
    }
    Ok(placement)
}
