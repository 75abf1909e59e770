//! Draws by agreement.

use roque_position::movegen::{Color, Square};
use roque_position::{Game, OfferError, Position, Reason, Rules, Tongue};

use super::{START, game, uci};

const BOTH: [Rules; 2] = [Rules::fide(), Rules::traditional()];

/// White has just moved, for the second time.
fn after_white(rules: Rules) -> Game {
    game(START, "e2e4 e7e5 g1f3", rules)
}

#[test]
fn an_offer_that_is_accepted_draws_the_game() {
    for rules in BOTH {
        let mut game = after_white(rules);
        game.offer_draw(Color::White).unwrap();
        assert_eq!(game.draw_offer(), Some(Color::White));
        assert_eq!(game.outcome(), None);
        let outcome = game.accept_draw(Color::Black).unwrap();
        assert_eq!((outcome.winner, outcome.reason), (None, Reason::Agreement));
        assert_eq!(
            game.offer_draw(Color::Black),
            Err(OfferError::GameOver(outcome))
        );
    }
}

#[test]
fn an_offer_stands_until_the_opponent_moves_which_refuses_it() {
    for rules in BOTH {
        let mut game = after_white(rules);
        game.offer_draw(Color::White).unwrap();
        game.play(uci(&game, "b8c6")).unwrap();
        assert_eq!(game.draw_offer(), None);
        assert_eq!(game.accept_draw(Color::Black), Err(OfferError::NoOffer));
    }
}

#[test]
fn an_offer_is_refused_by_touching_a_piece_and_not_by_adjusting_one() {
    let mut game = after_white(Rules::fide());
    game.offer_draw(Color::White).unwrap();
    game.adjust(Square::B8).unwrap();
    assert_eq!(game.draw_offer(), Some(Color::White));
    game.touch(Square::B8).unwrap();
    assert_eq!(game.draw_offer(), None);
}

#[test]
fn after_a_refusal_only_the_one_who_refused_may_offer_next() {
    for rules in BOTH {
        let mut game = after_white(rules);
        game.offer_draw(Color::White).unwrap();
        game.refuse_draw(Color::Black).unwrap();
        assert_eq!(game.accept_draw(Color::Black), Err(OfferError::NoOffer));
        for text in ["b8c6", "f1b5"] {
            game.play(uci(&game, text)).unwrap();
        }
        let error = game.offer_draw(Color::White).unwrap_err();
        assert_eq!(error, OfferError::RefusedBefore);
        assert_eq!(
            error.say(Tongue::Portuguese).to_string(),
            "a última proposta foi recusada: só quem a recusou pode fazer a próxima"
        );
        game.play(uci(&game, "a7a6")).unwrap();
        game.offer_draw(Color::Black).unwrap();
        game.play(uci(&game, "b5a4")).unwrap();
        assert_eq!(
            game.offer_draw(Color::White),
            Ok(()),
            "now Black was refused"
        );
    }
}

#[test]
fn nobody_answers_an_own_offer_and_no_second_one_is_made() {
    let mut game = after_white(Rules::fide());
    game.offer_draw(Color::White).unwrap();
    assert_eq!(game.accept_draw(Color::White), Err(OfferError::NoOffer));
    assert_eq!(game.refuse_draw(Color::White), Err(OfferError::NoOffer));
    let stands = OfferError::OfferStands { by: Color::White };
    assert_eq!(game.offer_draw(Color::White), Err(stands));
    assert_eq!(game.offer_draw(Color::Black), Err(stands));
}

#[test]
fn an_offer_is_made_with_a_move_and_by_the_fide_laws_is_valid_at_another_time_too() {
    let mut game = after_white(Rules::traditional());
    assert_eq!(game.offer_draw(Color::Black), Err(OfferError::NotWithAMove));
    assert_eq!(
        Game::new(Position::default(), Rules::traditional()).offer_draw(Color::Black),
        Err(OfferError::NotWithAMove)
    );
    game = after_white(Rules::fide());
    game.offer_draw(Color::Black).unwrap();
    game.play(uci(&game, "b8c6")).unwrap();
    assert_eq!(
        game.draw_offer(),
        Some(Color::Black),
        "the own move refuses nothing"
    );
    assert_eq!(
        game.accept_draw(Color::White).unwrap().reason,
        Reason::Agreement
    );
}

#[test]
fn no_draw_is_agreed_before_each_player_has_made_a_move() {
    let mut game = game(START, "e2e4", Rules::fide());
    game.offer_draw(Color::White).unwrap();
    assert_eq!(game.accept_draw(Color::Black), Err(OfferError::TooEarly));
    assert_eq!(game.draw_offer(), Some(Color::White));
}

#[test]
fn undo_brings_back_the_offer_that_stood() {
    let mut game = after_white(Rules::fide());
    game.offer_draw(Color::White).unwrap();
    game.play(uci(&game, "b8c6")).unwrap();
    game.undo();
    assert_eq!(game.draw_offer(), Some(Color::White));
    game.undo();
    assert_eq!(game.draw_offer(), None);
}
