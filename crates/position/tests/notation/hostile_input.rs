//! No text panics: arbitrary ones, and moves with a few characters changed.

use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_oneof, proptest};
use proptest::sample::{Index, select};
use roque_position::{MoveError, MoveReading, Notation, Position, SanError};

const MOVES: [&str; 12] = [
    "Nf3",
    "Nbxd7+",
    "exd5",
    "a8=Q#",
    "O-O-O",
    "0-0",
    "Ng1-f3",
    "e2e4",
    "exd6 e.p.",
    "Cf3",
    "♘f3!?",
    "axb1=D+",
];

const FENS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/8/8/8/k2Pp3/8/8/4K3 b - d3 0 1",
    "4k3/8/8/8/8/8/8/2RK1R2 w CF - 0 1",
];

/// Characters that are likely to matter.
fn telling() -> impl Strategy<Value = char> {
    let known = "KQRBNDTCAFLSP♔♕♖♗♘Oo0-x=+#!?. eabcdefgh12345678ep";
    prop_oneof![
        3 => select(known.chars().collect::<Vec<_>>()),
        1 => any::<char>(),
    ]
}

/// A move in which some characters are replaced, some put in and some taken out.
fn mutated() -> impl Strategy<Value = String> {
    let change = (any::<Index>(), 0..3_u8, telling());
    (select(&MOVES[..]), vec(change, 0..5)).prop_map(|(text, changes)| {
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
        2 => vec(telling(), 0..12).prop_map(String::from_iter),
        1 => any::<String>(),
        1 => Just("!".repeat(100_000)),
        1 => Just("O-".repeat(100_000)),
    ]
}

proptest! {
    #[test]
    fn moves_are_read_or_refused_in_every_notation(text in hostile()) {
        for fen in FENS {
            let position = Position::from_fen(fen).unwrap();
            for (_, notation) in Notation::named() {
                let lenient = position.parse_move(&text, notation, MoveReading::Lenient);
                let strict = position.parse_move(&text, notation, MoveReading::Strict);
                match lenient {
                    Ok(mv) => {
                        assert!(position.is_legal(mv), "{fen} {text}");
                        let written = position.write_move(mv, notation);
                        assert_eq!(strict.is_ok(), written == *text || notation == Notation::Uci);
                    }
                    Err(error) => {
                        assert_eq!(strict, Err(error), "{fen} {text}");
                        assert!(!error.to_string().is_empty());
                        if let MoveError::San(SanError::Unreadable { offset, found, .. }) = error {
                            assert_eq!(text[offset..].chars().next(), found);
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn names_of_notations_are_read_or_refused(text in hostile()) {
        let read = text.parse::<Notation>();
        let known = Notation::named().any(|(name, _)| name == text) || text == "en";
        assert_eq!(read.is_ok(), known);
    }
}
