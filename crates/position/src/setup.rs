//! What a FEN says, before it is judged.

use core::fmt;

use roque_movegen::{Color, Placement, Square};

use crate::castling::{CastlingRules, WrittenRights};
use crate::judge::{self, Judged, Violations, Waivers};

/// Men, turn, rights and clocks as somebody wrote them: anything goes.
///
/// A `Setup` becomes a [`Position`](crate::Position) by being judged. Its fields may say what no
/// board bears out; `Display` writes them as a FEN of six fields.
///
/// ```
/// use roque_position::{CastlingRules, Setup, ViolationKind, Waivers};
/// use roque_position::movegen::Square;
///
/// let mut setup = Setup::START;
/// setup.placement.take(Square::H1);
/// let violations = setup.judge(CastlingRules::Standard, Waivers::NONE).unwrap_err();
/// assert_eq!(violations.kinds().collect::<Vec<_>>(), [ViolationKind::UnsupportedRight]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// What stands where.
    pub placement: Placement,
    /// Who is to move.
    pub turn: Color,
    /// The castling rights by the letters that were written.
    pub castling: WrittenRights,
    /// The square that a pawn is said to have passed over in the last move.
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub halfmove_clock: u32,
    /// The number of the move, 1 at the start, counted up after Black's. 0 is read as 1.
    pub fullmove_number: u32,
}

impl Setup {
    /// The start of a standard game.
    pub const START: Self = Self {
        placement: Placement::START,
        turn: Color::White,
        castling: WrittenRights::STANDARD,
        en_passant: None,
        halfmove_clock: 0,
        fullmove_number: 1,
    };

    /// The empty board, White to move.
    pub const EMPTY: Self = Self {
        placement: Placement::EMPTY,
        castling: WrittenRights::NONE,
        ..Self::START
    };

    /// The position that this is, and what had to be waived for it.
    ///
    /// What is waived is kept where generation stands it (material, checks, clocks) and dropped
    /// where it does not (rights and en passant squares that no men bear out).
    ///
    /// # Errors
    ///
    /// All violations that are not waived, each by its kind.
    ///
    /// ```
    /// use roque_position::{CastlingRules, Fate, Fen, FenReading, Waivers};
    ///
    /// let setup = Fen::parse("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w KQ - 0 1", FenReading::Strict)?;
    /// let violations = setup.judge(CastlingRules::Auto, Waivers::NONE).unwrap_err();
    /// assert_eq!(violations.len(), 3);
    ///
    /// let judged = setup.judge(CastlingRules::Auto, Waivers::ALL).unwrap();
    /// let fates: Vec<_> = judged.waived.iter().map(|waived| waived.fate).collect();
    /// assert_eq!(fates, [Fate::Kept, Fate::Dropped, Fate::Dropped]);
    /// # Ok::<(), roque_position::FenError>(())
    /// ```
    pub fn judge(&self, rules: CastlingRules, waivers: Waivers) -> Result<Judged, Violations> {
        judge::judge(self, rules, waivers)
    }
}

/// Writes the FEN of six fields, the castling letters as they were.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::fen::write_setup(f, self)
    }
}
