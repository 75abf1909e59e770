//! Every legal move of many positions is written as the slow definition says, and read back.

use std::fmt::Write as _;

use roque_position::movegen::{Move, PieceKind, Wing};
use roque_position::{Language, MoveReading, Notation, Position};

use crate::games;

/// How often each kind of text was met.
#[derive(Debug, Default)]
struct Met {
    moves: u64,
    files: u64,
    ranks: u64,
    squares: u64,
    castlings: u64,
    promotions: u64,
    checks: u64,
    mates: u64,
}

#[test]
fn every_move_is_written_as_defined_and_read_back_strictly_and_leniently() {
    let portuguese = Notation::of(Language::Portuguese);
    let mut met = Met::default();
    games::positions(5, 100_000, |position| {
        let moves = position.legal_moves();
        for &mv in &moves {
            let defined = san_by_definition(position, mv, &moves, &mut met);
            assert_eq!(position.san(mv), defined.as_str(), "{position:?} {mv}");
            for notation in [Notation::SAN, portuguese] {
                assert_read_back(position, mv, notation);
            }
        }
    });
    println!("{met:?}");
    assert!(met.moves > 1_500_000);
    assert!(met.files > 50_000);
    assert!(met.ranks > 10_000);
    assert!(met.squares > 300);
    assert!(met.castlings > 1_000);
    assert!(met.promotions > 10_000);
    assert!(met.checks > 50_000);
    assert!(met.mates > 1_000);
}

#[test]
fn every_move_is_read_back_in_every_notation() {
    games::positions(6, 2_000, |position| {
        for &mv in &position.legal_moves() {
            for (_, notation) in Notation::named() {
                assert_read_back(position, mv, notation);
            }
            for &language in Language::ALL {
                let Notation::Short(style) = Notation::of(language) else {
                    unreachable!("languages are short algebraic")
                };
                assert_read_back(position, mv, Notation::Long(style));
            }
        }
    });
}

fn assert_read_back(position: &Position, mv: Move, notation: Notation) {
    let text = position.write_move(mv, notation);
    for reading in [MoveReading::Strict, MoveReading::Lenient] {
        let read = position.parse_move(&text, notation, reading);
        assert_eq!(read, Ok(mv), "{position:?} {text} {notation:?} {reading:?}");
    }
    if notation != Notation::Uci {
        let bare = text.replace(['x', '=', '+', '#'], "");
        let read = position.parse_move(&bare, notation, MoveReading::Lenient);
        assert_eq!(read, Ok(mv), "{position:?} {bare} {notation:?}");
    }
}

/// SAN as the PGN standard defines it, from the list of all legal moves.
fn san_by_definition(position: &Position, mv: Move, moves: &[Move], met: &mut Met) -> String {
    let board = position.board();
    let kind_of = |mv: Move| board.placement().kind_at(mv.from()).unwrap();
    let is_castling = |mv: Move| board.of_color(position.turn()).contains(mv.to());
    let kind = kind_of(mv);
    let mut san = String::new();
    met.moves += 1;
    if is_castling(mv) {
        met.castlings += 1;
        san += match Wing::of(mv.from(), mv.to()) {
            Wing::King => "O-O",
            Wing::Queen => "O-O-O",
        };
    } else {
        let after = position.play(mv).unwrap();
        let captures = after.board().occupied().len() < board.occupied().len();
        let rivals: Vec<_> = (moves.iter().copied())
            .filter(|&other| !is_castling(other) && kind_of(other) == kind)
            .filter(|other| other.to() == mv.to() && other.from() != mv.from())
            .collect();
        let (file, rank) = (mv.from().file(), mv.from().rank());
        if kind == PieceKind::Pawn {
            if captures {
                write!(san, "{file}").unwrap();
            }
        } else {
            san.push(kind.to_char().to_ascii_uppercase());
            let on_file = rivals.iter().any(|rival| rival.from().file() == file);
            let on_rank = rivals.iter().any(|rival| rival.from().rank() == rank);
            match (rivals.is_empty(), on_file, on_rank) {
                (true, ..) => {}
                (_, false, _) => {
                    met.files += 1;
                    write!(san, "{file}").unwrap();
                }
                (_, true, false) => {
                    met.ranks += 1;
                    write!(san, "{rank}").unwrap();
                }
                (_, true, true) => {
                    met.squares += 1;
                    write!(san, "{}", mv.from()).unwrap();
                }
            }
        }
        if captures {
            san.push('x');
        }
        write!(san, "{}", mv.to()).unwrap();
        if let Some(promotion) = mv.promotion() {
            met.promotions += 1;
            write!(san, "={}", promotion.to_char().to_ascii_uppercase()).unwrap();
        }
    }
    let after = position.play(mv).unwrap();
    if after.is_check() {
        met.checks += 1;
        let mates = after.legal_moves().is_empty();
        met.mates += u64::from(mates);
        san.push(if mates { '#' } else { '+' });
    }
    san
}
