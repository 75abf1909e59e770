//! Promotions and pawns that pass.

use roque_movegen::{Direction, File, PieceKind, Square};

use crate::thrown::{ANY, PIECES, Thrown};

use PieceKind::{Bishop, King, Knight, Pawn, Queen, Rook};

impl Thrown<'_> {
    pub(super) fn throw_their_promotions(&mut self) {
        let (we, they) = (self.we(), self.they);
        if self.chance(70) {
            self.throw_back_rank(we);
        } else {
            self.put_king(we, 0..3);
        }
        let pawns = self.one_of(&[1, 1, 2, 3, 8]);
        for _ in 0..pawns {
            self.put_one(they, &[Pawn], 6..7);
        }
        // With few kinds about, what the pawn becomes is the first of its kind.
        let kinds = self.few_kinds();
        for _ in 0..self.number(0..5) {
            self.put_one(we, &kinds, 0..1);
        }
        self.put_some(0..6, &kinds);
    }

    pub(super) fn throw_our_promotions(&mut self) {
        let (we, they) = (self.we(), self.they);
        self.put_king(we, 3..8);
        for _ in 0..self.number(0..3) {
            let direction = self.one_of(&Direction::ALL);
            self.put_line(direction, &[Pawn, Pawn, Pawn, Knight]);
        }
        let pawns = self.one_of(&[1, 2, 3, 4, 8, 16]);
        for _ in 0..pawns {
            self.put_one(we, &[Pawn], 6..7);
        }
        for _ in 0..self.number(1..6) {
            self.put_one(they, &PIECES, 0..1);
        }
        self.put_some(0..6, &ANY);
    }

    /// Our king is where a line goes through one of the pawns that matter.
    pub(super) fn throw_double_push(&mut self) {
        let (we, they) = (self.we(), self.they);
        let file = self.number(0..8);
        let at = |file: usize, rank| Square::new(File::ALL[file], Self::rank(they, rank));
        self.put(at(file, 1), they, Pawn);
        let mut through = vec![at(file, 1), at(file, 3), at(file, 2)];
        for beside in [file.wrapping_sub(1), file + 1] {
            if beside < 8 && self.chance(60) {
                self.put(at(beside, 3), we, Pawn);
                through.push(at(beside, 3));
            }
        }
        let through = self.one_of(&through);
        let (files, ranks) = self.one_of(&Direction::ALL).offset();
        let (near, far) = (self.one_of(&[1, 1, 2, 3]), self.one_of(&[1, 2, 3]));
        if let Some(king) = through.offset(near * files, near * ranks) {
            self.put(king, we, King);
        }
        if let Some(slider) = through.offset(-far * files, -far * ranks) {
            let kind = self.one_of(&[Bishop, Rook, Queen, Queen]);
            self.put(slider, they, kind);
        }
        self.put_some(0..6, &ANY);
    }

    pub(super) fn throw_just_passed(&mut self) {
        let (we, they) = (self.we(), self.they);
        let file = self.number(0..8);
        let at = |file: usize, rank| Square::new(File::ALL[file], Self::rank(we, rank));
        self.put(at(file, 3), we, Pawn);
        for beside in [file.wrapping_sub(1), file + 1] {
            if beside < 8 && self.chance(70) {
                self.put(at(beside, 3), they, Pawn);
            }
        }
        self.en_passant = Some(at(file, 2));
        self.put_some(2..14, &ANY);
        self.placement.take(at(file, 1));
        self.placement.take(at(file, 2));
    }
}
