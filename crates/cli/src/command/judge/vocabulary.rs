//! The words by which score sheets say what players do, in English and in Portuguese.

use roque_position::Claim;
use roque_position::movegen::Color;

/// What a word says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Verb(Verb),
    Player(Color),
    /// For what reason a draw is claimed.
    Ground(Claim),
    /// A player may follow: `by Black`, `as pretas`.
    By,
    /// Another square may follow.
    And,
    /// A move follows, with which a draw is claimed.
    With,
    /// It changes nothing.
    Filler,
}

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    Offer,
    Accept,
    Refuse,
    Resign,
    Touch,
    Adjust,
    Claim,
}

#[rustfmt::skip]
const VOCABULARY: [(Word, &[&str]); 15] = [
    (Word::Verb(Verb::Offer), &[
        "(=)", "offers", "offered",
        "propõe", "propõem", "propôs", "propuseram", "proponho",
        "oferece", "oferecem", "ofereceu", "ofereceram", "ofereço",
    ]),
    (Word::Verb(Verb::Accept), &[
        "accepts", "accepted",
        "aceita", "aceitam", "aceitou", "aceitaram", "aceito", "aceite",
    ]),
    (Word::Verb(Verb::Refuse), &[
        "refuses", "refused", "declines", "declined",
        "recusa", "recusam", "recusou", "recusaram", "recuso", "recusado", "recusada",
    ]),
    (Word::Verb(Verb::Resign), &[
        "resigns", "resigned",
        "abandona", "abandonam", "abandonou", "abandonaram", "abandono",
        "desiste", "desistem", "desistiu", "desistiram", "desisto",
    ]),
    (Word::Verb(Verb::Touch), &[
        "touches", "touched",
        "toca", "tocam", "tocou", "tocaram", "toco",
    ]),
    (Word::Verb(Verb::Adjust), &[
        "adjusts", "adjusted", "j'adoube",
        "ajusta", "ajustam", "ajustou", "ajustaram", "ajusto",
        "compõe", "compõem", "compôs", "compuseram", "componho",
    ]),
    (Word::Verb(Verb::Claim), &[
        "claims", "claimed",
        "reivindica", "reivindicam", "reivindicou", "reivindicaram", "reivindico",
        "reclama", "reclamam", "reclamou", "reclamaram", "reclamo",
        "requer", "requerem", "requereu", "requereram", "requeiro",
    ]),
    (Word::Player(Color::White), &["white", "brancas"]),
    (Word::Player(Color::Black), &["black", "pretas", "negras"]),
    (Word::Ground(Claim::ThreefoldRepetition), &[
        "threefold", "three", "repetition", "tripla", "três", "repetição",
    ]),
    (Word::Ground(Claim::FiftyMoves), &[
        "fifty", "50", "50-move", "moves", "cinquenta", "lances",
    ]),
    (Word::By, &["by", "the", "por", "pelas", "pelos", "pela", "pelo", "as", "os"]),
    (Word::And, &["and", "e"]),
    (Word::With, &["with", "announcing", "com", "anunciando"]),
    (Word::Filler, &[
        "a", "an", "draw", "offer", "of", "on", "move", "rule", "position", "times",
        "pawn", "knight", "bishop", "rook", "queen", "king",
        "o", "um", "uma", "de", "do", "da", "dos", "das", "em", "no", "na",
        "empate", "proposta", "regra", "posição", "vezes",
        "peça", "peão", "cavalo", "bispo", "torre", "dama", "rei",
    ]),
];

/// The names of the players, as far as they tell them apart.
#[derive(Clone, Debug, Default)]
pub(super) struct Names([Vec<String>; 2]);

impl Names {
    /// Takes the name that a tag gives.
    pub(super) fn note(&mut self, player: Color, name: &str) {
        let parts = name.split(|letter: char| !letter.is_alphanumeric());
        // An initial is no name.
        let parts = parts.filter(|part| part.chars().count() > 1);
        self.0[player.index()] = parts.map(str::to_lowercase).collect();
    }

    /// Whose name this is, in small letters.
    fn player(&self, name: &str) -> Option<Color> {
        let has = |player: Color| self.0[player.index()].iter().any(|part| part == name);
        match Color::ALL.map(has) {
            [true, false] => Some(Color::White),
            [false, true] => Some(Color::Black),
            _ => None,
        }
    }
}

impl Word {
    /// What a word without marks around it says, if it is known, be it written with its accents or
    /// without any. A player who is called like another word is not meant by it.
    pub(super) fn read(text: &str, names: &Names) -> Option<Self> {
        let text = text.to_lowercase().replace('’', "'");
        let is_same = |word: &&str| **word == text || bare(word).eq(text.chars());
        let known = VOCABULARY
            .iter()
            .find(|(_, words)| words.iter().any(is_same));
        known
            .map(|(word, _)| *word)
            .or_else(|| names.player(&text).map(Word::Player))
    }
}

/// A word of the vocabulary as it is typed where there are no accents.
fn bare(word: &str) -> impl Iterator<Item = char> {
    word.chars().map(|letter| match letter {
        'ã' => 'a',
        'ç' => 'c',
        'ê' => 'e',
        'õ' | 'ô' => 'o',
        letter => letter,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_small_and_says_one_thing() {
        let words: Vec<_> = VOCABULARY.iter().flat_map(|(_, words)| *words).collect();
        for (index, word) in words.iter().enumerate() {
            assert_eq!(**word, word.to_lowercase());
            assert!(!words[..index].contains(word), "{word}");
            let typed: String = bare(word).collect();
            assert!(typed.is_ascii(), "{word}");
            assert!(
                words[..index]
                    .iter()
                    .all(|other| !bare(other).eq(typed.chars())),
                "{word}"
            );
        }
    }

    #[test]
    fn accents_may_be_missing_altogether() {
        let read = |text| Word::read(text, &Names::default());
        assert_eq!(read("propoem"), Some(Word::Verb(Verb::Offer)));
        assert_eq!(read("Ofereço"), read("OFERECO"));
        assert_eq!(
            read("repeticao"),
            Some(Word::Ground(Claim::ThreefoldRepetition))
        );
        assert_eq!(read("repetiçao"), None);
    }

    #[test]
    fn players_are_known_by_what_only_one_of_them_is_called() {
        let mut names = Names::default();
        names.note(Color::White, "Sousa, Ana M.");
        names.note(Color::Black, "Sousa, Rui de");
        let read = |text| Word::read(text, &names);
        assert_eq!(read("Ana"), Some(Word::Player(Color::White)));
        assert_eq!(read("RUI"), Some(Word::Player(Color::Black)));
        assert_eq!(read("Sousa"), None);
        assert_eq!(read("M"), None);
        assert_eq!(read("de"), Some(Word::Filler));
        assert_eq!(read("Pretas"), Some(Word::Player(Color::Black)));
        assert_eq!(read("J’adoube"), Some(Word::Verb(Verb::Adjust)));
    }
}
