//! Faults that other programs have had with SAN, each class with positions of our own.

use roque_position::movegen::{Move, PieceKind, Square};
use roque_position::{BrokenRule, MoveReading, Position, SanError};

/// The SAN of the move that a UCI text names.
fn san(fen: &str, uci: &str) -> String {
    let position = Position::from_fen(fen).unwrap();
    let mv = position.parse_uci(uci).unwrap();
    let text = position.san(mv);
    for reading in [MoveReading::Strict, MoveReading::Lenient] {
        assert_eq!(position.parse_san(&text, reading), Ok(mv), "{fen} {text}");
    }
    text.to_string()
}

fn read(fen: &str, text: &str) -> Result<String, SanError> {
    let position = Position::from_fen(fen).unwrap();
    let mv = position.parse_san(text, MoveReading::Lenient);
    mv.map(|mv| position.uci(mv).to_string())
}

#[test]
fn a_pinned_rival_is_no_rival() {
    // The knight on d2 is pinned on the file, on the rank, on the diagonal; then it is not.
    assert_eq!(san("3rk3/8/8/8/8/8/3N4/3K2N1 w - - 0 1", "g1f3"), "Nf3");
    assert_eq!(san("4k3/8/8/8/8/8/K2N1r2/6N1 w - - 0 1", "g1f3"), "Nf3");
    assert_eq!(san("4k3/8/8/8/1b6/8/3N4/4K1N1 w - - 0 1", "g1f3"), "Nf3");
    assert_eq!(san("4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1", "g1f3"), "Ngf3");
}

#[test]
fn a_rival_pinned_along_the_way_is_a_rival() {
    // The rook on e4 is pinned on the e-file and may still go to e2, as the rook on h2 may.
    let fen = "3kr3/8/8/8/4R3/8/7R/4K3 w - - 0 1";
    assert_eq!(san(fen, "h2e2"), "Rhe2");
    assert_eq!(san(fen, "e4e2"), "Ree2");
    // To h4 only the rook on h2 may go.
    assert_eq!(san(fen, "h2h4"), "Rh4");
}

#[test]
fn file_then_rank_then_both_tell_men_apart() {
    let three_knights = "8/8/6k1/8/4N3/8/N3N3/7K w - - 0 1";
    assert_eq!(san(three_knights, "a2c3"), "Nac3");
    assert_eq!(san(three_knights, "e4c3"), "N4c3");
    assert_eq!(san(three_knights, "e2c3"), "Ne2c3");
    assert!(matches!(
        read(three_knights, "Nec3"),
        Err(SanError::Ambiguous { origins, .. }) if origins.len() == 2
    ));
    assert!(matches!(
        read(three_knights, "N2c3"),
        Err(SanError::Ambiguous { origins, .. }) if origins.len() == 2
    ));
    let four_queens = "7k/8/2Q1Q3/8/2Q1Q3/8/8/K7 w - - 0 1";
    assert_eq!(san(four_queens, "c6d5"), "Qc6d5");
    // On one file the rank, on no line in common the file.
    assert_eq!(san("7k/8/4R3/8/8/4R3/8/K7 w - - 0 1", "e6e5"), "R6e5");
    assert_eq!(san("7k/8/8/8/4N3/8/8/K1N5 w - - 0 1", "e4d2"), "Nd2");
    assert_eq!(san("7k/8/8/8/4N3/8/8/KN6 w - - 0 1", "e4d2"), "Ned2");
}

#[test]
fn more_of_the_origin_than_is_needed_is_read_leniently_only() {
    let fen = "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1";
    let position = Position::from_fen(fen).unwrap();
    let knight = Move::new(Square::G1, Square::F3);
    for text in ["Ngf3", "N1f3", "Ng1f3", "Ng1-f3"] {
        assert_eq!(
            position.parse_san(text, MoveReading::Lenient),
            Ok(knight),
            "{text}"
        );
        let error = position.parse_san(text, MoveReading::Strict).unwrap_err();
        assert_eq!(
            error,
            SanError::NotAsWritten(position.san(knight)),
            "{text}"
        );
    }
    assert!(matches!(read(fen, "Nff3"), Err(SanError::Illegal { .. })));
    assert!(matches!(read(fen, "N2f3"), Err(SanError::Illegal { .. })));
}

