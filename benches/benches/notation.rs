//! What does it cost to write a move in SAN, to read one, and to read whole games?
//!
//! Moves are all legal ones of every board one ply below a position; throughput is in moves a second.
//! Games are long and random, as PGN without comments; each move is read leniently and played.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use roque_benches::{GAMES, game};
use roque_movegen::Move;
use roque_perft::bench::{Known, SIX};
use roque_position::{
    CastlingMode, MoveReading, MoveText, PgnGame, PgnReader, PgnToken, Position, Replay,
};

const PLIES: u8 = 1;

fn notation(criterion: &mut Criterion) {
    over_moves(criterion, "write", |position, mv, _| {
        black_box(position.san(mv));
    });
    over_moves(criterion, "read-strict", |position, _, text| {
        let _ = black_box(position.parse_san(text, MoveReading::Strict));
    });
    over_moves(criterion, "read-lenient", |position, _, text| {
        let _ = black_box(position.parse_san(text, MoveReading::Lenient));
    });
    games(criterion);
}

/// Measures `work` on each legal move below each position, and its SAN.
fn over_moves(criterion: &mut Criterion, name: &str, work: impl Fn(&Position, Move, &str)) {
    let mut group = criterion.benchmark_group(format!("notation/{name}"));
    for known in &SIX {
        let moves = written_moves(known);
        group.throughput(Throughput::Elements(moves.len() as u64));
        group.bench_function(known.name, |bencher| {
            bencher.iter(|| {
                for (position, mv, text) in black_box(&moves) {
                    work(position, *mv, text);
                }
            });
        });
    }
    group.finish();
}

fn written_moves(known: &Known) -> Vec<(Position, Move, MoveText)> {
    let positions = (known.boards_after(PLIES).into_iter())
        .map(|board| Position::from_board(board, CastlingMode::Standard, 0, 1));
    positions
        .flat_map(|position| {
            let written = move |mv| (position, mv, position.san(mv));
            position.legal_moves().into_iter().map(written)
        })
        .collect()
}

/// Measures games: their items alone, and with each move read and played. Throughput is in moves.
fn games(criterion: &mut Criterion) {
    let games: Vec<_> = (0..GAMES).map(|number| game(number, false)).collect();
    let moves: usize = games.iter().map(|game| game.line.moves.len()).sum();
    let text: String = games.iter().map(PgnGame::to_string).collect();
    let mut group = criterion.benchmark_group("notation/pgn");
    group.throughput(Throughput::Elements(moves as u64));
    group.bench_function("items", |bencher| {
        bencher.iter(|| {
            let mut reader = PgnReader::new(black_box(text.as_bytes()));
            let mut items = 0;
            while let Ok(Some(_)) = reader.next_item() {
                items += 1;
            }
            items
        });
    });
    group.bench_function("replay", |bencher| {
        bencher.iter(|| replay_all(black_box(&text)));
    });
    group.bench_function("games", |bencher| {
        bencher.iter(|| {
            let mut reader = PgnReader::new(black_box(text.as_bytes()));
            while let Ok(Some(game)) = reader.read_game() {
                black_box(game);
            }
        });
    });
    group.finish();
}

fn replay_all(text: &str) -> u64 {
    let mut reader = PgnReader::new(text.as_bytes());
    let mut replay = Replay::new(Position::start());
    let mut keys = 0;
    while let Ok(Some(item)) = reader.next_item() {
        match item.token {
            PgnToken::Move(text) => {
                if let Ok(mv) = replay.position().parse_san(text, MoveReading::Lenient) {
                    replay.play_unchecked(mv);
                }
            }
            PgnToken::End(_) => {
                keys ^= replay.position().key();
                replay = Replay::new(Position::start());
            }
            _ => {}
        }
    }
    keys
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    targets = notation
}
criterion_main!(benches);
