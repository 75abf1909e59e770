//! Keys are promised to stay as they are in all versions.

use roque_position::Position;
use roque_position::movegen::Move;
use roque_position::movegen::Square::{self, B1, B8, C3, C6, F3, F6, G1, G8};

/// Literal keys, never to be changed: who has stored keys relies on them.
#[test]
fn the_keys_of_these_positions_stay_for_ever() {
    for (fen, key) in [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            0x57a6_41cb_a947_fbbd_6c04_d4a8_c9da_5ba5,
        ),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            0x44fc_d3af_8e44_be65_7486_f607_affd_56aa,
        ),
        (
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            0x1b4a_64ec_57cc_be1e_bebd_695e_2f45_caa8,
        ),
        (
            "8/2p5/3p4/KP5r/1R2Pp1k/8/6P1/8 b - e3 0 1",
            0xb808_8aa4_3615_51f7_af92_ec12_6b53_94eb,
        ),
        (
            "4k3/8/8/8/8/8/8/4K1RR w G - 0 1",
            0x6274_18bb_1152_30e4_54f4_92ab_987e_1c9c,
        ),
        (
            "4k3/8/8/8/8/8/8/4K1RR b H - 0 1",
            0x851e_af81_d3a2_a778_a276_2fae_3760_d6b2,
        ),
    ] {
        let position = Position::from_fen(fen).unwrap();
        assert_eq!(position.key128(), key, "{fen}");
    }
}

#[test]
fn the_64_bit_key_is_the_low_half() {
    let position = Position::start();
    assert_eq!(
        u128::from(position.key()),
        position.key128() & u128::from(u64::MAX)
    );
}

#[test]
fn what_the_repetition_rule_tells_apart_has_different_keys() {
    let key = |fen| Position::from_fen(fen).unwrap().key128();
    let mut keys = vec![
        key("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"),
        key("4k3/8/8/8/8/8/8/R3K2R b KQ - 0 1"),
        key("4k3/8/8/8/8/8/8/R3K2R w K - 0 1"),
        key("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1"),
        key("4k3/8/8/8/8/8/8/R3K2R w - - 0 1"),
        key("4k3/8/8/8/8/8/8/R3K1RR w G - 0 1"),
        key("4k3/8/8/8/8/8/8/R3K1RR w H - 0 1"),
        key("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"),
        key("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"),
    ];
    let all = keys.len();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), all);
}

#[test]
fn clocks_modes_and_squares_without_capture_do_not_count() {
    let key = |fen| Position::from_fen(fen).unwrap().key128();
    assert_eq!(
        key("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"),
        key("4k3/8/8/8/4P3/8/8/4K3 b - - 7 9")
    );
    let chess960 = Position::chess960(518).unwrap();
    assert_eq!(chess960.key128(), Position::start().key128());
    assert_ne!(chess960, Position::start());
}

#[test]
fn two_ways_to_a_position_lead_to_one_key() {
    let play = |moves: [(Square, Square); 4]| {
        moves
            .into_iter()
            .fold(Position::start(), |position, (from, to)| {
                position.play(Move::new(from, to)).unwrap()
            })
    };
    let first = play([(G1, F3), (G8, F6), (B1, C3), (B8, C6)]);
    let second = play([(B1, C3), (B8, C6), (G1, F3), (G8, F6)]);
    assert_eq!(first.key128(), second.key128());
}