#[test]
fn a_missing_promotion_piece_is_never_a_queen() {
    let fen = "1n5k/P7/8/8/8/8/8/K7 w - - 0 1";
    for text in ["a8", "axb8", "ab8", "a7a8", "a7xb8", "a7-a8", "a8+", "a8!"] {
        let error = read(fen, text).unwrap_err();
        assert!(
            matches!(error, SanError::PromotionMissing(_)),
            "{text}: {error}"
        );
    }
    for text in ["a8=", "a8=+", "axb8="] {
        let error = read(fen, text).unwrap_err();
        assert!(
            matches!(error, SanError::Unreadable { .. }),
            "{text}: {error}"
        );
    }
    for (text, uci) in [
        ("a8=Q+", "a7a8q"),
        ("a8=N", "a7a8n"),
        ("a8R", "a7a8r"),
        ("axb8=b", "a7b8b"),
        ("a8b", "a7a8b"),
        ("a7xb8q", "a7b8q"),
    ] {
        assert_eq!(read(fen, text).as_deref(), Ok(uci), "{text}");
    }
}

#[test]
fn nobody_becomes_a_king_or_a_pawn_and_only_on_the_last_rank() {
    let fen = "7k/P7/8/8/8/8/4P3/K7 w - - 0 1";
    for text in ["a8=P", "a8P", "a8=p", "Ka2=Q", "Ka2Q"] {
        let error = read(fen, text).unwrap_err();
        assert!(
            matches!(error, SanError::Unreadable { .. }),
            "{text}: {error}"
        );
    }
    for text in ["a8=K", "a8K", "a8=k+", "a7a8k", "a7-a8=K"] {
        let error = read(fen, text).unwrap_err();
        assert!(
            matches!(
                error,
                SanError::Illegal {
                    broken: BrokenRule::PromotionNotAllowed {
                        kind: PieceKind::King
                    },
                    ..
                }
            ),
            "{text}: {error}"
        );
    }
    for text in ["e4=Q", "e3Q"] {
        let error = read(fen, text).unwrap_err();
        assert!(matches!(error, SanError::Illegal { .. }), "{text}: {error}");
    }
}

#[test]
fn castling_long_is_never_castling_short() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    assert_eq!(read(fen, "0-0").as_deref(), Ok("e1g1"));
    assert_eq!(read(fen, "O-O").as_deref(), Ok("e1g1"));
    assert_eq!(read(fen, "0-0-0").as_deref(), Ok("e1c1"));
    assert_eq!(read(fen, "O-O-O").as_deref(), Ok("e1c1"));
    let only_short = "4k3/8/8/8/8/8/8/R3K2R w K - 0 1";
    for text in ["0-0-0", "O-O-O"] {
        assert!(
            matches!(read(only_short, text), Err(SanError::Illegal { .. })),
            "{text}"
        );
    }
    for text in [
        "0-0-", "O-O-", "O-O-O-O", "0-0-0-0", "O", "0", "O-", "OO", "00", "000",
    ] {
        let error = read(fen, text).unwrap_err();
        assert!(
            matches!(error, SanError::Unreadable { .. }),
            "{text}: {error}"
        );
    }
}

#[test]
fn castling_is_written_in_one_sign() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    for text in ["O-0", "0-O", "O-O-0", "O-0-O", "0-0-O", "o-o", "o-o-o"] {
        let error = read(fen, text).unwrap_err();
        assert!(
            matches!(error, SanError::Unreadable { .. }),
            "{text}: {error}"
        );
    }
    let error = read(fen, "O-0").unwrap_err();
    assert_eq!(
        error.to_string(),
        "at byte 2: found '0', expected O-O or O-O-O"
    );
}

#[test]
fn castling_that_checks_or_mates_says_so() {
    assert_eq!(san("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"), "O-O+");
    assert_eq!(san("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"), "O-O-O+");
    let mate = "4rkr1/4p1p1/8/8/8/8/8/4K2R w K - 0 1";
    assert_eq!(san(mate, "e1g1"), "O-O#");
    assert_eq!(read(mate, "0-0#").as_deref(), Ok("e1g1"));
}

#[test]
fn castling_of_chess960_goes_by_its_wing() {
    let fen = "4k3/8/8/8/8/8/8/RK3R2 w FA - 0 1";
    assert_eq!(san(fen, "b1f1"), "O-O");
    assert_eq!(san(fen, "b1a1"), "O-O-O");
    // The king that takes its rook on c1 castles on its own wing, and goes to g1.
    let fen = "4k3/8/8/8/8/8/8/1KR5 w C - 0 1";
    assert_eq!(san(fen, "b1c1"), "O-O");
    assert!(matches!(read(fen, "Kc1"), Err(SanError::Illegal { .. })));
    // A step and castling to the same square are two texts.
    let fen = "4k3/8/8/8/8/8/8/5K1R w H - 0 1";
    assert_eq!(san(fen, "f1g1"), "Kg1");
    assert_eq!(san(fen, "f1h1"), "O-O");
}

