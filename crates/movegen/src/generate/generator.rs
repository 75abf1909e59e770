//! The generator: the specification of what is legal.

use super::threats::{Threats, unattacked};
use super::{MoveVisitor, PawnStep, Selection};
use crate::attacks::{self, Sliders, between, line};
use crate::board::{Board, castling_paths, passed_pawn};
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
    generate_around_king::<S>(board, board.king(S::COLOR), sliders, selection, visitor);
}

/// The same for a caller who knows where the king is, and has many boards with that in common.
#[inline(always)]
pub(crate) fn generate_around_king<S: Side>(
    board: &Board,
    king: Square,
    sliders: impl Sliders,
    selection: Selection,
    visitor: &mut impl MoveVisitor,
) {
    let threats = Threats::on::<S>(board, sliders, king);
    king_moves::<S>(board, king, sliders, selection, &threats, visitor);
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
    generator.pawn_moves::<S, _>(visitor);
    generator.knight_moves(visitor);
    generator.slider_moves(sliders, visitor);
    generator.en_passant::<S>(sliders, visitor);
}

/// The moves of `S`'s men other than the king, where `own` of them are left, whose pins are known, and
/// where there is no check. Enemies may stand on other squares than on `board`.
#[inline(always)]
pub(crate) fn generate_calmly<S: Side>(
    board: &Board,
    king: Square,
    own: Bitboard,
    occupied: Bitboard,
    pins: &Threats,
    sliders: impl Sliders,
    visitor: &mut impl MoveVisitor,
) {
    let generator = Generator {
        board,
        own,
        occupied,
        king,
        selection: Selection::ALL,
        check_mask: Bitboard::ALL,
        threats: *pins,
    };
    generator.pawn_moves::<S, _>(visitor);
    generator.knight_moves(visitor);
    generator.slider_moves(sliders, visitor);
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
    king: Square,
    sliders: impl Sliders,
    selection: Selection,
    threats: &Threats,
    visitor: &mut impl MoveVisitor,
) {
    if !selection.from.contains(king) {
        return;
    }
    let steps = attacks::king(king) & !board.of_color(S::COLOR) & selection.to;
    let mut crossed = Bitboard::EMPTY;
    let mut castling_rooks = board.rights.rooks_of(S::COLOR) & selection.to;
    for rook in castling_rooks {
        // Whatever stands between the two is in the way of one of them.
        if threats.checkers.any() || between(king, rook).intersects(board.occupied()) {
            castling_rooks = castling_rooks.without(rook);
        } else {
            crossed |= castling_paths(S::COLOR, king, rook).0;
        }
    }
    // The king does not shadow the squares behind it.
    let occupied = board.occupied().without(king);
    let safe = unattacked::<S::Opponent>(board, sliders, occupied, steps | crossed);
    let steps = steps & safe;
    if steps.any() {
        visitor.piece(PieceKind::King, king, steps);
    }
    for rook in castling_rooks {
        let (king_path, rook_path) = castling_paths(S::COLOR, king, rook);
        if king_path.is_subset_of(safe)
            && !(king_path | rook_path).intersects(occupied.without(rook))
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
    /// Where a man may go at all: not onto own men, and not without answering a check.
    #[inline(always)]
    fn targets(&self) -> Bitboard {
        !self.own & self.check_mask & self.selection.to
    }

    /// All pawn moves but en passant, set by set. A pinned pawn keeps to the line of its pin: from
    /// a line through the king no other pinned line can be reached by a pawn's step.
    #[inline(always)]
    fn pawn_moves<S: Side, V: MoveVisitor>(&self, visitor: &mut V) {
        let pawns = self.board.placement.pawns & self.own & self.selection.from;
        let free = pawns & !self.threats.pinned();
        let targets = self.check_mask & self.selection.to;
        let empty = !self.occupied;

        let mut pushed = free.shift(S::UP);
        let mut left = free.shift(S::UP_LEFT);
        let mut right = free.shift(S::UP_RIGHT);
        let pinned = pawns & self.threats.pinned();
        // Seldom, so that a processor foresees it.
        if pinned.any() {
            let (orthogonal, diagonal) = (
                self.threats.along_files_and_ranks,
                self.threats.along_diagonals,
            );
            pushed |= (pinned & orthogonal).shift(S::UP) & orthogonal;
            left |= (pinned & diagonal).shift(S::UP_LEFT) & diagonal;
            right |= (pinned & diagonal).shift(S::UP_RIGHT) & diagonal;
        }

        let pushed = pushed & empty;
        let doubled = (pushed & S::THIRD_RANK).shift(S::UP) & empty & targets;
        let push = PawnStep::new(S::UP);
        pawn_targets::<S, V>(push, pushed & targets, visitor);
        if V::ONLY_COUNTS || doubled.any() {
            visitor.pawns(push.doubled(), doubled);
        }

        let enemies = self.occupied & !self.own & targets;
        pawn_targets::<S, V>(PawnStep::new(S::UP_LEFT), left & enemies, visitor);
        pawn_targets::<S, V>(PawnStep::new(S::UP_RIGHT), right & enemies, visitor);
    }

    /// A pinned knight has no move: it always leaves its line.
    #[inline(always)]
    fn knight_moves<V: MoveVisitor>(&self, visitor: &mut V) {
        let knights = self.board.placement.knights & self.own & !self.threats.pinned();
        for from in knights & self.selection.from {
            let targets = attacks::knight(from) & self.targets();
            if V::ONLY_COUNTS || targets.any() {
                visitor.piece(PieceKind::Knight, from, targets);
            }
        }
    }

    #[inline(always)]
    fn slider_moves<V: MoveVisitor>(&self, sliders: impl Sliders, visitor: &mut V) {
        let men = &self.board.placement;
        let own = self.own & self.selection.from;
        let (diagonals, orthogonals) = (men.diagonals & own, men.orthogonals & own);
        let queens = if V::ONLY_COUNTS {
            Bitboard::EMPTY
        } else {
            diagonals & orthogonals
        };
        for from in (diagonals - queens) - self.threats.along_files_and_ranks {
            let attacks = sliders.bishop(from, self.occupied);
            self.slider(PieceKind::Bishop, from, attacks, visitor);
        }
        for from in (orthogonals - queens) - self.threats.along_diagonals {
            let attacks = sliders.rook(from, self.occupied);
            self.slider(PieceKind::Rook, from, attacks, visitor);
        }
        for from in queens {
            let attacks = sliders.queen(from, self.occupied);
            self.slider(PieceKind::Queen, from, attacks, visitor);
        }
    }

    #[inline(always)]
    fn slider<V: MoveVisitor>(
        &self,
        kind: PieceKind,
        from: Square,
        attacks: Bitboard,
        visitor: &mut V,
    ) {
        let mut targets = attacks & self.targets();
        if self.threats.pinned().contains(from) {
            targets &= line(self.king, from);
        }
        if V::ONLY_COUNTS || targets.any() {
            visitor.piece(kind, from, targets);
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
fn pawn_targets<S: Side, V: MoveVisitor>(step: PawnStep, targets: Bitboard, visitor: &mut V) {
    let last = S::COLOR.promotion_rank().bitboard();
    let promotions = targets & last;
    let plain = targets & !last;
    if V::ONLY_COUNTS || plain.any() {
        visitor.pawns(step, plain);
    }
    if promotions.any() {
        visitor.promotions(step, promotions);
    }
}
