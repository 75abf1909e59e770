//! Whatever players do, in whatever order, a game stays sound.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roque_position::movegen::{Color, File, Move, PieceKind, Square, Wing};
use roque_position::{Attempt, Claim, Game, Rules, SanMove};

use super::{START, position};

const STARTS: [&str; 4] = [
    START,
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 96 60",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/8/4k3/8/8/3RK3/8/8 w - - 145 120",
];

#[test]
fn any_acts_in_any_order_keep_the_game_sound() {
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let (mut accepted, mut refused, mut over) = (0, 0, 0);
    for round in 0..2_000 {
        let rules = [
            Rules::fide(),
            Rules::traditional(),
            Rules::fide().with_irregular_limit(None),
        ][round % 3];
        let mut game = Game::new(position(STARTS[round / 3 % STARTS.len()]), rules);
        for _ in 0..60 {
            let before = game.clone();
            if act(&mut game, &mut random) {
                accepted += 1;
            } else {
                refused += 1;
                assert_eq!(game.position(), before.position());
                assert_eq!(game.history().plies(), before.history().plies());
            }
            assert_sound(&game);
            if let Some(outcome) = before.outcome() {
                over += 1;
                let taken_back = game.history().plies() < before.history().plies();
                assert!(taken_back || game.outcome() == Some(outcome));
            }
        }
    }
    println!("{accepted} acts accepted, {refused} refused, {over} after the end");
    assert!(accepted > 20_000 && refused > 20_000 && over > 1_000);
}

/// A man of some kind goes to `square`, perhaps from some file.
fn said(square: Square, random: &mut ChaCha8Rng) -> SanMove {
    SanMove::Man {
        kind: PieceKind::ALL[random.random_range(0..6)],
        file: random
            .random_bool(0.5)
            .then(|| File::ALL[random.random_range(0..8)]),
        rank: None,
        captures: random.random_bool(0.5),
        to: square,
        promotion: None,
    }
}

/// Does something; whether it was accepted.
fn act(game: &mut Game, random: &mut ChaCha8Rng) -> bool {
    let by = Color::ALL[random.random_range(0..2)];
    let square = Square::ALL[random.random_range(0..64)];
    let claim = Claim::ALL[random.random_range(0..2)];
    let legal = game.position().legal_moves();
    let any = Move::new(square, Square::ALL[random.random_range(0..64)]);
    let mv = match random.random_range(0..8) {
        0 => any,
        1 => Move::promoting(
            any.from(),
            any.to(),
            PieceKind::ALL[random.random_range(0..6)],
        ),
        _ if legal.is_empty() => any,
        _ => legal[random.random_range(0..legal.len())],
    };
    match random.random_range(0..40) {
        0 => game.resign(by).is_ok(),
        1 => game.accept_draw(by).is_ok(),
        2..5 => game.offer_draw(by).is_ok(),
        5 => game.refuse_draw(by).is_ok(),
        6 => game.claim(claim).is_ok(),
        7 => game.claim_with(claim, mv).is_ok(),
        8..12 => game.touch(square).is_ok(),
        12 => game.adjust(square).is_ok(),
        13..15 => game.undo().is_some(),
        15 => game.attempt(Attempt::Pass).is_ok(),
        16 => game.attempt(Wing::ALL[random.random_range(0..2)]).is_ok(),
        17 => game.attempt_by(by, mv).is_ok(),
        18 => game.attempt(said(square, random)).is_ok(),
        19..24 => game.play(mv).is_ok(),
        _ => game.attempt(mv).is_ok(),
    }
}

fn assert_sound(game: &Game) {
    let position = game.position();
    let legal = position.legal_moves();
    let permitted = game.permitted_moves();
    assert!(permitted.iter().all(|mv| legal.contains(mv)));
    assert_eq!(permitted.is_empty(), legal.is_empty(), "{position:?}");
    let ended = game.rules().ending(game.history());
    assert!(ended.is_none() || game.outcome() == ended);
    let end = game
        .history()
        .moves()
        .fold(*game.history().start(), |position, mv| {
            position.play(mv).unwrap()
        });
    assert_eq!(end, *position);
    let limit = game.rules().irregular_limit();
    let lost = Color::ALL
        .into_iter()
        .any(|color| limit.is_some_and(|limit| game.irregular_moves(color) >= limit.get()));
    assert!(!lost || game.outcome().is_some());
}
