#![doc = include_str!("../README.md")]
#![no_std]

#[cfg(any(feature = "std", test))]
extern crate std;

pub mod attacks;
mod board;
mod castling;
mod dispatch;
mod generate;
mod geometry;
mod isa;
#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
mod leaf;
mod moves;
mod piece;
mod query;
mod sealed;
mod siblings;
mod side;

pub use board::{Board, BoardError, IllegalMove, Placement};
pub use castling::{CastlingRights, Wing};
pub use generate::{MoveVisitor, PawnStep, Selection, count_moves, for_each_child, generate};
pub use geometry::{
    Bitboard, Direction, File, ParseSquareError, Rank, Square, Squares, WriteSquares,
};
pub use isa::{Isa, ParseIsaError};
#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
pub use leaf::{Avx2, Avx2Proof, Avx512, Avx512Proof, Lanes};
pub use moves::{Move, MoveList};
pub use piece::{Color, Piece, PieceKind};
pub use query::Check;
#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
pub use siblings::PendingReplies;
pub use siblings::count_replies_one_by_one;
