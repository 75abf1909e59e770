//! Squares, files, ranks and sets of squares.
//!
//! Nothing here knows what stands on a board. Squares are numbered from a1 = 0 along the ranks to
//! h8 = 63, so that bit *n* of a [`Bitboard`] is square *n*.

mod bitboard;
mod coordinate;
mod direction;
mod drawing;
mod numbers;
mod square;

pub use bitboard::{Bitboard, Squares};
pub use coordinate::{File, Rank};
pub use direction::Direction;
pub(crate) use numbers::WriteOneByOne;
pub use numbers::WriteSquares;
pub use square::{ParseSquareError, Square};
