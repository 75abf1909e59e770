//! Irregular moves: refused, explained, counted.

use core::num::NonZeroU32;

use roque_position::movegen::{Color, Move, Square, Wing};
use roque_position::{
    Attempt, Binding, Game, Language, Reason, Refusal, Rules, SanMove, Tongue, UciMove,
};

use super::{START, game, position};

fn written(text: &str) -> UciMove {
    text.parse().unwrap()
}

/// What is said of an attempt that is refused.
fn refused(game: &mut Game, attempt: impl Into<Attempt>) -> String {
    game.attempt(attempt).unwrap_err().to_string()
}

#[test]
fn an_irregular_move_leaves_the_position_as_it_is_and_says_which_rule_it_breaks() {
    let mut game = Game::default();
    let said = refused(&mut game, written("f1b5"));
    assert_eq!(
        said,
        "the bishop on f1 cannot reach b5: the white pawn on e2 is in the way"
    );
    assert_eq!(game.history().plies(), 0);
    assert_eq!(game.irregular_moves(Color::White), 1);
    assert_eq!(game.irregular_moves(Color::Black), 0);
    game.attempt(written("e2e4")).unwrap();
    assert_eq!(game.history().plies(), 1);
}

#[test]
fn the_second_irregular_move_loses_by_the_fide_laws_and_the_third_by_the_traditional_rules() {
    for (rules, limit) in [(Rules::fide(), 2), (Rules::traditional(), 3)] {
        let mut game = Game::new(position(START), rules);
        for count in 1..=limit {
            assert_eq!(game.outcome(), None);
            let refusal = game.attempt(written("d1d4")).unwrap_err();
            assert!(matches!(refusal, Refusal::Irregular { count: c, .. } if c == count));
        }
        let outcome = game.outcome().unwrap();
        let by = Color::White;
        assert_eq!(outcome.winner, Some(Color::Black));
        assert_eq!(outcome.reason, Reason::IrregularMoves { by, count: limit });
        let refusal = game.attempt(written("e2e4")).unwrap_err();
        assert_eq!(refusal, Refusal::GameOver(outcome));
    }
}

#[test]
fn an_irregular_move_of_nobody_knows_which_man_counts_and_touches_none() {
    let mut game = game(START, "e2e4 e7e5", Rules::traditional());
    game.offer_draw(Color::Black).unwrap();
    let said = |text| SanMove::read(text, Language::English).unwrap();
    assert_eq!(
        refused(&mut game, said("Nd5")),
        "none of the knights on b1 and g1 moves to d5"
    );
    assert_eq!(game.irregular_moves(Color::White), 1);
    assert_eq!(game.binding(), None);
    // But some knight was touched.
    assert_eq!(game.draw_offer(), None);
    assert_eq!(
        refused(&mut game, said("Qa7")),
        "a queen does not move from d1 to a7"
    );
    assert!(matches!(
        game.binding(),
        Some(Binding::Move {
            square: Square::D1,
            ..
        })
    ));
    refused(&mut game, said("Nf7"));
    let (by, count) = (Color::White, 3);
    assert_eq!(
        game.outcome().unwrap().reason,
        Reason::IrregularMoves { by, count }
    );
}

#[test]
fn who_tries_to_move_a_man_that_is_not_there_touches_nothing() {
    let mut game = game(START, "e2e4 e7e5", Rules::traditional());
    game.offer_draw(Color::Black).unwrap();
    let said = SanMove::read("Nac3", Language::English).unwrap();
    assert_eq!(
        refused(&mut game, said),
        "White has no knight on the a-file"
    );
    assert_eq!(game.draw_offer(), Some(Color::Black));
    assert_eq!(game.irregular_moves(Color::White), 1);
}

#[test]
fn the_outcome_of_too_many_irregular_moves_is_told_in_both_languages() {
    let mut game = Game::new(position(START), Rules::traditional());
    for _ in 0..3 {
        game.attempt(Attempt::Pass).unwrap_err();
    }
    let outcome = game.outcome().unwrap();
    let said = Tongue::ALL.map(|tongue| outcome.say(tongue).to_string());
    assert_eq!(
        said[0],
        "Black wins by 3 irregular moves of White (traditional rules)"
    );
    assert_eq!(
        said[1],
        "as pretas vencem por 3 lances irregulares das brancas (regras tradicionais)"
    );
}

