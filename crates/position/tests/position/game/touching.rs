//! The touched piece.

use roque_position::movegen::{Color, Move, Square, Wing};
use roque_position::{Attempt, Binding, Game, Refusal, Rules, TouchError};

use super::{START, game, position};

const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// The game at this position, after touching these squares.
fn touched(fen: &str, squares: &[Square]) -> Game {
    let mut game = Game::new(position(fen), Rules::fide());
    for &square in squares {
        game.touch(square).unwrap();
    }
    game
}

/// The moves that touched pieces leave, sorted.
fn permitted(fen: &str, squares: &[Square]) -> Vec<String> {
    let moves = touched(fen, squares).permitted_moves();
    let mut moves: Vec<_> = moves.iter().map(ToString::to_string).collect();
    moves.sort();
    moves
}

#[test]
fn a_touched_piece_must_be_moved() {
    assert_eq!(permitted(START, &[Square::G1]), ["g1f3", "g1h3"]);
    let mut game = touched(START, &[Square::G1]);
    let refusal = game.attempt(Move::new(Square::E2, Square::E4)).unwrap_err();
    assert!(matches!(
        refusal,
        Refusal::Bound(Binding::Move {
            square: Square::G1,
            ..
        })
    ));
    assert_eq!(
        game.irregular_moves(Color::White),
        0,
        "it is refused, but no illegal move"
    );
    game.attempt(Move::new(Square::G1, Square::H3)).unwrap();
    assert_eq!(game.permitted_moves().len(), 20, "the next player is free");
}

#[test]
fn of_several_touched_pieces_the_first_counts_that_can_be_moved() {
    assert_eq!(
        permitted(START, &[Square::A1, Square::B1, Square::E2]),
        ["b1a3", "b1c3"]
    );
}

#[test]
fn who_touches_a_piece_without_legal_moves_is_free() {
    assert_eq!(permitted(START, &[Square::D1]).len(), 20);
    assert_eq!(touched(START, &[Square::D1]).binding(), None);
}

#[test]
fn an_adjusted_piece_binds_to_nothing() {
    let game = Game::default();
    game.adjust(Square::G1).unwrap();
    assert_eq!(game.binding(), None);
    assert_eq!(
        game.adjust(Square::E4),
        Err(TouchError::EmptySquare(Square::E4))
    );
}

#[test]
fn after_an_irregular_attempt_the_same_piece_must_be_moved() {
    let mut game = Game::default();
    game.attempt(Move::new(Square::G1, Square::G3)).unwrap_err();
    let refusal = game.attempt(Move::new(Square::E2, Square::E4)).unwrap_err();
    assert!(matches!(refusal, Refusal::Bound(_)));
    game.attempt(Move::new(Square::G1, Square::F3)).unwrap();
}

#[test]
fn after_an_irregular_attempt_with_a_piece_that_cannot_move_the_player_is_free() {
    let pinned = "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1";
    let mut game = Game::new(position(pinned), Rules::fide());
    game.attempt(Move::new(Square::E2, Square::C3)).unwrap_err();
    assert_eq!(game.binding(), None);
    game.attempt(Move::new(Square::E1, Square::D1)).unwrap();
}

#[test]
fn in_check_only_a_move_that_answers_it_binds() {
    let checked = "4r2k/8/8/8/8/8/3B4/R3K3 w - - 0 1";
    assert_eq!(permitted(checked, &[Square::D2]), ["d2e3"]);
    let free = permitted(checked, &[Square::A1]);
    assert_eq!(free, permitted(checked, &[]));
    assert!(free.contains(&"e1d1".to_owned()));
}

#[test]
fn a_touched_piece_of_the_opponent_must_be_captured_if_it_can() {
    let fen = "4k3/8/8/3p4/4P3/8/3R4/4K3 w - - 0 1";
    assert_eq!(permitted(fen, &[Square::D5]), ["d2d5", "e4d5"]);
    let all = permitted(fen, &[]);
    assert_eq!(permitted(fen, &[Square::E8]), all);
    let en_passant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    assert_eq!(permitted(en_passant, &[Square::D5]), ["e5d6"]);
}

