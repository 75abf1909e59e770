//! The keys of all children of a board, before any of them is made.

use arrayvec::ArrayVec;
use roque_movegen::{
    Bitboard, Board, Color, Move, MoveList, MoveVisitor, PawnStep, PieceKind, Square, Wing, attacks,
};

use super::keys::Keys;

/// A move, and the key of what comes after it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child {
    pub(crate) key: u128,
    pub(crate) mv: Move,
}

/// The children of a board.
pub(crate) type ChildList = ArrayVec<Child, { MoveList::CAPACITY }>;

/// Collects the children of a board.
///
/// What a move changes in a key follows from the squares and the kind of the man, which the generator
/// knows; a child is made only if nothing is known about it.
pub(crate) struct Children<'a> {
    board: &'a Board,
    keys: &'a Keys,
    us: Color,
    enemies: Bitboard,
    own_rights: Bitboard,
    /// The key of the board with what every move changes: the turn, the depth, the en passant square.
    unmoved: u128,
    list: &'a mut ChildList,
}

impl<'a> Children<'a> {
    /// Collects in `list` the children of `board`, which has this `key` without a depth, with `depth` plies
    /// that remain below each.
    #[inline(always)]
    pub(crate) fn new(
        keys: &'a Keys,
        board: &'a Board,
        key: u128,
        depth: u8,
        list: &'a mut ChildList,
    ) -> Self {
        let us = board.turn();
        Self {
            board,
            keys,
            us,
            enemies: board.of_color(!us),
            own_rights: board.castling_rights().rooks_of(us),
            unmoved: key ^ keys.turn() ^ keys.depth(depth) ^ keys.en_passant_of(board),
            list,
        }
    }

    #[inline(always)]
    fn push(&mut self, key: u128, mv: Move) {
        self.list.push(Child { key, mv });
    }

    /// Without the man that stood on `from`.
    #[inline(always)]
    fn left(&self, kind: PieceKind, from: Square) -> u128 {
        self.unmoved ^ self.keys.man(self.us, kind, from)
    }

    /// With a man that arrives on `to`.
    #[inline(always)]
    fn arrived(&self, kind: PieceKind, to: Square) -> u128 {
        self.keys.man(self.us, kind, to)
    }

    /// Without the enemy on `to`, if there is one.
    #[inline(always)]
    fn captured(&self, to: Square) -> u128 {
        let Some(kind) = self.board.placement().kind_at(to) else {
            return 0;
        };
        let man = self.keys.man(!self.us, kind, to);
        let lost = self.board.castling_rights().rooks_of(!self.us) & to.bitboard();
        man ^ self.keys.rights(lost)
    }

    /// If the pawn that goes from `from` to `to`, two ranks ahead, can be captured by another.
    #[inline(always)]
    fn passed(&self, from: Square, to: Square) -> u128 {
        let passed = Square::new(to.file(), self.us.passed_rank());
        debug_assert_eq!(from.file(), to.file());
        let enemies = self.board.pieces(!self.us, PieceKind::Pawn);
        if attacks::pawn(self.us, passed).intersects(enemies) {
            self.keys.en_passant(passed)
        } else {
            0
        }
    }
}

