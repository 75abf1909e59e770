//! Suites of known counts: reading them, and judging what was counted.
//!
//! A suite is text with a position a line, each with the counts that are known:
//!
//! ```text
//! # castling rights are lost when a rook is taken
//! r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 ;D1 26 ;D2 568 ;id castling
//! ```
//!
//! A line is read when it is asked for, so that a suite may be larger than memory. A line that
//! cannot be read, or whose position is refused, is told as such and never stands in the way of the
//! next one.
//!
//! ```
//! use roque_movegen::Isa;
//! use roque_perft::suite::{Budget, Reading, Suite, Verdict};
//!
//! let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 401";
//! for case in Suite::new(text.as_bytes()) {
//!     let case = case?;
//!     let judged = case.read(Reading::default())?;
//!     let verdicts: Vec<_> = case
//!         .judge(Budget::default(), |depth| {
//!             Ok::<_, ()>(roque_perft::count(judged.position.board(), depth, Isa::best()))
//!         })
//!         .map(|(_, verdict)| verdict.unwrap())
//!         .collect();
//!     assert_eq!(verdicts, [Verdict::Right, Verdict::Wrong { got: 400 }]);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod case;
mod lines;
mod problem;
mod reader;
mod verdict;

pub use case::{Case, KnownCount, Reading, Rejection, Strictness, UNREACHABLE};
pub use problem::{LineError, LineProblem, MAX_LINE_BYTES};
pub use reader::Suite;
pub use verdict::{Budget, Verdict};
