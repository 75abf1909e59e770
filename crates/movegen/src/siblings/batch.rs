//! The moves of a board, sorted by the effort that the replies to them take.

use core::marker::PhantomData;

use super::lists::Lists;
use super::split::{Split, Splitter};
use crate::board::Board;
use crate::generate::{MoveVisitor, PawnStep};
use crate::geometry::{Bitboard, Direction, Square, WriteSquares};
use crate::moves::Move;
use crate::piece::{Movement, PieceKind};
use crate::side::Side;

/// Writes the moves of a board down in lists; those that are not written down go to `rare`, made.
pub(super) struct Batch<'a, S, W, C, R> {
    board: &'a Board,
    side: PhantomData<S>,
    writer: W,
    splitter: &'a mut C,
    lists: &'a mut Lists,
    rare: R,
}

impl<'a, S: Side, W: WriteSquares, C: Splitter, R: FnMut(Move, &Board)> Batch<'a, S, W, C, R> {
    #[inline(always)]
    pub(super) fn new(
        board: &'a Board,
        splitter: &'a mut C,
        writer: W,
        lists: &'a mut Lists,
        rare: R,
    ) -> Self {
        lists.clear();
        Self {
            board,
            side: PhantomData,
            writer,
            splitter,
            lists,
            rare,
        }
    }
}

impl<S: Side, W: WriteSquares, C: Splitter, R: FnMut(Move, &Board)> MoveVisitor
    for Batch<'_, S, W, C, R>
{
    #[inline(always)]
    fn piece(&mut self, kind: PieceKind, from: Square, targets: Bitboard) {
        let Split { calm, others } = self.splitter.split_piece(kind, from, targets);
        if C::FINDS_CALM_MOVES {
            self.lists.calm.push_piece(self.writer, from, calm);
        }
        if others.any() {
            self.lists.set_kind(Movement::of(kind));
            self.lists.others.push_piece(self.writer, from, others);
        }
    }

    #[inline(always)]
    fn pawns(&mut self, step: PawnStep, targets: Bitboard) {
        let mut plain = targets;
        if step.is_double() {
            let enemies = self.board.placement.pawns & self.board.of_color(!S::COLOR);
            let beside = enemies.shift(Direction::East) | enemies.shift(Direction::West);
            for to in targets & beside {
                let from = step.origin(to);
                if self.splitter.count_en_passant::<S>(self.board, from) {
                    continue;
                }
                plain -= to.bitboard();
                let child = self.board.after_pawn_move::<S>(from, to);
                (self.rare)(Move::new(from, to), &child);
            }
        }
        let Split { calm, others } = self.splitter.split_pawns(step, plain);
        if C::FINDS_CALM_MOVES {
            self.lists.calm.push_pawns(self.writer, step, calm);
        }
        if others.any() {
            self.lists.set_kind(Movement::PAWN);
            self.lists.others.push_pawns(self.writer, step, others);
        }
    }

    #[inline(always)]
    fn promotions(&mut self, step: PawnStep, targets: Bitboard) {
        for kind in PieceKind::PROMOTIONS {
            let others = self.splitter.split_promotions(step, kind, targets);
            for to in others {
                self.lists
                    .push_other(Movement::of(kind), step.origin(to), to);
            }
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        let child = self.board.after_en_passant::<S>(from, to);
        (self.rare)(Move::new(from, to), &child);
    }

    #[inline(always)]
    fn castling(&mut self, king: Square, rook: Square) {
        if self.splitter.take_castling::<S>(king, rook) {
            return;
        }
        let child = self.board.after_castling::<S>(king, rook);
        (self.rare)(Move::new(king, rook), &child);
    }
}
