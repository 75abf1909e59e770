//! How the tree is split among threads: by the tree itself, down to subtrees of some milliseconds.
//!
//! Each node above [`SPLIT_DEPTH`] is a parallel iteration over its children, which rayon's threads
//! steal from one another. There is no shared state but the [`Control`], which a subtree touches
//! once. From the start position at depth 7 there are some 9,000 such subtrees; a tree that is wide
//! enough for its cores feeds hundreds of them.

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use roque_movegen::attacks::DefaultSliders;
use roque_movegen::{Board, for_each_child};

use crate::control::{Control, Stopped};
use crate::count::{Counter, Memo};

/// The greatest remaining depth that one thread counts without offering parts of it to others.
const SPLIT_DEPTH: u8 = 4;

const _: () = assert!(SPLIT_DEPTH <= Counter::MAX_DEPTH);

/// How many leaves there are `depth` plies below `board`, whose share of the whole is `share`.
pub(crate) fn count(
    counter: Counter,
    board: &Board,
    depth: u8,
    memo: impl Memo,
    share: u64,
    control: &Control,
) -> Result<u128, Stopped> {
    // Rayon goes on with what it has split off, so that each node has to look for itself.
    if control.is_stopped() {
        return Err(Stopped);
    }
    let memo = memo.at(board, counter.leaves());
    if let Some(leaves) = memo.known(depth) {
        control.report(share, leaves);
        return Ok(leaves.into());
    }
    if depth <= SPLIT_DEPTH {
        let leaves = counter.count(board, depth, memo, control.flag());
        if control.is_stopped() {
            return Err(Stopped);
        }
        memo.note(depth, leaves.into());
        control.report(share, leaves);
        return Ok(leaves.into());
    }
    let children = children(board);
    if children.is_empty() {
        control.report(share, 0);
    }
    let share = share / (children.len().max(1) as u64);
    let leaves = children
        .into_par_iter()
        .map(|child| count(counter, &child, depth - 1, memo, share, control))
        .sum::<Result<u128, Stopped>>()?;
    memo.note(depth, leaves);
    Ok(leaves)
}

fn children(board: &Board) -> Vec<Board> {
    let mut children = Vec::with_capacity(64);
    for_each_child(board, DefaultSliders::default(), |child| {
        children.push(*child);
    });
    children
}

#[cfg(test)]
mod tests {
    use std::thread;
    use std::time::{Duration, Instant};

    use super::*;
    use crate::control::WHOLE;
    use crate::count::{Leaves, NoTable};
    use roque_movegen::Isa;

    #[test]
    fn a_count_that_would_never_end_stops_when_told() {
        let control = Control::new();
        let counter = Counter::new(Isa::best(), Leaves::Bulk);
        thread::scope(|scope| {
            let count =
                scope.spawn(|| count(counter, &Board::START, u8::MAX, NoTable, WHOLE, &control));
            thread::sleep(Duration::from_millis(100));
            let stopped = Instant::now();
            control.stop();
            assert_eq!(count.join().unwrap(), Err(Stopped));
            assert!(stopped.elapsed() < Duration::from_secs(1));
        });
    }
}
