//! Words among the moves of a list.

use roque_position::Place;
use roque_position::movegen::Color;

use super::act::Act;
use super::phrase::{Meaning, Phrase};
use super::vocabulary::Names;

/// Takes the words among moves that say what players do beside moving.
#[derive(Clone, Debug, Default)]
pub(super) struct Words {
    names: Names,
    /// Words that were taken, to which others may belong.
    pending: Option<Pending>,
}

#[derive(Clone, Debug)]
struct Pending {
    place: Place,
    text: String,
    phrase: Phrase,
}

/// Words that belong together, and where they begin.
#[derive(Clone, Debug)]
pub(super) struct Spoken {
    pub(super) place: Place,
    pub(super) text: String,
    /// Nothing if the words are no whole act.
    pub(super) meaning: Option<Meaning>,
}

impl Words {
    /// Takes the name of a player.
    pub(super) fn note_name(&mut self, player: Color, name: &str) {
        self.names.note(player, name);
    }

    /// The acts that a comment is, if it is nothing else.
    pub(super) fn acts_in(&self, comment: &str) -> Vec<Act> {
        Phrase::read_all(comment, &self.names).unwrap_or_default()
    }

    /// Takes a word that belongs to those before it; returns whether it does.
    pub(super) fn go_on(&mut self, text: &str) -> bool {
        let Some(pending) = &mut self.pending else {
            return false;
        };
        let taken = pending.phrase.take(text, &self.names);
        if taken {
            pending.text.push(' ');
            pending.text.push_str(text);
        }
        taken
    }

    /// Takes a word with which an act may begin; returns whether it does. All before are settled.
    pub(super) fn begin(&mut self, place: Place, text: &str) -> bool {
        let mut phrase = Phrase::default();
        let taken = phrase.take(text, &self.names);
        self.pending = taken.then(|| Pending {
            place,
            text: text.to_owned(),
            phrase,
        });
        taken
    }

    /// The words that were taken, to which no other belongs.
    pub(super) fn settle(&mut self) -> Option<Spoken> {
        self.pending.take().map(|pending| Spoken {
            place: pending.place,
            text: pending.text,
            meaning: pending.phrase.meaning(),
        })
    }
}
