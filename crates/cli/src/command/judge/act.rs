//! The words on a score sheet by which players do something beside moving.

use roque_position::movegen::Color;

/// What a player does beside moving, and who it is if the words say so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Act {
    pub(super) deed: Deed,
    pub(super) by: Option<Color>,
}

/// What a player does beside moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    Offer,
    Accept,
    Refuse,
    Resign,
}

impl Deed {
    /// Its name in reports.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Offer => "offer",
            Self::Accept => "accept",
            Self::Refuse => "refuse",
            Self::Resign => "resign",
        }
    }
}

/// The words of each deed, in English and in Portuguese.
const DEEDS: [(Deed, &[&str]); 4] = [
    (Deed::Offer, &["(=)"]),
    (
        Deed::Accept,
        &[
            "accepted", "accepts", "aceito", "aceita", "aceite", "aceitou", "aceitam",
        ],
    ),
    (
        Deed::Refuse,
        &[
            "refused", "refuses", "declined", "declines", "recusado", "recusada", "recusa",
            "recusou", "recusam",
        ],
    ),
    (
        Deed::Resign,
        &[
            "resigns",
            "resigned",
            "abandona",
            "abandonou",
            "abandonam",
            "desiste",
            "desistiu",
            "desistem",
        ],
    ),
];

const PLAYERS: [(Color, [&str; 2]); 2] = [
    (Color::White, ["white", "brancas"]),
    (Color::Black, ["black", "pretas"]),
];

/// Words that may stand beside the others and change nothing.
const FILLERS: [&str; 6] = ["the", "as", "draw", "empate", "offer", "proposta"];

impl Act {
    /// The act that these words are, if they are one and nothing else.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut deed = None;
        let mut by = None;
        for word in text.split_whitespace() {
            let word = word.trim_end_matches(['.', '!', ',']).to_lowercase();
            let is_known = |words: &[&str]| words.contains(&word.as_str());
            if let Some((found, _)) = DEEDS.iter().find(|(_, words)| is_known(words)) {
                if deed.replace(*found).is_some() {
                    return None;
                }
            } else if let Some((player, _)) = PLAYERS.iter().find(|(_, words)| is_known(words)) {
                if by.replace(*player).is_some() {
                    return None;
                }
            } else if !is_known(&FILLERS) {
                return None;
            }
        }
        deed.map(|deed| Self { deed, by })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_act_is_nothing_but_its_words() {
        let act = |deed, by| Some(Act { deed, by });
        for (text, expected) in [
            ("(=)", act(Deed::Offer, None)),
            ("accepted", act(Deed::Accept, None)),
            ("Aceito.", act(Deed::Accept, None)),
            ("draw offer refused", act(Deed::Refuse, None)),
            ("White resigns", act(Deed::Resign, Some(Color::White))),
            ("as pretas abandonam", act(Deed::Resign, Some(Color::Black))),
            ("", None),
            ("the draw", None),
            ("White refused to castle", None),
            ("accepted, refused", None),
            ("White Black resigns", None),
            ("e4", None),
        ] {
            assert_eq!(Act::read(text), expected, "{text}");
        }
    }
}
