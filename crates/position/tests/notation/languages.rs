//! Piece letters by language, and the traps in them.

use roque_position::movegen::{Move, Square};
use roque_position::{Language, MoveReading, Notation, Position, SanError, SanMove, Tongue};

const ALL_KINDS: &str = "3k4/8/8/8/8/8/P3Q3/RNB1K2R w KQ - 0 1";

fn written(fen: &str, uci: &str, language: Language) -> String {
    let position = Position::from_fen(fen).unwrap();
    let mv = position.parse_uci(uci).unwrap();
    position.write_move(mv, Notation::of(language)).to_string()
}

fn read(fen: &str, text: &str, language: Language) -> Option<Move> {
    let position = Position::from_fen(fen).unwrap();
    position
        .parse_move(text, Notation::of(language), MoveReading::Lenient)
        .ok()
}

#[test]
fn each_language_has_its_letters() {
    for (language, expected) in [
        (
            Language::English,
            ["Kf2", "Qd3+", "Rg1", "Bd2", "Nc3", "O-O"],
        ),
        (
            Language::Portuguese,
            ["Rf2", "Dd3+", "Tg1", "Bd2", "Cc3", "0-0"],
        ),
        (
            Language::Spanish,
            ["Rf2", "Dd3+", "Tg1", "Ad2", "Cc3", "0-0"],
        ),
        (
            Language::French,
            ["Rf2", "Dd3+", "Tg1", "Fd2", "Cc3", "0-0"],
        ),
        (
            Language::German,
            ["Kf2", "Dd3+", "Tg1", "Ld2", "Sc3", "0-0"],
        ),
        (
            Language::Italian,
            ["Rf2", "Dd3+", "Tg1", "Ad2", "Cc3", "0-0"],
        ),
        (Language::Dutch, ["Kf2", "Dd3+", "Tg1", "Ld2", "Pc3", "0-0"]),
        (
            Language::Figurine,
            ["♔f2", "♕d3+", "♖g1", "♗d2", "♘c3", "0-0"],
        ),
    ] {
        let moves = ["e1f2", "e2d3", "h1g1", "c1d2", "b1c3", "e1g1"];
        for (uci, expected) in moves.into_iter().zip(expected) {
            let text = written(ALL_KINDS, uci, language);
            assert_eq!(text, expected, "{language:?} {uci}");
        }
    }
}

#[test]
fn the_rule_text_is_a_preset() {
    let position = Position::from_fen("k7/8/8/8/8/8/p7/1N2K2R b - - 0 1").unwrap();
    let portuguese: Notation = "pt".parse().unwrap();
    let queen = position.parse_uci("a2a1q").unwrap();
    assert_eq!(position.write_move(queen, portuguese), "a1=D");
    let start = Position::start();
    let knight = start.parse_uci("g1f3").unwrap();
    assert_eq!(start.write_move(knight, portuguese), "Cf3");
    assert_eq!(written(ALL_KINDS, "e1g1", Language::Portuguese), "0-0");
    assert_eq!(
        written(
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            "a1a8",
            Language::Portuguese
        ),
        "Txa8+"
    );
}

#[test]
fn the_rule_texts_own_wording_gives_the_same_where_it_applies() {
    // On the same rank the letter.
    assert_eq!(
        written(
            "6k1/8/8/8/8/8/8/R3K2R w - - 0 1",
            "a1d1",
            Language::Portuguese
        ),
        "Td1"
    );
    assert_eq!(
        written(
            "6k1/8/8/8/8/8/4K3/R6R w - - 0 1",
            "a1d1",
            Language::Portuguese
        ),
        "Tad1"
    );
    // On the same file the number.
    assert_eq!(
        written("7k/8/8/N7/8/8/8/K7 w - - 0 1", "a5b3", Language::Portuguese),
        "Cb3"
    );
    assert_eq!(
        written(
            "7k/8/8/N7/8/8/8/N3K3 w - - 0 1",
            "a5b3",
            Language::Portuguese
        ),
        "C5b3"
    );
    // On neither the file, as everywhere.
    assert_eq!(
        written(
            "7k/8/8/N7/8/8/3N4/4K3 w - - 0 1",
            "a5b3",
            Language::Portuguese
        ),
        "Cab3"
    );
}

