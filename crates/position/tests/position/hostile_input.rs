//! No input panics: arbitrary texts, and valid ones with a few bytes changed.

use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_oneof, proptest};
use proptest::sample::{Index, select};
use roque_position::{
    CastlingRules, Epd, Fen, FenReading, PackedPosition, Position, Setup, Waivers, WrittenRight,
};

const TEXTS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "nbbnrkqr/p1pp3p/1p2p1p1/5p2/8/4PP2/PPPPRQPP/NBBN1K1R w Hh - 0 5",
    "8/8/8/8/8/6k1/6p1/6K1 w - - bm Kg2; id \"example; one\"; hmvc 3;",
    "r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w KQkq - 0 1 ;D1 23 ;D2 522 ;id xfen",
    "e7e8q",
];

/// Bytes that are likely to matter.
fn telling() -> impl Strategy<Value = char> {
    prop_oneof![
        select(
            "pnbrqkPNBRQKxABCDEFGHabcdefgh0123456789/-_ \t\";#wé\u{0}\u{7f}♔"
                .chars()
                .collect::<Vec<_>>()
        ),
        any::<char>(),
    ]
}

/// A valid text in which some characters are replaced, some put in and some taken out.
fn mutated() -> impl Strategy<Value = String> {
    let change = (any::<Index>(), 0..3_u8, telling());
    (select(&TEXTS[..]), vec(change, 1..8)).prop_map(|(text, changes)| {
        let mut letters: Vec<char> = text.chars().collect();
        for (place, how, letter) in changes {
            let at = place.index(letters.len() + 1);
            match how {
                0 => letters.insert(at, letter),
                1 if at < letters.len() => letters[at] = letter,
                _ if at < letters.len() => drop(letters.remove(at)),
                _ => {}
            }
        }
        letters.into_iter().collect()
    })
}

fn hostile() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => mutated(),
        1 => any::<String>(),
        1 => vec(telling(), 0..120).prop_map(String::from_iter),
        1 => Just("8/".repeat(100_000)),
        1 => Just("9".repeat(100_000)),
    ]
}

/// All that can be asked of a setup and the position that may come of it.
fn exercise(setup: &Setup) {
    for rules in [
        CastlingRules::Auto,
        CastlingRules::Standard,
        CastlingRules::Chess960,
    ] {
        for waivers in [Waivers::NONE, Waivers::ALL] {
            match setup.judge(rules, waivers) {
                Err(violations) => {
                    assert!(!violations.is_empty());
                    assert!(!violations.to_string().is_empty());
                }
                Ok(judged) => {
                    let position = judged.position;
                    assert_eq!(position.key128(), position.recomputed_key128());
                    for &mv in &position.legal_moves() {
                        let after = position.play(mv).unwrap();
                        assert_eq!(after.key128(), after.recomputed_key128());
                        assert_eq!(after.key128(), position.key128_after(mv));
                    }
                    let again = position
                        .setup()
                        .judge(position.castling_mode().into(), Waivers::ALL);
                    assert_eq!(again.unwrap().position, position);
                    if let Ok(packed) = position.pack() {
                        assert_eq!(packed.unpack(), Ok(position));
                    }
                }
            }
        }
    }
}

proptest! {
    #[test]
    fn fens_are_read_or_refused_with_a_place_in_the_text(text in hostile()) {
        for reading in [FenReading::Strict, FenReading::Lenient] {
            match Fen::parse(&text, reading) {
                Ok(setup) => {
                    exercise(&setup);
                    assert_eq!(Fen::parse(&setup.to_string(), FenReading::Strict), Ok(setup));
                }
                Err(error) => {
                    assert!(text.is_char_boundary(error.offset), "{text:?} {error}");
                    assert!(error.to_string().contains("expected"), "{error}");
                }
            }
        }
    }

    #[test]
    fn what_strict_reading_accepts_lenient_reading_accepts_alike(text in hostile()) {
        if let Ok(setup) = Fen::parse(&text, FenReading::Strict) {
            assert_eq!(Fen::parse(&text, FenReading::Lenient), Ok(setup));
        }
        if let Ok(position) = Position::from_fen(&text) {
            let lenient = Fen::parse(&text, FenReading::Lenient).unwrap();
            let judged = lenient.judge(CastlingRules::Auto, Waivers::ALL).unwrap();
            assert_eq!(judged.position, position);
            assert!(judged.waived.is_empty());
        }
    }

    #[test]
    fn epd_lines_are_read_or_refused(text in hostile()) {
        let _ = Epd::is_comment(&text);
        for reading in [FenReading::Strict, FenReading::Lenient] {
            match Epd::parse(&text, reading) {
                Ok(epd) => {
                    for operation in &epd.operations {
                        assert!(text[operation.offset..].starts_with(operation.name));
                        for operand in &operation.operands {
                            assert!(text[operand.offset..].starts_with(operand.text));
                        }
                    }
                }
                Err(error) => assert!(error.to_string().contains("expected"), "{error}"),
            }
        }
    }

    #[test]
    fn moves_are_read_or_refused(text in hostile()) {
        for fen in &TEXTS[..3] {
            let position = Position::from_fen(fen).unwrap();
            if let Ok(mv) = position.parse_uci(&text) {
                assert!(position.is_legal(mv));
            }
        }
    }

    #[test]
    fn bytes_are_unpacked_or_refused(bytes in any::<[u8; 32]>()) {
        let packed = PackedPosition::from_bytes(bytes);
        if let Ok(position) = packed.unpack() {
            assert_eq!(position.pack(), Ok(packed));
        }
    }

    #[test]
    fn letters_of_rights_come_back(letter in telling()) {
        if let Some(right) = WrittenRight::from_char(letter) {
            assert_eq!(right.to_char(), letter);
        }
    }
}
