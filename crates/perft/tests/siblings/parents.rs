//! The parents, bundle by bundle.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roque_movegen::Board;
use roque_position::Position;

use crate::composed::composed;
use crate::themes::Theme;

/// From a theme come so many boards in a bundle.
const THROWN: usize = 10;
/// Crowded boards have hundreds of children: so few are enough.
const CROWDED: usize = 4;
/// So many games begin with composed positions.
const COMPOSED: usize = 10;
/// A game from a composed position ends after so many plies: its theme does not last.
const COMPOSED_PLIES: u32 = 4;
/// The plies of a whole game.
const PLIES: u32 = 80;
/// So many boards are drawn for one on which they have a wanted number of moves.
const DRAWN: usize = 40;
/// The largest number of moves that is wanted.
pub(crate) const WANTED_MOVES: usize = 17;

/// Shows `visit` the parents of the bundle of this number.
pub(crate) fn for_each(seed: u64, bundle: u64, mut visit: impl FnMut(&mut ChaCha8Rng, &Board)) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    random.set_stream(bundle);
    for theme in Theme::ALL {
        let count = match theme {
            Theme::WeCrowd | Theme::TheyCrowd => CROWDED,
            _ => THROWN,
        };
        for _ in 0..count {
            let board = match theme {
                Theme::FewMoves => few_moves(&mut random),
                _ => theme.parent(&mut random),
            };
            visit(&mut random, &board);
        }
    }
    for _ in 0..COMPOSED {
        let start = composed(&mut random);
        play(&mut random, start, COMPOSED_PLIES, &mut visit);
    }
    let [white, black] = [0; 2].map(|_: u16| random.random_range(0..960));
    let start = match bundle % 3 {
        0 => Position::start(),
        1 => Position::chess960(white).expect("arrangements are numbered from 0 to 959"),
        _ => Position::double_chess960(white, black).expect("as above"),
    };
    play(&mut random, start, PLIES, &mut visit);
}

/// A board on which they have a drawn number of moves, if one is soon found.
fn few_moves(random: &mut ChaCha8Rng) -> Board {
    let wanted = random.random_range(1..=WANTED_MOVES);
    let mut board = Theme::FewMoves.parent(random);
    for _ in 0..DRAWN {
        if board.count_moves() as usize == wanted {
            break;
        }
        board = Theme::FewMoves.parent(random);
    }
    board
}

/// Plays at random.
fn play(
    random: &mut ChaCha8Rng,
    start: Position,
    plies: u32,
    visit: &mut impl FnMut(&mut ChaCha8Rng, &Board),
) {
    let mut board = *start.board();
    for _ in 0..plies {
        visit(random, &board);
        let moves = board.legal_moves();
        if moves.is_empty() {
            break;
        }
        board = board.play_unchecked(moves[random.random_range(0..moves.len())]);
    }
}
