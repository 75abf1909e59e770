//! Words that say an act, taken one by one.

use roque_position::Claim;
use roque_position::movegen::{Color, Square};

use super::act::{Act, Deed};
use super::vocabulary::{Names, Verb, Word};

/// An act of which words have been read, and perhaps more follow.
#[derive(Clone, Debug, Default)]
pub(super) struct Phrase {
    verb: Option<Verb>,
    by: Option<Color>,
    squares: Vec<Square>,
    ground: Option<Claim>,
    announced: Option<String>,
    next: Next,
}

/// What the next word may be, beside those that may always follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Next {
    #[default]
    Usual,
    Player,
    Square,
    Move,
    /// A mark has ended the phrase.
    Nothing,
}

/// What words mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    Act(Act),
    /// Only who does what follows.
    Player(Color),
}

impl Phrase {
    /// The acts that these words are, if they are nothing else.
    pub(super) fn read_all(text: &str, names: &Names) -> Option<Vec<Act>> {
        let mut acts = Vec::new();
        let mut phrase = Self::default();
        for word in text.split_whitespace() {
            if !phrase.take(word, names) {
                acts.push(phrase.act()?);
                phrase = Self::default();
                if !phrase.take(word, names) {
                    return None;
                }
            }
        }
        acts.push(phrase.act()?);
        Some(acts)
    }

    /// Takes the next word; returns whether it is one of this phrase.
    pub(super) fn take(&mut self, text: &str, names: &Names) -> bool {
        let text = text.trim_end_matches(':');
        let bare = text.trim_end_matches(['.', ',', ';', '!']);
        let taken = match self.next {
            Next::Nothing => false,
            Next::Move => {
                self.announced = Some(bare.to_owned());
                self.next = Next::Usual;
                true
            }
            Next::Usual | Next::Player | Next::Square => {
                self.take_square(bare)
                    || Word::read(bare, names).is_some_and(|word| self.take_word(word))
            }
        };
        if taken && bare.len() < text.len() {
            self.next = Next::Nothing;
        }
        taken
    }

    const fn is_touching(&self) -> bool {
        matches!(self.verb, Some(Verb::Touch | Verb::Adjust))
    }

    /// Takes a square of what is touched, perhaps behind the letter of a piece. Without an `and` there is
    /// but one: `touches e2 e4` touches and then moves.
    fn take_square(&mut self, text: &str) -> bool {
        let may_follow =
            self.is_touching() && (self.squares.is_empty() || self.next == Next::Square);
        let letter = text.chars().next().filter(|letter| letter.is_uppercase());
        let square = text
            .strip_prefix(|first| Some(first) == letter)
            .unwrap_or(text);
        match square.parse() {
            Ok(square) if may_follow => {
                self.squares.push(square);
                self.next = Next::Usual;
                true
            }
            _ => false,
        }
    }

    fn take_word(&mut self, word: Word) -> bool {
        let is_claim = matches!(self.verb, None | Some(Verb::Claim));
        let is_same = |player| self.by.is_none_or(|by| by == player);
        match word {
            Word::Verb(verb) if self.verb.is_none() => self.verb = Some(verb),
            Word::Player(player)
                if is_same(player) && (self.verb.is_none() || self.next == Next::Player) =>
            {
                self.by = Some(player);
            }
            // `moves` are also what a repetition is of.
            Word::Ground(ground) if is_claim => self.ground = self.ground.or(Some(ground)),
            Word::By => self.next = Next::Player,
            Word::And if self.is_touching() && !self.squares.is_empty() => self.next = Next::Square,
            Word::With if self.verb == Some(Verb::Claim) => self.next = Next::Move,
            Word::Filler => {}
            _ => return false,
        }
        true
    }

    /// The act, if the words are one.
    fn act(self) -> Option<Act> {
        match self.meaning() {
            Some(Meaning::Act(act)) => Some(act),
            _ => None,
        }
    }

