//! Copy-make: a move gives a new board.

use super::castle::castling_targets;
use super::{Board, IllegalMove};
use crate::geometry::{Bitboard, Square};
use crate::moves::Move;
use crate::piece::{Color, Movement, PieceKind};
use crate::side::{Black, Side, White};

impl Board {
    /// The board after `mv`.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] if `mv` is not legal here.
    #[inline]
    pub fn play(&self, mv: Move) -> Result<Self, IllegalMove> {
        if self.is_legal(mv) {
            Ok(self.play_unchecked(mv))
        } else {
            Err(IllegalMove(mv))
        }
    }

    /// The board after `mv`, which the caller knows to be legal: it comes from this board's list.
    ///
    /// With any other move the answer is a board without meaning. Nothing unsafe comes of it.
    #[inline]
    #[must_use]
    pub fn play_unchecked(&self, mv: Move) -> Self {
        match self.turn {
            Color::White => self.play_as::<White>(mv),
            Color::Black => self.play_as::<Black>(mv),
        }
    }

    /// The board after the player to move has passed, if that player is not in check.
    ///
    /// No rule allows it; engines search it.
    #[inline]
    pub fn null_move(&self) -> Option<Self> {
        self.checkers().is_empty().then_some(Self {
            turn: !self.turn,
            en_passant: None,
            ..*self
        })
    }

    fn play_as<S: Side>(&self, mv: Move) -> Self {
        let (from, to) = (mv.from(), mv.to());
        if let Some(kind) = mv.promotion() {
            return self.after_promotion::<S>(from, to, kind);
        }
        match self.placement.kind_at(from) {
            Some(PieceKind::Pawn) if self.en_passant == Some(to) && from.file() != to.file() => {
                self.after_en_passant::<S>(from, to)
            }
            Some(PieceKind::Pawn) => self.after_pawn_move::<S>(from, to),
            Some(PieceKind::King) if self.of_color(S::COLOR).contains(to) => {
                self.after_castling::<S>(from, to)
            }
            Some(kind) => self.after_piece_move::<S>(kind, from, to),
            None => *self,
        }
    }

    /// This board with `from` and `to` emptied of enemy men, the turn passed on, and the rights of
    /// the rooks on both squares gone; the mover's man is still to be placed.
    #[inline(always)]
    fn after_capture_on<S: Side>(&self, from: Square, to: Square) -> Self {
        let mut next = *self;
        let rest = !to.bitboard();
        let men = &mut next.placement;
        men.pawns &= rest;
        men.knights &= rest;
        men.diagonals &= rest;
        men.orthogonals &= rest;
        men.men[(!S::COLOR).index()] &= rest;
        let moved = from.bitboard() | to.bitboard();
        men.men[S::COLOR.index()] ^= moved;
        next.rights = self.rights.after_touching(moved);
        next.en_passant = None;
        next.turn = !S::COLOR;
        next
    }

    /// The board after `S`'s knight, bishop, rook, queen or king moves, capturing or not.
    #[inline(always)]
    #[must_use]
    pub(crate) fn after_piece_move<S: Side>(
        &self,
        kind: PieceKind,
        from: Square,
        to: Square,
    ) -> Self {
        let mut next = self.after_capture_on::<S>(from, to);
        let moved = from.bitboard() | to.bitboard();
        let men = &mut next.placement;
        match kind {
            PieceKind::Pawn => men.pawns ^= moved,
            PieceKind::Knight => men.knights ^= moved,
            PieceKind::Bishop => men.diagonals ^= moved,
            PieceKind::Rook => men.orthogonals ^= moved,
            PieceKind::Queen => {
                men.diagonals ^= moved;
                men.orthogonals ^= moved;
            }
            PieceKind::King => {
                men.kings ^= moved;
                next.rights.revoke_all(S::COLOR);
            }
        }
        next
    }

