//! Move by move: what is called inert or weighed has exactly the replies that it is said to have, and what
//! is called calm leaves the king exactly the replies that it is said to leave.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::super::inert::Inert;
use super::super::split::Splitter;
use super::super::survey::{LookedUp, Survey};
use std::println;

use crate::attacks::DefaultSliders;
use crate::board::{Board, Placement};
use crate::castling::CastlingRights;
use crate::generate::{PawnStep, Selection};
use crate::geometry::{Direction, File, Rank, Square};
use crate::moves::Move;
use crate::piece::{Color, Piece, PieceKind};
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
    #[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
    weighed: vectors::Met,
}

#[test]
fn each_move_has_the_effect_that_is_foreseen() {
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let mut met = Met::default();
    let starts = [
        Board::START,
        board("r3k2r/pp4pp/2n2q2/1b6/1B6/2N2Q2/PP4PP/R3K2R", "ahAH"),
        board("r3k2r/8/8/1p4n1/1P4N1/8/8/R3K2R", "ahAH"),
        // White's rook on b1 may not castle while there is a rook on a1, nor Black's.
        board("r1k4r/1r4p1/3q4/8/8/3Q4/1R4P1/1RK4R", "ahBH"),
        // Kings that castle before each other.
        board("r6r/2p5/8/8/3k4/8/6p1/R3K2R", "AH"),
        // Bishops that come between a king and its rook, where only the rook passes.
        board("r3k3/p6p/8/4B3/5b2/8/P6P/R3K3", "aA"),
        // Double pushes that uncover a king, and lose their pawn.
        board("8/1p1p1p2/B6B/K1P1P2r/1p1p1p1k/b6b/P1P1P1P1/8", ""),
        board("8/2p3p1/3p3p/KP5r/1R3p1k/8/4P1P1/8", ""),
        // A pawn that becomes a knight attacks no more what it attacked beside the king.
        board("k7/8/8/8/8/6P1/PP2pPK1/3N2N1", ""),
        // A king that stands on the line of its own promoted man.
        board("8/8/8/K7/8/4k3/p6p/8", ""),
    ];
    for number in 0..700 {
        let mut board = starts[number % starts.len()];
        for _ in 0..60 {
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
    #[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
    if crate::leaf::Avx512Proof::detect().is_some() {
        assert!(met.weighed.moves > 100_000 && met.weighed.captures > 10_000);
        assert!(met.weighed.promotions > 1_000);
    }
    assert!(met.inert > 100_000 && met.different > 10_000 && met.calm > 50_000);
    assert!(met.others > 50_000 && met.castlings > 100 && met.en_passant > 300);
}

/// The board of the first field of a FEN, White to move; rights are the files of rooks, White's in capitals.
fn board(men: &str, rights: &str) -> Board {
    let mut placement = Placement::EMPTY;
    for (rank, row) in Rank::ALL.into_iter().rev().zip(men.split('/')) {
        let mut files = File::ALL.into_iter();
        for letter in row.chars() {
            if let Some(empty) = letter.to_digit(10) {
                files.by_ref().take(empty as usize).for_each(drop);
                continue;
            }
            let color = if letter.is_uppercase() {
                Color::White
            } else {
                Color::Black
            };
            let kind = "PNBRQK".find(letter.to_ascii_uppercase()).unwrap();
            let piece = Piece {
                color,
                kind: PieceKind::ALL[kind],
            };
            placement.put(Square::new(files.next().unwrap(), rank), piece);
        }
    }
    let mut castling = CastlingRights::NONE;
    for letter in rights.chars() {
        let color = if letter.is_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        let file = File::ALL["ABCDEFGH".find(letter.to_ascii_uppercase()).unwrap()];
        castling.grant(color, file);
    }
    Board::new(placement, Color::White, castling, None).unwrap()
}

fn look_at(board: &Board, mv: Move, met: &mut Met) {
    let table = LookedUp(DefaultSliders::default());
    match board.turn {
        Color::White => look_at_as::<White>(board, mv, table, met),
        Color::Black => look_at_as::<Black>(board, mv, table, met),
    }
    #[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
    vectors::look_at(board, mv, met);
}

#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
mod vectors {
    use super::{look_at_as, step_between};
    use crate::attacks::DefaultSliders;
    use crate::board::Board;
    use crate::leaf::{Avx2Compass, Avx2Proof, Avx512Compass, Avx512Proof};
    use crate::moves::Move;
    use crate::piece::{Color, PieceKind};
    use crate::siblings::split::Splitter;
    use crate::siblings::survey::AllAround;
    use crate::siblings::weighed::Weighed;
    use crate::side::{Black, Side, White};

    /// How many moves were weighed.
    #[derive(Debug, Default)]
    pub(super) struct Met {
        pub(super) moves: usize,
        pub(super) captures: usize,
        pub(super) promotions: usize,
    }

    pub(super) fn look_at(board: &Board, mv: Move, met: &mut super::Met) {
        match board.turn {
            Color::White => look_at_as_side::<White>(board, mv, met),
            Color::Black => look_at_as_side::<Black>(board, mv, met),
        }
    }

    fn look_at_as_side<S: Side>(board: &Board, mv: Move, met: &mut super::Met) {
        if let Some(proof) = Avx2Proof::detect() {
            look_at_as::<S>(board, mv, AllAround::<Avx2Compass>(proof), met);
        }
        if let Some(proof) = Avx512Proof::detect() {
            look_at_as::<S>(board, mv, AllAround::<Avx512Compass>(proof), met);
            weigh::<S>(board, mv, proof, &mut met.weighed);
        }
    }

    /// The replies to a weighed move are all that its splitter tells, with those en passant.
    fn weigh<S: Side>(board: &Board, mv: Move, proof: Avx512Proof, met: &mut Met) {
        let mut weighed = Weighed::on::<S>(board, DefaultSliders::default(), proof);
        let (from, to) = (mv.from(), mv.to());
        let kind = board.piece_at(from).unwrap().kind;
        let taken = if board.of_color(S::COLOR).contains(to) {
            weighed.take_castling::<S>(from, to)
        } else if kind != PieceKind::Pawn {
            weighed
                .split_piece(kind, from, to.bitboard())
                .others
                .is_empty()
        } else if Some(to) == board.en_passant {
            false
        } else {
            let step = step_between::<S>(from, to);
            if step.is_double() {
                assert!(weighed.count_en_passant::<S>(board, from));
            }
            let others = match mv.promotion() {
                Some(kind) => weighed.split_promotions(step, kind, to.bitboard()),
                None => weighed.split_pawns(step, to.bitboard()).others,
            };
            met.promotions += usize::from(mv.promotion().is_some() && others.is_empty());
            others.is_empty()
        };
        if taken {
            met.moves += 1;
            met.captures += usize::from(board.is_capture(mv));
            let replies = board.play_unchecked(mv).count_moves();
            let (number, addends) = weighed.replies();
            let weighed = addends
                .into_iter()
                .fold(number.cast_unsigned(), u64::wrapping_add);
            assert_eq!(weighed, u64::from(replies), "{mv} {board:?}");
        }
    }
}

fn look_at_as<S: Side>(board: &Board, mv: Move, survey: impl Survey, met: &mut Met) {
    let mut effects = Inert::on::<S>(board, DefaultSliders::default(), survey);
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
    if effects.moves == 1 {
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
    if effects.moves == 1 || is_calm {
        let king = child.king(!S::COLOR);
        let of_king = child.count_moves_in(Selection::ALL.from_squares(king.bitboard()));
        assert_eq!(of_king, effects.calmness.king_replies, "{mv} {board:?}");
        assert_eq!(
            child.pinned(!S::COLOR),
            board.pinned(!S::COLOR),
            "{mv} {board:?}"
        );
        assert!(!child.is_check(), "{mv} {board:?}");
    }
    met.calm += usize::from(is_calm);
    met.others += usize::from(effects.moves == 0 && !is_calm);
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
