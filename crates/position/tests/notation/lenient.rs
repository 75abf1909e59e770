//! What lenient reading takes and strict reading does not, and what neither takes.

use roque_position::movegen::{Move, Square};
use roque_position::{MoveReading, Notation, Position, SanError};

#[test]
fn marks_after_a_move_say_nothing() {
    let position = Position::start();
    let knight = Move::new(Square::G1, Square::F3);
    for text in [
        "Nf3+", "Nf3#", "Nf3++", "Nf3!", "Nf3?", "Nf3!?", "Nf3?!", "Nf3!!", "Nf3+!?", "Nf3!+",
    ] {
        assert_eq!(
            position.parse_san(text, MoveReading::Lenient),
            Ok(knight),
            "{text}"
        );
        let error = position.parse_san(text, MoveReading::Strict);
        assert_eq!(
            error,
            Err(SanError::NotAsWritten(position.san(knight))),
            "{text}"
        );
    }
}

#[test]
fn squares_alone_are_read_as_uci_and_joined_ones_as_a_pawn() {
    let position = Position::from_fen("k7/8/8/8/8/8/4Q3/4K2R w K - 0 1").unwrap();
    let read = |text| position.parse_san(text, MoveReading::Lenient);
    let queen = Move::new(Square::E2, Square::E4);
    assert_eq!(read("e2e4"), Ok(queen));
    assert_eq!(read("Qe2-e4"), Ok(queen));
    // There is no pawn.
    assert!(matches!(read("e2-e4"), Err(SanError::Illegal { .. })));
    assert!(matches!(read("e2xe4"), Err(SanError::Illegal { .. })));
    assert!(matches!(read("e2e9"), Err(SanError::Unreadable { .. })));
    assert_eq!(read("e1g1"), Ok(Move::new(Square::E1, Square::H1)));
}

#[test]
fn strict_reading_takes_what_is_written_and_nothing_else() {
    let position = Position::from_fen("4k3/P7/8/8/8/8/8/4K2R w K - 0 1").unwrap();
    for &mv in &position.legal_moves() {
        let text = position.san(mv);
        assert_eq!(position.parse_san(&text, MoveReading::Strict), Ok(mv));
        let zeros = text.replace('O', "0");
        let is_castling = zeros != *text;
        let read = position.parse_san(&zeros, MoveReading::Strict);
        assert_eq!(read.is_ok(), !is_castling);
    }
    for text in ["a8=Q", "a8Q+", "a8=q+", "0-0", "Ke1-e2", "e1e2"] {
        let read = position.parse_san(text, MoveReading::Strict);
        assert!(
            matches!(read, Err(SanError::NotAsWritten(_))),
            "{text}: {read:?}"
        );
    }
    let long = Notation::LONG;
    let king = position.parse_move("Ke1-e2", long, MoveReading::Strict);
    assert_eq!(king, Ok(Move::new(Square::E1, Square::E2)));
    assert!(
        position
            .parse_move("Ke2", long, MoveReading::Strict)
            .is_err()
    );
    assert_eq!(position.parse_move("Ke2", long, MoveReading::Lenient), king);
}

#[test]
fn what_is_no_move_is_refused_with_its_place() {
    let position = Position::start();
    for (text, offset) in [
        ("", 0),
        (" Nf3", 0),
        ("Nf3 ", 3),
        ("N", 1),
        ("Nf", 2),
        ("Nf9", 2),
        ("Nfx3", 3),
        ("Nx", 2),
        ("Nxf", 3),
        ("e", 1),
        ("e9", 1),
        ("e4e", 2),
        ("e2-", 3),
        ("N-f3", 1),
        ("e4=", 3),
        ("e4=X", 3),
        ("Nf3Nf3", 3),
        ("Nf3 e.p", 3),
        ("Nf3$1", 3),
        ("É4", 0),
        ("e4é", 2),
        ("i4", 0),
        ("E4", 0),
        ("1.e4", 0),
        ("0000", 1),
        ("O-X", 2),
    ] {
        let error = position.parse_san(text, MoveReading::Lenient).unwrap_err();
        assert!(
            matches!(error, SanError::Unreadable { offset: at, .. } if at == offset),
            "{text:?}: {error:?}"
        );
        assert!(error.to_string().contains("expected"), "{error}");
    }
}

#[test]
fn errors_say_what_would_have_been_right() {
    let position = Position::from_fen("4k3/P7/8/8/8/8/8/RN2KN1R w KQ - 0 1").unwrap();
    for (text, message) in [
        (
            "Nd2",
            "knight to d2 can come from b1 and f1: expected the file, rank or square",
        ),
        ("Nd4", "none of the knights on b1 and f1 moves to d4"),
        ("Nbd4", "a knight does not move from b1 to d4"),
        ("N1d4", "none of the knights on b1 and f1 moves to d4"),
        ("Nb1d4", "a knight does not move from b1 to d4"),
        (
            "O-O",
            "castling is prevented by what stands in the way: the white knight on f1",
        ),
        ("e2e5", "there is no piece on e2"),
        (
            "a8",
            "pawn to a8 is a promotion, expected = and the letter of what it becomes after it",
        ),
        (
            "a8=Q",
            "this move is written a8=Q+, as strict reading demands",
        ),
        ("--", "a null move, which cannot be played"),
        ("N", "at byte 1: the text ends, expected a square"),
        (
            "Nf",
            "at byte 2: the text ends, expected the rank of a square",
        ),
        (
            "Nbd2x",
            "at byte 4: found 'x', expected nothing more than +, #, !, ? and e.p.",
        ),
    ] {
        let error = position.parse_san(text, MoveReading::Strict).unwrap_err();
        assert_eq!(error.to_string(), message, "{text}");
    }
}

#[test]
fn promotion_of_what_cannot_promote_says_what_was_said() {
    let position = Position::start();
    let error = position
        .parse_san("e4=Q", MoveReading::Lenient)
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        "only a pawn that reaches the last rank is promoted, not a pawn that goes to e4"
    );
}
