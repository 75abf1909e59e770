//! Packed positions, EPD lines, and serde: what goes in comes out, and what does not fit is refused.

use roque_position::movegen::{Color, Square};
use roque_position::{
    CastlingRules, Epd, EpdError, FenReading, PackError, PackedPosition, Position, Setup,
    UnpackError,
};

use crate::helpers::{lenient, strict};

#[test]
fn packing_keeps_rights_square_mode_and_clocks() {
    for (fen, rules) in [
        (
            "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 31 47",
            CastlingRules::Standard,
        ),
        (
            "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 31 47",
            CastlingRules::Chess960,
        ),
        (
            "1r2k1rr/8/8/8/8/8/8/RR2K1R1 w BGbg - 0 1",
            CastlingRules::Auto,
        ),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 4294967295",
            CastlingRules::Auto,
        ),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", CastlingRules::Auto),
        (
            "4k3/8/8/8/8/8/8/4K3 b - - 16777215 9999999",
            CastlingRules::Auto,
        ),
    ] {
        let position = strict(fen, rules).unwrap().position;
        assert_eq!(position.pack().unwrap().unpack(), Ok(position), "{fen}");
    }
}

#[test]
fn what_does_not_fit_into_32_bytes_is_refused() {
    // Far more queens than pawns, but few enough men.
    let fen = "QQQQQQBk/Q6B/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1";
    let position = lenient(fen, CastlingRules::Auto).unwrap().position;
    assert_eq!(position.pack().unwrap().unpack(), Ok(position));
    let fen = "1b1b1b1b/b1b1b1b1/1b1b1b1b/b1b1b1b1/1b1bBbkb/b1b1b1b1/1bKb1b1b/b1b1b1b1 w - - 0 1";
    let packed = lenient(fen, CastlingRules::Auto).unwrap().position.pack();
    assert_eq!(packed, Err(PackError::TooManyMen(35)));
    let fen = "4k3/8/8/8/8/8/8/4K3 b - - 16777216 9999999";
    let packed = Position::from_fen(fen).unwrap().pack();
    assert_eq!(packed, Err(PackError::HalfmoveClock(16_777_216)));
}

#[test]
fn bytes_of_no_position_are_refused_and_others_pack_to_themselves() {
    let good = *Position::start().pack().unwrap().as_bytes();
    let mut read = 0;
    for byte in 0..32 {
        for bit in 0..8 {
            let mut bytes = good;
            bytes[byte] ^= 1 << bit;
            let packed = PackedPosition::from_bytes(bytes);
            if let Ok(position) = packed.unpack() {
                assert_eq!(position.pack(), Ok(packed));
                read += 1;
            }
        }
    }
    assert!(read > 50, "{read}");
    let spoilt = |byte: usize, value: u8| {
        let mut bytes = good;
        bytes[byte] = value;
        PackedPosition::from_bytes(bytes).unpack()
    };
    assert_eq!(spoilt(24, 4), Err(UnpackError::Unused(24)));
    assert_eq!(spoilt(28, 0), Err(UnpackError::Unused(28)));
    let error = spoilt(8, 0xfe).unwrap_err();
    assert_eq!(
        error.to_string(),
        "byte 8: no man that can stand on a1, expected a code of 0 to 13"
    );
    assert!(spoilt(0, 0).is_err());
    assert!(matches!(
        PackedPosition::from_bytes([0; 32]).unpack(),
        Err(UnpackError::Unused(28))
    ));
    assert_eq!(
        PackedPosition::from_bytes([0xff; 32]).unpack(),
        Err(UnpackError::TooManyMen(64))
    );
}

#[test]
fn lines_of_perft_suites_are_read_in_all_their_spellings() {
    for line in [
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15 ;D2 66 ;id a text",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1;D1 15;D2 66;id a text",
        "4k3/8/8/8/8/8/8/4K2R w K -  0 1  ; D1  15 ;; D2\t66 ; id  a text ;",
        "4k3/8/8/8/8/8/8/4K2R w K - ;D1 15 ;D2 66 ;id a text",
        "4k3/8/8/8/8/8/8/4K2R w K - D1 15; D2 66; id a text;",
    ] {
        let epd = Epd::parse(line, FenReading::Strict).unwrap();
        assert_eq!(
            epd.setup.to_string(),
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "{line}"
        );
        let names: Vec<_> = epd
            .operations
            .iter()
            .map(|operation| operation.name)
            .collect();
        assert_eq!(names, ["D1", "D2", "id"], "{line}");
        let [d1, d2, id] = &epd.operations[..] else {
            panic!("{line}");
        };
        assert_eq!(
            (d1.text, d2.text, id.text),
            ("15", "66", "a text"),
            "{line}"
        );
        assert_eq!(id.operands.len(), 2);
        for operation in &epd.operations {
            assert!(line[operation.offset..].starts_with(operation.name));
            for operand in &operation.operands {
                assert!(line[operand.offset..].starts_with(operand.text));
            }
        }
    }
}

