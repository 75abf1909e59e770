//! Castling in any arrangement of the back rank.

use roque_movegen::{Color, File, PieceKind, Square};

use crate::thrown::{ANY, PIECES, Thrown};

use PieceKind::{King, Queen, Rook};

impl Thrown<'_> {
    pub(super) fn throw_castling(&mut self) {
        let (we, they) = (self.we(), self.they);
        self.throw_back_rank(we);
        if self.chance(40) {
            let outside = self.one_of(&[File::A, File::A, File::B, File::G, File::H]);
            let kind = self.one_of(&[Rook, Queen]);
            self.put(Square::new(outside, we.back_rank()), they, kind);
        }
        for _ in 0..self.number(0..4) {
            let color = self.one_of(&[we, they, they]);
            let kind = self.one_of(&PIECES);
            let square = self.square(we, 0..1);
            self.put(square, color, kind);
        }
        for _ in 0..self.number(0..5) {
            self.put_one(they, &ANY, 4..8);
        }
        if self.chance(50) {
            self.put_king(they, 5..8);
        }
        self.put_some(0..5, &ANY);
    }

    /// A king and rooks on the back rank, most of which may castle.
    pub(super) fn throw_back_rank(&mut self, color: Color) {
        let at = |file: usize| Square::new(File::ALL[file], color.back_rank());
        let (king, rooks) = if self.chance(30) {
            (4, [0, 7])
        } else {
            let king = self.number(1..7);
            (king, [self.number(0..king), self.number(king + 1..8)])
        };
        self.put(at(king), color, King);
        for rook in rooks {
            self.put(at(rook), color, Rook);
            if self.chance(85) {
                self.grant(color, at(rook));
            }
        }
        if self.chance(25) {
            self.put_one(color, &[Rook], 0..1);
        }
    }
}
