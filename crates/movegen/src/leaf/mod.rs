//! Counting the legal moves of several sibling positions at once, one a lane of a vector register.
//!
//! The children of one position differ from it by one man's move each. The questions that count
//! their moves are asked set-wise, without tables and without loops over pieces, so that one
//! sequence of instructions answers them for all lanes: [`kernel`](self) is that sequence, written
//! once over [`Lanes`]; the `isa_…` files say what a lane operation is on each instruction set. What
//! all children share is worked out once, in [`Parent`]. Nothing here knows tables or the generator;
//! `siblings/` brings the two together.

mod child;
mod fills;
mod isa_avx2;
mod isa_avx512;
mod kernel;
mod lanes;
mod parent;
mod steps;
mod threats;

pub(crate) use child::Moved;
pub use isa_avx2::{Avx2, Avx2Proof};
pub use isa_avx512::{Avx512, Avx512Proof};
pub(crate) use kernel::count;
pub use lanes::Lanes;
pub(crate) use parent::{Castling, Parent, Ray};
