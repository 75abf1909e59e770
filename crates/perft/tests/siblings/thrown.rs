//! Boards thrown together man by man. They need not be such as can arise in play.

use std::ops::Range;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use roque_movegen::{
    Bitboard, Board, CastlingRights, Color, Direction, File, Piece, PieceKind, Placement, Rank,
    Square, attacks,
};

/// The men that are neither pawn nor king.
pub(crate) const PIECES: [PieceKind; 4] = [
    PieceKind::Knight,
    PieceKind::Bishop,
    PieceKind::Rook,
    PieceKind::Queen,
];

/// All men but the king, pawns more often than others.
pub(crate) const ANY: [PieceKind; 6] = [
    PieceKind::Pawn,
    PieceKind::Pawn,
    PieceKind::Knight,
    PieceKind::Bishop,
    PieceKind::Rook,
    PieceKind::Queen,
];

/// A board in the making, on which they are to move.
pub(crate) struct Thrown<'a> {
    pub(crate) random: &'a mut ChaCha8Rng,
    pub(crate) placement: Placement,
    pub(crate) they: Color,
    pub(crate) rights: CastlingRights,
    pub(crate) en_passant: Option<Square>,
}

impl<'a> Thrown<'a> {
    pub(crate) fn new(random: &'a mut ChaCha8Rng) -> Self {
        let they = Color::ALL[random.random_range(0..2)];
        Self {
            random,
            placement: Placement::EMPTY,
            they,
            rights: CastlingRights::NONE,
            en_passant: None,
        }
    }

    pub(crate) fn we(&self) -> Color {
        !self.they
    }

    pub(crate) fn chance(&mut self, percent: u32) -> bool {
        self.random.random_range(0..100) < percent
    }

    pub(crate) fn number(&mut self, range: Range<usize>) -> usize {
        self.random.random_range(range)
    }

    pub(crate) fn one_of<T: Copy>(&mut self, choice: &[T]) -> T {
        choice[self.random.random_range(0..choice.len())]
    }

    pub(crate) fn either_color(&mut self) -> Color {
        self.one_of(&Color::ALL)
    }

    /// The rank that is number `rank` (the first is 0) as `color` sees it.
    pub(crate) fn rank(color: Color, rank: usize) -> Rank {
        match color {
            Color::White => Rank::ALL[rank],
            Color::Black => Rank::ALL[7 - rank],
        }
    }

    /// A square on one of the ranks as `color` sees them.
    pub(crate) fn square(&mut self, color: Color, ranks: Range<usize>) -> Square {
        let rank = Self::rank(color, self.number(ranks));
        Square::new(self.one_of(&File::ALL), rank)
    }

    /// Puts a man where none stands yet.
    pub(crate) fn put(&mut self, square: Square, color: Color, kind: PieceKind) {
        let is_rim = matches!(square.rank(), Rank::First | Rank::Eighth);
        if self.placement.piece_at(square).is_none() && !(kind == PieceKind::Pawn && is_rim) {
            self.placement.put(square, Piece { color, kind });
        }
    }

    /// Puts the king if it has none.
    pub(crate) fn put_king(&mut self, color: Color, ranks: Range<usize>) {
        while self.placement.king(color).is_none() {
            let square = self.square(color, ranks.clone());
            self.put(square, color, PieceKind::King);
        }
    }

    pub(crate) fn king(&self, color: Color) -> Square {
        let king = self.placement.king(color);
        king.expect("the king is put before what looks for it")
    }

    /// Puts a man of one of the kinds anywhere on the ranks.
    pub(crate) fn put_one(&mut self, color: Color, kinds: &[PieceKind], ranks: Range<usize>) {
        let kind = self.one_of(kinds);
        let square = self.square(color, ranks);
        self.put(square, color, kind);
    }

    /// Puts so many men of the kinds, of either side, anywhere.
    pub(crate) fn put_some(&mut self, count: Range<usize>, kinds: &[PieceKind]) {
        for _ in 0..self.number(count) {
            let color = self.either_color();
            self.put_one(color, kinds, 0..8);
        }
    }

    /// A slider that looks in `direction` and back.
    pub(crate) fn slider_for(&mut self, direction: Direction) -> PieceKind {
        let (files, ranks) = direction.offset();
        let simple = if files == 0 || ranks == 0 {
            PieceKind::Rook
        } else {
            PieceKind::Bishop
        };
        self.one_of(&[simple, simple, PieceKind::Queen])
    }

    /// A slider of theirs that looks in `direction` at our king, past one or two men of either side, if
    /// there is room.
    pub(crate) fn put_line(&mut self, direction: Direction, blockers: &[PieceKind]) {
        let from = self.king(self.we());
        let (files, ranks) = direction.offset();
        let ray: Vec<Square> = (1..8)
            .map_while(|steps| from.offset(steps * files, steps * ranks))
            .collect();
        if ray.len() < 2 {
            return;
        }
        let slider_at = self.number(1..ray.len());
        let slider = self.slider_for(direction);
        self.put(ray[slider_at], self.they, slider);
        for _ in 0..self.one_of(&[1, 1, 1, 2]) {
            let (color, kind) = (self.either_color(), self.one_of(blockers));
            let at = ray[self.number(0..slider_at)];
            self.put(at, color, kind);
        }
    }

    /// Grants the right to castle with the rook on `rook`.
    pub(crate) fn grant(&mut self, color: Color, rook: Square) {
        self.rights.grant(color, rook.file());
    }

    /// The board, if the rules of a board allow it once those of their men are gone that attack our
    /// king.
    pub(crate) fn finish(mut self) -> Option<Board> {
        let king = self.king(self.we());
        loop {
            let attackers = self.attackers_of(king);
            if attackers.is_empty() {
                break;
            }
            for square in attackers {
                self.placement.take(square);
            }
        }
        let revoked = |color| !self.placement.pieces(color, PieceKind::Rook);
        for color in Color::ALL {
            for square in self.rights.rooks_of(color) & revoked(color) {
                self.rights.revoke(color, square.file());
            }
        }
        Board::new(self.placement, self.they, self.rights, self.en_passant).ok()
    }

    /// Their men that attack `square`, but for the king.
    fn attackers_of(&self, square: Square) -> Bitboard {
        let (men, occupied) = (&self.placement, self.placement.occupied());
        let theirs = |kind| men.pieces(self.they, kind);
        let queens = theirs(PieceKind::Queen);
        (attacks::pawn(self.we(), square) & theirs(PieceKind::Pawn))
            | (attacks::knight(square) & theirs(PieceKind::Knight))
            | (attacks::bishop(square, occupied) & (theirs(PieceKind::Bishop) | queens))
            | (attacks::rook(square, occupied) & (theirs(PieceKind::Rook) | queens))
    }
}
