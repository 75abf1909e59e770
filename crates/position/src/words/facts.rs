//! What a sentence says, for programs: its nouns without the words around them.

use alloc::string::{String, ToString};

use roque_movegen::{Color, Piece, Wing};
use serde::ser::{Serialize, SerializeMap, Serializer};

use super::Said;
use super::nouns::{Noun, english_name};
use crate::legality::Threat;

/// As a map of what fills the slots of the sentence, the same in every language; sentences within it
/// are left out. A man is `{"color": "black", "kind": "rook"}`, with `square` and `target` if it is told
/// what it attacks; a square, a player and a kind are texts, and squares a list of them.
impl Serialize for Said {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (name, noun) in self.nouns() {
            if !matches!(noun, Noun::Message(_)) {
                map.serialize_entry(name, noun)?;
            }
        }
        map.end()
    }
}

impl Serialize for Noun {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Self::Kind(kind) => serializer.serialize_str(english_name(kind)),
            Self::Piece(piece) => Man::from(piece).serialize(serializer),
            Self::Threat(threat) => Man::from(threat).serialize(serializer),
            Self::Player(color) => serializer.serialize_str(player(color)),
            Self::Wing(Wing::King) => serializer.serialize_str("king"),
            Self::Wing(Wing::Queen) => serializer.serialize_str("queen"),
            Self::Square(square) => serializer.collect_str(&square),
            Self::Squares(squares) => {
                let names = squares.into_iter().map(|square| square.to_string());
                serializer.collect_seq(names)
            }
            Self::Number(number) => number.serialize(serializer),
            Self::Text(ref text) => serializer.serialize_str(text),
            // Prose.
            Self::Message(_) => serializer.serialize_unit(),
        }
    }
}

/// A man, and what it attacks.
#[derive(serde::Serialize)]
struct Man {
    color: &'static str,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    square: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<String>,
}

impl From<Piece> for Man {
    fn from(Piece { color, kind }: Piece) -> Self {
        Self {
            color: player(color),
            kind: english_name(kind),
            square: None,
            target: None,
        }
    }
}

impl From<Threat> for Man {
    fn from(threat: Threat) -> Self {
        Self {
            square: Some(threat.square.to_string()),
            target: Some(threat.target.to_string()),
            ..threat.piece.into()
        }
    }
}

const fn player(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

#[cfg(test)]
mod tests {
    use roque_movegen::{Move, Square};

    use super::*;
    use crate::notation::{Language, SanMove};
    use crate::position::Position;
    use crate::words::Tongue;

    /// The facts of the rule that a move breaks, which are the same in every language.
    fn facts(fen: &str, attempt: impl Into<crate::legality::Attempt>) -> String {
        let position = Position::from_fen(fen).unwrap();
        let broken = position.explain(attempt).unwrap_err();
        let [english, portuguese] =
            Tongue::ALL.map(|tongue| serde_json::to_string(&broken.say(tongue)).unwrap());
        assert_eq!(english, portuguese);
        english
    }

    #[test]
    fn facts_are_squares_men_and_players() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(
            facts(start, Move::new(Square::A1, Square::A4)),
            r#"{"moved":"rook","from":"a1","to":"a4","by":{"color":"white","kind":"pawn"},"at":"a2"}"#
        );
        assert_eq!(
            facts(
                "4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1",
                Move::new(Square::E2, Square::D3)
            ),
            r#"{"moved":"bishop","from":"e2","king":"e1","threat":{"color":"black","kind":"rook","square":"e8","target":"e1"}}"#
        );
        let said = |text| SanMove::read(text, Language::English).unwrap();
        assert_eq!(
            facts(start, said("Nd5")),
            r#"{"kind":"knight","men":["b1","g1"],"to":"d5"}"#
        );
        assert_eq!(
            facts("4k3/8/8/8/8/8/8/4K3 w - - 0 1", said("Nbd5")),
            r#"{"file":"b","player":"white","kind":"knight"}"#
        );
        assert_eq!(
            facts("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Wing::Queen),
            r#"{"player":"white","wing":"queen"}"#
        );
    }
}
