//! Positions of seeded random games, of standard chess, Chess960 and with many men of a kind.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roque_position::Position;
use roque_position::movegen::{Move, PieceKind};

const PLIES: u32 = 120;

/// Positions in which several men of a kind can go to the same squares, some of them pinned.
pub(crate) const CROWDED: [&str; 6] = [
    "4k3/1N3N2/8/N5N1/8/1N3N2/8/4K3 w - - 0 1",
    "7k/8/2Q1Q3/8/2Q1Q3/6qq/6q1/K7 w - - 0 1",
    "r3r2k/8/3r4/8/3r4/b7/6K1/R6R b - - 0 1",
    "4k3/2B5/4B3/1b6/3b4/1B3B2/8/b3K1b1 w - - 0 1",
    "n5n1/PPPPPPPP/k7/8/8/7K/pppppppp/N5N1 w - - 0 1",
    "r3k2r/8/2nn1n2/1q1q4/3Q1Q2/2N2NN1/8/R3K2R w KQkq - 0 1",
];

/// Calls `see` with `count` positions and with the generator that chose the moves between them.
pub(crate) fn positions(seed: u64, count: usize, mut see: impl FnMut(&Position)) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut seen = 0;
    for game in 0.. {
        let mut position = start(&mut random, game);
        for _ in 0..PLIES {
            if seen == count {
                return;
            }
            see(&position);
            seen += 1;
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play_unchecked(chosen(&mut random, &position, &moves));
        }
    }
}

/// The start of the game numbered `game`: each kind comes in turn.
pub(crate) fn start(random: &mut ChaCha8Rng, game: usize) -> Position {
    let mut arrangement = || random.random_range(0..960);
    match game % 4 {
        0 => Position::start(),
        1 => Position::chess960(arrangement()).unwrap(),
        2 => Position::double_chess960(arrangement(), arrangement()).unwrap(),
        _ => Position::from_fen(CROWDED[game / 4 % CROWDED.len()]).unwrap(),
    }
}

/// A legal move; at every third turn castling, a promotion or a capture en passant if there is one.
pub(crate) fn chosen(random: &mut ChaCha8Rng, position: &Position, moves: &[Move]) -> Move {
    let board = position.board();
    let is_rare = |&mv: &Move| {
        let is_pawn = board.of_kind(PieceKind::Pawn).contains(mv.from());
        board.of_color(position.turn()).contains(mv.to())
            || mv.promotion().is_some()
            || (is_pawn && board.en_passant() == Some(mv.to()))
    };
    let rare: Vec<_> = moves.iter().copied().filter(is_rare).collect();
    let choice = if rare.is_empty() || random.random_range(0..3) > 0 {
        moves
    } else {
        &rare
    };
    choice[random.random_range(0..choice.len())]
}
