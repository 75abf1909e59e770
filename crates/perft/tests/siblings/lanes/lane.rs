//! A child, with what the classes ask of it.

use roque_movegen::{Bitboard, Board, Color, Move, MoveList, PieceKind, Square};

use crate::classes::{Class, Tally};

/// A child of a parent.
pub(crate) struct Lane<'a> {
    pub(crate) parent: &'a Board,
    pub(crate) mv: Move,
    pub(crate) child: Board,
    /// Our moves in the child.
    pub(crate) moves: MoveList,
    /// The side whose moves are counted.
    pub(super) we: Color,
    pub(super) they: Color,
    /// Our king's square.
    pub(super) king: Square,
    /// Their men that give check.
    pub(super) checkers: Bitboard,
    pub(super) pinned: Bitboard,
}

impl<'a> Lane<'a> {
    pub(crate) fn new(parent: &'a Board, mv: Move) -> Self {
        let child = parent.play_unchecked(mv);
        let we = child.turn();
        Self {
            parent,
            mv,
            child,
            moves: child.legal_moves(),
            we,
            they: !we,
            king: child.king(we),
            checkers: child.checkers(),
            pinned: child.pinned(we),
        }
    }

    /// Notes all classes to which the child belongs.
    pub(crate) fn note(&self, met: &mut Tally) {
        met.note(Class::Lanes);
        met.note(match self.we {
            Color::White => Class::WhiteCounts,
            Color::Black => Class::BlackCounts,
        });
        self.note_pins(met);
        self.note_checks(met);
        self.note_their_promotion(met);
        self.note_our_pawns(met);
        self.note_en_passant(met);
        self.note_lost_rights(met);
        self.note_castling(met);
        self.note_kings(met);
        self.note_material(met);
    }

    /// The kind of the man that moved, before the move.
    pub(super) fn mover(&self) -> Option<PieceKind> {
        self.parent.placement().kind_at(self.mv.from())
    }

    /// Whether they castled.
    pub(super) fn they_castled(&self) -> bool {
        self.parent.of_color(self.they).contains(self.mv.to())
    }

    /// Whether they took en passant.
    pub(super) fn they_took_en_passant(&self) -> bool {
        self.parent.is_capture(self.mv) && !self.parent.occupied().contains(self.mv.to())
    }

    pub(super) fn ours(&self, kind: PieceKind) -> Bitboard {
        self.child.pieces(self.we, kind)
    }

    pub(super) fn theirs(&self, kind: PieceKind) -> Bitboard {
        self.child.pieces(self.they, kind)
    }

    /// The square one step ahead of our pawn on `square`.
    pub(super) fn ahead(&self, square: Square) -> Option<Square> {
        square.offset(0, if self.we == Color::White { 1 } else { -1 })
    }
}
