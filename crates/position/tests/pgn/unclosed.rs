//! Comments and variations that do not end: told where they begin, and no other game is lost in them.

use std::fmt::Write as _;

use roque_position::PgnProblem;

use crate::told::told;

const COMMENT: &str = "the comment that begins here does not end, expected }";
const VARIATION: &str = "the variation that begins here does not end, expected )";

#[track_caller]
fn assert_told(text: &str, expected: &[&str]) {
    assert_eq!(told(text.as_bytes()), expected, "{text}");
}

#[test]
fn what_does_not_end_is_told_where_it_begins() {
    let comment = format!("line 1, column 7: {COMMENT}");
    let variation = format!("line 1, column 7: {VARIATION}");
    assert_told("1. e4 {d4\n\n", &["e4", &comment]);
    for text in ["1. e4 (1. d4 *", "1. e4 (1. d4\n", "1. e4 (1. d4"] {
        assert_told(text, &["e4", "(", "d4", &variation]);
    }
    // Of several, where the first of them begins.
    assert_told(
        "1. e4 (1. d4 (1. c4) (1. b4",
        &["e4", "(", "d4", "(", "c4", ")", "(", "b4", &variation],
    );
    assert_told(
        "1. e4 (1. d4) e5\n(1... c5 [White \"x\"]",
        &[
            "e4",
            "(",
            "d4",
            ")",
            "e5",
            "(",
            "c5",
            &format!("line 2, column 1: {VARIATION}"),
        ],
    );
}

#[test]
fn a_comment_that_never_ends_swallows_no_game() {
    let third = format!("line 3, column 7: {COMMENT}");
    for tag in ["Event", "White"] {
        let text = format!(
            "[Event \"a\"]\n\n1. e4 {{oops e5 *\n\n[{tag} \"b\"]\n\n1. d4 *\n\n[{tag} \"c\"]\n\n1. c4 *"
        );
        let tags = ["b", "c"].map(|value| format!("{tag}={value}"));
        let after = [&tags[0], "d4", "*", &tags[1], "c4", "*"];
        assert_told(&text, &[&["Event=a", "e4", &third], &after[..]].concat());
    }
    // A game that begins with this tag ends it, even if there is a brace further on.
    assert_told(
        "[Event \"a\"]\n\n1. e4 {oops e5\n\n[Event \"b\"]\n\n1. d4 {fine} *",
        &["Event=a", "e4", &third, "Event=b", "d4", "{fine}", "*"],
    );
    let first = format!("line 1, column 7: {COMMENT}");
    assert_told(
        "1. e4 {oops e5 *\r\nand on\r\n\r\n1. d4 *\r\n\r\n1. c4 é *",
        &["e4", &first, "d4", "*", "c4", "é", "*"],
    );
    // A clock in a comment is no tag.
    assert_told("1. e4 {a\n[%clk 0:01]} *", &["e4", "{a [%clk 0:01]}", "*"]);
    // Those that are read again have their places, and are broken themselves.
    let fifth = format!("line 5, column 7: {COMMENT}");
    assert_told(
        "1. e4 {oops *\n\n1. d4 *\n\n1. c4 {oops *\n\n1. b4 ) *\n",
        &[
            "e4",
            &first,
            "d4",
            "*",
            "c4",
            &fifth,
            "b4",
            "line 7, column 7: no variation ends here, but found )",
        ],
    );
}

#[test]
fn a_comment_does_not_end_with_that_of_another_game() {
    let first = format!("line 1, column 7: {COMMENT}");
    assert_told(
        "1. e4 {oops e5 *\n\n1. d4 {fine} *\n\n1. c4 {fine,\ntoo} *",
        &["e4", &first, "d4", "{fine}", "*", "c4", "{fine, too}", "*"],
    );
    // The other comment goes over lines; and there may be several that do not end.
    let fourth = format!("line 4, column 7: {COMMENT}");
    assert_told(
        "1. e4 {oops\ne5 0-1\n\n1. d4 {oops d5 1/2-1/2\n\n1. c4 {fine\n\nindeed} *",
        &["e4", &first, "d4", &fourth, "c4", "{fine  indeed}", "*"],
    );
    let third = format!("line 3, column 7: {COMMENT}");
    assert_told(
        "[White \"a\"]\n\n1. e4 {oops *\n\n[White \"b\"]\n\n1. d4 {fine} *",
        &["White=a", "e4", &third, "White=b", "d4", "{fine}", "*"],
    );
    // A result, a blank line or a brace alone may be in a comment.
    for comment in ["a 1-0\n\nb", "a 1-0\nb {c", "a\n\nb {c", "a { 1-0\n\nb"] {
        let told = format!("{{{}}}", comment.replace('\n', " "));
        assert_told(&format!("1. e4 {{{comment}}} *"), &["e4", &told, "*"]);
    }
}

#[test]
fn a_variation_that_never_ends_swallows_no_game() {
    let third = format!("line 3, column 7: {VARIATION}");
    assert_told(
        "[White \"a\"]\n\n1. e4 (1. d4 *\n\n[White \"b\"]\n\n1. c4 *",
        &["White=a", "e4", "(", "d4", &third, "White=b", "c4", "*"],
    );
    // Without tags, a result and a blank line are where the game was to end.
    let first = format!("line 1, column 7: {VARIATION}");
    assert_told(
        "1. e4 (1. d4 *\n\n1. c4 *\n\n1. b4 (1. a4) 0-1",
        &[
            "e4", "(", "d4", &first, "c4", "*", "b4", "(", "a4", ")", "0-1",
        ],
    );
    let told = ["e4", "(", "d4", ")", "e5", "*"];
    assert_told("1. e4 (1. d4 1-0\n) e5 *", &told);
    assert_told("1. e4 (1. d4 1-0\n\n) e5 *", &told);
    assert_told("1. e4 (1. d4\n\n) e5 *", &told);
    assert_told(
        "[White \"a\"]\n1. e4 (1. d4 1-0\n\n) e5 *",
        &["White=a", "e4", "(", "d4", ")", "e5", "*"],
    );
}

#[test]
fn comments_that_never_end_are_not_looked_through_again_and_again() {
    const GAMES: usize = 50_000;
    let mut text = String::new();
    for _ in 0..GAMES {
        write!(text, "1. e4 {{\n\n").unwrap();
    }
    let told = told(text.as_bytes());
    assert_eq!(told.iter().filter(|told| *told == "e4").count(), GAMES);
    assert!(told[1].ends_with(COMMENT));
    let told = crate::told::told(format!("{}}} *", "1. e4 { *\n\n".repeat(GAMES)).as_bytes());
    assert_eq!(told.iter().filter(|told| *told == "e4").count(), GAMES);
    let long = "x\n".repeat(PgnProblem::MAX_LENGTH);
    let told = crate::told::told(format!("1. e4 {{{long}\n1. d4 *").as_bytes());
    assert!(told[1].contains("of more than"), "{told:?}");
}
