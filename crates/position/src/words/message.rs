//! A sentence in two languages with slots, and how the slots are filled.

use alloc::vec::Vec;
use core::fmt;

use super::Tongue;
use super::nouns::Noun;

/// A row of the table: one sentence in each language, and the nouns for its slots.
///
/// A slot is `{name}`, or `{form name}` with one of the forms that [`Noun::write`] knows.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    english: &'static str,
    portuguese: &'static str,
    nouns: Vec<(&'static str, Noun)>,
}

impl Message {
    pub(crate) const fn new(english: &'static str, portuguese: &'static str) -> Self {
        Self {
            english,
            portuguese,
            nouns: Vec::new(),
        }
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