    /// The board after `S`'s man on `from` goes to `to`, where it is what `movement` says: any move
    /// but castling, en passant and a double push that can be captured.
    #[inline(always)]
    #[must_use]
    pub(crate) fn after_move<S: Side>(&self, from: Square, to: Square, movement: u8) -> Self {
        let mut next = self.after_capture_on::<S>(from, to);
        let (from, to) = (from.bitboard(), to.bitboard());
        let men = &mut next.placement;
        let arrived = |flag: u8| {
            if movement & flag != 0 {
                to
            } else {
                Bitboard::EMPTY
            }
        };
        men.pawns = (men.pawns & !from) | arrived(Movement::PAWN);
        men.knights = (men.knights & !from) | arrived(Movement::KNIGHT);
        men.diagonals = (men.diagonals & !from) | arrived(Movement::DIAGONAL);
        men.orthogonals = (men.orthogonals & !from) | arrived(Movement::ORTHOGONAL);
        men.kings = (men.kings & !from) | arrived(Movement::KING);
        if movement == Movement::KING {
            next.rights.revoke_all(S::COLOR);
        }
        next
    }

    /// The board after `S`'s pawn moves without promoting and not en passant.
    #[inline(always)]
    #[must_use]
    pub(crate) fn after_pawn_move<S: Side>(&self, from: Square, to: Square) -> Self {
        let mut next = self.after_piece_move::<S>(PieceKind::Pawn, from, to);
        if from as u8 ^ to as u8 == 16 {
            next.en_passant = Some(Square::from_low_bits(u8::midpoint(from as u8, to as u8)));
        }
        next
    }

    /// The board after `S`'s pawn becomes a `kind`.
    #[inline(always)]
    #[must_use]
    pub(crate) fn after_promotion<S: Side>(
        &self,
        from: Square,
        to: Square,
        kind: PieceKind,
    ) -> Self {
        let mut next = self.after_capture_on::<S>(from, to);
        let men = &mut next.placement;
        men.pawns ^= from.bitboard();
        let new = to.bitboard();
        match kind {
            PieceKind::Knight => men.knights |= new,
            PieceKind::Bishop => men.diagonals |= new,
            PieceKind::Rook => men.orthogonals |= new,
            PieceKind::Queen => {
                men.diagonals |= new;
                men.orthogonals |= new;
            }
            PieceKind::Pawn | PieceKind::King => debug_assert!(false, "no pawn becomes a {kind:?}"),
        }
        next
    }

    /// The board after `S`'s pawn captures en passant.
    #[inline(always)]
    #[must_use]
    pub(crate) fn after_en_passant<S: Side>(&self, from: Square, to: Square) -> Self {
        let mut next = self.after_piece_move::<S>(PieceKind::Pawn, from, to);
        let captured = passed_pawn(to).bitboard();
        next.placement.pawns ^= captured;
        next.placement.men[(!S::COLOR).index()] ^= captured;
        next
    }

    /// The board after `S`'s king castles with its rook on `rook`.
    #[inline(always)]
    #[must_use]
    pub(crate) fn after_castling<S: Side>(&self, king: Square, rook: Square) -> Self {
        let (king_to, rook_to) = castling_targets(S::COLOR, king, rook);
        let mut next = *self;
        let men = &mut next.placement;
        men.kings = men.kings.without(king).with(king_to);
        men.orthogonals = men.orthogonals.without(rook).with(rook_to);
        let own = &mut men.men[S::COLOR.index()];
        *own = own.without(king).without(rook).with(king_to).with(rook_to);
        next.rights.revoke_all(S::COLOR);
        next.en_passant = None;
        next.turn = !S::COLOR;
        next
    }
}

/// The square of the pawn that has passed over `passed`: on the fourth or fifth rank.
#[inline(always)]
pub(crate) const fn passed_pawn(passed: Square) -> Square {
    // From the third rank to the fourth, from the sixth to the fifth.
    Square::from_low_bits(passed as u8 ^ 8)
}
