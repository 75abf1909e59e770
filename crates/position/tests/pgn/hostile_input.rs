//! No text panics: arbitrary ones, and games with a few bytes changed.

use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_oneof, proptest};
use proptest::sample::{Index, select};
use roque_position::{PgnReader, PgnToken};

use crate::told::games;

const TEXTS: [&str; 4] = [
    "[Event \"a\"]\n[Site \"b \\\" c\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 {good} Nc6 (2... d6 $5 3. d4!?) 3. Bb5 1-0\n\n",
    "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n[SetUp \"1\"]\n\n1. 0-0-0 O-O ; end\n% escape\n2. Rxa8+ *\n",
    "[Variant \"Chess960\"]\n[FEN \"nrbbqknr/pppppppp/8/8/8/8/PPPPPPPP/NRBBQKNR w KQkq - 0 1\"]\n\n1. Nb3 (=) -- 1/2-1/2",
    "1. e4 d5 2. exd5 c5 3. dxc6 e.p. Qa5 0-1 1. d4 (1. c4 (1. b4)) *",
];

/// A game of which some bytes are replaced, some put in and some taken out.
fn mutated() -> impl Strategy<Value = Vec<u8>> {
    let telling = prop_oneof![
        3 => select(b"[]{}()<>;$*!?.%\"\\\n\r 0123456789-=/+#OxNZe".to_vec()),
        1 => any::<u8>(),
    ];
    let change = (any::<Index>(), 0..3_u8, telling);
    let texts = vec(select(&TEXTS[..]), 1..4).prop_map(|texts| texts.concat());
    (texts, vec(change, 0..8)).prop_map(|(text, changes)| {
        let mut bytes = text.into_bytes();
        for (place, how, byte) in changes {
            let at = place.index(bytes.len() + 1);
            match how {
                0 => bytes.insert(at, byte),
                1 if at < bytes.len() => bytes[at] = byte,
                _ if at < bytes.len() => drop(bytes.remove(at)),
                _ => {}
            }
        }
        bytes
    })
}

fn hostile() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        6 => mutated(),
        2 => vec(any::<u8>(), 0..200),
        1 => Just(b"(".repeat(10_000)),
        1 => Just(b"{\n".repeat(10_000)),
        1 => Just(b"[A \"".repeat(10_000)),
    ]
}

proptest! {
    #[test]
    fn games_are_read_or_refused_and_what_is_read_is_written_and_read_again(text in hostile()) {
        let lines = text.split(|&byte| byte == b'\n').count() as u64;
        for game in games(&text) {
            match game {
                Ok(game) => {
                    let written = game.to_string();
                    let again = games(written.as_bytes());
                    assert_eq!(again.len(), 1, "{written}");
                    assert_eq!(again[0].as_ref().unwrap(), &game, "{written}");
                }
                Err(error) => {
                    let place = error.place().unwrap();
                    assert!((1..=lines).contains(&place.line), "{error}");
                    assert!(!error.to_string().is_empty());
                }
            }
        }
    }

    #[test]
    fn items_are_nested_rightly_until_the_first_error(text in hostile()) {
        let mut reader = PgnReader::new(&text[..]);
        let mut depth = 0_usize;
        while let Ok(Some(item)) = reader.next_item() {
            match item.token {
                PgnToken::VariationBegin => depth += 1,
                PgnToken::VariationEnd => depth -= 1,
                PgnToken::End(_) => assert_eq!(depth, 0),
                _ => {}
            }
        }
    }

    #[test]
    fn passing_over_variations_leaves_the_moves_of_the_game(text in hostile()) {
        let mut whole = PgnReader::new(&text[..]);
        let mut bare = PgnReader::new(&text[..]).without_variations();
        let mut depth = 0_usize;
        while let Ok(Some(item)) = whole.next_item() {
            match item.token {
                PgnToken::VariationBegin => depth += 1,
                PgnToken::VariationEnd => depth -= 1,
                _ if depth == 0 => {
                    let same = bare.next_item();
                    assert_eq!(same.unwrap(), Some(item));
                }
                _ => {}
            }
        }
    }
}
