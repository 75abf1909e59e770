//! No move from any board brings about checks that strict judging refuses: that what is refused cannot
//! arise is shown from boards thrown together, which have far more double checks than games.

use std::ops::Range;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roque_position::movegen::{
    Board, CastlingRights, Color, File, Piece, PieceKind, Placement, Rank, Square,
};
use roque_position::{CastlingMode, Position, ViolationKind, Waivers};

const BOARDS: u32 = 100_000;

fn drawn_square(random: &mut ChaCha8Rng, ranks: Range<usize>) -> Square {
    let rank = Rank::ALL[random.random_range(ranks)];
    Square::new(File::ALL[random.random_range(0..8)], rank)
}

/// Men of both sides, most of the mover's sliders and pawns, and a pawn that has just been pushed past
/// another one.
fn thrown_together(random: &mut ChaCha8Rng, turn: Color) -> Placement {
    use PieceKind::{Bishop, Knight, Pawn, Queen, Rook};
    let mut placement = Placement::EMPTY;
    for (color, most) in [(turn, 10), (!turn, 4)] {
        for _ in 0..random.random_range(1..=most) {
            let kind = [Pawn, Pawn, Knight, Bishop, Rook, Queen][random.random_range(0..6)];
            let ranks = if kind == Pawn { 1..7 } else { 0..8 };
            placement.put(drawn_square(random, ranks), Piece { color, kind });
        }
    }
    let file = random.random_range(0..7);
    let rank = match turn {
        Color::White => Rank::Fifth,
        Color::Black => Rank::Fourth,
    };
    let pair = [File::ALL[file], File::ALL[file + 1]].map(|file| Square::new(file, rank));
    for (square, color) in pair.into_iter().zip([turn, !turn]) {
        placement.put(square, Piece { color, kind: Pawn });
    }
    placement
}

/// The board of these men with kings put where the rules allow it, and with all rights and the square
/// just passed over that the men bear out.
fn with_kings(random: &mut ChaCha8Rng, men: Placement, turn: Color) -> Option<Board> {
    let mut placement = men;
    for color in Color::ALL {
        let ranks = match (random.random_range(0..3), color) {
            (0, Color::White) => 0..1,
            (0, Color::Black) => 7..8,
            _ => 0..8,
        };
        let kind = PieceKind::King;
        placement.put(drawn_square(random, ranks), Piece { color, kind });
    }
    let mut rights = CastlingRights::NONE;
    for color in Color::ALL {
        let king = placement.king(color)?;
        let rooks = placement.pieces(color, PieceKind::Rook) & color.back_rank().bitboard();
        let rook = rooks.first().filter(|_| king.rank() == color.back_rank());
        if let Some(rook) = rook {
            rights.grant(color, rook.file());
        }
    }
    let passed = File::ALL.map(|file| Some(Square::new(file, (!turn).passed_rank())));
    passed
        .into_iter()
        .chain([None])
        .find_map(|en_passant| Board::new(placement, turn, rights, en_passant).ok())
}

#[test]
fn no_move_gives_checks_that_are_held_for_impossible() {
    let mut random = ChaCha8Rng::seed_from_u64(2);
    let (mut moves, mut double_checks, mut en_passant) = (0_u64, 0_u64, 0_u64);
    for _ in 0..BOARDS {
        let turn = Color::ALL[random.random_range(0..2)];
        let men = thrown_together(&mut random, turn);
        let board = (0..10).find_map(|_| with_kings(&mut random, men, turn));
        let Some(board) = board else {
            continue;
        };
        let before = Position::from_board(board, CastlingMode::Chess960, 0, 1);
        for &mv in &before.legal_moves() {
            let position = before.play_unchecked(mv);
            moves += 1;
            let is_double = position.board().checkers().more_than_one();
            double_checks += u64::from(is_double);
            en_passant += u64::from(is_double && is_en_passant(&board, mv.from(), mv.to()));
            let judged = position
                .setup()
                .judge(CastlingMode::Chess960.into(), Waivers::NONE);
            let kinds = judged
                .err()
                .into_iter()
                .flat_map(|violations| violations.kinds().collect::<Vec<_>>());
            for kind in kinds {
                let is_material = matches!(
                    kind,
                    ViolationKind::TooManyMen
                        | ViolationKind::TooManyPawns
                        | ViolationKind::TooManyPromoted
                );
                assert!(is_material, "{kind}: {before:?} {mv} {position:?}");
            }
        }
    }
    println!("{moves} moves, {double_checks} double checks, {en_passant} of them en passant");
    assert!(moves > 300_000 && double_checks > 1_000 && en_passant > 20);
}

fn is_en_passant(board: &Board, from: Square, to: Square) -> bool {
    board.en_passant() == Some(to) && board.of_kind(PieceKind::Pawn).contains(from)
}
