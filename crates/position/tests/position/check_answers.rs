//! The ways out of a check.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roque_position::Position;
use roque_position::movegen::{Move, PieceKind};

#[test]
fn the_three_ways_out_of_a_check_share_out_the_legal_moves() {
    let mut random = ChaCha8Rng::seed_from_u64(8);
    let mut met = [0; 4];
    for _ in 0..400 {
        let mut position = Position::start();
        for _ in 0..120 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            assert_answers(&position, &moves, &mut met);
            let checks = |&mv: &Move| position.board().gives_check(mv);
            let checks: Vec<_> = moves.iter().copied().filter(checks).collect();
            let choice = if checks.is_empty() { &*moves } else { &checks };
            position = position.play_unchecked(choice[random.random_range(0..choice.len())]);
        }
    }
    println!("king moves, blocks, captures, captures by the king: {met:?}");
    assert!(met.into_iter().all(|times| times > 500));
}

fn assert_answers(position: &Position, moves: &[Move], met: &mut [u32; 4]) {
    let Some(answers) = position.check_answers() else {
        assert!(!position.is_check());
        return;
    };
    assert!(!answers.is_checkmate());
    let mut all = [&answers.king_moves[..], &answers.blocks, &answers.captures].concat();
    all.sort();
    let mut legal = moves.to_vec();
    legal.sort();
    assert_eq!(all, legal, "{position:?}");
    let checkers = position.board().checkers();
    let is_king = |mv: &Move| {
        position
            .board()
            .of_kind(PieceKind::King)
            .contains(mv.from())
    };
    for mv in &answers.captures {
        let after = position.play_unchecked(*mv);
        let left = checkers & after.board().of_color(after.turn());
        assert_eq!(left.len() + 1, checkers.len(), "{position:?} {mv}");
        met[3] += u32::from(is_king(mv));
    }
    for mv in &answers.blocks {
        let after = position.play_unchecked(*mv);
        assert!(checkers.is_subset_of(after.board().of_color(after.turn())));
        assert!(!is_king(mv), "{position:?} {mv}");
    }
    assert!(answers.king_moves.iter().all(is_king));
    met[0] += answers.king_moves.len() as u32;
    met[1] += answers.blocks.len() as u32;
    met[2] += answers.captures.len() as u32;
}

#[test]
fn in_checkmate_no_way_is_open() {
    let mate = Position::from_fen("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1").unwrap();
    assert!(mate.check_answers().unwrap().is_checkmate());
}

#[test]
fn en_passant_captures_the_pawn_that_gives_check() {
    let position = Position::from_fen("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1").unwrap();
    let answers = position.check_answers().unwrap();
    let mut captures: Vec<_> = answers.captures.iter().map(ToString::to_string).collect();
    captures.sort();
    assert_eq!(captures, ["c5d4", "e4d3"]);
    assert_eq!(answers.blocks, []);
}
