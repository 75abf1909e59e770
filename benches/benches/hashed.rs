//! How long does a count take with a transposition table, on one thread?
//!
//! Every count begins with an empty table, which is made ready before the clock runs. Throughput is in
//! counted paths a second; it says nothing beside those of `perft`, where every path is walked.

use std::hint::black_box;
use std::time::Duration;

use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use rayon::ThreadPoolBuilder;
use roque_perft::bench::SIX;
use roque_perft::{Control, Perft, Table};

/// The sizes of tables, in MiB: one that is always full, and one that holds all.
const TABLE_MIB: [u64; 2] = [1, 64];

/// The depth of each position is the greatest with at most so many paths.
const PATHS: u64 = 200_000_000;

fn hashed(criterion: &mut Criterion) {
    let one_thread = ThreadPoolBuilder::new()
        .num_threads(1)
        .build()
        .expect("a thread");
    let control = Control::new();
    let mut group = criterion.benchmark_group("hashed");
    for known in &SIX {
        let board = known.board();
        let (depth, paths) = known.depth_within(PATHS);
        group.throughput(Throughput::Elements(paths));
        for mib in TABLE_MIB {
            let count = |table: Table| {
                let perft = Perft {
                    table: Some(&table),
                    ..Perft::default()
                };
                let counted =
                    one_thread.install(|| perft.count(black_box(&board), depth, &control));
                assert_eq!(counted, Ok(paths.into()), "{} at depth {depth}", known.name);
                // Criterion drops it when the clock has stopped.
                table
            };
            let id = BenchmarkId::new(format!("{}-{depth}", known.name), format!("{mib} MiB"));
            group.bench_function(id, |bencher| {
                let empty = || Table::new(mib << 20).expect("memory");
                bencher.iter_batched(empty, count, BatchSize::PerIteration);
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
    targets = hashed
}
criterion_main!(benches);
