//! No text panics when it is read as a move; what is read is legal, and is read again as it is
//! written. The first byte chooses the position, the second the notation.

#![no_main]

use libfuzzer_sys::fuzz_target;
use roque_position::{MoveReading, Notation, Position};

const FENS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/8/8/8/k2Pp3/8/8/4K3 b - d3 0 1",
    "4k3/8/8/8/8/8/8/2RK1R2 w CF - 0 1",
];

fuzz_target!(|bytes: &[u8]| {
    let [position, notation, text @ ..] = bytes else {
        return;
    };
    let Ok(text) = core::str::from_utf8(text) else {
        return;
    };
    let fen = FENS[usize::from(*position) % FENS.len()];
    let position = Position::from_fen(fen).expect("the position is valid");
    let named = Notation::named().count();
    let (_, notation) = Notation::named()
        .nth(usize::from(*notation) % named)
        .expect("the number is below the count");
    match position.parse_move(text, notation, MoveReading::Lenient) {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(mv) => {
            assert!(position.is_legal(mv));
            let written = position.write_move(mv, notation);
            let again = position.parse_move(&written, notation, MoveReading::Strict);
            assert_eq!(again, Ok(mv));
        }
    }
});