impl MoveVisitor for Children<'_> {
    #[inline(always)]
    fn piece(&mut self, kind: PieceKind, from: Square, targets: Bitboard) {
        let lost = if kind == PieceKind::King {
            self.own_rights
        } else {
            self.own_rights & from.bitboard()
        };
        let left = self.left(kind, from) ^ self.keys.rights(lost);
        for to in targets & !self.enemies {
            self.push(left ^ self.arrived(kind, to), Move::new(from, to));
        }
        for to in targets & self.enemies {
            let key = left ^ self.arrived(kind, to) ^ self.captured(to);
            self.push(key, Move::new(from, to));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, step: PawnStep, targets: Bitboard) {
        for to in targets {
            let from = step.origin(to);
            let mut key = self.left(PieceKind::Pawn, from) ^ self.arrived(PieceKind::Pawn, to);
            if step.is_double() {
                key ^= self.passed(from, to);
            } else {
                key ^= self.captured(to);
            }
            self.push(key, Move::new(from, to));
        }
    }

    #[inline(always)]
    fn promotions(&mut self, step: PawnStep, targets: Bitboard) {
        for to in targets {
            let from = step.origin(to);
            let left = self.left(PieceKind::Pawn, from) ^ self.captured(to);
            for kind in PieceKind::PROMOTIONS {
                let key = left ^ self.arrived(kind, to);
                self.push(key, Move::promoting(from, to, kind));
            }
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        let captured = Square::new(to.file(), from.rank());
        let captured = self.keys.man(!self.us, PieceKind::Pawn, captured);
        let left = self.left(PieceKind::Pawn, from) ^ captured;
        self.push(
            left ^ self.arrived(PieceKind::Pawn, to),
            Move::new(from, to),
        );
    }

    #[inline(always)]
    fn castling(&mut self, king: Square, rook: Square) {
        let wing = Wing::of(king, rook);
        let rank = self.us.back_rank();
        let left = self.left(PieceKind::King, king) ^ self.arrived(PieceKind::Rook, rook);
        let key = left
            ^ self.keys.rights(self.own_rights)
            ^ self.arrived(PieceKind::King, Square::new(wing.king_file(), rank))
            ^ self.arrived(PieceKind::Rook, Square::new(wing.rook_file(), rank));
        self.push(key, Move::new(king, rook));
    }
}

#[cfg(test)]
mod tests {
    use roque_movegen::attacks::DefaultSliders;
    use roque_movegen::{Selection, generate};

    use super::*;
    use crate::count::Leaves;
    use crate::table::walks::random_positions;

    /// How many children of each rare kind were met.
    #[derive(Debug, Default)]
    struct Met {
        en_passant: u32,
        invitations: u32,
        castlings: u32,
        promotions: u32,
        rights_lost: u32,
    }

    fn compare(keys: &Keys, board: &Board, leaves: Leaves, met: &mut Met) {
        let mut list = ChildList::new();
        let mut lister = Children::new(keys, board, keys.of(board, leaves), 7, &mut list);
        generate(
            board,
            DefaultSliders::default(),
            Selection::ALL,
            &mut lister,
        );
        let mut moves: Vec<_> = list.iter().map(|child| child.mv).collect();
        moves.sort_unstable();
        let mut legal = board.legal_moves().to_vec();
        legal.sort_unstable();
        assert_eq!(moves, legal);
        for Child { key, mv } in list {
            let child = board.play_unchecked(mv);
            let recomputed = keys.of(&child, leaves) ^ keys.depth(7);
            assert_eq!(key, recomputed, "{mv} on {board:?}");
            let is_pawn = board.of_kind(PieceKind::Pawn).contains(mv.from());
            met.en_passant += u32::from(is_pawn && board.en_passant() == Some(mv.to()));
            met.invitations += u32::from(keys.en_passant_of(&child) != 0);
            met.castlings += u32::from(board.of_color(board.turn()).contains(mv.to()));
            met.promotions += u32::from(mv.promotion().is_some());
            met.rights_lost += u32::from(board.castling_rights() != child.castling_rights());
        }
    }

    #[test]
    fn the_key_of_each_child_is_that_of_the_board_after_the_move() {
        let keys = Keys::from_seed(3);
        let mut met = Met::default();
        for (position, leaves) in random_positions(8, 20_000).iter().zip(
            [Leaves::Bulk, Leaves::Made, Leaves::Captures]
                .into_iter()
                .cycle(),
        ) {
            compare(&keys, position.board(), leaves, &mut met);
            // En passant is rare in random games: it is looked for one move later.
            for mv in position.legal_moves() {
                let child = position.board().play_unchecked(mv);
                if keys.en_passant_of(&child) != 0 {
                    compare(&keys, &child, leaves, &mut met);
                }
            }
        }
        println!("{met:?}");
        let least = [
            met.en_passant,
            met.castlings,
            met.promotions,
            met.rights_lost,
        ];
        assert!(least.into_iter().all(|number| number > 500), "{met:?}");
        assert!(met.invitations > 500, "{met:?}");
    }
}
