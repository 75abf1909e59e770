//! The 960 arrangements of Chess960.

use roque_movegen::{Board, CastlingRights, Color, File, Piece, PieceKind, Placement, Square};

use crate::castling::CastlingMode;
use crate::position::Position;

/// There are 960 arrangements, numbered from 0 to 959.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no arrangement {0}; they are numbered from 0 to 959")]
pub struct NoSuchArrangement(pub u16);

impl Position {
    /// The Chess960 start position of this number, by Scharnagl's numbering (FIDE Guidelines II):
    /// 518 is the arrangement of standard chess.
    ///
    /// Its castling mode is Chess960, for 518 too.
    ///
    /// # Errors
    ///
    /// [`NoSuchArrangement`] if the number is above 959.
    ///
    /// ```
    /// use roque_position::Position;
    ///
    /// let position = Position::chess960(0)?;
    /// assert!(position.to_string().starts_with("bbqnnrkr/pppppppp/"));
    /// assert_eq!(Position::chess960(518)?.board(), Position::start().board());
    /// assert!(Position::chess960(960).is_err());
    /// # Ok::<(), roque_position::NoSuchArrangement>(())
    /// ```
    pub fn chess960(number: u16) -> Result<Self, NoSuchArrangement> {
        Self::double_chess960(number, number)
    }

    /// The start position in which each side has its own arrangement ("double Fischer random").
    ///
    /// # Errors
    ///
    /// [`NoSuchArrangement`] if a number is above 959.
    ///
    /// ```
    /// use roque_position::Position;
    /// use roque_position::movegen::Color;
    ///
    /// let position = Position::double_chess960(518, 0)?;
    /// assert!(position.to_string().starts_with("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w"));
    /// assert_eq!(position.arrangement(Color::Black), Some(0));
    /// # Ok::<(), roque_position::NoSuchArrangement>(())
    /// ```
    pub fn double_chess960(white: u16, black: u16) -> Result<Self, NoSuchArrangement> {
        let row = |number| arranged(number).ok_or(NoSuchArrangement(number));
        let board = start_of([row(white)?, row(black)?]);
        Ok(Self::from_board(board, CastlingMode::Chess960, 0, 1))
    }

    /// The number of the arrangement in which the pieces of `color` stand on their back rank, if it is
    /// one of the 960; pawns, rights and the opponent do not matter.
    ///
    /// ```
    /// use roque_position::Position;
    /// use roque_position::movegen::Color;
    ///
    /// assert_eq!(Position::start().arrangement(Color::White), Some(518));
    /// ```
    pub fn arrangement(&self, color: Color) -> Option<u16> {
        let stand = |row: [PieceKind; 8]| {
            File::ALL.into_iter().zip(row).all(|(file, kind)| {
                let square = Square::new(file, color.back_rank());
                self.board().piece_at(square) == Some(Piece { color, kind })
            })
        };
        (0..960).find(|&number| arranged(number).is_some_and(stand))
    }
}

/// The board on which White's and Black's pieces stand in these arrangements, with all rights.
fn start_of(rows: [[PieceKind; 8]; 2]) -> Board {
    let mut placement = Placement::EMPTY;
    let mut rights = CastlingRights::NONE;
    for (color, row) in Color::ALL.into_iter().zip(rows) {
        for (file, kind) in File::ALL.into_iter().zip(row) {
            placement.put(Square::new(file, color.back_rank()), Piece { color, kind });
            if kind == PieceKind::Rook {
                rights.grant(color, file);
            }
            let kind = PieceKind::Pawn;
            placement.put(Square::new(file, color.pawn_rank()), Piece { color, kind });
        }
    }
    Board::new(placement, Color::White, rights, None)
        .expect("each arrangement has its king between its rooks")
}

/// The pieces of this arrangement from the a- to the h-file.
///
/// The number is read from its end: by 4 the bishop on the light squares, by 4 the one on the dark
/// squares, by 6 the queen among the free squares, and 10 ways for the knights among the five squares
/// then left; rook, king and rook take the last three.
fn arranged(number: u16) -> Option<[PieceKind; 8]> {
    const KNIGHTS: [(usize, usize); 10] = [
        (0, 1),
        (0, 2),
        (0, 3),
        (0, 4),
        (1, 2),
        (1, 3),
        (1, 4),
        (2, 3),
        (2, 4),
        (3, 4),
    ];
    let number = usize::from(number);
    let mut row = [None; 8];
    row[2 * (number % 4) + 1] = Some(PieceKind::Bishop);
    row[2 * (number / 4 % 4)] = Some(PieceKind::Bishop);
    put_on_free(&mut row, number / 16 % 6, PieceKind::Queen);
    let &(first, second) = KNIGHTS.get(number / 96)?;
    // The second first, so that the first one's count of free squares still holds.
    put_on_free(&mut row, second, PieceKind::Knight);
    put_on_free(&mut row, first, PieceKind::Knight);
    for kind in [PieceKind::Rook, PieceKind::King, PieceKind::Rook] {
        put_on_free(&mut row, 0, kind);
    }
    Some(row.map(|kind| kind.expect("eight pieces on eight squares")))
}

/// Puts `kind` on the free square that has `before` free squares on its left.
fn put_on_free(row: &mut [Option<PieceKind>; 8], before: usize, kind: PieceKind) {
    if let Some(square) = row.iter_mut().filter(|square| square.is_none()).nth(before) {
        *square = Some(kind);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn all_arrangements_are_different_and_give_their_number_back() {
        let mut rows = HashSet::new();
        for number in 0..960 {
            let position = Position::chess960(number).unwrap();
            assert!(rows.insert(arranged(number).unwrap().map(PieceKind::to_char)));
            for color in Color::ALL {
                assert_eq!(position.arrangement(color), Some(number));
            }
        }
        assert_eq!(arranged(960), None);
        assert_eq!(arranged(u16::MAX), None);
    }

    #[test]
    fn the_king_stands_between_its_rooks_and_the_bishops_on_both_colors() {
        for number in 0..960 {
            let row = arranged(number).unwrap();
            let find = |kind| row.iter().position(|&other| other == kind).unwrap();
            let last = |kind| row.iter().rposition(|&other| other == kind).unwrap();
            let king = find(PieceKind::King);
            assert!((find(PieceKind::Rook)..last(PieceKind::Rook)).contains(&king));
            assert_ne!(find(PieceKind::Bishop) % 2, last(PieceKind::Bishop) % 2);
        }
    }
}
