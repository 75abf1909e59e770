//! The generator: the specification of what is legal.

use super::threats::{Threats, attacked_squares};
use super::{MoveVisitor, PawnStep, Selection};
use crate::attacks::{self, Sliders, between, line};
use crate::board::{Board, castling_targets, passed_pawn};
use crate::castling::Wing;
use crate::geometry::{Bitboard, Square};
use crate::piece::{Color, PieceKind};
use crate::side::{Black, Side, White};

/// Hands the legal moves of `board` that are in `selection` to `visitor`.
///
/// This is [`Board::visit_moves`] for a caller who has chosen the sliders once and for many boards,
/// inside code compiled for the instruction set in question.
#[inline(always)]
pub fn generate(
    board: &Board,
    sliders: impl Sliders,
    selection: Selection,
    visitor: &mut impl MoveVisitor,
) {
    match board.turn {
        Color::White => generate_as::<White>(board, sliders, selection, visitor),
        Color::Black => generate_as::<Black>(board, sliders, selection, visitor),
    }
}

#[inline(always)]
pub(crate) fn generate_as<S: Side>(
    board: &Board,
    sliders: impl Sliders,
    selection: Selection,
    visitor: &mut impl MoveVisitor,
) {
    let king = board.king(S::COLOR);
    let threats = Threats::on::<S>(board, sliders, king);
    king_moves::<S>(board, sliders, selection, &threats, visitor);
    // In double check only the king can move (FIDE 3.9.2).
    let Some(check_mask) = check_mask(king, threats.checkers) else {
        return;
    };
    let generator = Generator {
        board,
        own: board.of_color(S::COLOR),
        occupied: board.occupied(),
        king,
        selection,
        check_mask,
        threats,
    };
    generator.pawn_moves::<S>(visitor);
    generator.knight_moves(visitor);
    generator.slider_moves(sliders, visitor);
    generator.en_passant::<S>(sliders, visitor);
}

/// The squares to which a man other than the king may go for the checkers: all, those that capture
/// or block the only checker, or nothing.
#[inline(always)]
fn check_mask(king: Square, checkers: Bitboard) -> Option<Bitboard> {
    if checkers.is_empty() {
        return Some(Bitboard::ALL);
    }
    checkers
        .single()
        .map(|checker| between(king, checker) | checker.bitboard())
}

/// The king's steps and its castling.
#[inline(always)]
fn king_moves<S: Side>(
    board: &Board,
    sliders: impl Sliders,
    selection: Selection,
    threats: &Threats,
    visitor: &mut impl MoveVisitor,
) {
    let king = board.king(S::COLOR);
    if !selection.from.contains(king) {
        return;
    }
    let steps = attacks::king(king) & !board.of_color(S::COLOR) & selection.to;
    let castling_rooks = board.rights.rooks_of(S::COLOR) & selection.to;
    let may_castle = castling_rooks.any() && threats.checkers.is_empty();
    if steps.is_empty() && !may_castle {
        return;
    }
    // The king does not shadow the squares behind it.
    let occupied = board.occupied().without(king);
    let attacked = attacked_squares::<S::Opponent>(board, sliders, occupied);
    let steps = steps & !attacked;
    if steps.any() {
        visitor.piece(PieceKind::King, king, steps);
    }
    if may_castle {
        castling::<S>(board, castling_rooks, threats, attacked, visitor);
    }
}

/// Castling, in the form of Chess960 (FIDE 3.8.2 and Guidelines II): the right is held, nothing but
/// king and rook stands on a square that either passes or reaches, no square that the king leaves,
/// passes or reaches is attacked, and the rook does not uncover an attack along the rank.
#[inline(always)]
fn castling<S: Side>(
    board: &Board,
    rooks: Bitboard,
    threats: &Threats,
    attacked: Bitboard,
    visitor: &mut impl MoveVisitor,
) {
    let king = board.king(S::COLOR);
    for rook in rooks {
        let wing = if rook > king { Wing::King } else { Wing::Queen };
        let (king_to, rook_to) = castling_targets(S::COLOR, wing);
        let king_path = between(king, king_to).with(king_to);
        let rook_path = between(rook, rook_to).with(rook_to);
        let others = board.occupied().without(king).without(rook);
        if !(king_path | rook_path).intersects(others)
            && !king_path.intersects(attacked)
            && !threats.along_files_and_ranks.contains(rook)
        {
            visitor.castling(king, rook);
        }
    }
}

/// What the moves of men other than the king share.
struct Generator<'a> {
    board: &'a Board,
    own: Bitboard,
    occupied: Bitboard,
    king: Square,
    selection: Selection,
    check_mask: Bitboard,
    threats: Threats,
}

