//! Positions of random games.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roque_position::Position;

/// So many positions, each of another game: standard, Chess960 and double Chess960 in turn, after up to
/// 119 random moves.
pub(crate) fn random_positions(seed: u64, count: usize) -> Vec<Position> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut position = |number: usize| {
        let mut arrangement = || random.random_range(0..960);
        let mut position = match number % 3 {
            0 => Position::start(),
            1 => Position::chess960(arrangement()).unwrap(),
            _ => Position::double_chess960(arrangement(), arrangement()).unwrap(),
        };
        for _ in 0..random.random_range(0..120) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play_unchecked(moves[random.random_range(0..moves.len())]);
        }
        position
    };
    (0..count).map(&mut position).collect()
}
