//! Standard chess or Chess960: what is asked for, and what is taken.

use core::fmt;

use roque_movegen::Placement;

use super::WrittenRights;

/// By which rules castling rights are to be understood, as asked for.
///
/// ```
/// use roque_position::{CastlingMode, CastlingRules, Fen, FenReading};
///
/// let taken = |fen| {
///     let setup = Fen::parse(fen, FenReading::Strict).unwrap();
///     CastlingRules::Auto.resolve(setup.castling, &setup.placement)
/// };
/// // However the letters are written, these are the rights of standard chess.
/// assert_eq!(taken("4k3/8/8/8/8/8/8/R3K2R w KQ -"), CastlingMode::Standard);
/// assert_eq!(taken("4k3/8/8/8/8/8/8/R3K2R w HA -"), CastlingMode::Standard);
/// // One rook off its home square makes all of it Chess960.
/// assert_eq!(taken("4k3/8/8/8/8/8/8/R3K1R1 w KQ -"), CastlingMode::Chess960);
/// assert_eq!(taken("4k3/8/8/8/8/8/8/R3K1R1 w - -"), CastlingMode::Standard);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CastlingRules {
    /// Standard chess: king on the e-file, rook on the a- or h-file.
    Standard,
    /// Chess960: king and rook anywhere on the back rank.
    Chess960,
    /// Standard if each right, however its letter is written, has its king on the e-file and its
    /// rook on the a- or h-file of the back rank; Chess960 otherwise. Without rights Standard.
    ///
    /// It is decided for all rights together and before any of them is judged: a right without its
    /// king and rook is not one of standard chess either, so that no right is dropped to get there.
    #[default]
    Auto,
}

impl CastlingRules {
    /// The rules taken for `rights` of `placement`.
    pub fn resolve(self, rights: WrittenRights, placement: &Placement) -> CastlingMode {
        match self {
            Self::Standard => CastlingMode::Standard,
            Self::Chess960 => CastlingMode::Chess960,
            Self::Auto => {
                let at_home = rights.iter().all(|right| {
                    let men = right.men(placement);
                    men.is_some() && men == right.standard_home()
                });
                if at_home {
                    CastlingMode::Standard
                } else {
                    CastlingMode::Chess960
                }
            }
        }
    }
}

/// By which rules castling rights are understood in a position, as taken.
///
/// The legal moves are the same either way; it decides how castling is written and read in UCI
/// (`e1g1` or `e1h1`) and which rights are valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum CastlingMode {
    Standard,
    Chess960,
}

impl From<CastlingMode> for CastlingRules {
    fn from(mode: CastlingMode) -> Self {
        match mode {
            CastlingMode::Standard => Self::Standard,
            CastlingMode::Chess960 => Self::Chess960,
        }
    }
}

impl fmt::Display for CastlingMode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Standard => "standard",
            Self::Chess960 => "Chess960",
        })
    }
}
