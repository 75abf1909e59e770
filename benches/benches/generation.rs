//! How long does the generator take for one position: to list the legal moves, to count them, to list
//! the captures?
//!
//! A benchmark runs over all boards two plies below a position, so that no branch is learnt by heart;
//! its throughput is in boards a second. The instruction set is the fastest of the machine.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use roque_movegen::{Board, Selection};
use roque_perft::bench::SIX;

const PLIES: u8 = 2;

fn generation(criterion: &mut Criterion) {
    over_boards(criterion, "list", |board| board.legal_moves().len());
    over_boards(criterion, "count", |board| board.count_moves() as usize);
    over_boards(criterion, "captures", |board| {
        board.legal_moves_in(Selection::captures(board)).len()
    });
}

/// Measures `work` on each board below each position; its answers are added up, so that none can be
/// left out.
fn over_boards(criterion: &mut Criterion, name: &str, work: impl Fn(&Board) -> usize) {
    let mut group = criterion.benchmark_group(format!("generation/{name}"));
    for known in &SIX {
        let boards = known.boards_after(PLIES);
        group.throughput(Throughput::Elements(boards.len() as u64));
        group.bench_function(known.name, |bencher| {
            bencher.iter(|| black_box(&boards).iter().map(&work).sum::<usize>());
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    targets = generation
}
criterion_main!(benches);
