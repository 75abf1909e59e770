//! Lines to our king, and checks a move away.

use roque_movegen::{Color, Direction, PieceKind};

use crate::thrown::{ANY, PIECES, Thrown};

use PieceKind::{Bishop, Knight, Pawn, Queen, Rook};

impl Thrown<'_> {
    pub(super) fn throw_lines(&mut self) {
        let (we, they) = (self.we(), self.they);
        self.put_king(we, 0..8);
        for direction in Direction::ALL {
            if self.chance(45) {
                self.put_line(direction, &ANY);
            }
        }
        // Those that may arrive on a line.
        for _ in 0..self.number(0..3) {
            self.put_one(they, &[Bishop, Rook, Queen], 0..8);
        }
        self.put_some(0..6, &ANY);
    }

    pub(super) fn throw_checks(&mut self) {
        let (we, they) = (self.we(), self.they);
        self.put_king(we, 0..8);
        let king = self.king(we);
        let down = if they == Color::White { -1 } else { 1 };
        for _ in 0..self.number(0..3) {
            let (files, ranks) = (self.one_of(&[-2, -1, -1, 0, 1, 1, 2]), self.one_of(&[2, 3]));
            if let Some(square) = king.offset(files, ranks * down) {
                self.put(square, they, Pawn);
            }
        }
        for _ in 0..self.number(0..3) {
            self.put_one(they, &PIECES, 0..8);
        }
        let direction = self.one_of(&Direction::ALL);
        self.put_line(direction, &[Pawn, Knight, Bishop, Rook]);
        // Those that may come between, and those that stand in the way of the king.
        for _ in 0..self.number(0..6) {
            self.put_one(we, &ANY, 0..8);
        }
        for _ in 0..self.number(0..5) {
            let (files, ranks) = self.one_of(&Direction::ALL).offset();
            if let Some(square) = king.offset(files, ranks) {
                let (color, kind) = (self.either_color(), self.one_of(&ANY));
                self.put(square, color, kind);
            }
        }
    }
}
