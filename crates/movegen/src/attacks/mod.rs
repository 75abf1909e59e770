//! Where a man attacks: tables for the leapers and for lines, magic bitboards for the sliders.
//!
//! A man attacks a square if it could capture there, were the king not in the way of its rules;
//! own men count as attacked (defended). The occupied squares are a parameter, so that a caller can
//! ask about boards that do not exist (without the king, after a capture).

mod leapers;
mod lines;
#[cfg(feature = "large-tables")]
mod magic;
#[cfg(feature = "large-tables")]
mod magics;
#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
mod pext;
mod rays;
#[cfg(feature = "search")]
pub mod search;
mod sliders;
#[cfg(feature = "large-tables")]
mod table;

pub use leapers::{king, knight, pawn};
pub use lines::{between, line};
#[cfg(feature = "large-tables")]
pub use magic::Magic;
#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
pub use pext::Pext;
pub use rays::ray;
pub use sliders::{DefaultSliders, Lines, Sliders, bishop, queen, rook};
#[cfg(feature = "large-tables")]
pub use table::Slider;

#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
pub(crate) use leapers::KNIGHT;
pub(crate) use leapers::{knight_attacks, pawn_attacks};
