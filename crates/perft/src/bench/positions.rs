//! On which positions is speed measured?

use roque_movegen::Board;
use roque_position::Position;

/// A position with known counts.
#[derive(Debug, PartialEq, Eq)]
pub struct Known {
    /// What it is called in this project.
    pub name: &'static str,
    /// Where the men stand.
    pub fen: &'static str,
    /// The paths of 1, 2, 3 … plies. The longest of them are what rivals are measured on.
    pub counts: &'static [u64],
}

/// The six positions of the chess programming wiki's page on perft results, each as deep as takes
/// about a second to count.
pub static SIX: [Known; 6] = [
    Known {
        name: "start",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        counts: &[20, 400, 8_902, 197_281, 4_865_609, 119_060_324],
    },
    Known {
        name: "kiwipete",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        counts: &[48, 2_039, 97_862, 4_085_603, 193_690_690],
    },
    Known {
        name: "cpw-3",
        fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        counts: &[14, 191, 2_812, 43_238, 674_624, 11_030_083, 178_633_661],
    },
    Known {
        name: "cpw-4",
        fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        counts: &[6, 264, 9_467, 422_333, 15_833_292, 706_045_033],
    },
    Known {
        name: "cpw-5",
        fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        counts: &[44, 1_486, 62_379, 2_103_487, 89_941_194],
    },
    Known {
        name: "cpw-6",
        fen: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        counts: &[46, 2_079, 89_890, 3_894_594, 164_075_551],
    },
];

impl Known {
    /// The one of [`SIX`] that has this name.
    ///
    /// # Errors
    ///
    /// [`UnknownPosition`] if there is none.
    pub fn named(name: &str) -> Result<&'static Self, UnknownPosition> {
        SIX.iter()
            .find(|known| known.name == name)
            .ok_or(UnknownPosition)
    }

    /// The greatest depth with a known count, in plies.
    pub fn depth(&self) -> u8 {
        self.counts.len() as u8
    }

    /// The known number of paths of `depth` plies, for 1 to [`Known::depth`].
    pub fn count(&self, depth: u8) -> Option<u64> {
        let index = usize::from(depth).checked_sub(1)?;
        self.counts.get(index).copied()
    }

    /// The greatest depth of which the count is at most `limit`, and that count; at least one ply.
    pub fn depth_within(&self, limit: u64) -> (u8, u64) {
        let depth = (1..=self.depth())
            .rev()
            .find(|&depth| self.count(depth).is_some_and(|count| count <= limit))
            .unwrap_or(1);
        (depth, self.counts[usize::from(depth) - 1])
    }

    /// The board.
    ///
    /// # Panics
    ///
    /// Never: a test reads all of [`SIX`].
    pub fn board(&self) -> Board {
        *Position::from_fen(self.fen)
            .expect("the tests read every position")
            .board()
    }

    /// All boards that `plies` moves lead to, in the order of the moves, repeated where several
    /// paths lead to one.
    pub fn boards_after(&self, plies: u8) -> Vec<Board> {
        let mut boards = vec![self.board()];
        for _ in 0..plies {
            boards = boards
                .iter()
                .flat_map(|board| {
                    board
                        .legal_moves()
                        .into_iter()
                        .map(|mv| board.play_unchecked(mv))
                })
                .collect();
        }
        boards
    }
}

/// The name is none of [`SIX`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a position is one of start, kiwipete, cpw-3, cpw-4, cpw-5, cpw-6")]
pub struct UnknownPosition;

#[cfg(test)]
mod tests {
    use roque_movegen::Isa;

    use super::*;

    #[test]
    fn every_position_is_read_and_counts_as_known() {
        for known in &SIX {
            let board = known.board();
            let (deepest, _) = known.depth_within(1_000_000);
            for depth in 1..=deepest {
                let expected = known.count(depth).map(u128::from);
                assert_eq!(
                    Some(crate::count(&board, depth, Isa::best())),
                    expected,
                    "{} at depth {depth}",
                    known.name
                );
            }
        }
    }

    #[test]
    fn the_boards_after_some_plies_are_as_many_as_the_paths() {
        for known in &SIX {
            assert_eq!(Some(known.boards_after(2).len() as u64), known.count(2));
        }
    }
}
