//! The run over all games, and what it has to have met in the end.

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use roque_movegen::Isa;

use crate::classes::{Class, Tally, Wishes};
use crate::compared::compare;
use crate::games::Game;
use crate::met::met_at;
use crate::threads::on_all_cores;

/// Wishes are brought up to date after so many games, which are played at once. The number is fixed:
/// which games are played does not depend on the machine.
const GAMES_A_ROUND: u64 = 64;

/// Compares all positions of the game of this number.
fn compare_game(seed: u64, number: u64, wishes: Wishes) -> Tally {
    let game = Game::new(seed, number);
    let kind = game.kind;
    let mut met = Tally::NONE;
    game.play(wishes, |random, position, moves, witness| {
        compare(random, position, moves, witness);
        met = met.clone().plus(&met_at(position.board(), moves));
        met.note(kind);
    });
    met
}

/// Compares games until each class has been met `factor` times as often as the ordinary run has to;
/// fails if that takes twice as many positions.
fn compare_games(seed: u64, factor: u64) {
    let mut met = Tally::NONE;
    let mut games = 0;
    while !met.missing(factor).is_empty() {
        assert!(
            met[Class::Positions] < 2 * factor * Class::Positions.least(),
            "too few of {:?}:\n{}",
            met.missing(factor),
            met.report(factor),
        );
        let wishes = met.short(factor);
        met = (games..games + GAMES_A_ROUND)
            .into_par_iter()
            .map(|number| compare_game(seed, number, wishes))
            .reduce(|| Tally::NONE, |one, other| one.plus(&other))
            .plus(&met);
        games += GAMES_A_ROUND;
    }
    for isa in Isa::ALL {
        if !isa.is_available() {
            println!("skipped: {isa} (this machine does not have it)");
        }
    }
    println!("in {games} games agreed:\n{}", met.report(factor));
}

#[test]
fn every_position_of_random_games_agrees_with_all_witnesses() {
    on_all_cores(|| compare_games(20_250_518, 1));
}

#[test]
#[ignore = "ten times the ordinary run, which takes minutes"]
fn every_position_of_ten_times_as_many_games_agrees_with_all_witnesses() {
    on_all_cores(|| compare_games(18_520_525, 10));
}
