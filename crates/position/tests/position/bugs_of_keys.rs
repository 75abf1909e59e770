//! Faults that other programs have had with keys: Polyglot's reference values, and moves after which
//! the key was not that of the position.

use roque_position::Position;

fn after(start: Position, moves: &str) -> Position {
    moves.split_whitespace().fold(start, |position, text| {
        let mv = position
            .parse_uci(text)
            .unwrap_or_else(|error| panic!("{moves}: {error}"));
        position.play(mv).unwrap()
    })
}

#[test]
fn polyglot_keys_are_those_of_the_book_format() {
    for (moves, key) in [
        ("", 0x463b_9618_1691_fc9c),
        ("e2e4", 0x823c_9b50_fd11_4196),
        ("e2e4 d7d5", 0x0756_b944_61c5_0fb0),
        ("e2e4 d7d5 e4e5", 0x662f_afb9_65db_29d4),
        ("e2e4 d7d5 e4e5 f7f5", 0x22a4_8b5a_8e47_ff78),
        ("e2e4 d7d5 e4e5 f7f5 e1e2", 0x652a_607c_a3f2_42c1),
        ("e2e4 d7d5 e4e5 f7f5 e1e2 e8f7", 0x00fd_d303_c946_bdd9),
        ("a2a4 b7b5 h2h4 b5b4 c2c4", 0x3c81_23ea_7b06_7637),
        ("a2a4 b7b5 h2h4 b5b4 c2c4 b4c3", 0x93d3_2682_782e_dfae),
        ("a2a4 b7b5 h2h4 b5b4 c2c4 b4c3 a1a3", 0x5c3f_9b82_9b27_9560),
    ] {
        assert_eq!(
            after(Position::start(), moves).polyglot_key(),
            key,
            "{moves}"
        );
    }
}

#[test]
fn polyglot_counts_a_pawn_that_stands_beside_and_the_key_only_a_legal_capture() {
    let with = Position::from_fen("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1").unwrap();
    let without = Position::from_fen("8/8/8/r2Pp2K/8/8/4k3/8 w - - 0 1").unwrap();
    assert_eq!(with.polyglot_key(), 0x8192_30cf_74d0_e244);
    assert_eq!(without.polyglot_key(), 0x4ea3_7511_7e0d_a0cd);
    assert_eq!(with.key128(), without.key128());
    assert_eq!(with.legal_en_passant(), None);
}

#[test]
fn the_key_after_en_passant_and_after_a_capturing_promotion_is_that_of_the_position() {
    let played = after(Position::start(), "a2a4 b7b5 h2h4 b5b4 c2c4 b4c3");
    let read = Position::from_fen(&played.to_string()).unwrap();
    assert_eq!(played.key128(), read.key128());
    assert_eq!(played.polyglot_key(), read.polyglot_key());

    let start = Position::from_fen("r3k2r/1P6/8/8/8/8/8/4K3 w kq - 0 1").unwrap();
    let played = after(start, "b7a8q");
    let read = Position::from_fen("Q3k2r/8/8/8/8/8/8/4K3 b k - 0 1").unwrap();
    assert_eq!(played.key128(), read.key128());
    assert_eq!(played.polyglot_key(), 0x41c1_7041_d5a4_0fa1);
    assert_eq!(read.polyglot_key(), 0x41c1_7041_d5a4_0fa1);
}
