//! How games end by themselves.

use roque_position::movegen::Color;
use roque_position::{Game, MaterialRule, PlayError, Position, Reason, RuleSet, Rules, Tongue};

use super::{START, game, history, position, times, uci};

const ROUND: &str = "g1f3 g8f6 f3g1 f6g8";

fn reason(fen: &str, line: &str, rules: Rules) -> Option<Reason> {
    game(fen, line, rules)
        .outcome()
        .map(|outcome| outcome.reason)
}

#[test]
fn checkmate_ends_the_game_and_the_mated_player_has_lost() {
    let game = game(START, "f2f3 e7e5 g2g4 d8h4", Rules::traditional());
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.winner, Some(Color::Black));
    assert_eq!(outcome.reason, Reason::Checkmate);
    assert_eq!(outcome.rules, RuleSet::Traditional);
    assert_eq!(outcome.score(), "0-1");
    assert_eq!(
        outcome.to_string(),
        "Black wins by checkmate (traditional rules)"
    );
    let said = outcome.say(Tongue::Portuguese).to_string();
    assert_eq!(
        said,
        "as pretas vencem por xeque-mate (regras tradicionais)"
    );
}

#[test]
fn checkmate_counts_on_the_hundredth_and_on_the_hundred_and_fiftieth_half_move() {
    for clock in [99, 149] {
        let fen = format!("7k/8/5K2/6Q1/8/8/8/8 w - - {clock} 90");
        let game = game(&fen, "g5g7", Rules::fide());
        assert_eq!(game.position().halfmove_clock(), clock + 1);
        let outcome = game.outcome().unwrap();
        assert_eq!(
            (outcome.winner, outcome.reason),
            (Some(Color::White), Reason::Checkmate)
        );
    }
}

#[test]
fn stalemate_is_a_draw() {
    let game = game("8/8/8/8/8/Q1K5/8/k7 b - - 0 1", "a1b1", Rules::fide());
    assert_eq!(game.outcome(), None);
    let mut game = self::game("7k/8/8/6Q1/8/8/8/K7 w - - 0 1", "g5g6", Rules::fide());
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (None, Reason::Stalemate));
    assert_eq!(
        outcome.to_string(),
        "draw by stalemate (FIDE, article 5.2.1)"
    );
    assert_eq!(
        outcome.say(Tongue::Portuguese).to_string(),
        "empate por afogamento (FIDE, artigo 5.2.1)"
    );
    assert_eq!(game.resign(Color::White), Err(outcome));
}

#[test]
fn a_capture_that_leaves_too_little_material_ends_the_game() {
    let fen = "4k3/8/8/8/8/2n5/3Q4/1N2K3 b - - 0 1";
    assert_eq!(
        reason(fen, "c3b1 d2d7 e8d7", Rules::fide()),
        Some(Reason::InsufficientMaterial(MaterialRule::Library))
    );
    let traditional = Reason::InsufficientMaterial(MaterialRule::Traditional);
    assert_eq!(
        reason(fen, "c3b1 d2d7 e8d7", Rules::traditional()),
        Some(traditional)
    );
}

#[test]
fn two_knights_end_a_traditional_game_and_not_one_by_the_fide_laws() {
    let fen = "4k3/8/8/8/8/8/8/KNN5 w - - 0 1";
    let traditional = Reason::InsufficientMaterial(MaterialRule::Traditional);
    assert_eq!(reason(fen, "", Rules::traditional()), Some(traditional));
    assert_eq!(reason(fen, "", Rules::fide()), None);
    let chosen = Rules::fide().with_material(MaterialRule::Traditional);
    assert_eq!(reason(fen, "", chosen), Some(traditional));
}

#[test]
fn fivefold_repetition_ends_the_game_where_the_rules_have_it() {
    assert_eq!(reason(START, &times(ROUND, 3), Rules::fide()), None);
    let fivefold = Some(Reason::FivefoldRepetition);
    assert_eq!(reason(START, &times(ROUND, 4), Rules::fide()), fivefold);
    assert_eq!(reason(START, &times(ROUND, 6), Rules::traditional()), None);
}

