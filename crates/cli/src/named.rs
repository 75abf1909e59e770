//! Positions that have a name.

/// A position that can be typed by name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NamedPosition {
    /// Its name.
    pub(crate) name: &'static str,
    /// Other names.
    pub(crate) aliases: &'static [&'static str],
    /// Its FEN.
    pub(crate) fen: &'static str,
    /// What it is good for.
    pub(crate) description: &'static str,
}

/// The named positions. The six of the Chess Programming Wiki's page on perft results come first.
pub(crate) const NAMED: &[NamedPosition] = &[
    NamedPosition {
        name: "start",
        aliases: &["startpos", "cpw-1"],
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        description: "the start position of standard chess",
    },
    NamedPosition {
        name: "kiwipete",
        aliases: &["cpw-2"],
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        description: "castling on every side, pins, promotions: finds most faults",
    },
    NamedPosition {
        name: "cpw-3",
        aliases: &[],
        fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        description: "few men; en passant captures that uncover a check on the rank",
    },
    NamedPosition {
        name: "cpw-4",
        aliases: &[],
        fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        description: "in check at once; promotions on both sides, castling out of reach",
    },
    NamedPosition {
        name: "cpw-5",
        aliases: &[],
        fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        description: "a pawn that promotes by capture, a knight that forks",
    },
    NamedPosition {
        name: "cpw-6",
        aliases: &[],
        fen: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        description: "a symmetrical middle game with many moves",
    },
    NamedPosition {
        name: "most-moves",
        aliases: &[],
        fen: "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
        description: "218 legal moves, the most that play can reach",
    },
    NamedPosition {
        name: "promotions",
        aliases: &[],
        fen: "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        description: "promotions by step and by capture, in and out of check",
    },
    NamedPosition {
        name: "castling",
        aliases: &[],
        fen: "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        description: "kings and rooks alone, all four castlings",
    },
    NamedPosition {
        name: "lasker-reichhelm",
        aliases: &[],
        fen: "8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1",
        description: "kings behind blocked pawns: few positions on very many paths",
    },
];

impl NamedPosition {
    /// The position that is called `name`, in any case of letters.
    pub(crate) fn find(name: &str) -> Option<&'static Self> {
        NAMED
            .iter()
            .find(|named| named.names().any(|known| known.eq_ignore_ascii_case(name)))
    }

    /// The name that is nearest to `misspelt`.
    pub(crate) fn nearest(misspelt: &str) -> &'static str {
        let misspelt = misspelt.to_ascii_lowercase();
        NAMED
            .iter()
            .flat_map(Self::names)
            .min_by_key(|name| strsim::osa_distance(name, &misspelt))
            .unwrap_or("start")
    }

    fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        [self.name].into_iter().chain(self.aliases.iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_is_given_twice() {
        let mut names: Vec<_> = NAMED.iter().flat_map(NamedPosition::names).collect();
        names.sort_unstable();
        let before = names.len();
        names.dedup();
        assert_eq!(names.len(), before);
    }

    #[test]
    fn the_first_six_are_those_on_which_speed_is_measured() {
        let named: Vec<_> = NAMED[..6]
            .iter()
            .map(|named| (named.name, named.fen))
            .collect();
        let measured = roque_perft::bench::SIX
            .each_ref()
            .map(|known| (known.name, known.fen));
        assert_eq!(named, measured);
    }

    #[test]
    fn a_misspelt_name_has_a_nearest_one() {
        assert_eq!(NamedPosition::nearest("kiwipeet"), "kiwipete");
        assert_eq!(NamedPosition::nearest("Strat"), "start");
        assert_eq!(NamedPosition::nearest("cpw3"), "cpw-3");
    }
}
