//! Counting the replies to each move in the lanes of vectors.

use super::batch::Batch;
use super::lists::Lists;
use super::parents::parent_of;
use super::split::{Split, Splitter};
use crate::attacks::Sliders;
use crate::board::Board;
use crate::generate::{PawnStep, Selection, count_moves, generate_as};
use crate::geometry::{Bitboard, Square};
use crate::leaf::{self, Lanes};
use crate::moves::{Move, MoveList};
use crate::piece::{Color, PieceKind};
use crate::side::{Black, Side, White};

/// Tells `report` each legal move of `board` and how many replies there are to it.
#[inline(always)]
pub(crate) fn for_each_reply_count<L: Lanes>(
    board: &Board,
    proof: L::Proof,
    sliders: impl Sliders,
    report: &mut impl FnMut(Move, u32),
) {
    match board.turn {
        Color::White => for_each_reply_count_as::<White, L>(board, proof, sliders, report),
        Color::Black => for_each_reply_count_as::<Black, L>(board, proof, sliders, report),
    }
}

#[inline(always)]
fn for_each_reply_count_as<S: Side, L: Lanes>(
    board: &Board,
    proof: L::Proof,
    sliders: impl Sliders,
    report: &mut impl FnMut(Move, u32),
) {
    let mut lists = Lists::new();
    let mut unsplit = Unsplit;
    let mut batch = Batch::<S, L::Proof, _, _>::new(
        board,
        &mut unsplit,
        proof,
        &mut lists,
        |mv, child: &Board| {
            report(mv, count_moves(child, sliders, Selection::ALL));
        },
    );
    generate_as::<S>(board, sliders, Selection::ALL, &mut batch);
    let parent = parent_of::<S>(board);
    let len = lists.finish_others();
    let mut counted = [0; MoveList::CAPACITY + 8];
    let mut start = 0;
    while start < len {
        let moved = lists.group(proof, start);
        let counts = leaf::count::<S::Opponent, L>(proof, &parent, &moved).to_array();
        for (counted, count) in counted[start..].iter_mut().zip(&counts[..L::LEN]) {
            *counted = *count as u32;
        }
        start += L::LEN;
    }
    let moves: MoveList = lists.moves(board).collect();
    for (&mv, &count) in moves.iter().zip(&counted) {
        report(mv, count);
    }
}

/// No move is calm: each is counted for itself.
struct Unsplit;

impl Splitter for Unsplit {
    const FINDS_CALM_MOVES: bool = false;

    #[inline(always)]
    fn split_piece(&mut self, _kind: PieceKind, _from: Square, targets: Bitboard) -> Split {
        Split::others(targets)
    }

    #[inline(always)]
    fn split_pawns(&mut self, _step: PawnStep, targets: Bitboard) -> Split {
        Split::others(targets)
    }

    #[inline(always)]
    fn count_en_passant<S: Side>(&mut self, _board: &Board, _from: Square) -> bool {
        false
    }

    #[inline(always)]
    fn take_castling<S: Side>(&mut self, _king: Square, _rook: Square) -> bool {
        false
    }
}