#[test]
fn seventy_five_moves_end_the_game_where_the_rules_have_them() {
    let fen = "8/8/4k3/8/8/3RK3/8/8 w - - 148 120";
    assert_eq!(reason(fen, "d3b3", Rules::fide()), None);
    assert_eq!(
        reason(fen, "d3b3 e6e5", Rules::fide()),
        Some(Reason::SeventyFiveMoves)
    );
    assert_eq!(reason(fen, "d3b3 e6e5 b3a3", Rules::traditional()), None);
}

#[test]
fn a_pawn_move_or_a_capture_on_the_last_half_move_begins_the_count_anew() {
    let fen = "8/8/4k3/3p4/8/3RK3/4P3/8 w - - 149 120";
    assert_eq!(reason(fen, "d3d5", Rules::fide()), None);
    assert_eq!(
        reason(fen, "d3b3", Rules::fide()),
        Some(Reason::SeventyFiveMoves)
    );
}

#[test]
fn what_is_over_at_the_start_is_over() {
    let game = Game::new(position("8/8/8/8/8/6k1/6p1/6K1 w - - 0 1"), Rules::fide());
    assert_eq!(game.outcome().unwrap().reason, Reason::Stalemate);
    let game = Game::new(
        position("8/8/4k3/8/8/3RK3/8/8 w - - 150 120"),
        Rules::fide(),
    );
    assert_eq!(game.outcome().unwrap().reason, Reason::SeventyFiveMoves);
}

#[test]
fn nothing_is_played_after_the_end_but_the_end_can_be_taken_back() {
    let mut game = game(START, "f2f3 e7e5 g2g4 d8h4", Rules::fide());
    let outcome = game.outcome().unwrap();
    let mv = roque_position::movegen::Move::new(
        roque_position::movegen::Square::E2,
        roque_position::movegen::Square::E4,
    );
    let error = game.play(mv).unwrap_err();
    assert_eq!(error, PlayError::GameOver(outcome));
    assert_eq!(
        error.to_string(),
        "the game is over: Black wins by checkmate (FIDE, article 5.1.1)"
    );
    assert_eq!(game.undo().unwrap().to_string(), "d8h4");
    assert_eq!(game.outcome(), None);
    game.play(uci(&game, "d8g5")).unwrap();
}

#[test]
fn undo_gives_back_each_position_and_ends_at_the_start() {
    let line = "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5";
    let played = game(START, line, Rules::fide());
    let positions: Vec<Position> = played.history().positions().copied().collect();
    let mut game = played.clone();
    for expected in positions.iter().rev().skip(1) {
        game.undo().unwrap();
        assert_eq!(game.position(), expected);
    }
    assert_eq!(game.undo(), None);
    assert_eq!(*game.position(), Position::start());
    assert_eq!(positions.len(), played.history().plies() + 1);
}

#[test]
fn who_resigns_has_lost_unless_by_the_fide_laws_the_opponent_cannot_mate() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let by = Color::White;
    for (rules, winner) in [
        (Rules::fide(), None),
        (Rules::traditional(), Some(Color::Black)),
    ] {
        let mut game = Game::new(position(fen), rules);
        let outcome = game.resign(by).unwrap();
        assert_eq!(
            (outcome.winner, outcome.reason),
            (winner, Reason::Resignation { by })
        );
        assert_eq!(game.outcome(), Some(outcome));
    }
    let mut game = Game::default();
    let outcome = game.resign(Color::Black).unwrap();
    assert_eq!(
        outcome.to_string(),
        "White wins by resignation of Black (FIDE, article 5.1.2)"
    );
    assert_eq!(
        outcome.say(Tongue::Portuguese).to_string(),
        "as brancas vencem por abandono das pretas (FIDE, artigo 5.1.2)"
    );
}

#[test]
fn a_history_goes_on_where_a_game_is_over() {
    let history = history(START, &times(ROUND, 6));
    assert_eq!(history.occurrences(), 7);
    let outcome = Rules::fide().ending(&history).unwrap();
    assert_eq!(outcome.reason, Reason::FivefoldRepetition);
}
