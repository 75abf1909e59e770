//! Faults that other programs have had when reading a position: each class with what strict and
//! lenient reading make of it, and what is written after a move.

use roque_position::ViolationKind::{
    self, Clocks, EnPassantOccupied, EnPassantOriginOccupied, EnPassantRank, EnPassantWithoutPawn,
    Kings, OpponentInCheck, PawnOnBackRank, TooManyMen, TooManyPawns, TooManyPromoted,
    UnsupportedRight,
};
use roque_position::{
    CastlingRules, Epd, Fen, FenError, FenField, FenProblem, FenReading, Judged, Position,
    ReadError,
};

use crate::helpers::{lenient, strict};

/// The FEN that comes out, if one does; otherwise in which field reading stopped, or which rules are
/// broken.
#[derive(Debug, PartialEq)]
enum Answer {
    Is(String),
    Field(FenField),
    Breaks(Vec<ViolationKind>),
}

fn answer(result: Result<Judged, ReadError>) -> Answer {
    match result {
        Ok(judged) => Answer::Is(judged.position.to_string()),
        Err(ReadError::Fen(error)) => Answer::Field(error.field),
        Err(ReadError::Violations(violations)) => Answer::Breaks(violations.kinds().collect()),
    }
}

#[track_caller]
fn assert_strictly(fen: &str, expected: &Answer) {
    assert_eq!(answer(strict(fen, CastlingRules::Auto)), *expected, "{fen}");
}

#[track_caller]
fn assert_leniently(fen: &str, expected: &Answer) {
    assert_eq!(
        answer(lenient(fen, CastlingRules::Auto)),
        *expected,
        "{fen}"
    );
}

/// Strict judging names these kinds, lenient judging makes it this FEN.
#[track_caller]
fn assert_waivable(fen: &str, kinds: &[ViolationKind], written: &str) {
    assert_strictly(fen, &Answer::Breaks(kinds.to_vec()));
    assert_leniently(fen, &Answer::Is(written.into()));
}

/// Both judge that these rules are broken.
#[track_caller]
fn assert_never(fen: &str, kinds: &[ViolationKind]) {
    assert_strictly(fen, &Answer::Breaks(kinds.to_vec()));
    assert_leniently(fen, &Answer::Breaks(kinds.to_vec()));
}

/// Neither can read this field.
#[track_caller]
fn assert_unreadable(fen: &str, field: FenField) {
    assert_strictly(fen, &Answer::Field(field));
    assert_leniently(fen, &Answer::Field(field));
}

fn without_square(fen: &str, square: &str) -> String {
    fen.replace(&format!(" {square} "), " - ")
}

#[test]
fn an_en_passant_square_on_the_wrong_rank_is_named_or_dropped() {
    let fen = "rnbqkbnr/pppppppp/8/8/P7/8/1PPPPPPP/RNBQKBNR w KQkq a3 0 1";
    assert_waivable(fen, &[EnPassantRank], &without_square(fen, "a3"));
    let fen = "4k3/8/8/8/8/8/8/4K3 w - e3 0 1";
    assert_waivable(fen, &[EnPassantRank], &without_square(fen, "e3"));
    let fen = "4k3/8/8/8/8/8/8/4K3 w - e6 0 1";
    assert_waivable(fen, &[EnPassantWithoutPawn], &without_square(fen, "e6"));
}

#[test]
fn an_en_passant_square_that_is_occupied_or_has_its_origin_occupied_is_named_or_dropped() {
    let fen = "r1bqkbnr/ppp1pppp/3n4/3pP3/8/8/PPPP1PPP/RNBQKB1R w KQkq d6 0 3";
    assert_waivable(fen, &[EnPassantOccupied], &without_square(fen, "d6"));
    let fen = "rnbqkbnr/ppppppp1/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
    assert_waivable(fen, &[EnPassantOriginOccupied], &without_square(fen, "d6"));
}

#[test]
fn four_fields_have_the_clocks_of_the_start() {
    let fen = "8/8/1k6/8/4Q3/7K/8/8 w - -";
    let written = Answer::Is(format!("{fen} 0 1"));
    assert_strictly(fen, &written);
    assert_leniently(fen, &written);
}

#[test]
fn fields_missing_at_the_end_are_filled_in_by_lenient_reading_only() {
    let placement = "4k3/8/8/8/8/8/8/4K3";
    for (rest, field, filled) in [
        ("", FenField::Turn, " w - - 0 1"),
        (" w", FenField::Castling, " w - - 0 1"),
        (" b -", FenField::EnPassant, " b - - 0 1"),
        (" b - - 3", FenField::FullmoveNumber, ""),
    ] {
        let fen = format!("{placement}{rest}");
        assert_strictly(&fen, &Answer::Field(field));
        if filled.is_empty() {
            // The half-move clock is more than the first move allows.
            assert_leniently(&fen, &Answer::Is(format!("{placement} b - - 3 1")));
        } else {
            assert_leniently(&fen, &Answer::Is(format!("{placement}{filled}")));
        }
    }
    let fen = "8/8/8/8/8/6k1/6p1/6K1 w -";
    assert_strictly(fen, &Answer::Field(FenField::EnPassant));
    assert_leniently(fen, &Answer::Is(format!("{fen} - 0 1")));
}