#[test]
fn quoted_operands_keep_their_blanks_and_semicolons() {
    let line = "4k3/8/8/8/8/8/8/4K2R w K - id \"one; two\" three; c0 \"\"; bm Rh8+ O-O;";
    let epd = Epd::parse(line, FenReading::Strict).unwrap();
    let id = epd.operation("id").unwrap();
    assert_eq!(id.text, "\"one; two\" three");
    assert_eq!(id.operands[0].text, "one; two");
    assert!(id.operands[0].quoted && !id.operands[1].quoted);
    assert_eq!(epd.operation("c0").unwrap().operands[0].text, "");
    assert_eq!(epd.operation("bm").unwrap().operands.len(), 2);
    assert_eq!(epd.operation("am"), None);
}

#[test]
fn an_epd_sets_the_clocks_by_its_operations() {
    let line = "4k3/8/8/8/8/8/8/4K2R w K - hmvc 7; fmvn 31;";
    let Setup {
        halfmove_clock,
        fullmove_number,
        ..
    } = Epd::parse(line, FenReading::Strict).unwrap().setup;
    assert_eq!((halfmove_clock, fullmove_number), (7, 31));
    let error = Epd::parse(&line.replace("31", "4294967296"), FenReading::Strict).unwrap_err();
    assert_eq!(
        error.to_string(),
        "full-move number at byte 40: too large, expected a number of digits below 2^32"
    );
}

#[test]
fn a_fault_in_an_epd_is_told_with_its_place() {
    let fault = |rest: &str| {
        let line = format!("4k3/8/8/8/8/8/8/4K2R w K - {rest}");
        Epd::parse(&line, FenReading::Strict).unwrap_err()
    };
    assert_eq!(
        fault("id \"open; D1 3").to_string(),
        "operand at byte 30: the quote that opens here is not closed, expected \""
    );
    assert_eq!(
        fault("0 1 ;D1 20 ;400"),
        EpdError::Opcode {
            offset: 39,
            found: '4'
        }
    );
    assert!(matches!(fault("0 ;D1 20"), EpdError::Position(_)));
    assert!(matches!(fault("-1 1 ;D1 20"), EpdError::Position(_)));
    assert!(matches!(fault("0 1 2 ;D1 20"), EpdError::Opcode { .. }));
}

#[test]
fn double_arrangements_have_their_own_sides() {
    let position = Position::double_chess960(0, 959).unwrap();
    assert_eq!(position.arrangement(Color::White), Some(0));
    assert_eq!(position.arrangement(Color::Black), Some(959));
    assert_eq!(position.board().castling_rights().rooks().len(), 4);
    assert_eq!(position.board().en_passant(), None::<Square>);
    assert!(Position::double_chess960(0, 960).is_err());
}

#[cfg(feature = "serde")]
mod serde {
    use roque_position::{CastlingMode, Position, UciMove};

    use super::*;

    fn round_trip(position: &Position) -> Position {
        let json = serde_json::to_string(position).unwrap();
        serde_json::from_str(&json).unwrap()
    }

    #[test]
    fn a_position_is_a_fen_that_keeps_the_castling_mode_and_the_square_passed_over() {
        for position in [
            Position::start(),
            Position::chess960(518).unwrap(),
            Position::double_chess960(3, 700).unwrap(),
            Position::from_fen("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1").unwrap(),
        ] {
            assert_eq!(round_trip(&position), position);
        }
        let json = serde_json::to_string(&Position::chess960(518).unwrap()).unwrap();
        assert_eq!(
            json,
            "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1\""
        );
    }

    #[test]
    fn without_rights_the_mode_is_standard() {
        let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        let position = strict(fen, CastlingRules::Chess960).unwrap().position;
        assert_eq!(
            round_trip(&position).castling_mode(),
            CastlingMode::Standard
        );
        assert_eq!(round_trip(&position).board(), position.board());
    }

    #[test]
    fn what_is_no_position_is_refused_with_its_reason() {
        for (json, reason) in [
            ("\"blah\"", "placement at byte 1: found 'l'"),
            ("\"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1\"", "Black is in check"),
            ("3", "expected a FEN"),
        ] {
            let error = serde_json::from_str::<Position>(json).unwrap_err();
            assert!(error.to_string().contains(reason), "{error}");
        }
    }

    #[test]
    fn a_move_is_its_uci_text() {
        let text: UciMove = serde_json::from_str("\"e7e8q\"").unwrap();
        assert_eq!(serde_json::to_string(&text).unwrap(), "\"e7e8q\"");
        assert!(serde_json::from_str::<UciMove>("\"e8=Q\"").is_err());
    }
}
