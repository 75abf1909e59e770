//! An attack on a square, and the line along which it comes.

use roque_movegen::{File, Piece, PieceKind, Rank, Square};

/// A man that attacks a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Threat {
    /// What attacks.
    pub piece: Piece,
    /// From where.
    pub square: Square,
    /// The square that is attacked.
    pub target: Square,
}

impl Threat {
    /// The line along which a bishop, rook or queen attacks; pawns, knights and kings attack along
    /// none.
    ///
    /// ```
    /// use roque_position::{Line, Threat};
    /// use roque_position::movegen::{File, Piece, Square};
    ///
    /// let piece = Piece::from_char('q').unwrap();
    /// let threat = Threat { piece, square: Square::E8, target: Square::E1 };
    /// assert_eq!(threat.line(), Some(Line::File(File::E)));
    /// ```
    pub fn line(&self) -> Option<Line> {
        match self.piece.kind {
            PieceKind::Bishop | PieceKind::Rook | PieceKind::Queen => {
                Some(Line::between(self.square, self.target))
            }
            PieceKind::Pawn | PieceKind::Knight | PieceKind::King => None,
        }
    }
}

/// A line of the board on which two squares lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// A file.
    File(File),
    /// A rank.
    Rank(Rank),
    /// The diagonal from the one square to the other.
    Diagonal(Square, Square),
}

impl Line {
    /// The line of two squares that share one.
    fn between(from: Square, to: Square) -> Self {
        if from.file() == to.file() {
            Self::File(from.file())
        } else if from.rank() == to.rank() {
            Self::Rank(from.rank())
        } else {
            Self::Diagonal(from, to)
        }
    }
}
