//! What is measured.

/// What a side does with all moves, or all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Writes each move in SAN.
    SanWrite,
    /// Writes each move in SAN and plays it.
    SanWritePlaying,
    /// Reads each move in SAN.
    SanRead,
    /// Writes each move in UCI.
    UciWrite,
    /// Reads each move in UCI.
    UciRead,
    /// Reads each game in PGN and plays its moves.
    Pgn,
    /// The same, with comments, glyphs and variations, which are passed over.
    PgnAnnotated,
}

impl Task {
    pub(crate) const ALL: [Self; 7] = [
        Self::SanWrite,
        Self::SanWritePlaying,
        Self::SanRead,
        Self::UciWrite,
        Self::UciRead,
        Self::Pgn,
        Self::PgnAnnotated,
    ];

    /// Its name, by which the rival program is asked.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::SanWrite => "san-write",
            Self::SanWritePlaying => "san-write-playing",
            Self::SanRead => "san-read",
            Self::UciWrite => "uci-write",
            Self::UciRead => "uci-read",
            Self::Pgn => "pgn",
            Self::PgnAnnotated => "pgn-annotated",
        }
    }
}
