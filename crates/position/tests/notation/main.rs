//! How moves are written and read, as users of `roque-position` meet it.

mod broken_rules;
mod bugs_of_san;
mod games;
mod hostile_input;
mod languages;
mod lenient;
mod python_chess;
mod random_positions;
mod shared_data;
