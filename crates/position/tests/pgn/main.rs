//! PGN as users of `roque-position` read and write it.

mod errors;
mod hostile_input;
mod python_chess;
mod random_games;
mod reading;
mod starts;
mod told;
mod unclosed;
mod writing;