#[test]
fn an_own_piece_and_one_of_the_opponent_are_to_capture_each_other() {
    let fen = "4k3/8/8/3p4/4P3/8/3R4/4K3 w - - 0 1";
    assert_eq!(permitted(fen, &[Square::D2, Square::D5]), ["d2d5"]);
    assert_eq!(permitted(fen, &[Square::D5, Square::D2]), ["d2d5"]);
    // The king cannot capture: the piece that was touched first must be captured or moved.
    assert_eq!(permitted(fen, &[Square::D5, Square::E1]), ["d2d5", "e4d5"]);
    let king_moves = permitted(fen, &[Square::E1]);
    assert_eq!(permitted(fen, &[Square::E1, Square::D5]), king_moves);
}

#[test]
fn king_and_then_rook_mean_castling() {
    assert_eq!(permitted(CASTLING, &[Square::E1, Square::H1]), ["e1h1"]);
    assert_eq!(permitted(CASTLING, &[Square::E1, Square::A1]), ["e1a1"]);
    let mut game = touched(CASTLING, &[Square::E1, Square::H1]);
    let refusal = game.attempt(Wing::Queen).unwrap_err();
    assert_eq!(
        refusal,
        Refusal::Bound(Binding::Castle { rook: Square::H1 })
    );
    game.attempt(Wing::King).unwrap();
}

#[test]
fn if_that_castling_is_illegal_the_king_must_move_and_may_castle_on_the_other_wing() {
    let through_check = "r3kr2/8/8/8/8/8/8/R3K2R w KQq - 0 1";
    let moves = permitted(through_check, &[Square::E1, Square::H1]);
    assert!(moves.contains(&"e1a1".to_owned()));
    assert!(moves.iter().all(|text| text.starts_with("e1")));
    let mut game = Game::new(position(through_check), Rules::fide());
    game.attempt(Wing::King).unwrap_err();
    assert!(matches!(
        game.binding(),
        Some(Binding::Move {
            square: Square::E1,
            ..
        })
    ));
    game.attempt(Wing::Queen).unwrap();
}

#[test]
fn if_the_king_that_was_to_castle_has_no_move_at_all_the_player_is_free() {
    let walled_in = "4k3/8/8/8/8/8/3PPP2/3QKB1R w K - 0 1";
    let all = permitted(walled_in, &[]);
    assert_eq!(permitted(walled_in, &[Square::E1, Square::H1]), all);
    assert_eq!(
        touched(walled_in, &[Square::E1, Square::H1]).binding(),
        None
    );
    // Without the king it is the rook that must be moved.
    let rook = permitted(walled_in, &[Square::H1, Square::E1]);
    assert!(rook.iter().all(|text| text.starts_with("h1")), "{rook:?}");
    assert!(!rook.is_empty());
}

#[test]
fn a_rook_and_then_the_king_rule_out_castling_with_that_rook() {
    let moves = permitted(CASTLING, &[Square::H1, Square::E1]);
    assert!(moves.iter().all(|text| text.starts_with("h1")), "{moves:?}");
}

#[test]
fn castling_with_a_rook_touched_first_is_refused_though_the_rook_cannot_move() {
    // Chess960: the rook on c1 stands between its king and its knight, behind a pawn.
    let fen = "4k3/8/8/8/8/8/1PPP4/1NRK4 w C - 0 1";
    let castling = Move::new(Square::D1, Square::C1);
    let mut game = Game::new(position(fen), Rules::fide());
    assert!(game.permitted_moves().contains(&castling));
    assert_eq!(game.touch(Square::C1).unwrap(), None);
    let refusal = game.attempt(castling).unwrap_err();
    assert_eq!(refusal, Refusal::RookTouchedFirst { rook: Square::C1 });
    assert!(!game.permitted_moves().contains(&castling));
    let free = game.permitted_moves().len();
    assert_eq!(free, game.position().legal_moves().len() - 1);
}

#[test]
fn castling_with_a_rook_touched_first_is_allowed_if_nothing_else_is_legal() {
    // Chess960: only the rook would move, around its king.
    let fen = "5r1k/8/8/8/8/7p/7P/6KR w H - 0 1";
    assert_eq!(permitted(fen, &[Square::H1]), ["g1h1"]);
}

#[test]
fn passing_touches_nothing() {
    let mut game = game(START, "e2e4", Rules::traditional());
    game.attempt(Attempt::Pass).unwrap_err();
    assert_eq!(game.binding(), None);
}