#[test]
fn in_dutch_p_is_the_knight_and_never_a_pawn() {
    // A pawn can go to e4, a knight cannot.
    assert_eq!(
        read("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "Pe4", Language::Dutch),
        None
    );
    let knight = read("4k3/8/8/8/8/2N5/4P3/4K3 w - - 0 1", "Pe4", Language::Dutch);
    assert_eq!(knight, Some(Move::new(Square::C3, Square::E4)));
}

#[test]
fn no_language_has_a_letter_for_the_pawn() {
    for &language in Language::ALL {
        for letter in ["P", "B", "O", "G", "♙"] {
            let text = format!("{letter}e4");
            let read = read("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", &text, language);
            assert_eq!(read, None, "{language:?} {text}");
        }
    }
}

#[test]
fn a_small_b_is_a_file_and_never_a_bishop() {
    // The pawn on b4 and the bishop on b2 can both capture on c3.
    let fen = "4k3/8/8/8/1p6/2P5/1b6/4K3 b - - 0 1";
    for language in [Language::English, Language::Portuguese] {
        let pawn = Move::new(Square::B4, Square::C3);
        assert_eq!(read(fen, "bxc3", language), Some(pawn));
        assert_eq!(read(fen, "bc3", language), Some(pawn));
        let bishop = Move::new(Square::B2, Square::C3);
        assert_eq!(read(fen, "Bxc3", language), Some(bishop));
    }
    // No pawn on the b-file: no move, whatever the bishop may do.
    let fen = "4k3/8/8/8/8/2P5/1b6/4K3 b - - 0 1";
    assert_eq!(read(fen, "bxc3", Language::English), None);
    assert_eq!(read(fen, "bc3", Language::English), None);
}

#[test]
fn small_piece_letters_are_no_pieces() {
    let fen = "4k3/8/8/8/8/8/8/R3K1N1 w - - 0 1";
    for text in ["nf3", "kd1", "ra2"] {
        assert_eq!(read(fen, text, Language::English), None, "{text}");
    }
    assert_eq!(read(fen, "cf3", Language::Portuguese), None);
    assert_eq!(read(fen, "cf3", Language::Spanish), None);
}

#[test]
fn the_language_is_never_guessed() {
    // R is the rook in English and the king in Portuguese; both can go to d1.
    let fen = "7k/8/8/8/8/8/8/R3K3 w - - 0 1";
    assert_eq!(
        read(fen, "Rd1", Language::English),
        Some(Move::new(Square::A1, Square::D1))
    );
    assert_eq!(
        read(fen, "Rd1", Language::Portuguese),
        Some(Move::new(Square::E1, Square::D1))
    );
    // Letters of another language are no letters.
    for (text, language) in [
        ("Nf3", Language::Portuguese),
        ("Cf3", Language::English),
        ("Sf3", Language::Dutch),
        ("Pf3", Language::German),
        ("♘f3", Language::English),
        ("Nf3", Language::Figurine),
    ] {
        let error = SanMove::read(text, language).unwrap_err();
        assert!(
            matches!(error, SanError::Unreadable { offset: 0, .. }),
            "{language:?} {text}"
        );
    }
    let error = SanMove::read("Nf3", Language::Portuguese).unwrap_err();
    assert_eq!(
        error.to_string(),
        "at byte 0: found 'N', expected one of RDTBC, a square or castling"
    );
}

#[test]
fn promotions_take_the_letters_of_the_language() {
    let fen = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
    for (text, language, uci) in [
        ("a8=D", Language::Portuguese, "a7a8q"),
        ("a8=T", Language::Portuguese, "a7a8r"),
        ("a8d", Language::Portuguese, "a7a8q"),
        ("a8b", Language::Portuguese, "a7a8b"),
        ("a8=C", Language::French, "a7a8n"),
        ("a8=P", Language::Dutch, "a7a8n"),
        ("a8=L", Language::German, "a7a8b"),
        ("a8=♘", Language::Figurine, "a7a8n"),
    ] {
        let position = Position::from_fen(fen).unwrap();
        let read = read(fen, text, language).map(|mv| position.uci(mv).to_string());
        assert_eq!(read.as_deref(), Some(uci), "{language:?} {text}");
    }
    for (text, language) in [
        ("a8=Q", Language::Portuguese),
        ("a8=R", Language::Portuguese),
        ("a8=D", Language::English),
        ("a8=K", Language::Dutch),
    ] {
        assert_eq!(read(fen, text, language), None, "{language:?} {text}");
    }
    let error = SanMove::read("a8=Q", Language::Portuguese).unwrap_err();
    assert_eq!(
        error.to_string(),
        "at byte 3: found 'Q', expected one of DTBC"
    );
    let said = SanMove::read("a8=R", Language::Portuguese).unwrap();
    assert_eq!(
        said.say(Tongue::Portuguese).to_string(),
        "peão para a8, promovido a rei"
    );
}
