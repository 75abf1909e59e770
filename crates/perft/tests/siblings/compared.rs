//! One parent on every instruction set, child by child.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use roque_movegen::{Board, Isa, Move, PieceKind, attacks};

use crate::classes::{Class, Tally};
use crate::lanes::Lane;
use crate::mailbox::Mailbox;
use crate::parents::WANTED_MOVES;

/// The slow rules look at one child of so many.
const LOOKED_AT_OF: u32 = 256;

/// What was met: lanes of each class, and parents by how many moves they have.
#[derive(Clone)]
pub(crate) struct Met {
    pub(crate) classes: Tally,
    pub(crate) by_moves: [u64; WANTED_MOVES + 1],
    /// By how many moves there are that are neither castling, nor en passant, nor a double push beside an
    /// enemy pawn: those that fill a batch.
    pub(crate) by_batched: [u64; WANTED_MOVES + 1],
}

impl Met {
    pub(crate) const NONE: Self = Self {
        classes: Tally::NONE,
        by_moves: [0; WANTED_MOVES + 1],
        by_batched: [0; WANTED_MOVES + 1],
    };

    #[must_use]
    pub(crate) fn plus(mut self, other: &Self) -> Self {
        self.classes = self.classes.plus(&other.classes);
        for (all, more) in [
            (&mut self.by_moves, &other.by_moves),
            (&mut self.by_batched, &other.by_batched),
        ] {
            for (count, more) in all.iter_mut().zip(more) {
                *count += more;
            }
        }
        self
    }
}

/// Panics unless each instruction set reports exactly the legal moves of `parent`, each once, with as many
/// replies as there are after it, and sums them up. Notes what was met.
pub(crate) fn compare(random: &mut ChaCha8Rng, parent: &Board, met: &mut Met) {
    let mut expected = Vec::new();
    let mut batched = 0;
    for mv in parent.legal_moves() {
        let lane = Lane::new(parent, mv);
        let count = lane.child.count_moves_with(Isa::Portable);
        assert_eq!(count, lane.moves.len() as u32, "{:?}", lane.child);
        if random.random_range(0..LOOKED_AT_OF) == 0 {
            look_slowly_at(&lane);
        }
        expected.push((mv, count));
        lane.note(&mut met.classes);
        batched += usize::from(is_batched(parent, mv));
    }
    note_parent(expected.len(), batched, met);
    expected.sort_unstable();
    let sum = expected.iter().map(|&(_, count)| u64::from(count)).sum();
    for isa in Isa::available() {
        let mut reported: Vec<(Move, u32)> = Vec::with_capacity(expected.len());
        parent.for_each_reply_count_with(isa, |mv, count| reported.push((mv, count)));
        reported.sort_unstable();
        assert_same(parent, isa, &reported, &expected);
        assert_eq!(parent.count_replies_with(isa), sum, "{isa} {parent:?}");
        let counted = roque_perft::count(parent, 2, isa);
        assert_eq!(counted, u128::from(sum), "perft, {isa} {parent:?}");
    }
}

fn assert_same(parent: &Board, isa: Isa, reported: &[(Move, u32)], expected: &[(Move, u32)]) {
    if reported == expected {
        return;
    }
    let missing_in = |list: &[(Move, u32)], entry| !list.contains(entry);
    let wrong: Vec<_> = reported
        .iter()
        .filter(|&entry| missing_in(expected, entry))
        .collect();
    let right: Vec<_> = expected
        .iter()
        .filter(|&entry| missing_in(reported, entry))
        .collect();
    panic!("{isa} reports {wrong:?}, not {right:?}: {parent:?}");
}

/// The count that all others are compared with is itself the one of the slow rules.
fn look_slowly_at(lane: &Lane) {
    let board = &lane.child;
    let mailbox = Mailbox::of(board);
    let mut moves = lane.moves.to_vec();
    moves.sort_unstable();
    assert_eq!(moves, mailbox.legal(), "{board:?}");
    let us = board.turn();
    assert_eq!(board.pinned(us), mailbox.pinned(us), "{board:?}");
}

fn is_batched(parent: &Board, mv: Move) -> bool {
    let they = parent.turn();
    let is_castling = parent.of_color(they).contains(mv.to());
    let is_en_passant = parent.is_capture(mv) && !parent.occupied().contains(mv.to());
    let child = parent.play_unchecked(mv);
    let may_be_passed = child.en_passant().is_some_and(|passed| {
        (attacks::pawn(they, passed) & child.pieces(!they, PieceKind::Pawn)).any()
    });
    !(is_castling || is_en_passant || may_be_passed)
}

fn note_parent(moves: usize, batched: usize, met: &mut Met) {
    met.classes.note(Class::Parents);
    if let Some(count) = met.by_moves.get_mut(moves) {
        *count += 1;
    }
    if let Some(count) = met.by_batched.get_mut(batched) {
        *count += 1;
    }
    for (least, class) in [
        (128, Class::Over128Children),
        (218, Class::Over218Children),
        (256, Class::Over256Children),
    ] {
        if moves > least {
            met.classes.note(class);
        }
    }
}