#[test]
fn the_limit_can_be_set_and_lifted() {
    let mut game = Game::new(position(START), Rules::fide().with_irregular_limit(None));
    for _ in 0..10 {
        game.attempt(written("d1d4")).unwrap_err();
    }
    assert_eq!(game.outcome(), None);
    let strict = Rules::traditional().with_irregular_limit(NonZeroU32::new(1));
    let mut game = Game::new(position(START), strict);
    game.attempt(written("d1d4")).unwrap_err();
    assert_eq!(
        game.outcome().unwrap().to_string(),
        "Black wins by an irregular move of White (traditional rules)"
    );
}

#[test]
fn irregular_moves_are_counted_for_each_player() {
    let mut game = Game::default();
    game.attempt(written("e2e5")).unwrap_err();
    game.attempt(written("e2e4")).unwrap();
    game.attempt(written("e7e4")).unwrap_err();
    assert_eq!(game.outcome(), None);
    assert_eq!(Color::ALL.map(|color| game.irregular_moves(color)), [1, 1]);
}

#[test]
fn by_the_fide_laws_it_is_a_draw_if_the_opponent_cannot_mate() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    for (rules, winner) in [
        (Rules::fide(), None),
        (Rules::traditional(), Some(Color::Black)),
    ] {
        let mut game = Game::new(position(fen), rules);
        for _ in 0..rules.irregular_limit().unwrap().get() {
            game.attempt(written("e1e8")).unwrap_err();
        }
        assert_eq!(game.outcome().unwrap().winner, winner);
    }
    let mut game = Game::new(position(fen), Rules::fide());
    for _ in 0..2 {
        game.attempt(written("e1e8")).unwrap_err();
    }
    let said = Tongue::ALL.map(|tongue| game.outcome().unwrap().say(tongue).to_string());
    assert_eq!(
        said[0],
        "draw, since Black cannot mate, by 2 irregular moves of White (FIDE, article 7.5.5)"
    );
    assert_eq!(
        said[1],
        "empate, já que as pretas não podem dar mate, \
         por 2 lances irregulares das brancas (FIDE, artigo 7.5.5)"
    );
}

#[test]
fn nobody_moves_twice_or_out_of_turn_or_passes() {
    let mut game = game(START, "e2e4", Rules::traditional());
    let again = Move::new(Square::D2, Square::D4);
    let refusal = game.attempt_by(Color::White, again).unwrap_err();
    assert_eq!(
        refusal.to_string(),
        "White may not move now: it is the opponent's turn"
    );
    assert_eq!(game.irregular_moves(Color::White), 1);
    assert_eq!(
        refused(&mut game, Attempt::Pass),
        "nobody may pass: Black must make a move"
    );
    assert_eq!(game.irregular_moves(Color::Black), 1);
}

#[test]
fn the_history_tells_whether_king_or_rook_has_moved() {
    let fen = "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1";
    let after =
        |line: &str, turn_at_end: Wing| refused(&mut game(fen, line, Rules::fide()), turn_at_end);
    assert_eq!(
        after("e1e2 e8e7 e2e1 e7e8", Wing::King),
        "White cannot castle: the king has moved"
    );
    assert_eq!(
        after("h1h2 e8e7 h2h1 e7e8", Wing::King),
        "White cannot castle with the rook on h1: it has moved"
    );
    let unknown = "4k2r/8/8/8/8/8/8/4K2R w k - 0 1";
    assert_eq!(
        refused(&mut game(unknown, "", Rules::fide()), Wing::King),
        "White cannot castle: the king or the rook on h1 has moved"
    );
}

#[test]
fn en_passant_a_move_too_late_is_explained() {
    let line = "e2e4 a7a6 e4e5 d7d5 g1f3 b8c6";
    let mut game = game(START, line, Rules::fide());
    assert_eq!(
        refused(&mut game, written("e5d6")),
        "the pawn on e5 cannot capture en passant on d6: the pawn on d5 has not just passed over it"
    );
}

#[test]
fn undo_takes_back_what_was_counted_since_the_move() {
    let mut game = game(START, "e2e4", Rules::fide());
    game.attempt(written("e7e4")).unwrap_err();
    game.undo();
    assert_eq!(game.irregular_moves(Color::Black), 0);
}
