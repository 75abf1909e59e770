//! `roque convert`.

use crate::json::validate;
use crate::run::{roque, roque_reading};

const GAME: &str = "\
[Event \"?\"]
[Site \"?\"]
[Date \"????.??.??\"]
[Round \"?\"]
[White \"Ana\"]
[Black \"?\"]
[Result \"*\"]
[FEN \"r3k2r/P6p/8/8/8/8/7P/R3K2R w KQkq - 0 1\"]
[SetUp \"1\"]

1. O-O $1 {castles} 1... O-O-O (1... Ke7 2. Rf7+) 2. a8=Q+ Kc7 3. Qxd8+ *

";

/// What a text becomes between two notations.
#[track_caller]
fn converted(text: &str, from: &str, to: &str) -> String {
    let arguments = ["convert", "-", "--from", from, "--to", to];
    roque_reading(arguments, text.as_bytes()).ended(0).out
}

#[test]
fn a_game_comes_back_from_every_notation_as_it_was() {
    let names = [
        "san", "long", "uci", "pt", "es", "fr", "de", "it", "nl", "figurine",
    ];
    assert_eq!(converted(GAME, "san", "san"), GAME);
    let written = names.map(|name| converted(GAME, "san", name));
    for (from, text) in names.iter().zip(&written) {
        for (to, expected) in names.iter().zip(&written) {
            assert_eq!(&converted(text, from, to), expected, "{from} to {to}");
        }
    }
}

#[test]
fn moves_are_written_as_the_notation_has_it() {
    let portuguese = converted(GAME, "san", "pt");
    assert!(
        portuguese.ends_with(
            "\n1. 0-0 $1 {castles} 1... 0-0-0 (1... Re7 2. Tf7+) 2. a8=D+ Rc7 3. Dxd8+ *\n\n"
        ),
        "{portuguese}"
    );
    let list = converted("e2e4 e7e5 g1f3", "uci", "figurine");
    assert!(list.ends_with("\n1. e4 e5 2. ♘f3 *\n\n"), "{list}");
}

#[test]
fn what_cannot_be_read_is_left_out_and_the_rest_follows() {
    let text = "1. e4 e5 2. Ke3 *\n\n1. d4 *\n";
    let run = roque_reading(["convert", "-", "--format", "json"], text.as_bytes())
        .ended(1)
        .complained("game 1 is left out: line 1, column 13: Ke3: a king does not move");
    let [line] = run.lines().try_into().unwrap();
    assert_eq!(validate(line)["game"], 2);
}

#[test]
fn a_notation_or_file_that_is_not_there_is_told() {
    roque(["convert", "-", "--to", "eo"])
        .ended(2)
        .complained("--to eo");
    roque_reading(["convert", "-"], b"")
        .ended(2)
        .complained("has no game");
    roque(["convert", "/nowhere/at/all.pgn"])
        .ended(3)
        .complained("/nowhere/at/all.pgn");
}
