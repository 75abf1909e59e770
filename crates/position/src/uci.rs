//! Moves as the Universal Chess Interface writes them.

use core::fmt;
use core::str::FromStr;

use roque_movegen::{Move, PieceKind, Square, Wing};

use crate::castling::CastlingMode;
use crate::legality::BrokenRule;
use crate::notation::MoveText;
use crate::position::Position;

/// A move as a UCI text says it: two squares and perhaps what a pawn becomes.
///
/// What it means depends on the position: `e1g1` is castling in standard chess, in Chess960 that is
/// `e1h1`, the king taking its own rook. [`Position::uci`] writes moves, [`Position::parse_uci`]
/// reads them.
///
/// ```
/// use roque_position::UciMove;
///
/// let text: UciMove = "e7e8q".parse()?;
/// assert_eq!(text.to_string(), "e7e8q");
/// assert!("e7e8Q".parse::<UciMove>().is_err());
/// # Ok::<(), roque_position::UciError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UciMove(Move);

impl From<Move> for UciMove {
    /// Takes the squares as they are; [`Position::uci`] writes castling as it is written there.
    fn from(mv: Move) -> Self {
        Self(mv)
    }
}

impl UciMove {
    /// The squares and the promotion as they are written; [`Position::resolve_uci`] reads castling
    /// as it is meant in a position.
    pub const fn as_written(self) -> Move {
        self.0
    }
}

/// A text is no move here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum UciError {
    /// The text is not a UCI move.
    Unreadable,
    /// The null move `0000`, by which engines say that they have none.
    NullMove,
    /// No such move is legal in the position.
    Illegal {
        /// What was written.
        written: UciMove,
        /// The rule that it breaks.
        broken: BrokenRule,
    },
    /// The pawn reaches the last rank, but the text does not say what it becomes.
    PromotionMissing(UciMove),
    /// Castling as in standard chess (`e1g1`), where Chess960 has the king take its rook.
    CastlingAsInStandard {
        /// What was written.
        written: UciMove,
        /// How castling would have been written.
        meant: UciMove,
    },
}

impl Position {
    /// `mv` as UCI writes it here: castling as the king's move (`e1g1`) in standard chess, as the king
    /// taking its own rook (`e1h1`) in Chess960.
    ///
    /// ```
    /// use roque_position::{CastlingRules, FenReading, Position, Waivers};
    /// use roque_position::movegen::{Move, Square};
    ///
    /// let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    /// let castling = Move::new(Square::E1, Square::H1);
    /// assert_eq!(Position::from_fen(fen)?.uci(castling).to_string(), "e1g1");
    ///
    /// let rules = CastlingRules::Chess960;
    /// let judged = Position::from_fen_with(fen, rules, FenReading::Strict, Waivers::NONE)?;
    /// assert_eq!(judged.position.uci(castling).to_string(), "e1h1");
    /// # Ok::<(), roque_position::ReadError>(())
    /// ```
    pub fn uci(&self, mv: Move) -> UciMove {
        if self.castling_mode() == CastlingMode::Standard && self.is_castling(mv) {
            let (king, rook) = (mv.from(), mv.to());
            let wing = Wing::of(king, rook);
            UciMove(Move::new(king, Square::new(wing.king_file(), king.rank())))
        } else {
            UciMove(mv)
        }
    }

    /// The legal move that a UCI text names here.
    ///
    /// In standard chess castling may be written `e1g1` or `e1h1`, in Chess960 only as the king taking
    /// its own rook.
    ///
    /// # Errors
    ///
    /// [`UciError`] if the text is not a UCI move, or if the move is not legal.
    ///
    /// ```
    /// use roque_position::{Position, UciError};
    ///
    /// let position = Position::start();
    /// assert_eq!(position.parse_uci("e2e4")?.to_string(), "e2e4");
    /// let error = position.parse_uci("e2e5").unwrap_err();
    /// assert_eq!(error.to_string(), "a pawn does not move from e2 to e5");
    /// # Ok::<(), UciError>(())
    /// ```
    pub fn parse_uci(&self, text: &str) -> Result<Move, UciError> {
        self.resolve_uci(text.parse()?)
    }

    /// The legal move that `written` means here.
    ///
    /// # Errors
    ///
    /// [`UciError`] if it is not legal.
    pub fn resolve_uci(&self, written: UciMove) -> Result<Move, UciError> {
        let UciMove(mv) = written;
        let castling = self.castling_to(mv);
        let meant = match self.castling_mode() {
            CastlingMode::Standard => castling.unwrap_or(mv),
            CastlingMode::Chess960 => mv,
        };
        if self.is_legal(meant) {
            return Ok(meant);
        }
        let promotes = Move::promoting(mv.from(), mv.to(), PieceKind::Queen);
        if mv.promotion().is_none() && self.is_legal(promotes) {
            return Err(UciError::PromotionMissing(written));
        }
        if let Some(castling) = castling.filter(|&castling| self.is_legal(castling)) {
            let meant = UciMove(castling);
            return Err(UciError::CastlingAsInStandard { written, meant });
        }
        let explained = self.explain(written);
        explained.map_err(|broken| UciError::Illegal { written, broken })
    }

    /// Whether `mv` is the king taking a rook with which it may castle.
    pub(crate) fn is_castling(&self, mv: Move) -> bool {
        let board = self.board();
        mv.from() == board.king(self.turn())
            && (board.castling_rights().rooks_of(self.turn())).contains(mv.to())
    }

    /// The castling that `mv` would be if it were written as the king's move of more than one square
    /// to where it castles.
    fn castling_to(&self, mv: Move) -> Option<Move> {
        let king = self.board().king(self.turn());
        let wing = (Wing::ALL.into_iter())
            .find(|wing| mv.to() == Square::new(wing.king_file(), self.turn().back_rank()))?;
        let rook = self.board().castling_rook(self.turn(), wing)?;
        let is_step = king.file().index().abs_diff(mv.to().file().index()) <= 1;
        let written = mv.from() == king && mv.promotion().is_none() && !is_step;
        written.then_some(Move::new(king, rook))
    }
}

impl FromStr for UciMove {
    type Err = UciError;

    /// Reads two squares in lower case and perhaps one of q, r, b and n.
    fn from_str(text: &str) -> Result<Self, UciError> {
        if text == "0000" {
            return Err(UciError::NullMove);
        }
        let square = |at: usize| {
            let square = text.get(at..at + 2).ok_or(UciError::Unreadable)?;
            square.parse::<Square>().map_err(|_| UciError::Unreadable)
        };
        let (from, to) = (square(0)?, square(2)?);
        let mv = match &text[4..] {
            "" => Move::new(from, to),
            "q" => Move::promoting(from, to, PieceKind::Queen),
            "r" => Move::promoting(from, to, PieceKind::Rook),
            "b" => Move::promoting(from, to, PieceKind::Bishop),
            "n" => Move::promoting(from, to, PieceKind::Knight),
            _ => return Err(UciError::Unreadable),
        };
        Ok(Self(mv))
    }
}

/// Pads as `str` does.
impl fmt::Display for UciMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        MoveText::uci(*self).fmt(f)
    }
}