#[test]
fn operations_after_four_fields_are_an_epd_and_no_fen() {
    let line = "8/8/8/8/8/6k1/6p1/6K1 w - - bm Kg2; id \"example\";";
    assert_unreadable(line, FenField::HalfmoveClock);
    let epd = Epd::parse(line, FenReading::Strict).unwrap();
    let names: Vec<_> = epd
        .operations
        .iter()
        .map(|operation| operation.name)
        .collect();
    assert_eq!(names, ["bm", "id"]);
    assert_eq!(epd.operations[1].operands[0].text, "example");
    let position = epd
        .setup
        .judge(CastlingRules::Auto, roque_position::Waivers::NONE);
    assert!(position.unwrap().position.board().has_no_moves());
}

#[test]
fn a_trailing_semicolon_is_no_part_of_a_number() {
    let line = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1;";
    assert_unreadable(line, FenField::FullmoveNumber);
    assert!(
        Epd::parse(line, FenReading::Strict)
            .unwrap()
            .operations
            .is_empty()
    );
}

#[test]
fn move_zero_is_move_one() {
    let fen = "3r4/p2nrpkp/2B1p3/2P2pP1/3R3Q/q7/6PP/6RK w - - 0 0";
    let written = Answer::Is(fen.replace(" 0 0", " 0 1"));
    assert_strictly(fen, &written);
    assert_leniently(fen, &written);
}

#[test]
fn truncated_and_mangled_texts_are_errors_with_their_place() {
    let fault = |text: &str| Fen::parse(text, FenReading::Lenient).unwrap_err();
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e";
    assert_unreadable(fen, FenField::EnPassant);
    assert_eq!(fault(fen).offset, fen.len());
    assert_unreadable("blah", FenField::Placement);
    assert_eq!(fault("blah").problem, FenProblem::Unexpected('l'));
    let six_ranks = "rnbqKbnr/pppppppp/8/8/PPPPPPPP/RNBQKBNR";
    assert_eq!(
        fault(six_ranks).problem,
        FenProblem::MissingRanks { ranks: 6 }
    );
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w xQkq - 0 1";
    assert_unreadable(fen, FenField::Castling);
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNRw KQkq - 0 1";
    assert_unreadable(fen, FenField::Placement);
    let message = fault(fen).to_string();
    assert!(
        message.ends_with("expected a blank and then the side to move"),
        "{message}"
    );
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - -1 1";
    assert_unreadable(fen, FenField::HalfmoveClock);
}

#[test]
fn every_beginning_of_a_fen_is_read_or_refused_with_a_place_within_it() {
    let fen = "rnbqkbnr/pp1ppppp/8/2pP4/8/8/PPP1PPPP/RNBQKBNR w KQkq c6 0 3";
    for end in 0..fen.len() {
        for reading in [FenReading::Strict, FenReading::Lenient] {
            if let Err(FenError { offset, .. }) = Fen::parse(&fen[..end], reading) {
                assert!(offset <= end, "{}", &fen[..end]);
            }
        }
    }
}

#[test]
fn positions_without_meaning_are_refused_in_either_reading() {
    assert_never("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", &[OpponentInCheck]);
    let fen = "5rk1/ppp2pbp/3pk1p1/1q6/4r1P1/1nPrBB2/PP2nPP1/R2QR2K w - - 0 1";
    assert_never(fen, &[Kings]);
    let fen = "2P5/8/8/3p4/4bK2/8/4k1p1/2Q5 w - - 12 81";
    assert_never(fen, &[PawnOnBackRank]);
    assert_never("3Pk3/8/8/8/8/8/8/4K3 w - - 0 1", &[PawnOnBackRank]);
    let fen = "rnk2bnr/p3p2p/5p2/1BQP2pP/3PP3/5PB1/PP5P/RN2K1NR w";
    assert_strictly(fen, &Answer::Field(FenField::Castling));
    assert_leniently(fen, &Answer::Breaks(vec![OpponentInCheck]));
}

#[test]
fn too_much_material_is_named_or_kept() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/3PP3/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_waivable(fen, &[TooManyMen, TooManyPawns], fen);
    let fen = "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1";
    assert_waivable(fen, &[TooManyPawns], fen);
    let fen = "1b1b1b1b/b1b1b1b1/1b1b1b1b/b1b1b1b1/1b1bBbkb/b1b1b1b1/1bKb1b1b/b1b1b1b1 w - - 0 1";
    let judged = lenient(fen, CastlingRules::Auto).unwrap();
    let kinds: Vec<_> = judged
        .waived
        .iter()
        .map(|waived| waived.violation.kind())
        .collect();
    assert!(
        kinds.starts_with(&[TooManyMen, TooManyPromoted]),
        "{kinds:?}"
    );
    assert_eq!(judged.position.to_string(), fen);
    assert_strictly(fen, &Answer::Breaks(kinds));
}

