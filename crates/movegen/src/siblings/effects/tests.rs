//! Move by move: what is called inert has exactly the replies that it is said to have, and what is called
//! calm leaves the king exactly the replies that it is said to leave.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::super::split::Splitter;
use super::super::survey::{LookedUp, Survey};
use super::Effects;
use std::println;

use crate::attacks::DefaultSliders;
use crate::board::Board;
use crate::generate::{PawnStep, Selection};
use crate::geometry::{Direction, Square};
use crate::moves::Move;
use crate::piece::{Color, PieceKind};
use crate::side::{Black, Side, White};

/// How many moves were of each class.
#[derive(Debug, Default)]
struct Met {
    inert: usize,
    different: usize,
    castlings: usize,
    calm: usize,
    others: usize,
    en_passant: usize,
}

#[test]
fn each_move_has_the_effect_that_is_foreseen() {
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let mut met = Met::default();
    for _ in 0..150 {
        let mut board = Board::START;
        for _ in 0..150 {
            let moves = board.legal_moves();
            if moves.is_empty() {
                break;
            }
            for &mv in &moves {
                look_at(&board, mv, &mut met);
            }
            board = board.play_unchecked(moves[random.random_range(0..moves.len())]);
        }
    }
    println!("{met:?}");
    assert!(met.inert > 100_000 && met.different > 10_000 && met.calm > 50_000);
    assert!(met.others > 50_000 && met.castlings > 100 && met.en_passant > 300);
}

fn look_at(board: &Board, mv: Move, met: &mut Met) {
    let table = LookedUp(DefaultSliders::default());
    match board.turn {
        Color::White => look_at_as::<White>(board, mv, table, met),
        Color::Black => look_at_as::<Black>(board, mv, table, met),
    }
    #[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
    if let Some(vectors) = crate::leaf::Avx2Proof::detect() {
        match board.turn {
            Color::White => look_at_as::<White>(board, mv, vectors, met),
            Color::Black => look_at_as::<Black>(board, mv, vectors, met),
        }
    }
}

fn look_at_as<S: Side>(board: &Board, mv: Move, survey: impl Survey, met: &mut Met) {
    let mut effects = Effects::on::<S>(board, DefaultSliders::default(), survey);
    let (from, to) = (mv.from(), mv.to());
    let child = board.play_unchecked(mv);
    let kind = board.piece_at(from).unwrap().kind;
    let mut en_passant = 0;
    let mut is_calm = false;
    if board.of_color(S::COLOR).contains(to) {
        met.castlings += usize::from(effects.take_castling::<S>(from, to));
    } else if kind != PieceKind::Pawn {
        is_calm = effects.split_piece(kind, from, to.bitboard()).calm.any();
    } else if mv.promotion().is_none() && Some(to) != board.en_passant {
        let step = step_between::<S>(from, to);
        if step.is_double() {
            let before = effects.difference;
            assert!(effects.count_en_passant::<S>(board, from));
            en_passant = effects.difference - before;
            effects.difference = before;
            assert_eq!(en_passant.cast_unsigned(), en_passant_moves(&child));
            met.en_passant += usize::from(en_passant > 0);
        }
        is_calm = effects.split_pawns(step, to.bitboard()).calm.any();
    }
    let replies = child.count_moves() - en_passant.cast_unsigned();
    if effects.inert_moves == 1 {
        met.inert += 1;
        met.different += usize::from(effects.difference != 0);
        if let Some(passed) = board.null_move() {
            let foreseen = passed
                .count_moves()
                .checked_add_signed(effects.difference)
                .unwrap();
            assert_eq!(replies, foreseen, "{mv} {board:?}");
        }
    }
    if effects.inert_moves == 1 || is_calm {
        let king = child.king(!S::COLOR);
        let of_king = child.count_moves_in(Selection::ALL.from_squares(king.bitboard()));
        assert_eq!(of_king, effects.king_replies, "{mv} {board:?}");
        assert_eq!(
            child.pinned(!S::COLOR),
            board.pinned(!S::COLOR),
            "{mv} {board:?}"
        );
        assert!(!child.is_check(), "{mv} {board:?}");
    }
    met.calm += usize::from(is_calm);
    met.others += usize::from(effects.inert_moves == 0 && !is_calm);
}

fn en_passant_moves(board: &Board) -> u32 {
    let is_en_passant = |mv: &&Move| board.is_capture(**mv) && !board.occupied().contains(mv.to());
    board.legal_moves().iter().filter(is_en_passant).count() as u32
}

fn step_between<S: Side>(from: Square, to: Square) -> PawnStep {
    let push = PawnStep::new(S::UP);
    let directions: [Direction; 2] = [S::UP_LEFT, S::UP_RIGHT];
    directions
        .map(PawnStep::new)
        .into_iter()
        .chain([push, push.doubled()])
        .find(|step| step.origin(to) == from)
        .unwrap()
}
