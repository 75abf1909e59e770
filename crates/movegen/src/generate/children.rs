//! Making each legal move.

use super::generator::generate_as;
use super::{MoveVisitor, PawnStep, Selection};
use crate::attacks::Sliders;
use crate::board::Board;
use crate::geometry::{Bitboard, Square};
use crate::piece::{Color, PieceKind};
use crate::side::{Black, Side, White};

/// Calls `visit` with the board after each legal move of `board`.
///
/// No move is looked at twice: what the generator knows of it (the kind of man, whether it castles)
/// goes straight into the new board.
///
/// ```
/// use roque_movegen::{attacks::DefaultSliders, for_each_child, Board};
///
/// let mut replies = 0;
/// for_each_child(&Board::START, DefaultSliders::default(), |child| replies += child.count_moves());
/// assert_eq!(replies, 400);
/// ```
#[inline(always)]
pub fn for_each_child(board: &Board, sliders: impl Sliders, visit: impl FnMut(&Board)) {
    match board.turn {
        Color::White => for_each_child_as::<White>(board, sliders, visit),
        Color::Black => for_each_child_as::<Black>(board, sliders, visit),
    }
}

#[inline(always)]
fn for_each_child_as<S: Side>(board: &Board, sliders: impl Sliders, visit: impl FnMut(&Board)) {
    let mut maker = Maker {
        board,
        side: core::marker::PhantomData::<S>,
        visit,
    };
    generate_as::<S>(board, sliders, Selection::ALL, &mut maker);
}

struct Maker<'a, S, V> {
    board: &'a Board,
    side: core::marker::PhantomData<S>,
    visit: V,
}

impl<S: Side, V: FnMut(&Board)> MoveVisitor for Maker<'_, S, V> {
    #[inline(always)]
    fn piece(&mut self, kind: PieceKind, from: Square, targets: Bitboard) {
        for to in targets {
            (self.visit)(&self.board.after_piece_move::<S>(kind, from, to));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, step: PawnStep, targets: Bitboard) {
        for to in targets {
            (self.visit)(&self.board.after_pawn_move::<S>(step.origin(to), to));
        }
    }

    #[inline(always)]
    fn promotions(&mut self, step: PawnStep, targets: Bitboard) {
        for to in targets {
            let from = step.origin(to);
            for kind in PieceKind::PROMOTIONS {
                (self.visit)(&self.board.after_promotion::<S>(from, to, kind));
            }
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        (self.visit)(&self.board.after_en_passant::<S>(from, to));
    }

    #[inline(always)]
    fn castling(&mut self, king: Square, rook: Square) {
        (self.visit)(&self.board.after_castling::<S>(king, rook));
    }
}
