//! Legal moves, directly: what is not legal is never generated.
//!
//! The generator asks first what threatens the king ([`threats`](self)): the checkers give the
//! squares to which other men may go at all, the pins those that a pinned man may not leave its line
//! for. Each man's targets are then one set, handed to a [`MoveVisitor`]. Collecting, counting,
//! looking for one move or making each move are visitors; there is one generator.

mod children;
mod count;
mod generator;
mod list;
mod selection;
mod threats;
mod visitor;

pub use children::for_each_child;
pub(crate) use count::Counter;
pub use count::count_moves;
pub use generator::generate;
pub(crate) use generator::{generate_around_king, generate_as, generate_calmly};
pub use selection::Selection;
pub(crate) use threats::Threats;
pub use visitor::{MoveVisitor, PawnStep};
