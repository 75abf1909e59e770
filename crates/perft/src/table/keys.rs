//! The keys under which counts are stored.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roque_movegen::{Bitboard, Board, Color, PieceKind, Square, attacks};

use crate::count::Leaves;

/// Random values for all that makes counts different; a key is those that apply, combined by exclusive
/// or.
///
/// Unlike the keys of `roque-position` these know the remaining depth and what is counted as a leaf, can
/// be drawn from any seed, and take an en passant square into account whenever a pawn stands ready to
/// capture there, even if it may not: asking the generator at each double push costs more than the few
/// positions that are then counted twice.
#[derive(Debug)]
pub(crate) struct Keys {
    /// By color, kind and square.
    men: [[[u128; 64]; 6]; 2],
    /// By color and file of the rook.
    rights: [[u128; 8]; 2],
    /// By file.
    en_passant: [u128; 8],
    black_to_move: u128,
    /// By remaining depth.
    depths: [u128; 256],
    leaves: [u128; 3],
}

impl Keys {
    /// The keys of this seed: values that `ChaCha8` draws, in the order of the fields.
    pub(super) fn from_seed(seed: u64) -> Box<Self> {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut value = || u128::from(random.next_u64()) | u128::from(random.next_u64()) << 64;
        Box::new(Self {
            men: [(); 2].map(|()| [(); 6].map(|()| [(); 64].map(|()| value()))),
            rights: [(); 2].map(|()| [(); 8].map(|()| value())),
            en_passant: [(); 8].map(|()| value()),
            black_to_move: value(),
            depths: [(); 256].map(|()| value()),
            leaves: [(); 3].map(|()| value()),
        })
    }

    /// The key of `board`, whose last plies count as `leaves`; the remaining depth is still to be added.
    pub(crate) fn of(&self, board: &Board, leaves: Leaves) -> u128 {
        let men = board.placement().iter().fold(0, |key, (square, piece)| {
            key ^ self.man(piece.color, piece.kind, square)
        });
        let turn = match board.turn() {
            Color::White => 0,
            Color::Black => self.black_to_move,
        };
        let en_passant = self.en_passant_of(board);
        let rights = self.rights(board.castling_rights().rooks());
        men ^ turn ^ en_passant ^ rights ^ self.leaves[leaves as usize]
    }

    /// The man of `color` and `kind` on `square`.
    #[inline(always)]
    pub(super) fn man(&self, color: Color, kind: PieceKind, square: Square) -> u128 {
        self.men[color.index()][kind.index()][square.index()]
    }

    /// The rights of the rooks on `rooks`, which are on the first and last rank.
    #[inline(always)]
    pub(super) fn rights(&self, rooks: Bitboard) -> u128 {
        rooks.into_iter().fold(0, |key, rook| {
            let color = usize::from(rook.index() >= 32);
            key ^ self.rights[color][rook.file().index()]
        })
    }

    /// The en passant square of `board`, if a pawn stands ready to capture there.
    #[inline(always)]
    pub(super) fn en_passant_of(&self, board: &Board) -> u128 {
        let Some(passed) = board.en_passant() else {
            return 0;
        };
        let us = board.turn();
        let ready = attacks::pawn(!us, passed) & board.pieces(us, PieceKind::Pawn);
        if ready.any() {
            self.en_passant(passed)
        } else {
            0
        }
    }

    /// A capture en passant to `passed`.
    #[inline(always)]
    pub(super) fn en_passant(&self, passed: Square) -> u128 {
        self.en_passant[passed.file().index()]
    }

    /// The difference that the turn makes.
    #[inline(always)]
    pub(super) fn turn(&self) -> u128 {
        self.black_to_move
    }

    /// `depth` plies that remain.
    #[inline(always)]
    pub(crate) fn depth(&self, depth: u8) -> u128 {
        self.depths[usize::from(depth)]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn whatever_makes_counts_different_makes_keys_different() {
        let keys = Keys::from_seed(0);
        let board = Board::START;
        let mut seen = HashSet::new();
        for leaves in [Leaves::Bulk, Leaves::Made, Leaves::Captures] {
            for turn in Color::ALL {
                for rights in [roque_movegen::CastlingRights::NONE, board.castling_rights()] {
                    let board = Board::new(*board.placement(), turn, rights, None).unwrap();
                    for depth in 0..=u8::MAX {
                        seen.insert(keys.of(&board, leaves) ^ keys.depth(depth));
                    }
                }
            }
        }
        assert_eq!(seen.len(), 3 * 2 * 2 * 256);
    }

    #[test]
    fn seeds_have_nothing_in_common() {
        let [one, other] = [0, 1].map(Keys::from_seed);
        for half in [|key: u128| key as u64, |key: u128| (key >> 64) as u64] {
            let values = |keys: &Keys| -> HashSet<u64> {
                keys.men
                    .iter()
                    .flatten()
                    .flatten()
                    .map(|&key| half(key))
                    .collect()
            };
            assert!(values(&one).is_disjoint(&values(&other)));
            assert_eq!(values(&one).len(), 768);
        }
    }

    #[test]
    fn an_en_passant_square_counts_only_if_a_pawn_stands_ready() {
        let keys = Keys::from_seed(0);
        let with = |fen: &str| *roque_position::Position::from_fen(fen).unwrap().board();
        let idle = with("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1");
        let ready = with("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
        assert!(idle.en_passant().is_some());
        assert_eq!(keys.en_passant_of(&idle), 0);
        assert_eq!(keys.en_passant_of(&ready), keys.en_passant[4]);
    }
}
