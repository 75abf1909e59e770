//! How the tree is split among threads: by the tree itself, down to subtrees of some microseconds to
//! milliseconds.
//!
//! Each node above [`SPLIT_DEPTH`] is a parallel iteration over its children, which rayon's threads
//! steal from one another. From the start position at depth 7 there are some 9,000 such subtrees; a tree
//! that is wide enough for its cores feeds hundreds of them.
//!
//! What threads share is the table, if there is one, and the [`Control`], to which a thread adds once for
//! each subtree of [`REPORTED_DEPTH`]: with a table a millisecond's work, without one several. An addition
//! to a line that other cores want takes some 100 ns, so that this would be felt from thousands of cores on.
//! A shallow tree runs out of parts before: to depth 6 from the start position there are 400 of the split
//! depth, and no use for more cores than that.

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use roque_movegen::attacks::DefaultSliders;
use roque_movegen::{Board, for_each_child};

use crate::control::{Control, Stopped};
use crate::count::{Counter, Memo};

/// The greatest remaining depth that one thread counts without offering parts of it to others.
const SPLIT_DEPTH: u8 = 4;

const _: () = assert!(SPLIT_DEPTH <= Counter::MAX_DEPTH);

/// The greatest remaining depth at which it is not told how far the subtree is.
const REPORTED_DEPTH: u8 = 5;

/// How many leaves there are `depth` plies below `board`, whose share of the whole is `share`.
pub(crate) fn count(
    counter: Counter,
    board: &Board,
    depth: u8,
    memo: impl Memo,
    share: u64,
    control: &Control,
) -> Result<u128, Stopped> {
    count_node(counter, board, depth, memo, Some(share), control)
}

/// The same; without a share it is part of a subtree that is reported as a whole.
fn count_node(
    counter: Counter,
    board: &Board,
    depth: u8,
    memo: impl Memo,
    share: Option<u64>,
    control: &Control,
) -> Result<u128, Stopped> {
    // Rayon goes on with what it has split off, so that each node has to look for itself.
    if control.is_stopped() {
        return Err(Stopped);
    }
    let report = |leaves: u128| {
        if let Some(share) = share {
            control.report(share, leaves as u64);
        }
        Ok(leaves)
    };
    let memo = memo.at(board, counter.leaves());
    if let Some(leaves) = memo.known(depth) {
        return report(leaves.into());
    }
    if depth <= SPLIT_DEPTH {
        let leaves = counter.count(board, depth, memo, control.flag()).into();
        if control.is_stopped() {
            return Err(Stopped);
        }
        memo.note(depth, leaves);
        return report(leaves);
    }
    let children = children(board);
    let each = share
        .filter(|_| depth > REPORTED_DEPTH)
        .map(|share| share / (children.len().max(1) as u64));
    let is_reported = each.is_some() && !children.is_empty();
    let leaves = children
        .into_par_iter()
        .map(|child| count_node(counter, &child, depth - 1, memo, each, control))
        .sum::<Result<u128, Stopped>>()?;
    memo.note(depth, leaves);
    if is_reported {
        Ok(leaves)
    } else {
        report(leaves)
    }
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
