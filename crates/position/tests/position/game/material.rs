//! Which material suffices, in both notions.

use roque_position::MaterialRule;
use roque_position::movegen::{Board, CastlingRights, Color, Piece, Placement, Square};

use super::position;

/// Whether kings with these men, each on a light (`l`) or dark (`d`) square, are a draw: in the
/// traditional notion and in that of libraries.
fn draws(men: &str) -> [bool; 2] {
    let mut placement = Placement::EMPTY;
    let mut put = |square, letter| placement.put(square, Piece::from_char(letter).unwrap());
    put(Square::A1, 'K');
    put(Square::H8, 'k');
    let mut light = [Square::B5, Square::C6, Square::D3, Square::E2].into_iter();
    let mut dark = [Square::B6, Square::C7, Square::D2, Square::F2].into_iter();
    for man in men.split_whitespace() {
        let squares = if man.ends_with('l') {
            &mut light
        } else {
            &mut dark
        };
        put(squares.next().unwrap(), man.chars().next().unwrap());
    }
    let board = Board::new(placement, Color::White, CastlingRights::NONE, None).unwrap();
    [MaterialRule::Traditional, MaterialRule::Library].map(|rule| rule.is_draw(&board))
}

#[test]
fn both_notions_end_what_no_play_can_win() {
    for men in ["", "Bl", "Bd", "bl", "bd", "Nl", "nd"] {
        assert_eq!(draws(men), [true, true], "{men}");
    }
}

#[test]
fn two_knights_against_a_bare_king_are_a_draw_in_the_traditional_list_only() {
    assert_eq!(draws("Nl Nd"), [true, false]);
    assert_eq!(draws("nl nl"), [true, false]);
    assert_eq!(draws("Nl Nd nl"), [false, false]);
    assert_eq!(draws("Nl Nd Nl"), [false, false]);
}

#[test]
fn bishops_on_squares_of_one_color_are_a_draw_in_the_library_notion_only() {
    for men in ["Bl bl", "Bd bd", "Bl Bl", "Bd Bd bd", "bl bl bl"] {
        assert_eq!(draws(men), [false, true], "{men}");
    }
}

#[test]
fn whatever_can_mate_with_the_opponents_help_goes_on() {
    for men in [
        "Bl bd", "Bl Bd", "Bl nd", "Nl nd", "Bl Nl", "Pl", "pd", "Rl", "qd", "Bl Bl bd", "Bl Pl",
        "Nl ql", "Nl rd", "Bl ql",
    ] {
        assert_eq!(draws(men), [false, false], "{men}");
    }
}

#[test]
fn a_lone_knight_mates_only_with_the_help_of_a_man_that_is_no_queen() {
    let cannot = |fen, color| MaterialRule::Library.cannot_mate(position(fen).board(), color);
    assert!(cannot("k5q1/8/8/8/8/8/8/K4N2 w - - 0 1", Color::White));
    assert!(!cannot("k4r2/8/8/8/8/8/8/K4N2 w - - 0 1", Color::White));
    assert!(!cannot("k7/5p2/8/8/8/8/8/K4N2 w - - 0 1", Color::White));
}
