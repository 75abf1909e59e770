//! The six positions from which every perft begins, counted in every way there is.
//!
//! The numbers are published (Chess Programming Wiki, "Perft Results").

use roque_movegen::{Board, Isa};
use roque_perft::{Control, Leaves, Perft};
use roque_position::Position;

/// Positions, with the known numbers of paths from depth 1 on, and of those that end in a capture.
const KNOWN: [(&str, &[u128], &[u128]); 6] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        &[20, 400, 8_902, 197_281, 4_865_609],
        &[0, 0, 34, 1_576, 82_719],
    ),
    (
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2_039, 97_862, 4_085_603],
        &[8, 351, 17_102, 757_163],
    ),
    (
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        &[14, 191, 2_812, 43_238, 674_624],
        &[1, 14, 209, 3_348, 52_051],
    ),
    (
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        &[6, 264, 9_467, 422_333],
        &[0, 87, 1_021, 131_393],
    ),
    (
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        &[44, 1_486, 62_379, 2_103_487],
        &[],
    ),
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2_079, 89_890, 3_894_594],
        &[],
    ),
];

/// The same numbers with colors exchanged: the board upside down, the other player to move.
fn mirrored(fen: &str) -> String {
    let mut fields = fen.split(' ').map(|field| {
        let exchange = |letter: char| {
            if letter.is_ascii_lowercase() {
                letter.to_ascii_uppercase()
            } else {
                letter.to_ascii_lowercase()
            }
        };
        field.chars().map(exchange).collect::<String>()
    });
    let placement = fields.next().expect("a FEN has a placement");
    let ranks: Vec<_> = placement.split('/').rev().collect();
    let turn = if fen.contains(" w ") { "b" } else { "w" };
    let castling = fields.nth(1).expect("a FEN has castling rights");
    format!("{} {turn} {castling} - 0 10", ranks.join("/"))
}

fn assert_counts(perft: Perft, board: &Board, known: &[u128]) {
    for (depth, &nodes) in (1..).zip(known) {
        let count = perft.count(board, depth, &Control::new());
        assert_eq!(count, Ok(nodes), "{perft:?} depth {depth}\n{board:?}");
    }
}

#[test]
fn the_published_numbers_come_out_in_every_way_of_counting() {
    for isa in Isa::ALL {
        if !isa.is_available() {
            println!("skipped: {isa} (this machine does not have it)");
            continue;
        }
        for (fen, nodes, captures) in KNOWN {
            for fen in [fen.to_owned(), mirrored(fen)] {
                let position = Position::from_fen(&fen);
                let position = position.unwrap_or_else(|error| panic!("{fen}: {error}"));
                for (leaves, known) in [
                    (Leaves::Bulk, nodes),
                    (Leaves::Made, nodes),
                    (Leaves::Captures, captures),
                ] {
                    assert_counts(
                        Perft {
                            isa,
                            leaves,
                            ..Perft::default()
                        },
                        position.board(),
                        known,
                    );
                }
            }
        }
    }
}
