//! A loop that has nothing to do with chess and takes as long each time, if the machine is quiet.

use core::hint::black_box;
use std::time::{Duration, Instant};

use rayon::ThreadPool;

/// About a millisecond, as long as a task on one thread.
const STEPS_ALONE: u32 = 250_000;
/// Some ten milliseconds, as long as a task on all threads.
const STEPS_TOGETHER: u32 = 2_500_000;

/// How long the loop takes on this thread alone.
pub(super) fn alone() -> Duration {
    time(STEPS_ALONE)
}

/// How long the loop takes when all threads of `pool` run it at once: the time of the slowest.
pub(super) fn together(pool: &ThreadPool) -> Duration {
    let times = pool.broadcast(|_| time(STEPS_TOGETHER));
    times.into_iter().max().unwrap_or_default()
}

fn time(steps: u32) -> Duration {
    let start = Instant::now();
    black_box(run(black_box(steps)));
    start.elapsed()
}

/// Four chains of xorshift*: enough that the processor always has something to do, and no memory.
fn run(steps: u32) -> u64 {
    let mut chains = [1_u64, 2, 3, 4];
    for _ in 0..steps {
        for chain in &mut chains {
            *chain ^= *chain >> 12;
            *chain ^= *chain << 25;
            *chain ^= *chain >> 27;
            *chain = chain.wrapping_mul(0x2545_f491_4f6c_dd1d);
        }
    }
    chains.iter().fold(0, |sum, chain| sum ^ chain)
}
