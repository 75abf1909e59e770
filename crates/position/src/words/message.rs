//! A sentence in two languages with slots, and how the slots are filled.

use alloc::vec::Vec;
use core::fmt;

use super::Tongue;
use super::nouns::Noun;

/// A row of the table: one sentence in each language, the nouns for its slots, and, where programs may
/// ask what is said, a name.
///
/// A slot is `{name}`, or `{form name}` with one of the forms that [`Noun::write`] knows.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    english: &'static str,
    portuguese: &'static str,
    name: &'static str,
    nouns: Vec<(&'static str, Noun)>,
}

impl Message {
    pub(crate) const fn new(english: &'static str, portuguese: &'static str) -> Self {
        Self {
            english,
            portuguese,
            name: "",
            nouns: Vec::new(),
        }
    }

    /// This message under a name, in lower case with underscores.
    pub(super) fn named(self, name: &'static str) -> Self {
        Self { name, ..self }
    }

    pub(super) const fn name(&self) -> &'static str {
        self.name
    }

    /// This message with `noun` for the slots called `name`.
    pub(crate) fn with(mut self, name: &'static str, noun: impl Into<Noun>) -> Self {
        self.nouns.push((name, noun.into()));
        self
    }

    pub(crate) fn said(self, tongue: Tongue) -> Said {
        Said {
            message: self,
            tongue,
        }
    }

    pub(super) fn write(&self, tongue: Tongue, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for part in parts(self.sentence(tongue)) {
            match part {
                Part::Text(text) => f.write_str(text)?,
                Part::Slot { form, name } => {
                    let mut nouns = self.nouns.iter();
                    if let Some((_, noun)) = nouns.find(|(slot, _)| *slot == name) {
                        noun.write(form, tongue, f)?;
                    }
                }
            }
        }
        Ok(())
    }

    const fn sentence(&self, tongue: Tongue) -> &'static str {
        match tongue {
            Tongue::English => self.english,
            Tongue::Portuguese => self.portuguese,
        }
    }
}

/// Something said in a language: `Display` writes the sentence, without a capital or a full stop.
#[derive(Clone, Debug)]
pub struct Said {
    message: Message,
    tongue: Tongue,
}

impl Said {
    /// The name of what is said, the same in every language; empty of what has none.
    ///
    /// Broken rules, refusals, outcomes, claims and errors of reading have one, in lower case with
    /// underscores. Names are part of the interface.
    ///
    /// ```
    /// use roque_position::{Position, Tongue};
    /// use roque_position::movegen::{Move, Square};
    ///
    /// let position = Position::start();
    /// let broken = position.explain(Move::new(Square::A1, Square::A4)).unwrap_err();
    /// assert_eq!(broken.say(Tongue::Portuguese).name(), "blocked");
    /// ```
    pub const fn name(&self) -> &'static str {
        self.message.name
    }

    /// The nouns in what is said, by the names of their slots.
    #[cfg(feature = "serde")]
    pub(crate) fn nouns(&self) -> &[(&'static str, Noun)] {
        &self.message.nouns
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message.write(self.tongue, f)
    }
}

enum Part {
    Text(&'static str),
    Slot {
        form: &'static str,
        name: &'static str,
    },
}

/// The pieces of a sentence, slots apart.
fn parts(sentence: &'static str) -> impl Iterator<Item = Part> {
    sentence.split('{').enumerate().flat_map(|(index, piece)| {
        let (slot, text) = match piece.split_once('}') {
            Some((slot, text)) if index > 0 => (Some(slot), text),
            _ => (None, piece),
        };
        let slot = slot.map(|slot| {
            let (form, name) = slot.split_once(' ').unwrap_or(("", slot));
            Part::Slot { form, name }
        });
        slot.into_iter().chain([Part::Text(text)])
    })
}

#[cfg(test)]
impl Message {
    /// Panics unless the two sentences differ, and all that [`assert_filled`](Self::assert_filled)
    /// asks for holds.
    pub(crate) fn assert_complete(&self) {
        self.assert_filled();
        assert_ne!(self.english, self.portuguese);
    }

    /// Panics unless there is a name, of small letters and underscores, and all that
    /// [`assert_complete`](Self::assert_complete) asks for holds.
    pub(crate) fn assert_complete_and_named(&self) {
        self.assert_complete();
        let is_part = |byte: u8| byte.is_ascii_lowercase() || byte == b'_';
        assert!(!self.name.is_empty(), "{self:?}");
        assert!(self.name.bytes().all(is_part), "{self:?}");
    }

    /// Panics if a sentence, or one within it, is empty or has a slot that is not filled, or if a noun
    /// is said in one language and not in the other.
    pub(crate) fn assert_filled(&self) {
        use std::collections::BTreeSet;

        let given: BTreeSet<_> = self.nouns.iter().map(|&(name, _)| name).collect();
        for tongue in Tongue::ALL {
            let slots = parts(self.sentence(tongue)).filter_map(|part| match part {
                Part::Slot { name, .. } => Some(name),
                Part::Text(_) => None,
            });
            assert_eq!(slots.collect::<BTreeSet<_>>(), given, "{tongue}: {self:?}");
            let said = std::format!("{}", self.clone().said(tongue));
            assert!(!said.trim().is_empty(), "{self:?}");
            assert!(!said.contains(['{', '}']) && !said.contains("  "), "{said}");
        }
        for (_, noun) in &self.nouns {
            if let Noun::Message(message) = noun {
                message.assert_filled();
            }
        }
    }
}
