//! Zobrist keys: a random value for each thing that makes positions different, all of them combined
//! by exclusive or.
//!
//! What makes positions different is what the repetition rule names (FIDE 9.2.3): men on squares,
//! the player to move, the castling rights by rook, and the file of a *legal* en passant capture.

mod change;
mod keys;
#[cfg(test)]
mod seed;
mod values;

pub(crate) use change::{change_by, invites_en_passant};
pub(crate) use keys::{en_passant, key_of, legal_en_passant, turn};
