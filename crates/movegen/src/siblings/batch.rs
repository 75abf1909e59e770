//! The moves of a board, written down as bytes.
#![expect(
    unsafe_code,
    reason = "clearing two kilobytes for each parent costs perft 8 %, with eight lanes"
)]

use core::marker::PhantomData;
use core::mem::MaybeUninit;

use crate::board::Board;
use crate::generate::{MoveVisitor, PawnStep};
use crate::geometry::{Bitboard, Direction, Square, WriteSquares};
#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
use crate::leaf::{Lanes, Moved};
use crate::moves::{Move, MoveList};
use crate::piece::{Movement, PieceKind};
use crate::side::Side;

/// A chunk may be written, and a group read, beyond the last move.
const ROOM: usize = MoveList::CAPACITY + CHUNK;

/// At most so many moves are written at once. A man has at most 27, and as many pawns as go the same
/// step have as many targets, of which none is another's origin: no more than half the board.
const CHUNK: usize = 32;

type Bytes = [MaybeUninit<u8>; ROOM];

/// The moves that the kernel knows, as square numbers and kinds; the others go to `rare`.
pub(super) struct Batch<'a, S, W, R> {
    board: &'a Board,
    side: PhantomData<S>,
    writer: W,
    rare: R,
    len: usize,
    from: Bytes,
    to: Bytes,
    kinds: Bytes,
}

impl<'a, S: Side, W: WriteSquares, R: FnMut(Move, &Board)> Batch<'a, S, W, R> {
    #[inline(always)]
    pub(super) fn new(board: &'a Board, writer: W, rare: R) -> Self {
        Self {
            board,
            side: PhantomData,
            writer,
            rare,
            len: 0,
            from: [const { MaybeUninit::uninit() }; ROOM],
            to: [const { MaybeUninit::uninit() }; ROOM],
            kinds: [const { MaybeUninit::uninit() }; ROOM],
        }
    }

    #[inline(always)]
    fn chunk(bytes: &mut Bytes, start: usize) -> &mut [MaybeUninit<u8>; CHUNK] {
        debug_assert!(start + CHUNK <= ROOM);
        // SAFETY: a board has at most `MoveList::CAPACITY` moves (as is proven there), whichever of
        // our sliders generate them, so that a chunk begins at or before that index, and `ROOM` is a
        // chunk more.
        unsafe { &mut *bytes.as_mut_ptr().add(start).cast() }
    }

    #[inline(always)]
    fn push(&mut self, kind: u8, from: Square, to: Square) {
        Self::chunk(&mut self.from, self.len)[0].write(from as u8);
        Self::chunk(&mut self.to, self.len)[0].write(to as u8);
        Self::chunk(&mut self.kinds, self.len)[0].write(kind);
        self.len += 1;
    }

    /// How many moves there are; the group that begins before that number may be read.
    #[inline(always)]
    pub(super) fn finish(&mut self) -> usize {
        for bytes in [&mut self.from, &mut self.to, &mut self.kinds] {
            *Self::chunk(bytes, self.len) = [MaybeUninit::new(0); CHUNK];
        }
        self.len
    }

    /// As many moves as there are lanes, from number `start` on; lanes beyond the last move have
    /// kind 0.
    #[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
    #[inline(always)]
    pub(super) fn group<L: Lanes<Proof = W>>(&self, start: usize) -> Moved<L> {
        debug_assert!(start < self.len);
        Moved {
            from: L::squares(self.writer, Self::eight(&self.from, start)),
            to: L::squares(self.writer, Self::eight(&self.to, start)),
            kinds: L::widen(self.writer, Self::eight(&self.kinds, start)),
        }
    }

    /// Move number `index`, as squares and flags.
    #[inline(always)]
    pub(super) fn entry(&self, index: usize) -> (Square, Square, u8) {
        debug_assert!(index < self.len);
        let at = |bytes| Self::eight(bytes, index)[0];
        let square = |bytes| Square::from_low_bits(at(bytes));
        (square(&self.from), square(&self.to), at(&self.kinds))
    }

    /// The moves that were written down, in the order of the groups.
    #[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
    pub(super) fn moves(&self) -> impl Iterator<Item = Move> {
        let pawns = self.board.placement.pawns;
        (0..self.len).map(move |index| {
            let square = |bytes| Square::from_low_bits(Self::eight(bytes, index)[0]);
            let (from, to) = (square(&self.from), square(&self.to));
            let kind = match Self::eight(&self.kinds, index)[0] {
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

    #[inline(always)]
    fn eight(bytes: &Bytes, start: usize) -> &[u8; 8] {
        // SAFETY: `start` is before the end, and up to a chunk beyond it the bytes are written
        // (`finish`).
        unsafe { &*bytes.as_ptr().add(start).cast() }
    }
}

impl<S: Side, W: WriteSquares, R: FnMut(Move, &Board)> MoveVisitor for Batch<'_, S, W, R> {
    #[inline(always)]
    fn piece(&mut self, kind: PieceKind, from: Square, targets: Bitboard) {
        let kind = Movement::of(kind);
        self.writer
            .write_squares(targets.0, Self::chunk(&mut self.to, self.len));
        *Self::chunk(&mut self.from, self.len) = [MaybeUninit::new(from as u8); CHUNK];
        *Self::chunk(&mut self.kinds, self.len) = [MaybeUninit::new(kind); CHUNK];
        self.len += targets.len() as usize;
    }

    #[inline(always)]
    fn pawns(&mut self, step: PawnStep, targets: Bitboard) {
        let mut plain = targets;
        if step.is_double() {
            let enemies = self.board.placement.pawns & self.board.of_color(!S::COLOR);
            let beside = enemies.shift(Direction::East) | enemies.shift(Direction::West);
            plain = targets - beside;
            for to in targets & beside {
                let from = step.origin(to);
                let child = self.board.after_pawn_move::<S>(from, to);
                (self.rare)(Move::new(from, to), &child);
            }
        }
        self.writer
            .write_squares(plain.0, Self::chunk(&mut self.to, self.len));
        self.writer
            .write_squares(step.origins(plain).0, Self::chunk(&mut self.from, self.len));
        *Self::chunk(&mut self.kinds, self.len) = [MaybeUninit::new(Movement::PAWN); CHUNK];
        self.len += plain.len() as usize;
    }

    #[inline(always)]
    fn promotions(&mut self, step: PawnStep, targets: Bitboard) {
        for to in targets {
            for kind in [
                Movement::KNIGHT,
                Movement::DIAGONAL,
                Movement::ORTHOGONAL,
                Movement::QUEEN,
            ] {
                self.push(kind, step.origin(to), to);
            }
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        let child = self.board.after_en_passant::<S>(from, to);
        (self.rare)(Move::new(from, to), &child);
    }

    #[inline(always)]
    fn castling(&mut self, king: Square, rook: Square) {
        let child = self.board.after_castling::<S>(king, rook);
        (self.rare)(Move::new(king, rook), &child);
    }
}
