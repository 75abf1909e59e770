//! How many paths a second are counted on one thread, with each instruction set that this CPU has?
//!
//! Counts are in bulk, without a hash table, at depths that take a few milliseconds; throughput is in
//! counted paths a second. Every benchmark first checks that it counts right.

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use roque_movegen::Isa;
use roque_perft::bench::SIX;

/// The depth of each position is the greatest with at most so many paths.
const PATHS: u64 = 16_000_000;

fn perft(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    for known in &SIX {
        let board = known.board();
        let (depth, paths) = known.depth_within(PATHS);
        group.throughput(Throughput::Elements(paths));
        for isa in Isa::available() {
            assert_eq!(
                roque_perft::count(&board, depth, isa),
                paths.into(),
                "{} at depth {depth} with {isa}",
                known.name
            );
            let id = BenchmarkId::new(format!("{}-{depth}", known.name), isa);
            group.bench_function(id, |bencher| {
                bencher.iter(|| roque_perft::count(black_box(&board), depth, isa));
            });
        }
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    targets = perft
}
criterion_main!(benches);