#[test]
fn rights_without_their_men_are_named_or_dropped() {
    let fen = "2k5/8/3K4/1p6/p7/P7/1B6/8 b KQkq - 0 1";
    assert_waivable(fen, &[UnsupportedRight; 4], &fen.replace("KQkq", "-"));
    let fen = "3qk1nb/1p3p2/p1r1p1p1/3p4/3P4/2N1BP2/PPPQ1P2/R3K3 w Qk - 0 15";
    assert_waivable(fen, &[UnsupportedRight], &fen.replace("Qk", "Q"));
}

#[test]
fn letters_of_both_kinds_may_be_mixed_and_each_is_judged() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/5BN1/PPPPPPPP/RNBQ1RK1 b HQkq - 0 1";
    let strictly = answer(strict(fen, CastlingRules::Standard));
    assert_eq!(strictly, Answer::Breaks(vec![UnsupportedRight; 2]));
    let leniently = answer(lenient(fen, CastlingRules::Standard));
    assert_eq!(leniently, Answer::Is(fen.replace("HQkq", "kq")));
}

#[test]
fn clocks_beyond_the_move_number_are_named_or_kept() {
    let fen = "4k3/8/8/8/8/8/8/4KR2 w - - 500 50";
    assert_waivable(fen, &[Clocks], fen);
    let most = format!("4k3/8/8/8/8/8/8/4KR2 b - - {} {}", u32::MAX, u32::MAX);
    assert_strictly(&most, &Answer::Is(most.clone()));
    let fen = "4k3/8/8/8/8/8/8/4KR2 w - - 4294967296 50";
    assert_unreadable(fen, FenField::HalfmoveClock);
    let position = Position::from_fen(&most).unwrap();
    let after = position.play(position.legal_moves()[0]).unwrap();
    assert_eq!(after.fullmove_number(), u32::MAX);
}

#[test]
fn fields_are_separated_by_any_run_of_blanks_tabs_and_underscores() {
    let fen = "2rr4/5p2/p3k1p1/4p3/1Pp5/P6P/B5P1/2N2R1K b - b3 0 1";
    let read = Position::from_fen(fen).unwrap();
    for gap in ["  ", "\t", "_", " \t_ "] {
        assert_eq!(Position::from_fen(&fen.replace(' ', gap)), Ok(read));
    }
    assert_eq!(Position::from_fen(&format!("  {fen}\r\n")), Ok(read));
}

#[test]
fn digits_in_a_row_add_up_in_lenient_reading_only() {
    let fen = "rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_strictly(fen, &Answer::Field(FenField::Placement));
    assert_leniently(fen, &Answer::Is(fen.replace("44", "8")));
    assert_unreadable(&fen.replace("44", "45"), FenField::Placement);
}

#[test]
fn a_castling_letter_twice_is_passed_over_in_lenient_reading_only() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w KK - 0 1";
    assert_strictly(fen, &Answer::Field(FenField::Castling));
    assert_leniently(fen, &Answer::Is(fen.replace("KK", "K")));
}

#[test]
fn what_comes_after_the_last_field_is_an_error() {
    for rest in [" 0 1 moves e2e4", " 0 1 -", " 0 1 ;D1 20"] {
        let fen = format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -{rest}");
        assert_unreadable(&fen, FenField::End);
    }
}

#[test]
fn the_fen_after_a_move_has_the_right_rights_and_clocks() {
    for (before, text, after) in [
        // The rook that had a right was captured.
        (
            "2b1kbnr/rpq1pp1p/2n3p1/8/3Q4/2P5/PP3PPP/RN2KBNR w KQk - 0 9",
            "d4h8",
            "2b1kbnQ/rpq1pp1p/2n3p1/8/8/2P5/PP3PPP/RN2KBNR b KQ - 0 9",
        ),
        // No right comes back.
        (
            "b3k2r/5p2/4p3/1p5p/6p1/2PR2P1/BP3qNP/6QK b k - 2 28",
            "a8g2",
            "4k2r/5p2/4p3/1p5p/6p1/2PR2P1/BP3qbP/6QK w k - 0 29",
        ),
        // Castling is neither a capture nor a pawn move.
        (
            "r1bq1rk1/pp1pbppp/2n2n2/2p1p3/2B1P3/2NP1N1P/PPP2PP1/R1BQK2R w KQ - 1 7",
            "e1g1",
            "r1bq1rk1/pp1pbppp/2n2n2/2p1p3/2B1P3/2NP1N1P/PPP2PP1/R1BQ1RK1 b - - 2 7",
        ),
    ] {
        let position = Position::from_fen(before).unwrap();
        let position = position.play(position.parse_uci(text).unwrap()).unwrap();
        assert_eq!(position.to_string(), after);
    }
}