#[test]
fn the_square_of_a_castling_rook_is_no_square_of_the_king() {
    // In the board's own terms the king castles by going to h1; no text says that but UCI's.
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    for text in ["Kh1", "Kxh1", "Kg1", "Ke1-g1"] {
        assert!(
            matches!(read(fen, text), Err(SanError::Illegal { .. })),
            "{text}"
        );
    }
    for text in ["e1g1", "e1h1"] {
        assert_eq!(read(fen, text).as_deref(), Ok("e1g1"));
    }
}

#[test]
fn a_pawn_that_captures_says_its_file() {
    // Both pawns can capture on d5; one of them alone could, too.
    let two = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1";
    assert_eq!(san(two, "c4d5"), "cxd5");
    assert_eq!(san(two, "e4d5"), "exd5");
    let one = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    for fen in [one, two] {
        assert!(matches!(
            read(fen, "xd5"),
            Err(SanError::Unreadable { offset: 0, .. })
        ));
        assert!(matches!(read(fen, "d5"), Err(SanError::Illegal { .. })));
        assert_eq!(read(fen, "ed5").as_deref(), Ok("e4d5"));
        assert!(matches!(read(fen, "exe5"), Err(SanError::Illegal { .. })));
        assert!(matches!(read(fen, "dxd5"), Err(SanError::Illegal { .. })));
    }
}

#[test]
fn a_missing_or_needless_capture_sign_is_overlooked() {
    let fen = "4k3/8/8/8/5p2/8/8/4KR2 w - - 0 1";
    assert_eq!(read(fen, "Rf4").as_deref(), Ok("f1f4"));
    assert_eq!(read(fen, "Rxf2").as_deref(), Ok("f1f2"));
    assert_eq!(san(fen, "f1f4"), "Rxf4");
}

#[test]
fn the_pinned_man_is_not_the_one_that_moves() {
    let fen = "rnbqk2r/pp1p1ppp/4pn2/8/1bPN4/2N5/PP2PPPP/R1BQKB1R w KQkq - 1 6";
    assert_eq!(read(fen, "Nb5").as_deref(), Ok("d4b5"));
    let fen = "4k3/4r3/8/8/8/2N5/4N3/4K3 w - - 0 1";
    assert_eq!(read(fen, "Nd5").as_deref(), Ok("c3d5"));
    assert!(matches!(read(fen, "Nd4"), Err(SanError::Illegal { .. })));
}

#[test]
fn en_passant_is_a_capture_of_its_file_and_may_be_marked() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    assert_eq!(san(fen, "e5d6"), "exd6");
    for text in [
        "exd6",
        "ed6",
        "e5d6",
        "e5xd6",
        "exd6 e.p.",
        "exd6e.p.",
        "exd6 e.p.!?",
        "exd6!? e.p.",
    ] {
        assert_eq!(read(fen, text).as_deref(), Ok("e5d6"), "{text}");
    }
    // It uncovers the king: illegal, and no rival of the other capture.
    let pinned = "8/8/8/KPpP3r/8/8/8/4k3 w - c6 0 1";
    let position = Position::from_fen(pinned).unwrap();
    for &mv in &position.legal_moves() {
        assert_eq!(
            position.parse_san(&position.san(mv), MoveReading::Strict),
            Ok(mv)
        );
    }
}

#[test]
fn check_and_mate_are_told_apart() {
    assert_eq!(san("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8"), "Ra8#");
    assert_eq!(san("6k1/5pp1/8/8/8/8/8/R5K1 w - - 0 1", "a1a8"), "Ra8+");
    // Stalemate is neither.
    assert_eq!(san("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "g1g6"), "Qg6");
    // Discovered, double and en passant checks.
    assert_eq!(san("4k3/8/8/8/4B3/8/8/4RK2 w - - 0 1", "e4d3"), "Bd3+");
    assert_eq!(san("4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "e4d6"), "Nd6+");
    assert_eq!(san("8/2k5/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), "exd6+");
}

#[test]
fn null_moves_have_their_own_answer() {
    for text in ["--", "Z0"] {
        assert_eq!(
            read("4k3/8/8/8/8/8/8/4K3 w - - 0 1", text),
            Err(SanError::NullMove)
        );
    }
}

#[test]
fn whatever_is_asked_of_a_move_that_is_not_legal_nothing_panics() {
    for fen in crate::games::CROWDED {
        let position = Position::from_fen(fen).unwrap();
        for from in Square::ALL {
            for to in Square::ALL {
                let _ = position.san(Move::new(from, to));
            }
        }
    }
}
