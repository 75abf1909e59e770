//! Pieces, squares, players and lines as nouns: with their articles, genders and colours.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;

use roque_movegen::{Bitboard, Color, Piece, PieceKind, Square, Wing};

use super::{Message, Tongue};
use crate::legality::{Line, Threat};

/// What can fill a slot of a message.
#[derive(Clone, Debug)]
pub(crate) enum Noun {
    /// A kind of man: "the rook", "a torre".
    Kind(PieceKind),
    /// A man with its colour: "the black rook", "a torre preta".
    Piece(Piece),
    /// A man with its colour, where it stands, and in the form `along` its line.
    Threat(Threat),
    /// A player: "White", "as brancas".
    Player(Color),
    /// The side of the board to castle on.
    Wing(Wing),
    /// A square, the same in all languages.
    Square(Square),
    /// Squares: "e4, g5 and h6", "e4, g5 e h6".
    Squares(Bitboard),
    /// A number, in figures.
    Number(usize),
    /// What is the same in all languages.
    Text(Cow<'static, str>),
    /// Another message.
    Message(Box<Message>),
}

impl Noun {
    /// Writes the noun in a form:
    ///
    /// | form | of a man | of a player |
    /// |---|---|---|
    /// | none | rook, torre | |
    /// | `the` | the rook, a torre | White, as brancas |
    /// | `a` | a rook, uma torre | |
    /// | `of` | of the rook, da torre | of White, das brancas |
    /// | `of_all` | of the rooks, das torres | |
    /// | `none` | none of the rooks, nenhuma das torres | |
    /// | `by` | by the rook, pela torre | by White, pelas brancas |
    /// | `along` | along the e-file, pela coluna e (only of a threat that comes along a line) | |
    pub(super) fn write(
        &self,
        form: &str,
        tongue: Tongue,
        f: &mut fmt::Formatter<'_>,
    ) -> fmt::Result {
        match *self {
            Self::Kind(kind) => write_man(kind, None, form, tongue, f),
            Self::Piece(piece) => write_man(piece.kind, Some(piece.color), form, tongue, f),
            Self::Threat(threat) if form == "along" => write_along(threat, tongue, f),
            Self::Threat(threat) => {
                write_man(threat.piece.kind, Some(threat.piece.color), form, tongue, f)?;
                let preposition = match tongue {
                    Tongue::English => "on",
                    Tongue::Portuguese => "em",
                };
                write!(f, " {preposition} {}", threat.square)
            }
            Self::Player(color) => write_player(color, form, tongue, f),
            Self::Wing(wing) => f.write_str(match (tongue, wing) {
                (Tongue::English, Wing::King) => "king's side",
                (Tongue::English, Wing::Queen) => "queen's side",
                (Tongue::Portuguese, Wing::King) => "ala do rei",
                (Tongue::Portuguese, Wing::Queen) => "ala da dama",
            }),
            Self::Square(square) => write!(f, "{square}"),
            Self::Squares(squares) => write_squares(squares, tongue, f),
            Self::Number(number) => write!(f, "{number}"),
            Self::Text(ref text) => f.write_str(text),
            Self::Message(ref message) => message.write(tongue, f),
        }
    }
}

fn write_man(
    kind: PieceKind,
    color: Option<Color>,
    form: &str,
    tongue: Tongue,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    match tongue {
        Tongue::English => {
            let article = match form {
                "none" => "none of the ",
                "the" => "the ",
                "a" => "a ",
                "of" | "of_all" => "of the ",
                "by" => "by the ",
                _ => "",
            };
            let color = match color {
                Some(Color::White) => "white ",
                Some(Color::Black) => "black ",
                None => "",
            };
            let plural = if is_plural(form) { "s" } else { "" };
            write!(f, "{article}{color}{}{plural}", english_name(kind))
        }
        Tongue::Portuguese => {
            let (name, gender) = portuguese_name(kind);
            let (masculine, feminine) = portuguese_article(form);
            let article = gender.choose(masculine, feminine);
            let color = match color {
                Some(Color::White) => gender.choose(" branco", " branca"),
                Some(Color::Black) => gender.choose(" preto", " preta"),
                None => "",
            };
            let name = if is_plural(form) {
                portuguese_plural(kind)
            } else {
                name
            };
            write!(f, "{article}{name}{color}")
        }
    }
}

fn write_player(
    color: Color,
    form: &str,
    tongue: Tongue,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    match tongue {
        Tongue::English => {
            let preposition = match form {
                "of" => "of ",
                "by" => "by ",
                _ => "",
            };
            write!(f, "{preposition}{color}")
        }
        Tongue::Portuguese => {
            let article = match form {
                "of" => "das ",
                "by" => "pelas ",
                "the" => "as ",
                _ => "",
            };
            let men = match color {
                Color::White => "brancas",
                Color::Black => "pretas",
            };
            write!(f, "{article}{men}")
        }
    }
}

/// Writes the line of the threat after a comma, or nothing if it comes along none.
fn write_along(threat: Threat, tongue: Tongue, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match (tongue, threat.line()) {
        (_, None) => Ok(()),
        (Tongue::English, Some(Line::File(file))) => write!(f, ", along the {file}-file"),
        (Tongue::English, Some(Line::Rank(rank))) => write!(f, ", along rank {rank}"),
        (Tongue::English, Some(Line::Diagonal(from, to))) => {
            write!(f, ", along the diagonal from {from} to {to}")
        }
        (Tongue::Portuguese, Some(Line::File(file))) => write!(f, ", pela coluna {file}"),
        (Tongue::Portuguese, Some(Line::Rank(rank))) => write!(f, ", pela fileira {rank}"),
        (Tongue::Portuguese, Some(Line::Diagonal(from, to))) => {
            write!(f, ", pela diagonal de {from} a {to}")
        }
    }
}

fn write_squares(squares: Bitboard, tongue: Tongue, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let and = match tongue {
        Tongue::English => " and ",
        Tongue::Portuguese => " e ",
    };
    let last = squares.len().saturating_sub(1);
    for (index, square) in (0..).zip(squares) {
        let joint = match index {
            0 => "",
            _ if index == last => and,
            _ => ", ",
        };
        write!(f, "{joint}{square}")?;
    }
    Ok(())
}

pub(super) const fn english_name(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "pawn",
        PieceKind::Knight => "knight",
        PieceKind::Bishop => "bishop",
        PieceKind::Rook => "rook",
        PieceKind::Queen => "queen",
        PieceKind::King => "king",
    }
}