    /// What the words mean, if it is anything whole.
    pub(super) fn meaning(self) -> Option<Meaning> {
        let by = self.by;
        let deed = match self.verb {
            None => return by.filter(|_| self.ground.is_none()).map(Meaning::Player),
            Some(_) if matches!(self.next, Next::Move | Next::Square) => return None,
            Some(Verb::Claim) => Deed::Claim {
                ground: self.ground,
                announced: self.announced,
            },
            Some(_) if self.ground.is_some() => return None,
            Some(Verb::Touch) if self.squares.is_empty() => return None,
            Some(Verb::Touch) => Deed::Touch(self.squares),
            Some(Verb::Adjust) => Deed::Adjust(self.squares),
            Some(Verb::Offer) => Deed::Offer,
            Some(Verb::Accept) => Deed::Accept,
            Some(Verb::Refuse) => Deed::Refuse,
            Some(Verb::Resign) => Deed::Resign,
        };
        Some(Meaning::Act(Act { deed, by }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names {
        let mut names = Names::default();
        names.note(Color::White, "Sousa, Ana");
        names.note(Color::Black, "Lima, Rui");
        names
    }

    fn one(text: &str) -> Option<Act> {
        let mut acts = Phrase::read_all(text, &names())?;
        assert_eq!(acts.len(), 1, "{text}");
        acts.pop()
    }

    #[test]
    fn an_act_is_nothing_but_its_words() {
        let (white, black) = (Some(Color::White), Some(Color::Black));
        for (text, deed, by) in [
            ("(=)", Deed::Offer, None),
            ("White offers a draw", Deed::Offer, white),
            ("as pretas propõem empate.", Deed::Offer, black),
            ("accepted", Deed::Accept, None),
            ("Aceito.", Deed::Accept, None),
            ("Ofereço empate.", Deed::Offer, None),
            ("as brancas propoem empate", Deed::Offer, white),
            ("Recuso a proposta!", Deed::Refuse, None),
            ("abandono", Deed::Resign, None),
            ("draw offer refused", Deed::Refuse, None),
            ("refused by Black", Deed::Refuse, black),
            ("White resigns", Deed::Resign, white),
            ("as pretas abandonam", Deed::Resign, black),
            ("abandonam as pretas", Deed::Resign, black),
            ("Ana Sousa resigns!", Deed::Resign, white),
            ("touches e2", Deed::Touch(vec![Square::E2]), None),
            (
                "Rui toca o cavalo em g8",
                Deed::Touch(vec![Square::G8]),
                black,
            ),
            ("touches Ng1", Deed::Touch(vec![Square::G1]), None),
            (
                "toca no rei em e1 e na torre em h1",
                Deed::Touch(vec![Square::E1, Square::H1]),
                None,
            ),
            ("j'adoube", Deed::Adjust(vec![]), None),
            ("White: j’adoube e2", Deed::Adjust(vec![Square::E2]), white),
            ("ajusta e2", Deed::Adjust(vec![Square::E2]), None),
        ] {
            assert_eq!(one(text), Some(Act { deed, by }), "{text}");
        }
        for text in [
            "",
            "the draw",
            "White",
            "White moves",
            "White refused to castle",
            "White Black resigns",
            "touches",
            "Black touched the queen",
            "touches e2 and",
            "resigns e2",
            "accepts the repetition",
            "claims with",
            "e4",
        ] {
            assert_eq!(Phrase::read_all(text, &names()), None, "{text}");
        }
    }

    #[test]
    fn claims_say_their_ground_and_their_move() {
        let claim = |ground, announced: Option<&str>| Deed::Claim {
            ground,
            announced: announced.map(str::to_owned),
        };
        let threefold = Some(Claim::ThreefoldRepetition);
        let fifty = Some(Claim::FiftyMoves);
        for (text, deed) in [
            ("claims a draw", claim(None, None)),
            ("claims threefold repetition", claim(threefold, None)),
            (
                "Rui claims a draw by repetition of moves",
                claim(threefold, None),
            ),
            (
                "reivindica empate por repetição de lances",
                claim(threefold, None),
            ),
            ("claims the 50-move rule", claim(fifty, None)),
            ("reclama a regra dos 50 lances", claim(fifty, None)),
            ("claims with Nf3", claim(None, Some("Nf3"))),
            (
                "as pretas reivindicam tripla repetição anunciando Cg8.",
                claim(threefold, Some("Cg8")),
            ),
        ] {
            assert_eq!(one(text).map(|act| act.deed), Some(deed), "{text}");
        }
    }

    #[test]
    fn several_acts_may_follow_each_other() {
        let deeds = |text| {
            let acts = Phrase::read_all(text, &names()).unwrap();
            acts.into_iter()
                .map(|act| (act.deed, act.by))
                .collect::<Vec<_>>()
        };
        assert_eq!(
            deeds("White offers a draw, Black refuses"),
            [
                (Deed::Offer, Some(Color::White)),
                (Deed::Refuse, Some(Color::Black)),
            ]
        );
        assert_eq!(
            deeds("accepted refused"),
            [(Deed::Accept, None), (Deed::Refuse, None)]
        );
        assert_eq!(Phrase::read_all("accepted, but then", &names()), None);
    }

    #[test]
    fn one_square_is_touched_and_the_next_is_a_move() {
        let mut phrase = Phrase::default();
        assert!(phrase.take("touches", &names()));
        assert!(phrase.take("e2", &names()));
        assert!(!phrase.take("e4", &names()));
        let deed = Deed::Touch(vec![Square::E2]);
        assert_eq!(phrase.meaning(), Some(Meaning::Act(Act { deed, by: None })));
    }

    #[test]
    fn a_name_alone_says_who_does_what_follows() {
        let mut phrase = Phrase::default();
        assert!(phrase.take("Rui", &names()));
        assert!(!phrase.take("e5", &names()));
        assert_eq!(phrase.meaning(), Some(Meaning::Player(Color::Black)));
    }
}
