//! Counting replies in the lanes of vectors.

use super::batch::Batch;
use super::rays::{NEIGHBOURHOODS, RAYS};
use crate::attacks::{self, Sliders};
use crate::board::{Board, castling_paths};
use crate::generate::{Selection, count_moves, generate_as};
use crate::geometry::{Bitboard, Rank};
use crate::leaf::{self, Castling, Lanes, Parent};
use crate::moves::{Move, MoveList};
use crate::piece::Color;
use crate::side::{Black, Side, White};

/// How many replies there are to the legal moves of `board`.
///
/// `rare` counts the moves of one child: it is called for the few that the kernel does not know.
///
/// This is [`Board::count_replies`] for a caller who has chosen lanes and sliders, in code compiled for
/// them.
#[inline(always)]
pub fn count_replies<L: Lanes>(
    board: &Board,
    proof: L::Proof,
    sliders: impl Sliders,
    rare: impl Fn(&Board) -> u64,
) -> u64 {
    match board.turn {
        Color::White => count_replies_as::<White, L>(board, proof, sliders, rare),
        Color::Black => count_replies_as::<Black, L>(board, proof, sliders, rare),
    }
}

#[inline(always)]
fn count_replies_as<S: Side, L: Lanes>(
    board: &Board,
    proof: L::Proof,
    sliders: impl Sliders,
    rare: impl Fn(&Board) -> u64,
) -> u64 {
    let mut rare_replies = 0;
    let mut batch =
        Batch::<S, L::Proof, _>::new(board, proof, |_, child: &Board| rare_replies += rare(child));
    generate_as::<S>(board, sliders, Selection::ALL, &mut batch);
    let parent = parent_of::<S>(board);
    let mut replies = L::splat(proof, 0);
    let len = batch.finish();
    let mut start = 0;
    while start < len {
        let moved = batch.group(start);
        let counts = leaf::count::<S::Opponent, L>(proof, &parent, &moved);
        replies = replies.plus(counts.where_any(moved.kinds));
        start += L::LEN;
    }
    rare_replies + replies.to_array().into_iter().sum::<u64>()
}

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
    let mut batch = Batch::<S, L::Proof, _>::new(board, proof, |mv, child: &Board| {
        report(mv, count_moves(child, sliders, Selection::ALL));
    });
    generate_as::<S>(board, sliders, Selection::ALL, &mut batch);
    let parent = parent_of::<S>(board);
    let len = batch.finish();
    let mut counted = [0; MoveList::CAPACITY + 8];
    let mut start = 0;
    while start < len {
        let moved = batch.group(start);
        let counts = leaf::count::<S::Opponent, L>(proof, &parent, &moved).to_array();
        for (counted, count) in counted[start..].iter_mut().zip(&counts[..L::LEN]) {
            *counted = *count as u32;
        }
        start += L::LEN;
    }
    let moves: MoveList = batch.moves().collect();
    for (&mv, &count) in moves.iter().zip(&counted) {
        report(mv, count);
    }
}

/// What the kernel has to know of `board`, on which `S` is to move.
#[inline(always)]
fn parent_of<S: Side>(board: &Board) -> Parent {
    let men = &board.placement;
    let theirs = board.of_color(S::COLOR);
    let ours = board.of_color(!S::COLOR);
    let king = board.king(!S::COLOR);
    // A promotion brings a knight, bishop, rook or queen.
    let promotes = (men.pawns & theirs).intersects(before_promotion(S::COLOR));
    let mut castlings = [None; 2];
    for (castling, rook) in castlings.iter_mut().zip(board.rights.rooks_of(!S::COLOR)) {
        let (king_path, rook_path) = castling_paths(!S::COLOR, king, rook);
        *castling = Some(Castling {
            rook: rook.bitboard().0,
            path: (king_path | rook_path).without(king).without(rook).0,
            king_path: king_path.0,
        });
    }
    Parent {
        occupied: board.occupied().0,
        ours: ours.0,
        our_pawns: (men.pawns & ours).0,
        our_diagonals: (men.diagonals & ours).0,
        our_orthogonals: (men.orthogonals & ours).0,
        their_pawns: (men.pawns & theirs).0,
        their_knights: (men.knights & theirs).0,
        their_diagonals: (men.diagonals & theirs).0,
        their_orthogonals: (men.orthogonals & theirs).0,
        their_king: (men.kings & theirs).0,
        king_steps: attacks::king(king).0,
        knight_checks: attacks::knight(king).0,
        pawn_checks: attacks::pawn(!S::COLOR, king).0,
        rays: &RAYS[king.index()],
        may_promote: (men.pawns & ours).intersects(before_promotion(!S::COLOR)),
        // When we castle, our king goes up to five files from where it stands.
        kings_meet: NEIGHBOURHOODS[king.index()].contains(board.king(S::COLOR))
            || (board.rights.rooks_of(!S::COLOR).any()
                && NEAR_BACK_RANK[(!S::COLOR).index()].contains(board.king(S::COLOR))),
        has_knights: promotes || men.knights.intersects(theirs),
        has_diagonals: promotes || men.diagonals.any(),
        has_orthogonals: promotes || men.orthogonals.any(),
        our_knights: men.knights & ours,
        knight_attacks: &attacks::KNIGHT,
        castlings,
    }
}

/// By color, the squares from which one move brings an enemy king to attack the back rank.
const NEAR_BACK_RANK: [Bitboard; 2] = [
    Bitboard(0x0000_0000_00ff_ffff),
    Bitboard(0xffff_ff00_0000_0000),
];

/// The squares from which `color`'s pawns promote with their next step.
#[inline(always)]
const fn before_promotion(color: Color) -> Bitboard {
    match color {
        Color::White => Rank::Seventh.bitboard(),
        Color::Black => Rank::Second.bitboard(),
    }
}
