//! Games that do not start from the start.

use roque_position::{CastlingMode, PgnError, PgnReader, PgnStartError, Position, Waivers};

use crate::told::games;

fn error(text: &str) -> String {
    games(text.as_bytes()).remove(0).unwrap_err().to_string()
}

#[test]
fn a_fen_gives_the_start_with_set_up_or_without() {
    for set_up in ["", "[SetUp \"1\"]\n", "[SetUp \"0\"]\n"] {
        let text = format!("{set_up}[FEN \"4k3/8/8/8/8/8/P7/4K3 w - - 3 40\"]\n\n40. a4 *");
        let game = games(text.as_bytes()).remove(0).unwrap();
        assert_eq!(
            game.start,
            Position::from_fen("4k3/8/8/8/8/8/P7/4K3 w - - 3 40").unwrap()
        );
        assert_eq!(game.line.moves.len(), 1);
        assert_eq!(game.tags.get("FEN"), None);
    }
}

#[test]
fn black_may_begin() {
    let text = b"[FEN \"4k3/p7/8/8/8/8/8/4K3 b - - 0 7\"]\n\n7... a5 8. Kd2 *";
    let game = games(text).remove(0).unwrap();
    assert!(
        game.to_string().ends_with("\n\n7... a5 8. Kd2 *\n\n"),
        "{game}"
    );
}

#[test]
fn chess960_is_told_by_the_variant() {
    let fen = "nrbbqknr/pppppppp/8/8/8/8/PPPPPPPP/NRBBQKNR w KQkq - 0 1";
    for variant in ["Chess960", "chess 960", "Fischerandom", "FischerRandom"] {
        let text = format!("[Variant \"{variant}\"]\n[FEN \"{fen}\"]\n\n1. Nb3 *");
        let game = games(text.as_bytes()).remove(0).unwrap();
        assert_eq!(game.start.castling_mode(), CastlingMode::Chess960);
        assert!(
            game.to_string()
                .contains("[SetUp \"1\"]\n[Variant \"Chess960\"]\n")
        );
    }
    // The start of standard chess may be one of Chess960.
    let text = "[Variant \"Chess960\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n\n*";
    let game = games(text.as_bytes()).remove(0).unwrap();
    assert_eq!(game.start.castling_mode(), CastlingMode::Chess960);
    assert_eq!(games(game.to_string().as_bytes()).remove(0).unwrap(), game);
}

#[test]
fn sites_name_standard_chess_in_several_ways() {
    for variant in ["Standard", "From Position", "standard"] {
        let text = format!("[Variant \"{variant}\"]\n\n1. e4 *");
        assert_eq!(
            games(text.as_bytes()).remove(0).unwrap().start,
            Position::start()
        );
    }
}

#[test]
fn tags_that_give_no_start_are_named_with_their_place() {
    assert_eq!(
        error("[White \"a\"]\n[FEN \"8/8 w - - 0 1\"]\n\n1. e4 *"),
        "line 2, column 1: the FEN tag gives no position: placement at byte 3: \
         2 ranks, expected 8"
    );
    assert_eq!(
        error("[SetUp \"1\"]\n\n1. e4 *"),
        "line 1, column 1: the start position is missing, expected a FEN tag"
    );
    assert_eq!(
        error("[Variant \"Chess960\"]\n\n1. e4 *"),
        "line 1, column 1: the start position is missing, expected a FEN tag"
    );
    assert_eq!(
        error("[Variant \"Atomic\"]\n\n1. e4 *"),
        "line 1, column 1: the variant \"Atomic\" is not known, expected Standard or Chess960"
    );
}

#[test]
fn a_position_that_cannot_be_is_read_with_waivers() {
    let text = b"[FEN \"4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1\"]\n\n1. a4 * 1. e4 *";
    let mut reader = PgnReader::new(&text[..]);
    let error = reader.read_game().unwrap_err();
    assert!(matches!(
        error,
        PgnError::Start {
            error: PgnStartError::Fen(_),
            ..
        }
    ));
    assert_eq!(
        reader.read_game().unwrap().unwrap().start,
        Position::start()
    );
    let mut reader = PgnReader::new(&text[..]);
    let game = reader
        .read_game_with("san".parse().unwrap(), Waivers::ALL)
        .unwrap();
    assert_eq!(game.unwrap().line.moves.len(), 1);
}

#[test]
fn a_game_without_moves_has_a_start_too() {
    let text = b"[FEN \"4k3/8/8/8/8/8/P7/4K3 w - - 3 40\"]\n\n*";
    assert_eq!(games(text).remove(0).unwrap().start.fullmove_number(), 40);
    assert!(games(b"[FEN \"x\"]\n\n*").remove(0).is_err());
}
