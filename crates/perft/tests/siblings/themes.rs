//! What parents are thrown together for.

use rand_chacha::ChaCha8Rng;
use roque_movegen::{Board, Color, Direction, File, PieceKind, Rank, Square, attacks};

use crate::thrown::{PIECES, Thrown};

use PieceKind::{Bishop, King, Knight, Pawn, Queen, Rook};

const ANY: [PieceKind; 6] = [Pawn, Pawn, Knight, Bishop, Rook, Queen];

/// What a parent is thrown together for.
#[derive(Clone, Copy)]
pub(crate) enum Theme {
    /// Sliders that look at our king past one or two men.
    Lines,
    /// Their pawns, knights and sliders a move away from giving check.
    Checks,
    /// Their pawns promote, among others onto our castling rooks.
    TheyPromote,
    /// Our pawns are about to promote.
    WePromote,
    /// Their pawns may pass ours.
    DoublePush,
    /// A pawn of ours has just passed theirs.
    JustPassed,
    /// We may castle, in any arrangement of the back rank.
    Castling,
    /// Little stands between the kings.
    KingsMeet,
    /// Few men, of few kinds.
    Thin,
    /// They have few moves.
    FewMoves,
    /// Many of our men, all of one or two kinds.
    WeCrowd,
    /// Many of their men, all of one or two kinds.
    TheyCrowd,
}

impl Theme {
    pub(crate) const ALL: [Self; 12] = [
        Self::Lines,
        Self::Checks,
        Self::TheyPromote,
        Self::WePromote,
        Self::DoublePush,
        Self::JustPassed,
        Self::Castling,
        Self::KingsMeet,
        Self::Thin,
        Self::FewMoves,
        Self::WeCrowd,
        Self::TheyCrowd,
    ];

    /// The first board thrown together for this that is one.
    pub(crate) fn parent(self, random: &mut ChaCha8Rng) -> Board {
        loop {
            let mut thrown = Thrown::new(random);
            thrown.throw(self);
            if let Some(board) = thrown.finish() {
                return board;
            }
        }
    }
}

impl Thrown<'_> {
    fn throw(&mut self, theme: Theme) {
        let (we, they) = (self.we(), self.they);
        match theme {
            Theme::Lines => self.throw_lines(),
            Theme::Checks => self.throw_checks(),
            Theme::TheyPromote => self.throw_their_promotions(),
            Theme::WePromote => self.throw_our_promotions(),
            Theme::DoublePush => self.throw_double_push(),
            Theme::JustPassed => self.throw_just_passed(),
            Theme::Castling => self.throw_castling(),
            Theme::KingsMeet => self.throw_kings(),
            Theme::Thin | Theme::FewMoves => self.throw_few(),
            Theme::WeCrowd => self.throw_crowd(we, they),
            Theme::TheyCrowd => self.throw_crowd(they, we),
        }
        self.put_king(we, 0..8);
        self.put_king(they, 0..8);
    }

    fn throw_lines(&mut self) {
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

    fn throw_checks(&mut self) {
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

    fn throw_their_promotions(&mut self) {
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

    fn throw_our_promotions(&mut self) {
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
    fn throw_double_push(&mut self) {
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

    fn throw_just_passed(&mut self) {
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

    fn throw_castling(&mut self) {
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
    fn throw_back_rank(&mut self, color: Color) {
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

    fn throw_kings(&mut self) {
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

    fn throw_few(&mut self) {
        let (ours, theirs) = (self.few_kinds(), self.few_kinds());
        for _ in 0..self.number(0..5) {
            self.put_one(self.we(), &ours, 0..8);
        }
        for _ in 0..self.number(0..5) {
            self.put_one(self.they, &theirs, 0..8);
        }
    }

    /// One to three kinds, pawns more often than others.
    fn few_kinds(&mut self) -> Vec<PieceKind> {
        (0..self.number(1..4)).map(|_| self.one_of(&ANY)).collect()
    }

    /// Kings in corners, most of them behind their own men, and many men of `color`.
    fn throw_crowd(&mut self, color: Color, other: Color) {
        let corners = [Square::A1, Square::H8, Square::A8, Square::H1];
        let [first, second] = self.one_of(&[[0, 1], [1, 0], [2, 3], [3, 2]]);
        self.put(corners[first], color, King);
        self.put(corners[second], other, King);
        let mut shielded = vec![(corners[second], other)];
        if self.chance(60) {
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
    fn throw_ring(&mut self, color: Color) {
        let rim = File::A.bitboard()
            | File::H.bitboard()
            | Rank::First.bitboard()
            | Rank::Eighth.bitboard();
        let percent = self.one_of(&[60, 80, 95, 100]);
        for square in rim {
            if self.chance(percent) {
                self.put(square, color, Queen);
            }
        }
    }

    fn throw_mass(&mut self, color: Color) {
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
