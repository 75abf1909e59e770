//! What applies in a game.

use core::num::NonZeroU32;

use crate::material::MaterialRule;

/// What applies in a game: which endings come by themselves, which material suffices, how many
/// irregular moves are borne.
///
/// In both sets a player may claim a threefold repetition and fifty moves, resign and agree to a draw.
///
/// | | [`fide`](Self::fide) | [`traditional`](Self::traditional) |
/// |---|---|---|
/// | material | [`MaterialRule::Library`] | [`MaterialRule::Traditional`] |
/// | fivefold repetition, 75 moves | end the game (articles 9.6.1 and 9.6.2) | no such rules |
/// | irregular moves | the second loses (article 7.5.5) | the third loses |
/// | who loses against a player who cannot mate | draws (articles 5.1.2 and 7.5.5) | loses |
/// | a draw is offered | at any time (article 9.1.2.1) | with a move |
/// | an unfounded claim | is an offer (article 9.1.2.3) | is none |
///
/// ```
/// use std::num::NonZeroU32;
/// use roque_position::Rules;
///
/// assert_eq!(Rules::default(), Rules::fide());
/// let club = Rules::fide().with_irregular_limit(NonZeroU32::new(3));
/// assert_eq!(club.irregular_limit(), Rules::traditional().irregular_limit());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    set: RuleSet,
    material: MaterialRule,
    irregular_limit: Option<NonZeroU32>,
}

/// A set of rules by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleSet {
    /// The FIDE Laws of Chess of 2023.
    Fide,
    /// The traditional rule texts.
    Traditional,
}

impl Rules {
    /// The FIDE Laws, with the library notion of material in the place of dead positions.
    pub const fn fide() -> Self {
        Self {
            set: RuleSet::Fide,
            material: MaterialRule::Library,
            irregular_limit: NonZeroU32::new(2),
        }
    }

    /// The traditional rule texts.
    pub const fn traditional() -> Self {
        Self {
            set: RuleSet::Traditional,
            material: MaterialRule::Traditional,
            irregular_limit: NonZeroU32::new(3),
        }
    }

    /// These rules with another notion of material.
    #[must_use]
    pub const fn with_material(self, material: MaterialRule) -> Self {
        Self { material, ..self }
    }

    /// These rules with the `limit`th irregular move of a player losing, or, with `None`, with as many
    /// as one likes: outside of competition they are only refused.
    #[must_use]
    pub const fn with_irregular_limit(self, limit: Option<NonZeroU32>) -> Self {
        Self {
            irregular_limit: limit,
            ..self
        }
    }

    /// The set that these rules are, or were before they were changed.
    pub const fn set(self) -> RuleSet {
        self.set
    }

    /// When the material does not suffice.
    pub const fn material(self) -> MaterialRule {
        self.material
    }

    /// Which irregular move of a player loses, if one does.
    pub const fn irregular_limit(self) -> Option<NonZeroU32> {
        self.irregular_limit
    }

    /// Whether fivefold repetition and 75 moves end the game by themselves.
    pub const fn has_automatic_draws(self) -> bool {
        matches!(self.set, RuleSet::Fide)
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::fide()
    }
}
