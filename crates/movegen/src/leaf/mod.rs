//! Counting the legal moves of several sibling positions at once, one a lane of a vector register.
//!
//! The children of one position differ from it by one man's move each. The questions that count
//! their moves are asked set-wise, without tables and without loops over pieces, so that one
//! sequence of instructions answers them for all lanes, written once over [`Lanes`]: [`kernel`](self)
//! for any children, [`calm`] for those whose king has not been touched, both over [`mobility`]. What
//! all children share is worked out once, in [`Parent`] and [`CalmParent`]. [`Compass`] asks about one
//! position in the eight directions at once. The `isa_…` files say what an operation is on each
//! instruction set. Nothing here knows tables or the generator; `siblings/` brings the two together.

mod calm;
mod child;
mod compass;
mod fills;
mod isa_avx2;
mod isa_avx2_compass;
mod isa_avx512;
mod isa_avx512_bytes;
mod isa_avx512_compass;
mod kernel;
mod lanes;
mod mobility;
mod parent;
mod steps;
mod threats;
mod weights;

pub(crate) use calm::{CalmParent, count_calm};
pub(crate) use child::Moved;
pub(crate) use compass::{Compass, Paths};
pub use isa_avx2::{Avx2, Avx2Proof};
pub(crate) use isa_avx2_compass::Avx2Compass;
pub use isa_avx512::{Avx512, Avx512Proof};
pub(crate) use isa_avx512_compass::Avx512Compass;
pub(crate) use kernel::count;
pub use lanes::Lanes;
pub(crate) use parent::{Castling, Parent, Ray};
pub(crate) use weights::{Runs, Sight, Weights};
