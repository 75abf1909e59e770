//! A board as 64 boxes, on which everything is walked step by step: the slow definition.

use roque_position::Position;
use roque_position::movegen::{Color, Piece, PieceKind, Square};

#[derive(Clone)]
pub(crate) struct Mailbox(pub(crate) [Option<Piece>; 64]);

const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const EVERY: [(i8, i8); 8] = [
    (0, 1),
    (1, 0),
    (0, -1),
    (-1, 0),
    (1, 1),
    (1, -1),
    (-1, -1),
    (-1, 1),
];
const KNIGHT: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

impl Mailbox {
    pub(crate) fn of(position: &Position) -> Self {
        Self(Square::ALL.map(|square| position.board().piece_at(square)))
    }

    pub(crate) fn at(&self, square: Square) -> Option<Piece> {
        self.0[square.index()]
    }

    pub(crate) fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.0[square.index()] = piece;
    }

    pub(crate) fn king(&self, color: Color) -> Square {
        let kind = PieceKind::King;
        let king = Some(Piece { color, kind });
        let is_king = |&square: &Square| self.at(square) == king;
        Square::ALL.into_iter().find(is_king).unwrap()
    }

    /// Whether the man on `from` attacks `to`, whatever stands there.
    fn attacks(&self, from: Square, to: Square) -> bool {
        let Some(piece) = self.at(from) else {
            return false;
        };
        let up = if piece.color == Color::White { 1 } else { -1 };
        match piece.kind {
            PieceKind::Pawn => [-1, 1]
                .map(|side| from.offset(side, up))
                .contains(&Some(to)),
            kind => {
                let on_empty_board = reaches(kind, from, to);
                on_empty_board && way(from, to).iter().all(|&at| self.at(at).is_none())
            }
        }
    }

    /// The men of `color` that attack `square`.
    pub(crate) fn attackers(&self, square: Square, color: Color) -> Vec<Square> {
        let attacks = |&from: &Square| {
            self.at(from).is_some_and(|piece| piece.color == color) && self.attacks(from, square)
        };
        Square::ALL.into_iter().filter(attacks).collect()
    }
}

/// Whether a man other than a pawn goes from the one square to the other on an empty board.
pub(crate) fn reaches(kind: PieceKind, from: Square, to: Square) -> bool {
    let (steps, far): (&[_], _) = match kind {
        PieceKind::Knight => (&KNIGHT, false),
        PieceKind::King => (&EVERY, false),
        PieceKind::Bishop => (&DIAGONAL, true),
        PieceKind::Rook => (&STRAIGHT, true),
        PieceKind::Queen => (&EVERY, true),
        PieceKind::Pawn => unreachable!("pawns are walked by their own rules"),
    };
    let most = if far { 7 } else { 1 };
    steps.iter().any(|&(files, ranks)| {
        let mut square = Some(from);
        (0..most).any(|_| {
            square = square.and_then(|square| square.offset(files, ranks));
            square == Some(to)
        })
    })
}

/// The squares strictly between two squares of a line, the nearest to `from` first; none if they
/// share no line.
pub(crate) fn way(from: Square, to: Square) -> Vec<Square> {
    for (files, ranks) in EVERY {
        let mut passed = Vec::new();
        let mut square = from.offset(files, ranks);
        while let Some(next) = square {
            if next == to {
                return passed;
            }
            passed.push(next);
            square = next.offset(files, ranks);
        }
    }
    Vec::new()
}
