//! Parents that are known by name: all positions of the suites, and boards filled to the rim.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::PathBuf;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use roque_movegen::{Board, CastlingRights, Color, Piece, PieceKind, Placement, Square};
use roque_perft::suite::{Reading, Strictness, Suite};

use crate::classes::Class;
use crate::compared::{Met, compare};
use crate::thrown::PIECES;

const SUITES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../perft-suites");

/// Every position of the suites, unreachable ones too.
fn suite_boards() -> Vec<Board> {
    let folder = fs::read_dir(SUITES).unwrap_or_else(|error| panic!("{SUITES}: {error}"));
    let mut files: Vec<PathBuf> = folder
        .map(|entry| entry.expect("an entry of a folder is read").path())
        .filter(|path| path.extension().is_some_and(|name| name == "epd"))
        .collect();
    files.sort();
    let reading = Reading {
        strictness: Strictness::Lenient,
        ..Reading::default()
    };
    let boards = |path: PathBuf| {
        let file = File::open(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Suite::new(BufReader::new(file))
            .filter_map(|case| case.ok()?.read(reading).ok())
            .map(|judged| *judged.position.board())
            .collect::<Vec<_>>()
    };
    files.into_iter().flat_map(boards).collect()
}

/// The same men with the other side to move, if that side could take no king.
fn turned(board: &Board) -> Option<Board> {
    let rights = board.castling_rights();
    Board::new(*board.placement(), !board.turn(), rights, None).ok()
}

#[test]
fn siblings_after_every_position_of_the_suites_are_counted() {
    let mut met = Met::NONE;
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let boards = suite_boards();
    for board in &boards {
        compare(&mut random, board, &mut met);
        if let Some(turned) = turned(board) {
            compare(&mut random, &turned, &mut met);
        }
    }
    let count = boards.len();
    println!("{count} positions agreed, and those with the other side to move");
    assert!(count > 2_000, "only {count} positions were read");
    let over_256 = met.classes[Class::Over256];
    println!("{over_256} children had more than 256 moves");
    assert!(over_256 > 0, "no child had more than 256 moves");
}

/// Our men of one kind on all squares that the others leave.
#[test]
fn siblings_on_boards_full_of_one_kind_are_counted() {
    let mut met = Met::NONE;
    let mut random = ChaCha8Rng::seed_from_u64(2);
    let mut children = 0;
    let bare: &[(Square, PieceKind)] = &[(Square::H8, PieceKind::King)];
    let shielded: &[(Square, PieceKind)] = &[
        (Square::H8, PieceKind::King),
        (Square::G8, PieceKind::Knight),
        (Square::H7, PieceKind::Bishop),
        (Square::G7, PieceKind::Rook),
        (Square::F7, PieceKind::Knight),
        (Square::G6, PieceKind::Bishop),
    ];
    for kind in PIECES {
        for they in Color::ALL {
            // With all 62 men they are mated.
            let boards = [bare, shielded].map(|theirs| full(kind, they, theirs));
            assert_eq!(boards[0].of_color(!they).len(), 63);
            for board in boards {
                children += board.count_moves();
                compare(&mut random, &board, &mut met);
            }
            // An empty square wherever there may be one.
            for empty in boards[1].of_color(!they).without(Square::A1) {
                let mut placement = *boards[1].placement();
                placement.take(empty);
                let board = Board::new(placement, they, CastlingRights::NONE, None);
                if let Ok(board) = board {
                    children += board.count_moves();
                    compare(&mut random, &board, &mut met);
                }
            }
        }
    }
    println!("{children} siblings agreed on full boards");
    assert!(children > 2_000, "only {children} siblings");
}

/// Our king on a1, their men, and ours of `kind` on all other squares.
fn full(kind: PieceKind, they: Color, theirs: &[(Square, PieceKind)]) -> Board {
    let mut placement = Placement::EMPTY;
    for square in Square::ALL {
        placement.put(square, Piece { color: !they, kind });
    }
    let king = PieceKind::King;
    placement.put(
        Square::A1,
        Piece {
            color: !they,
            kind: king,
        },
    );
    for &(square, kind) in theirs {
        placement.put(square, Piece { color: they, kind });
    }
    let board = Board::new(placement, they, CastlingRights::NONE, None);
    board.expect("they attack their neighbours only")
}
