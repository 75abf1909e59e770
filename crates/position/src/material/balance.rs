//! Who has more material, and by how much.

use roque_movegen::{Board, Color, PieceKind};

use super::{DARK_SQUARES, PieceValue};

/// What White has more than Black, as a range in hundredths of a pawn; negative if Black has more.
///
/// ```
/// use roque_position::{MaterialBalance, MaterialTerms, Position};
///
/// // A rook for a knight.
/// let position = Position::from_fen("2n1k3/pppp4/8/8/8/8/PPPP4/R3K3 w - - 0 1")?;
/// let balance = MaterialBalance::of(position.board(), MaterialTerms::NONE);
/// assert_eq!((balance.low, balance.high), (200, 250));
/// let terms = MaterialTerms { exchange: true, ..MaterialTerms::NONE };
/// let balance = MaterialBalance::of(position.board(), terms);
/// assert_eq!((balance.low, balance.high), (200, 200));
/// # Ok::<(), roque_position::ReadError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MaterialBalance {
    /// At the least.
    pub low: i32,
    /// At the most.
    pub high: i32,
}

/// Remarks of the texts that a balance may heed; none by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MaterialTerms {
    /// The exchange, a rook for a bishop or knight, counts two pawns, whichever it is and however
    /// much the bishop or knight is worth otherwise. A player's surplus rooks are set against the
    /// opponent's surplus knights first, then bishops.
    pub exchange: bool,
    /// Two bishops on squares of different colours count half a pawn more than each by itself. The
    /// texts praise the pair without a number; half a pawn is the average that Larry Kaufman found
    /// ("The Evaluation of Material Imbalances", 1999).
    pub bishop_pair: bool,
}

impl MaterialTerms {
    /// The plain sum of the values.
    pub const NONE: Self = Self {
        exchange: false,
        bishop_pair: false,
    };
    /// All remarks.
    pub const ALL: Self = Self {
        exchange: true,
        bishop_pair: true,
    };
}

impl MaterialBalance {
    /// The balance of the men on `board`, with the remarks in `terms`.
    ///
    /// What both players have cancels out: a range is as wide as the doubt about the men that only
    /// one of them has. Kings do not count.
    pub fn of(board: &Board, terms: MaterialTerms) -> Self {
        let mut surplus = PieceKind::ALL.map(|kind| {
            let count = |color| board.pieces(color, kind).len().cast_signed();
            count(Color::White) - count(Color::Black)
        });
        let mut balance = Self::default();
        if terms.exchange {
            balance.add(200 * take_exchanges(&mut surplus));
        }
        if terms.bishop_pair {
            let pair = |color| i32::from(has_bishop_pair(board, color));
            balance.add(50 * (pair(Color::White) - pair(Color::Black)));
        }
        for kind in PieceKind::ALL {
            let Some(value) = PieceValue::of(kind) else {
                continue;
            };
            let surplus = surplus[kind.index()];
            let ends = [value.low, value.high].map(|value| surplus * i32::from(value));
            balance.low += ends[0].min(ends[1]);
            balance.high += ends[0].max(ends[1]);
        }
        balance
    }

    fn add(&mut self, value: i32) {
        self.low += value;
        self.high += value;
    }
}

/// How many exchanges White has won, less those that Black has; they are taken out of `surplus`.
fn take_exchanges(surplus: &mut [i32; 6]) -> i32 {
    let mut exchanges = 0;
    for minor in [PieceKind::Knight, PieceKind::Bishop] {
        let rooks = surplus[PieceKind::Rook.index()];
        let minors = surplus[minor.index()];
        if rooks.signum() * minors.signum() < 0 {
            let taken = rooks.signum() * rooks.abs().min(minors.abs());
            surplus[PieceKind::Rook.index()] -= taken;
            surplus[minor.index()] += taken;
            exchanges += taken;
        }
    }
    exchanges
}

fn has_bishop_pair(board: &Board, color: Color) -> bool {
    let bishops = board.pieces(color, PieceKind::Bishop);
    bishops.intersects(DARK_SQUARES) && bishops.intersects(!DARK_SQUARES)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    fn balance(fen: &str, terms: MaterialTerms) -> (i32, i32) {
        let position = Position::from_fen(fen).unwrap();
        let balance = MaterialBalance::of(position.board(), terms);
        (balance.low, balance.high)
    }

    #[test]
    fn what_both_have_cancels_out() {
        for terms in [MaterialTerms::NONE, MaterialTerms::ALL] {
            let balance = MaterialBalance::of(&Board::START, terms);
            assert_eq!(balance, MaterialBalance::default());
        }
    }

    #[test]
    fn a_balance_is_as_wide_as_the_doubt_about_what_one_player_has() {
        let knight_for_three_pawns = "4k3/ppp5/8/8/8/8/8/1N2K3 w - - 0 1";
        assert_eq!(
            balance(knight_for_three_pawns, MaterialTerms::NONE),
            (-50, 0)
        );
        let queen_for_two_rooks = "r3k2r/8/8/8/8/8/8/3QK3 w - - 0 1";
        assert_eq!(
            balance(queen_for_two_rooks, MaterialTerms::ALL),
            (-100, -100)
        );
    }

    #[test]
    fn the_exchange_counts_two_pawns_whoever_has_won_it() {
        let terms = MaterialTerms {
            exchange: true,
            ..MaterialTerms::NONE
        };
        assert_eq!(
            balance("2b1k3/8/8/8/8/8/8/R3K3 w - - 0 1", terms),
            (200, 200)
        );
        assert_eq!(
            balance("r3k3/8/8/8/8/8/8/1N2K3 w - - 0 1", terms),
            (-200, -200)
        );
        let two_exchanges = "1nb1k3/8/8/8/8/8/8/R3K2R w - - 0 1";
        assert_eq!(balance(two_exchanges, terms), (400, 400));
        let rook_for_two_minors = "1nb1k3/8/8/8/8/8/8/R3K3 w - - 0 1";
        assert_eq!(balance(rook_for_two_minors, terms), (-150, -100));
    }

    #[test]
    fn bishops_on_squares_of_one_colour_are_no_pair() {
        let terms = MaterialTerms {
            bishop_pair: true,
            ..MaterialTerms::NONE
        };
        assert_eq!(
            balance("4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", terms),
            (650, 750)
        );
        assert_eq!(
            balance("4k3/8/8/8/8/8/8/B1B1K3 w - - 0 1", terms),
            (600, 700)
        );
    }
}
