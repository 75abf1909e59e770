//! To which classes a child belongs.
//!
//! What this asks of a board is compared with its slow definition elsewhere; here it only says what was
//! met, and one in many is looked at by the slow rules again.

mod castling;
mod checks;
mod en_passant;
mod kings;
mod lane;
mod material;
mod pawns;
mod pins;

pub(crate) use lane::Lane;
