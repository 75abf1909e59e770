//! Draws that a player may claim.

use roque_position::movegen::{Color, Move, Square};
use roque_position::{
    BrokenRule, Claim, ClaimError, Game, Reason, Refusal, Rules, Tongue, TouchError,
};

use super::{START, game, times, uci};

const ROUND: &str = "g1f3 g8f6 f3g1 f6g8";
const FIFTY: &str = "8/8/4k3/8/8/3RK3/8/8 w - - 99 80";

fn open(game: &Game) -> Vec<Claim> {
    game.open_claims().collect()
}

fn open_with(game: &Game, text: &str) -> Vec<Claim> {
    game.open_claims_with(uci(game, text)).collect()
}

#[test]
fn a_threefold_repetition_does_not_end_the_game_but_may_be_claimed() {
    for rules in [Rules::fide(), Rules::traditional()] {
        let mut game = game(START, &times(ROUND, 2), rules);
        assert_eq!(game.outcome(), None);
        assert_eq!(open(&game), [Claim::ThreefoldRepetition]);
        let outcome = game.claim(Claim::ThreefoldRepetition).unwrap();
        let reason = Reason::ThreefoldRepetition {
            perpetual_check_by: None,
        };
        assert_eq!((outcome.winner, outcome.reason), (None, reason));
        assert_eq!(game.outcome(), Some(outcome));
    }
}

