//! Seeded random games, steered towards what is rare.

use cozy_chess::Board as CozyBoard;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roque_movegen::{Move, MoveList};
use roque_position::Position;

use crate::classes::{Class, Wishes};
use crate::composed::composed;
use crate::cozy;
use crate::met::met_at;

/// A game ends after this many plies at the latest.
const PLIES: u32 = 160;
/// A game from a composed start ends sooner: its theme does not last.
const COMPOSED_PLIES: u32 = 24;
/// The half-move clock beyond which cozy-chess reads no FEN.
const LAST_CLOCK: u32 = 99;
/// So many moves are looked at for one that leads to what is wished for.
const LOOKED_AT: usize = 12;

/// The game of this number: a start, and who decides.
pub(crate) struct Game {
    /// What kind of start it has.
    pub(crate) kind: Class,
    pub(crate) random: ChaCha8Rng,
    position: Position,
    plies: u32,
}

impl Game {
    /// Of 24 games, three begin with the standard position, three as Chess960 and three as double
    /// Chess960; the others are composed, and short.
    pub(crate) fn new(seed: u64, number: u64) -> Self {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        random.set_stream(number);
        let mut arrangement = || random.random_range(0..960_u16);
        let numbered = "arrangements are numbered from 0 to 959";
        let (kind, position) = match number % 24 {
            0..3 => (Class::StandardStarts, Position::start()),
            3..6 => {
                let position = Position::chess960(arrangement()).expect(numbered);
                (Class::Chess960Starts, position)
            }
            6..9 => {
                let position = Position::double_chess960(arrangement(), arrangement());
                (Class::DoubleChess960Starts, position.expect(numbered))
            }
            _ => (Class::Composed, composed(&mut random)),
        };
        let plies = if kind == Class::Composed {
            COMPOSED_PLIES
        } else {
            PLIES
        };
        Self {
            kind,
            random,
            position,
            plies,
        }
    }

    /// Plays the game; `visit` is shown each position, and the same game on cozy-chess's board.
    pub(crate) fn play(
        self,
        wishes: Wishes,
        mut visit: impl FnMut(&mut ChaCha8Rng, &Position, &MoveList, &CozyBoard),
    ) {
        let (mut random, mut position) = (self.random, self.position);
        let mut witness = cozy::read(&position);
        for ply in 0..self.plies {
            let moves = position.legal_moves();
            visit(&mut random, &position, &moves, &witness);
            let are_bare_kings = position.board().occupied().len() == 2;
            if moves.is_empty() || are_bare_kings || position.halfmove_clock() > LAST_CLOCK {
                break;
            }
            // What a composed start was composed for comes with the first move.
            let is_first = self.kind == Class::Composed && ply == 0;
            let is_steered = is_first || random.random_range(0..2) == 0;
            let mv = chosen(&mut random, &position, &moves, wishes, is_steered);
            witness = cozy::after(&witness, mv);
            position = position.play_unchecked(mv);
        }
    }
}

/// A legal move; if `is_steered`, one that leads to what is wished for if one is found.
fn chosen(
    random: &mut ChaCha8Rng,
    position: &Position,
    moves: &[Move],
    wishes: Wishes,
    is_steered: bool,
) -> Move {
    let mut drawn = (0..LOOKED_AT).map(|_| moves[random.random_range(0..moves.len())]);
    let leads_to_wish = |&mv: &Move| {
        let board = position.play_unchecked(mv);
        wishes.are_met_by(&met_at(board.board(), &board.legal_moves()))
    };
    let steered = if is_steered {
        drawn.find(leads_to_wish)
    } else {
        None
    };
    steered.unwrap_or_else(|| moves[random.random_range(0..moves.len())])
}
