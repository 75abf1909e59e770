//! `roque-position` as its users meet it.

mod bugs_of_chess960;
mod bugs_of_keys;
mod bugs_of_movement;
mod bugs_of_reading;
mod bugs_of_uci;
mod check_answers;
mod checks_by_moves;
mod encodings;
mod game;
mod helpers;
mod hostile_input;
mod keys;
mod legality;
mod random_games;
mod shared_data;
mod tiny_engine;
mod violations;
