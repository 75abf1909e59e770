//! No bytes panic when they are read as PGN; each game that is read is read again as it is written.

#![no_main]

use libfuzzer_sys::fuzz_target;
use roque_position::{PgnReader, Waivers};

fuzz_target!(|bytes: &[u8]| {
    let mut reader = PgnReader::new(bytes);
    loop {
        match reader.read_game_with("san".parse().expect("a name"), Waivers::ALL) {
            Ok(None) => return,
            Err(error) => assert!(!error.to_string().is_empty()),
            Ok(Some(game)) => {
                let written = game.to_string();
                let mut again = PgnReader::new(written.as_bytes());
                let read = again.read_game_with("san".parse().expect("a name"), Waivers::ALL);
                assert_eq!(read.expect("it was written").as_ref(), Some(&game));
                assert!(again.read_game().expect("it was written").is_none());
            }
        }
    }
});
