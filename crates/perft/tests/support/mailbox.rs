//! Men on 64 squares and where they attack, walked square by square: the slow definition.
//!
//! Nothing here uses a table, a line between two squares, or the generator.

use roque_movegen::{Bitboard, Board, Color, File, Move, Piece, PieceKind, Square};

const ORTHOGONAL: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
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

/// What the rules of movement look at.
#[derive(Clone)]
pub(crate) struct Mailbox {
    men: [Option<Piece>; 64],
    pub(crate) turn: Color,
    pub(crate) en_passant: Option<Square>,
    /// The rooks with which the player to move has the right to castle.
    pub(crate) castling_rooks: Bitboard,
}

impl Mailbox {
    pub(crate) fn of(board: &Board) -> Self {
        let turn = board.turn();
        let castling_rooks = board.castling_rights().files(turn);
        Self {
            men: Square::ALL.map(|square| board.piece_at(square)),
            turn,
            en_passant: board.en_passant(),
            castling_rooks: castling_rooks
                .map(|file| Square::new(file, turn.back_rank()))
                .collect(),
        }
    }

    pub(crate) fn piece_at(&self, square: Square) -> Option<Piece> {
        self.men[square.index()]
    }

    /// Whose man stands on `square`, if there is one.
    pub(crate) fn owner(&self, square: Square) -> Option<Color> {
        self.piece_at(square).map(|piece| piece.color)
    }

    pub(crate) fn men_of(&self, color: Color) -> impl Iterator<Item = (Square, PieceKind)> {
        Square::ALL.into_iter().filter_map(move |square| {
            let piece = self.piece_at(square)?;
            (piece.color == color).then_some((square, piece.kind))
        })
    }

    pub(crate) fn king(&self, color: Color) -> Square {
        self.men_of(color)
            .find_map(|(square, kind)| (kind == PieceKind::King).then_some(square))
            .expect("each side has its king")
    }

    /// The squares that the man on `from` attacks, own men included.
    pub(crate) fn attacked_from(&self, from: Square) -> Bitboard {
        let Some(Piece { color, kind }) = self.piece_at(from) else {
            return Bitboard::EMPTY;
        };
        match kind {
            PieceKind::Pawn => {
                let up = forward(color);
                steps(from, &[(-1, up), (1, up)])
            }
            PieceKind::Knight => steps(from, &KNIGHT),
            PieceKind::Bishop => self.rays(from, &DIAGONAL),
            PieceKind::Rook => self.rays(from, &ORTHOGONAL),
            PieceKind::Queen => self.rays(from, &DIAGONAL) | self.rays(from, &ORTHOGONAL),
            PieceKind::King => steps(from, &ORTHOGONAL) | steps(from, &DIAGONAL),
        }
    }

    fn rays(&self, from: Square, directions: &[(i8, i8)]) -> Bitboard {
        let mut reached = Bitboard::EMPTY;
        for &(files, ranks) in directions {
            let mut at = from;
            while let Some(next) = at.offset(files, ranks) {
                reached = reached.with(next);
                if self.piece_at(next).is_some() {
                    break;
                }
                at = next;
            }
        }
        reached
    }

    /// The men of `color` that attack `square`.
    pub(crate) fn attackers(&self, square: Square, color: Color) -> Bitboard {
        self.men_of(color)
            .filter(|&(from, _)| self.attacked_from(from).contains(square))
            .map(|(from, _)| from)
            .collect()
    }

    /// The enemy men that give check to `color`'s king.
    pub(crate) fn checkers(&self, color: Color) -> Bitboard {
        self.attackers(self.king(color), !color)
    }

    /// The men of `color` without which there would be one more check to their king.
    pub(crate) fn pinned(&self, color: Color) -> Bitboard {
        let checkers = self.checkers(color);
        self.men_of(color)
            .filter(|&(square, kind)| {
                kind != PieceKind::King && self.without(square).checkers(color) != checkers
            })
            .map(|(square, _)| square)
            .collect()
    }

    /// This with `square` emptied.
    pub(crate) fn without(&self, square: Square) -> Self {
        let mut rest = self.clone();
        rest.men[square.index()] = None;
        rest
    }

    /// Whether `mv` is castling: a king goes to its own rook.
    pub(crate) fn is_castling(&self, mv: Move) -> bool {
        self.piece_at(mv.from()).is_some() && self.owner(mv.from()) == self.owner(mv.to())
    }

    /// Whether `mv` captures en passant: a pawn leaves its file for an empty square.
    pub(crate) fn is_en_passant(&self, mv: Move) -> bool {
        let kind = self.piece_at(mv.from()).map(|piece| piece.kind);
        kind == Some(PieceKind::Pawn)
            && mv.from().file() != mv.to().file()
            && self.piece_at(mv.to()).is_none()
    }

    /// The men after a pseudo-legal move, and the square on which the man that moved now stands; in
    /// castling that of the rook.
    pub(crate) fn after(&self, mv: Move) -> (Self, Square) {
        let (from, to) = (mv.from(), mv.to());
        let mut next = self.clone();
        next.turn = !self.turn;
        next.en_passant = None;
        next.castling_rooks = Bitboard::EMPTY;
        let moved = next.men[from.index()].take();
        if self.is_castling(mv) {
            let rook = next.men[to.index()].take();
            let (king_to, rook_to) = castling_targets(from, to);
            next.men[king_to.index()] = moved;
            next.men[rook_to.index()] = rook;
            return (next, rook_to);
        }
        if self.is_en_passant(mv) {
            next.men[Square::new(to.file(), from.rank()).index()] = None;
        }
        next.men[to.index()] = moved.map(|piece| Piece {
            kind: mv.promotion().unwrap_or(piece.kind),
            ..piece
        });
        (next, to)
    }
}

/// Where king and rook stand after castling.
pub(crate) fn castling_targets(king: Square, rook: Square) -> (Square, Square) {
    let (king_file, rook_file) = if rook.file() > king.file() {
        (File::G, File::F)
    } else {
        (File::C, File::D)
    };
    let rank = king.rank();
    (Square::new(king_file, rank), Square::new(rook_file, rank))
}

/// The rank step of `color`'s pawns.
pub(crate) const fn forward(color: Color) -> i8 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

fn steps(from: Square, offsets: &[(i8, i8)]) -> Bitboard {
    offsets
        .iter()
        .filter_map(|&(files, ranks)| from.offset(files, ranks))
        .collect()
}
