//! Which violations are overlooked.

use core::fmt;

use super::ViolationKind;

/// A set of violation kinds that are overlooked.
///
/// ```
/// use roque_position::{ViolationKind, Waivers};
///
/// let waivers = Waivers::NONE.with(ViolationKind::TooManyPawns);
/// assert!(waivers.contains(ViolationKind::TooManyPawns));
/// assert!(!waivers.contains(ViolationKind::TooManyMen));
/// assert!(Waivers::ALL.contains(ViolationKind::TooManyMen));
/// // What makes a position meaningless is never overlooked.
/// assert!(!Waivers::ALL.contains(ViolationKind::OpponentInCheck));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Waivers {
    /// One bit a kind.
    kinds: u32,
}

impl Waivers {
    /// Nothing is overlooked: strict.
    pub const NONE: Self = Self { kinds: 0 };

    /// All that can be overlooked is: lenient.
    pub const ALL: Self = {
        let mut all = Self::NONE;
        let mut index = 0;
        while index < ViolationKind::ALL.len() {
            all = all.with(ViolationKind::ALL[index]);
            index += 1;
        }
        all
    };

    /// This set and `kind`; unchanged if `kind` can never be waived.
    #[must_use]
    pub const fn with(self, kind: ViolationKind) -> Self {
        let bit = if kind.can_be_waived() {
            1 << kind as u32
        } else {
            0
        };
        Self {
            kinds: self.kinds | bit,
        }
    }

    /// Whether violations of `kind` are overlooked.
    pub const fn contains(self, kind: ViolationKind) -> bool {
        self.kinds >> kind as u32 & 1 != 0
    }
}

impl FromIterator<ViolationKind> for Waivers {
    fn from_iter<I: IntoIterator<Item = ViolationKind>>(kinds: I) -> Self {
        kinds.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Waivers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds = ViolationKind::ALL
            .into_iter()
            .filter(|&kind| self.contains(kind));
        f.debug_set().entries(kinds).finish()
    }
}