#[test]
fn a_repetition_is_claimed_with_the_move_that_is_about_to_be_played() {
    let mut game = game(START, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1", Rules::fide());
    assert_eq!(open(&game), []);
    assert_eq!(open_with(&game, "f6g8"), [Claim::ThreefoldRepetition]);
    assert_eq!(open_with(&game, "f6e4"), []);
    let plies = game.history().plies();
    let back = uci(&game, "f6g8");
    let outcome = game.claim_with(Claim::ThreefoldRepetition, back).unwrap();
    assert_eq!(
        outcome.to_string(),
        "draw by threefold repetition, as claimed (FIDE, article 9.2)"
    );
    assert_eq!(
        game.history().plies(),
        plies,
        "the announced move is not made"
    );
}

#[test]
fn a_claim_lapses_when_the_player_moves() {
    let mut game = game(START, &times(ROUND, 2), Rules::fide());
    game.play(uci(&game, "e2e4")).unwrap();
    assert_eq!(open(&game), []);
    let error = game.claim(Claim::ThreefoldRepetition).unwrap_err();
    let claim = Claim::ThreefoldRepetition;
    assert_eq!(error, ClaimError::Unfounded { claim, count: 1 });
    assert_eq!(
        error.say(Tongue::Portuguese).to_string(),
        "a reivindicação não procede: a posição ocorreu 1 das 3 vezes exigidas"
    );
}

#[test]
fn fifty_moves_are_claimed_after_the_hundredth_half_move_or_with_it() {
    let mut before = game(FIFTY, "", Rules::traditional());
    assert_eq!(open(&before), []);
    assert_eq!(open_with(&before, "d3d2"), [Claim::FiftyMoves]);
    let announced = uci(&before, "d3d2");
    let outcome = before.claim_with(Claim::FiftyMoves, announced).unwrap();
    assert_eq!(outcome.reason, Reason::FiftyMoves);
    let mut after = game(FIFTY, "d3d2", Rules::fide());
    assert_eq!(open(&after), [Claim::FiftyMoves]);
    let outcome = after.claim(Claim::FiftyMoves).unwrap();
    assert_eq!(
        outcome.say(Tongue::Portuguese).to_string(),
        "empate pela regra dos 50 lances, como reivindicado (FIDE, artigo 9.3)"
    );
}

#[test]
fn a_pawn_move_or_capture_is_not_announced_for_fifty_moves() {
    let game = game("8/8/4k3/3p4/8/3RK3/4P3/8 w - - 99 80", "", Rules::fide());
    assert_eq!(open_with(&game, "d3d5"), []);
    assert_eq!(open_with(&game, "d3d2"), [Claim::FiftyMoves]);
}

#[test]
fn a_move_that_mates_or_stalemates_leaves_nothing_to_claim() {
    let mut game = game("7k/8/5K2/6Q1/8/8/8/8 w - - 99 90", "", Rules::fide());
    assert_eq!(open_with(&game, "g5g7"), []);
    let mate = uci(&game, "g5g7");
    let error = game.claim_with(Claim::FiftyMoves, mate);
    assert_eq!(error, Err(ClaimError::MoveEndsGame(mate)));
    assert_eq!(open_with(&game, "f6f7"), [Claim::FiftyMoves]);
}

#[test]
fn perpetual_check_is_the_reason_if_one_player_checks_with_every_move_of_the_cycle() {
    let perpetual = "4k3/8/8/8/8/8/5q2/7K b - - 0 1";
    let line = "f2f1 h1h2 f1f2 h2h1";
    let mut game = game(perpetual, &times(line, 2), Rules::fide());
    let outcome = game.claim(Claim::ThreefoldRepetition).unwrap();
    let reason = Reason::ThreefoldRepetition {
        perpetual_check_by: Some(Color::Black),
    };
    assert_eq!(outcome.reason, reason);
    assert_eq!(
        outcome.to_string(),
        "draw by perpetual check of Black, as claimed (FIDE, article 9.2)"
    );
    assert_eq!(
        outcome.say(Tongue::Portuguese).to_string(),
        "empate por xeque perpétuo das pretas, como reivindicado (FIDE, artigo 9.2)"
    );
}

#[test]
fn one_quiet_move_in_the_cycle_is_no_perpetual_check() {
    let fen = "4k3/8/8/8/8/8/5q2/7K b - - 0 1";
    let line = "f2e3 h1h2 e3f2 h2h1";
    let mut game = game(fen, &times(line, 2), Rules::fide());
    let outcome = game.claim(Claim::ThreefoldRepetition).unwrap();
    let reason = Reason::ThreefoldRepetition {
        perpetual_check_by: None,
    };
    assert_eq!(outcome.reason, reason);
}

#[test]
fn only_the_last_three_times_count_for_perpetual_check() {
    let fen = "4k3/8/8/8/8/8/5q2/7K b - - 0 1";
    let quiet = "f2e3 h1h2 e3f2 h2h1";
    let checks = "f2f1 h1h2 f1f2 h2h1";
    let by = |line: &str| {
        let mut game = game(fen, line, Rules::fide());
        let reason = game.claim(Claim::ThreefoldRepetition).unwrap().reason;
        match reason {
            Reason::ThreefoldRepetition { perpetual_check_by } => perpetual_check_by,
            reason => panic!("{reason:?}"),
        }
    };
    assert_eq!(by(&format!("{quiet} {checks}")), None);
    assert_eq!(by(&format!("{checks} {quiet}")), None);
    assert_eq!(
        by(&format!("{quiet} {checks} {checks}")),
        Some(Color::Black)
    );
}

#[test]
fn a_wrong_claim_is_an_offer_by_the_fide_laws_and_none_by_the_traditional_rules() {
    for (rules, offer) in [
        (Rules::fide(), Some(Color::White)),
        (Rules::traditional(), None),
    ] {
        let mut game = game(START, "e2e4 e7e5", rules);
        game.claim(Claim::FiftyMoves).unwrap_err();
        assert_eq!(game.draw_offer(), offer);
        assert_eq!(game.outcome(), None);
        game.play(uci(&game, "g1f3")).unwrap();
        assert_eq!(
            game.draw_offer(),
            offer,
            "it stands until the opponent answers"
        );
    }
}

#[test]
fn the_move_announced_with_a_wrong_claim_must_be_made() {
    let mut game = Game::default();
    let announced = Move::new(Square::G1, Square::F3);
    let error = game.claim_with(Claim::ThreefoldRepetition, announced);
    assert!(matches!(error, Err(ClaimError::Unfounded { count: 1, .. })));
    let refusal = game.attempt(Move::new(Square::E2, Square::E4)).unwrap_err();
    assert!(matches!(refusal, Refusal::Bound(_)));
    assert_eq!(
        refusal.to_string(),
        "the move announced with the claim must be played: from g1 to f3"
    );
    assert_eq!(*game.permitted_moves(), [announced]);
    game.attempt(announced).unwrap();
    assert_eq!(game.binding(), None);
}

#[test]
fn who_has_touched_a_piece_may_not_claim_on_that_move() {
    let mut game = game(START, &times(ROUND, 2), Rules::fide());
    game.touch(Square::E2).unwrap();
    assert_eq!(open(&game), []);
    let error = game.claim(Claim::ThreefoldRepetition);
    assert_eq!(error, Err(ClaimError::PieceTouched));
}

#[test]
fn only_the_player_to_move_claims_and_touches() {
    let mut game = game(START, &times(ROUND, 2), Rules::fide());
    let player = Color::Black;
    let announced = Move::new(Square::E2, Square::E4);
    let error = Err(ClaimError::NotYourTurn { player });
    let claim = Claim::ThreefoldRepetition;
    assert_eq!(game.claim_by(player, claim), error);
    assert_eq!(game.claim_with_by(player, claim, announced), error);
    let error = TouchError::NotYourTurn { player };
    assert_eq!(game.touch_by(player, Square::E2), Err(error));
    assert_eq!(game.adjust_by(player, Square::E7), Err(error));
    assert_eq!((game.binding(), game.draw_offer()), (None, None));
    let outcome = game.claim_by(Color::White, claim).unwrap();
    assert_eq!(outcome.score(), "1/2-1/2");
}

#[test]
fn an_illegal_move_cannot_be_announced() {
    let mut game = Game::default();
    let error = game.claim_with(Claim::FiftyMoves, Move::new(Square::G1, Square::G3));
    assert!(matches!(
        error,
        Err(ClaimError::Illegal(BrokenRule::Movement { .. }))
    ));
    assert_eq!(game.binding(), None);
}
