//! Moves written down as bytes: the numbers of squares.
#![expect(
    unsafe_code,
    reason = "clearing two kilobytes for each parent costs perft 8 %, with eight lanes"
)]

use core::mem::MaybeUninit;

#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
use crate::board::Board;
use crate::generate::PawnStep;
use crate::geometry::{Bitboard, Square, WriteOneByOne, WriteSquares};
#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
use crate::leaf::{Lanes, Moved};
#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
use crate::moves::Move;
use crate::moves::MoveList;
#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
use crate::piece::{Movement, PieceKind};

/// A chunk may be written, and a group read, beyond the last move.
const ROOM: usize = MoveList::CAPACITY + CHUNK;

/// At most so many moves are written at once. A man has at most 27, and as many pawns as go the same
/// step have as many targets, of which none is another's origin: no more than half the board.
const CHUNK: usize = 32;

type Bytes = [MaybeUninit<u8>; ROOM];

/// The number of no square.
const NOWHERE: u8 = 64;

/// Moves that were written down: the calm ones, and the others with the kind of man that moved.
pub(super) struct Lists {
    pub(super) calm: Squares,
    pub(super) others: Squares,
    kinds: Bytes,
}

/// Moves as the numbers of the squares that they leave and enter.
pub(super) struct Squares {
    len: usize,
    from: Bytes,
    to: Bytes,
}

impl Squares {
    #[inline(always)]
    fn new() -> Self {
        Self {
            len: 0,
            from: [const { MaybeUninit::uninit() }; ROOM],
            to: [const { MaybeUninit::uninit() }; ROOM],
        }
    }

    /// Has moves from nowhere to nowhere follow the last one, and returns how many moves there are without
    /// them.
    #[inline(always)]
    pub(super) fn finish(&mut self) -> usize {
        for bytes in [&mut self.from, &mut self.to] {
            *chunk(bytes, self.len) = [MaybeUninit::new(NOWHERE); CHUNK];
        }
        self.len
    }

    /// As many moves as there are lanes, from number `start` on.
    #[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
    #[inline(always)]
    pub(super) fn group<L: Lanes>(&self, proof: L::Proof, start: usize) -> (L, L) {
        debug_assert!(start <= self.len);
        (
            L::squares(proof, eight(&self.from, start)),
            L::squares(proof, eight(&self.to, start)),
        )
    }

    /// Move number `index`.
    #[inline(always)]
    pub(super) fn at(&self, index: usize) -> (Square, Square) {
        debug_assert!(index < self.len);
        let square = |bytes| Square::from_low_bits(eight(bytes, index)[0]);
        (square(&self.from), square(&self.to))
    }

    /// Adds a man's moves.
    #[inline(always)]
    pub(super) fn push_piece(
        &mut self,
        writer: impl WriteSquares,
        from: Square,
        targets: Bitboard,
    ) {
        writer.write_squares(targets.0, chunk(&mut self.to, self.len));
        *chunk(&mut self.from, self.len) = [MaybeUninit::new(from as u8); CHUNK];
        self.len += targets.len() as usize;
    }

    /// Adds the moves of pawns.
    #[inline(always)]
    pub(super) fn push_pawns(
        &mut self,
        writer: impl WriteSquares,
        step: PawnStep,
        targets: Bitboard,
    ) {
        writer.write_squares(targets.0, chunk(&mut self.to, self.len));
        writer.write_squares(step.origins(targets).0, chunk(&mut self.from, self.len));
        self.len += targets.len() as usize;
    }
}

impl Lists {
    /// Empty lists.
    #[inline(always)]
    pub(super) fn new() -> Self {
        Self {
            calm: Squares::new(),
            others: Squares::new(),
            kinds: [const { MaybeUninit::uninit() }; ROOM],
        }
    }

    /// Forgets all moves.
    #[inline(always)]
    pub(super) fn clear(&mut self) {
        self.calm.len = 0;
        self.others.len = 0;
    }

    /// Adds a move to the others, of a man that is then of `kind` (a [`Movement`]).
    #[inline(always)]
    pub(super) fn push_other(&mut self, kind: u8, from: Square, to: Square) {
        self.set_kind(kind);
        self.others.push_piece(WriteOneByOne, from, to.bitboard());
    }

    /// The next man that is added to the others is of `kind`.
    #[inline(always)]
    pub(super) fn set_kind(&mut self, kind: u8) {
        *chunk(&mut self.kinds, self.others.len) = [MaybeUninit::new(kind); CHUNK];
    }

    /// Has no man of any kind beyond the others, and returns how many these are.
    #[inline(always)]
    pub(super) fn finish_others(&mut self) -> usize {
        self.set_kind(0);
        self.others.finish()
    }

    /// As many moves as there are lanes, from number `start` on; lanes beyond the last move have
    /// kind 0.
    #[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
    #[inline(always)]
    pub(super) fn group<L: Lanes>(&self, proof: L::Proof, start: usize) -> Moved<L> {
        let (from, to) = self.others.group(proof, start);
        let kinds = L::widen(proof, eight(&self.kinds, start));
        Moved { from, to, kinds }
    }

    /// Flags of the man of move number `index`.
    #[inline(always)]
    pub(super) fn kind(&self, index: usize) -> u8 {
        eight(&self.kinds, index)[0]
    }

    /// The moves that are not calm, in the order of the groups.
    #[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
    pub(super) fn moves(&self, board: &Board) -> impl Iterator<Item = Move> {
        let pawns = board.placement.pawns;
        (0..self.others.len).map(move |index| {
            let (from, to) = self.others.at(index);
            let kind = match self.kind(index) {
                Movement::KNIGHT => PieceKind::Knight,
                Movement::DIAGONAL => PieceKind::Bishop,
                Movement::ORTHOGONAL => PieceKind::Rook,
                Movement::QUEEN => PieceKind::Queen,
                _ => return Move::new(from, to),
            };
            if pawns.contains(from) {
                Move::promoting(from, to, kind)
            } else {
                Move::new(from, to)
            }
        })
    }
}

#[inline(always)]
fn chunk(bytes: &mut Bytes, start: usize) -> &mut [MaybeUninit<u8>; CHUNK] {
    debug_assert!(start + CHUNK <= ROOM);
    // SAFETY: a board has at most `MoveList::CAPACITY` moves (as is proven there), whichever of our
    // sliders generate them, so that a chunk begins at or before that index, and `ROOM` is a chunk
    // more.
    unsafe { &mut *bytes.as_mut_ptr().add(start).cast() }
}

#[inline(always)]
fn eight(bytes: &Bytes, start: usize) -> &[u8; 8] {
    // SAFETY: `start` is not behind the end, and up to a chunk beyond it the bytes are written
    // (`finish`).
    unsafe { &*bytes.as_ptr().add(start).cast() }
}
