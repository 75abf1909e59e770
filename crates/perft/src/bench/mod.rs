//! How fast is this build, here and now, and is another one faster?
//!
//! A [`Bench`] times a fixed set of [`Task`]s on six fixed positions ([`SIX`]) in [`Round`]s, all
//! interleaved; [`Rounds`] tell what they come to and whether the machine was quiet, and a
//! [`Comparison`] whether one build is slower than another. Nothing is remembered from one count to the next.

mod calibration;
mod comparison;
mod positions;
mod round;
mod rounds;
pub mod statistics;
mod task;
mod work;

pub use comparison::Comparison;
pub use positions::{Known, SIX, UnknownPosition};
pub use round::{Bench, Round};
pub use rounds::{Calibration, QUIET, Rounds};
pub use task::{ParseTaskError, SET, TABLE_BYTES, Task};
pub use work::{BenchError, Pools};