impl Generator<'_> {
    #[inline(always)]
    fn pinned(&self) -> Bitboard {
        self.threats.along_diagonals | self.threats.along_files_and_ranks
    }

    /// Where a man may go at all: not onto own men, and not without answering a check.
    #[inline(always)]
    fn targets(&self) -> Bitboard {
        !self.own & self.check_mask & self.selection.to
    }

    /// All pawn moves but en passant, set by set. A pinned pawn keeps to the line of its pin: from
    /// a line through the king no other pinned line can be reached by a pawn's step.
    #[inline(always)]
    fn pawn_moves<S: Side>(&self, visitor: &mut impl MoveVisitor) {
        let pawns = self.board.placement.pawns & self.own & self.selection.from;
        let free = pawns & !self.pinned();
        let targets = self.check_mask & self.selection.to;
        let empty = !self.occupied;

        let on_line = pawns & self.threats.along_files_and_ranks;
        let pushed =
            free.shift(S::UP) | (on_line.shift(S::UP) & self.threats.along_files_and_ranks);
        let pushed = pushed & empty;
        let doubled = (pushed & S::THIRD_RANK).shift(S::UP) & empty & targets;
        let push = PawnStep::new(S::UP);
        pawn_targets::<S>(push, pushed & targets, visitor);
        if doubled.any() {
            visitor.pawns(push.doubled(), doubled);
        }

        let on_line = pawns & self.threats.along_diagonals;
        let enemies = self.occupied & !self.own & targets;
        for direction in [S::UP_LEFT, S::UP_RIGHT] {
            let captured =
                free.shift(direction) | (on_line.shift(direction) & self.threats.along_diagonals);
            pawn_targets::<S>(PawnStep::new(direction), captured & enemies, visitor);
        }
    }

    /// A pinned knight has no move: it always leaves its line.
    #[inline(always)]
    fn knight_moves(&self, visitor: &mut impl MoveVisitor) {
        let knights = self.board.placement.knights & self.own & !self.pinned();
        for from in knights & self.selection.from {
            let targets = attacks::knight(from) & self.targets();
            if targets.any() {
                visitor.piece(PieceKind::Knight, from, targets);
            }
        }
    }

    #[inline(always)]
    fn slider_moves(&self, sliders: impl Sliders, visitor: &mut impl MoveVisitor) {
        let men = &self.board.placement;
        let own = self.own & self.selection.from;
        let (diagonals, orthogonals) = (men.diagonals & own, men.orthogonals & own);
        let mut piece = |kind, from, attacks: Bitboard| {
            let mut targets = attacks & self.targets();
            if self.pinned().contains(from) {
                targets &= line(self.king, from);
            }
            if targets.any() {
                visitor.piece(kind, from, targets);
            }
        };
        for from in diagonals & !orthogonals & !self.threats.along_files_and_ranks {
            piece(PieceKind::Bishop, from, sliders.bishop(from, self.occupied));
        }
        for from in orthogonals & !diagonals & !self.threats.along_diagonals {
            piece(PieceKind::Rook, from, sliders.rook(from, self.occupied));
        }
        for from in diagonals & orthogonals {
            piece(PieceKind::Queen, from, sliders.queen(from, self.occupied));
        }
    }

    /// En passant, the one rule that looks again: two men leave the board's lines at once, so the
    /// king's lines are asked for on the board after the capture (FIDE 3.7.3.1 with 3.9.2).
    #[inline(always)]
    fn en_passant<S: Side>(&self, sliders: impl Sliders, visitor: &mut impl MoveVisitor) {
        let Some(to) = self.board.en_passant else {
            return;
        };
        if !self.selection.en_passant.contains(to) {
            return;
        }
        let men = &self.board.placement;
        let captured = passed_pawn(to);
        // A check is answered by capturing the checking pawn or by stepping in between.
        if !self.check_mask.contains(to) && !self.check_mask.contains(captured) {
            return;
        }
        let enemies = self.occupied & !self.own;
        let capturers = attacks::pawn(!S::COLOR, to) & men.pawns & self.own & self.selection.from;
        for from in capturers {
            let occupied = self.occupied.without(from).without(captured).with(to);
            let uncovered = (sliders.bishop(self.king, occupied) & men.diagonals)
                | (sliders.rook(self.king, occupied) & men.orthogonals);
            if !uncovered.intersects(enemies) {
                visitor.en_passant(from, to);
            }
        }
    }
}

/// Splits pawn targets into plain moves and promotions.
#[inline(always)]
fn pawn_targets<S: Side>(step: PawnStep, targets: Bitboard, visitor: &mut impl MoveVisitor) {
    let last = S::COLOR.promotion_rank().bitboard();
    let promotions = targets & last;
    let plain = targets & !last;
    if plain.any() {
        visitor.pawns(step, plain);
    }
    if promotions.any() {
        visitor.promotions(step, promotions);
    }
}
