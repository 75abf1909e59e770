//! What a piece is worth.

use roque_movegen::PieceKind;

/// The value of a piece as the traditional texts give it: a range, in hundredths of a pawn.
///
/// ```
/// use roque_position::PieceValue;
/// use roque_position::movegen::PieceKind;
///
/// let knight = PieceValue::of(PieceKind::Knight).unwrap();
/// assert_eq!((knight.low, knight.high), (250, 300));
/// assert_eq!(PieceValue::of(PieceKind::King), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PieceValue {
    /// At the least.
    pub low: u16,
    /// At the most.
    pub high: u16,
}

impl PieceValue {
    /// What a king is worth as a fighting piece, four pawns: it cannot be exchanged, but it attacks
    /// and defends.
    pub const FIGHTING_KING: Self = Self::range(400, 400);

    /// The value of a man of this kind; a king is beyond price.
    ///
    /// | pawn | knight | bishop | rook | queen |
    /// |---|---|---|---|---|
    /// | 1 | 2½ to 3 | 3 to 3½ | 5 | 9 |
    pub const fn of(kind: PieceKind) -> Option<Self> {
        Some(match kind {
            PieceKind::Pawn => Self::range(100, 100),
            PieceKind::Knight => Self::range(250, 300),
            PieceKind::Bishop => Self::range(300, 350),
            PieceKind::Rook => Self::range(500, 500),
            PieceKind::Queen => Self::range(900, 900),
            PieceKind::King => return None,
        })
    }

    const fn range(low: u16, high: u16) -> Self {
        Self { low, high }
    }
}