/// The gender of a Portuguese noun.
#[derive(Clone, Copy)]
enum Gender {
    Masculine,
    Feminine,
}

impl Gender {
    const fn choose(self, masculine: &'static str, feminine: &'static str) -> &'static str {
        match self {
            Self::Masculine => masculine,
            Self::Feminine => feminine,
        }
    }
}

const fn portuguese_name(kind: PieceKind) -> (&'static str, Gender) {
    match kind {
        PieceKind::Pawn => ("peão", Gender::Masculine),
        PieceKind::Knight => ("cavalo", Gender::Masculine),
        PieceKind::Bishop => ("bispo", Gender::Masculine),
        PieceKind::Rook => ("torre", Gender::Feminine),
        PieceKind::Queen => ("dama", Gender::Feminine),
        PieceKind::King => ("rei", Gender::Masculine),
    }
}

const fn portuguese_plural(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "peões",
        PieceKind::Knight => "cavalos",
        PieceKind::Bishop => "bispos",
        PieceKind::Rook => "torres",
        PieceKind::Queen => "damas",
        PieceKind::King => "reis",
    }
}

/// Whether a form is of several men.
fn is_plural(form: &str) -> bool {
    matches!(form, "of_all" | "none")
}

/// The article of a form, alone or drawn together with its preposition, in both genders.
fn portuguese_article(form: &str) -> (&'static str, &'static str) {
    match form {
        "the" => ("o ", "a "),
        "a" => ("um ", "uma "),
        "of" => ("do ", "da "),
        "of_all" => ("dos ", "das "),
        "none" => ("nenhum dos ", "nenhuma das "),
        "by" => ("pelo ", "pela "),
        _ => ("", ""),
    }
}

macro_rules! noun_of {
    ($($type:ident => $variant:ident),*) => {
        $(impl From<$type> for Noun {
            fn from(value: $type) -> Self {
                Self::$variant(value)
            }
        })*
    };
}

noun_of!(PieceKind => Kind, Piece => Piece, Threat => Threat, Color => Player, Wing => Wing,
    Square => Square, Bitboard => Squares, usize => Number);

impl From<u32> for Noun {
    fn from(number: u32) -> Self {
        Self::Number(number as usize)
    }
}

impl From<&'static str> for Noun {
    fn from(text: &'static str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Noun {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<Message> for Noun {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}
