//! What does it cost to make a move that is known already, and to ask first whether it is legal?
//!
//! A benchmark plays every legal move of every board one ply below a position; the lists were made
//! before. Its throughput is in moves a second.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use roque_movegen::{Board, Move};
use roque_perft::bench::{Known, SIX};

const PLIES: u8 = 1;

fn making_moves(criterion: &mut Criterion) {
    over_moves(criterion, "unchecked", |board, mv| {
        black_box(board.play_unchecked(mv));
    });
    over_moves(criterion, "checked", |board, mv| {
        let _ = black_box(board.play(mv));
    });
}

/// Measures `work` on each legal move below each position.
fn over_moves(criterion: &mut Criterion, name: &str, work: impl Fn(&Board, Move)) {
    let mut group = criterion.benchmark_group(format!("making_moves/{name}"));
    for known in &SIX {
        let listed = boards_with_moves(known);
        let moves: usize = listed.iter().map(|(_, moves)| moves.len()).sum();
        group.throughput(Throughput::Elements(moves as u64));
        group.bench_function(known.name, |bencher| {
            bencher.iter(|| {
                for (board, moves) in black_box(&listed) {
                    for &mv in moves {
                        work(board, mv);
                    }
                }
            });
        });
    }
    group.finish();
}

fn boards_with_moves(known: &Known) -> Vec<(Board, Vec<Move>)> {
    known
        .boards_after(PLIES)
        .into_iter()
        .map(|board| (board, board.legal_moves().to_vec()))
        .collect()
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    targets = making_moves
}
criterion_main!(benches);
