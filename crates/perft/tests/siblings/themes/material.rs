//! Few men and many.

use roque_movegen::{Color, File, PieceKind, Rank, Square, attacks};

use crate::thrown::{ANY, Thrown};

use PieceKind::{Bishop, King, Knight, Pawn, Queen, Rook};

impl Thrown<'_> {
    pub(super) fn throw_kings(&mut self) {
        let (we, they) = (self.we(), self.they);
        self.put_king(we, 0..8);
        let king = self.king(we);
        let (files, ranks) = (self.number(0..9) as i8 - 4, self.number(0..9) as i8 - 4);
        if let Some(square) = king.offset(files, ranks) {
            self.put(square, they, King);
        }
        let kinds = self.few_kinds();
        for _ in 0..self.number(0..7) {
            let (files, ranks) = (self.number(0..7) as i8 - 3, self.number(0..7) as i8 - 3);
            if let Some(square) = king.offset(files, ranks) {
                let (color, kind) = (self.either_color(), self.one_of(&kinds));
                self.put(square, color, kind);
            }
        }
    }

    pub(super) fn throw_few(&mut self) {
        let (ours, theirs) = (self.few_kinds(), self.few_kinds());
        for _ in 0..self.number(0..5) {
            self.put_one(self.we(), &ours, 0..8);
        }
        for _ in 0..self.number(0..5) {
            self.put_one(self.they, &theirs, 0..8);
        }
    }

    /// One to three kinds, pawns more often than others.
    pub(super) fn few_kinds(&mut self) -> Vec<PieceKind> {
        (0..self.number(1..4)).map(|_| self.one_of(&ANY)).collect()
    }

    /// Kings in corners, most of them behind their own men, and many men of `color`.
    pub(super) fn throw_crowd(&mut self, color: Color, other: Color) {
        let corners = [Square::A1, Square::H8, Square::A8, Square::H1];
        let [first, second] = self.one_of(&[[0, 1], [1, 0], [2, 3], [3, 2]]);
        self.put(corners[first], color, King);
        self.put(corners[second], other, King);
        let mut shielded = vec![(corners[second], other)];
        if self.chance(40) {
            shielded.push((corners[first], color));
        }
        for (king, color) in shielded {
            let kinds = self.one_of(&[[Rook, Bishop], [Pawn, Knight], [Queen, Queen]]);
            for square in attacks::king(king) {
                let kind = self.one_of(&kinds);
                if !self.chance(5) {
                    self.put(square, color, kind);
                }
            }
        }
        if self.chance(30) {
            for _ in 0..16 {
                self.put_one(color, &[Pawn], 6..7);
            }
        }
        let others = if self.chance(50) {
            self.throw_ring(color);
            0..3
        } else {
            self.throw_mass(color);
            0..8
        };
        for _ in 0..self.number(others) {
            self.put_one(other, &ANY, 0..8);
        }
    }

    /// Queens on the rim, from where they have the most moves.
    pub(super) fn throw_ring(&mut self, color: Color) {
        let rim = File::A.bitboard()
            | File::H.bitboard()
            | Rank::First.bitboard()
            | Rank::Eighth.bitboard();
        let percent = self.one_of(&[60, 80, 95, 100, 100, 100]);
        for square in rim {
            if self.chance(percent) {
                self.put(square, color, Queen);
            }
        }
    }

    pub(super) fn throw_mass(&mut self, color: Color) {
        let kinds = self.one_of(&[
            [Queen, Queen],
            [Knight, Knight],
            [Knight, Knight],
            [Rook, Bishop],
            [Queen, Knight],
            [Pawn, Queen],
        ]);
        let count = self.one_of(&[12, 25, 40, 80, 300, 300]);
        for _ in 0..count {
            self.put_one(color, &kinds, 0..8);
        }
    }
}
