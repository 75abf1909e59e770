//! A written move.

use core::fmt;
use core::ops::Deref;

use arrayvec::ArrayString;
use roque_movegen::PieceKind;

use crate::uci::UciMove;

/// The longest text is a promotion by capture in long algebraic, in figurines: `a7xb8=♕+` has ten
/// bytes; and a move that no piece can make, of which a text is asked all the same, has thirteen.
const CAPACITY: usize = 15;

/// A move as it is written, on the stack. It derefs to `str`.
///
/// ```
/// use roque_position::Position;
///
/// let position = Position::start();
/// let text = position.san(position.parse_uci("g1f3")?);
/// assert_eq!(text, "Nf3");
/// assert_eq!(text.len(), 3);
/// # Ok::<(), roque_position::UciError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MoveText(ArrayString<CAPACITY>);

impl MoveText {
    pub(super) const fn new() -> Self {
        Self(ArrayString::new_const())
    }

    /// The two squares, and what a pawn becomes.
    pub(crate) fn uci(written: UciMove) -> Self {
        let mv = written.as_written();
        let mut text = Self::new();
        for square in [mv.from(), mv.to()] {
            text.push(square.file().to_char());
            text.push(square.rank().to_char());
        }
        text.extend(mv.promotion().map(PieceKind::to_char));
        text
    }

    #[inline]
    pub(super) fn push(&mut self, letter: char) {
        self.0.push(letter);
    }

    #[inline]
    pub(super) fn push_str(&mut self, text: &str) {
        self.0.push_str(text);
    }

    /// Adds the letter, if there is one.
    #[inline]
    pub(super) fn extend(&mut self, letter: Option<char>) {
        if let Some(letter) = letter {
            self.push(letter);
        }
    }

    /// The text.
    #[inline]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Deref for MoveText {
    type Target = str;
    #[inline]
    fn deref(&self) -> &str {
        &self.0
    }
}

impl AsRef<str> for MoveText {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl PartialEq<str> for MoveText {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for MoveText {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

/// Pads as `str` does.
impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

impl fmt::Debug for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
