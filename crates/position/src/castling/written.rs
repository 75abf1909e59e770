//! Castling rights as the letters that were written, before anybody asks which rook they mean.

use core::fmt;

use roque_movegen::{Color, File, Placement, Rank, Square, Wing};

/// What a letter of the castling field says about the rook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RightName {
    /// `K`, `Q`, `k`, `q`: the outermost own rook on that side of the king (X-FEN).
    Outermost(Wing),
    /// `A`–`H`, `a`–`h`: the rook on that file (Shredder-FEN; X-FEN where it is not the outermost).
    File(File),
}

/// One castling right as it was written.
///
/// ```
/// use roque_position::{RightName, WrittenRight};
/// use roque_position::movegen::{Color, Wing};
///
/// let right = WrittenRight::from_char('k').unwrap();
/// assert_eq!(right.color, Color::Black);
/// assert_eq!(right.name, RightName::Outermost(Wing::King));
/// assert_eq!(right.to_char(), 'k');
/// assert_eq!(WrittenRight::from_char('x'), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WrittenRight {
    /// Whose right it is.
    pub color: Color,
    /// With which rook.
    pub name: RightName,
}

impl WrittenRight {
    /// The right of a letter of the castling field; upper case is White's.
    pub const fn from_char(letter: char) -> Option<Self> {
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        let name = match letter.to_ascii_lowercase() {
            'k' => RightName::Outermost(Wing::King),
            'q' => RightName::Outermost(Wing::Queen),
            letter => match File::from_char(letter) {
                Some(file) => RightName::File(file),
                None => return None,
            },
        };
        Some(Self { color, name })
    }

    /// The letter of this right.
    pub const fn to_char(self) -> char {
        let letter = match self.name {
            RightName::Outermost(Wing::King) => 'k',
            RightName::Outermost(Wing::Queen) => 'q',
            RightName::File(file) => file.to_char(),
        };
        match self.color {
            Color::White => letter.to_ascii_uppercase(),
            Color::Black => letter,
        }
    }

    /// King and rook of this right, if both stand on the player's back rank.
    ///
    /// `K` and `Q` mean the outermost own rook on that side of the king.
    ///
    /// ```
    /// use roque_position::{Fen, FenReading, WrittenRight};
    /// use roque_position::movegen::Square;
    ///
    /// let setup = Fen::parse("4k3/8/8/8/8/8/8/4K1RR w G -", FenReading::Strict)?;
    /// let men = |letter| WrittenRight::from_char(letter).unwrap().men(&setup.placement);
    /// assert_eq!(men('K'), Some((Square::E1, Square::H1)));
    /// assert_eq!(men('G'), Some((Square::E1, Square::G1)));
    /// assert_eq!(men('Q'), None);
    /// # Ok::<(), roque_position::FenError>(())
    /// ```
    pub fn men(self, placement: &Placement) -> Option<(Square, Square)> {
        use roque_movegen::{Bitboard, PieceKind};

        let back_rank = self.color.back_rank();
        let king = placement
            .king(self.color)
            .filter(|king| king.rank() == back_rank)?;
        let rooks = placement.pieces(self.color, PieceKind::Rook) & back_rank.bitboard();
        let below = Bitboard(king.bitboard().0 - 1);
        let rook = match self.name {
            RightName::Outermost(Wing::King) => (rooks - below).last(),
            RightName::Outermost(Wing::Queen) => (rooks & below).first(),
            RightName::File(file) => (rooks & file.bitboard()).first(),
        }?;
        Some((king, rook))
    }

    /// Where king and rook of this right have to stand in standard chess, if it names one of its
    /// four rights.
    pub(crate) fn standard_home(self) -> Option<(Square, Square)> {
        let rook = match self.name {
            RightName::Outermost(Wing::King) | RightName::File(File::H) => File::H,
            RightName::Outermost(Wing::Queen) | RightName::File(File::A) => File::A,
            RightName::File(_) => return None,
        };
        let rank: Rank = self.color.back_rank();
        Some((Square::new(File::E, rank), Square::new(rook, rank)))
    }
}

impl fmt::Display for WrittenRight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to_char())
    }
}

/// The castling rights of both players as they were written: a set of [`WrittenRight`]s.
///
/// `K`, `Q`, `k` and `q` stay what they are until the rights are judged, since which rook they mean
/// depends on the men, and whether they may mean it on the rules.
///
/// ```
/// use roque_position::{WrittenRight, WrittenRights};
///
/// let mut rights = WrittenRights::NONE;
/// assert!(rights.add(WrittenRight::from_char('K').unwrap()));
/// assert!(rights.add(WrittenRight::from_char('a').unwrap()));
/// assert_eq!(rights.to_string(), "Ka");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct WrittenRights {
    /// By color: a bit for each file, then one for each wing.
    letters: [u16; 2],
}

impl WrittenRights {
    /// No rights: `-`.
    pub const NONE: Self = Self { letters: [0; 2] };

    /// The rights at the start of a standard game: `KQkq`.
    pub const STANDARD: Self = Self {
        letters: [0x300; 2],
    };

    /// Whether there is no right.
    pub const fn is_empty(self) -> bool {
        self.letters[0] | self.letters[1] == 0
    }

    /// Adds `right`; whether it was not yet there.
    pub const fn add(&mut self, right: WrittenRight) -> bool {
        let letters = &mut self.letters[right.color.index()];
        let added = *letters & bit(right.name) == 0;
        *letters |= bit(right.name);
        added
    }

    /// The rights, White's first, those by wing before those by file.
    pub fn iter(self) -> impl Iterator<Item = WrittenRight> {
        let wings = Wing::ALL.into_iter().map(RightName::Outermost);
        let names = wings.chain(File::ALL.into_iter().rev().map(RightName::File));
        Color::ALL
            .into_iter()
            .flat_map(move |color| names.clone().map(move |name| WrittenRight { color, name }))
            .filter(move |right| self.letters[right.color.index()] & bit(right.name) != 0)
    }
}

const fn bit(name: RightName) -> u16 {
    match name {
        RightName::File(file) => 1 << file.index(),
        RightName::Outermost(Wing::King) => 0x100,
        RightName::Outermost(Wing::Queen) => 0x200,
    }
}

/// Writes the castling field of a FEN: the letters, or `-`.
impl fmt::Display for WrittenRights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|right| write!(f, "{right}"))
    }
}
