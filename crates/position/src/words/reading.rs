//! The rows of the table that say why a text is not read as a move.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use roque_movegen::{PieceKind, Square};

use super::Message;
use crate::notation::{
    Language, MoveError, Notation, SanError, SanExpected, SanMove, UnknownNotation,
};
use crate::uci::UciError;

impl UnknownNotation {
    pub(super) fn message(self) -> Message {
        let Self = self;
        let names: Vec<_> = Notation::named().map(|(name, _)| name).collect();
        Message::new(
            "unknown notation, expected one of {names}",
            "notação desconhecida; esperado: uma de {names}",
        )
        .with("names", names.join(", "))
    }
}

impl MoveError {
    pub(super) fn message(self) -> Message {
        match self {
            Self::San(error) => error.message(),
            Self::Uci(error) => error.message(),
        }
    }
}

impl SanError {
    pub(super) fn message(self) -> Message {
        match self {
            Self::Unreadable {
                offset,
                found: Some(found),
                expected,
            } => Message::new(
                "at byte {offset}: found {found}, expected {expected}",
                "no byte {offset}: lê-se {found}, mas esperava-se {expected}",
            )
            .named("unreadable")
            .with("offset", offset)
            .with("found", format!("{found:?}"))
            .with("expected", expected.message()),
            Self::Unreadable {
                offset,
                found: None,
                expected,
            } => Message::new(
                "at byte {offset}: the text ends, expected {expected}",
                "no byte {offset}: o texto acaba, mas esperava-se {expected}",
            )
            .named("unreadable")
            .with("offset", offset)
            .with("expected", expected.message()),
            Self::NullMove => Message::new(
                "a null move, which cannot be played",
                "um lance nulo, que não pode ser jogado",
            )
            .named("null_move"),
            Self::Illegal { broken, .. } => broken.message(),
            Self::Ambiguous { said, origins } => Message::new(
                "{said} can come from {origins}: expected the file, rank or square",
                "{said} pode vir de {origins}: falta a coluna, a fileira ou a casa",
            )
            .named("ambiguous")
            .with("said", said.message())
            .with("origins", origins),
            Self::PromotionMissing(said) => Message::new(
                "{said} is a promotion, expected = and the letter of what it becomes after it",
                "{said} é uma promoção: falta = e a letra da peça que o peão se torna",
            )
            .named("promotion_missing")
            .with("said", said.message()),
            Self::NotAsWritten(written) => Message::new(
                "this move is written {written}, as strict reading demands",
                "este lance escreve-se {written}, como exige a leitura estrita",
            )
            .named("not_as_written")
            .with("written", written.to_string()),
        }
    }
}

impl SanExpected {
    pub(super) fn message(self) -> Message {
        match self {
            Self::Move(language) => Message::new(
                "one of {letters}, a square or castling",
                "uma das letras {letters}, uma casa ou roque",
            )
            .with("letters", String::from_iter(language.letters())),
            Self::Square => Message::new("a square", "uma casa"),
            Self::Rank => Message::new("the rank of a square", "a fileira de uma casa"),
            Self::Promotion(language) => {
                Message::new("one of {letters}", "uma das letras {letters}")
                    .with("letters", promotions(language))
            }
            Self::Castling(sign) => Message::new("{short} or {long}", "{short} ou {long}")
                .with("short", format!("{sign}-{sign}"))
                .with("long", format!("{sign}-{sign}-{sign}")),
            Self::End => Message::new(
                "nothing more than +, #, !, ? and e.p.",
                "nada mais do que +, #, !, ? e e.p.",
            ),
        }
    }
}

impl SanMove {
    pub(super) fn message(self) -> Message {
        match self {
            Self::Castling(wing) => {
                Message::new("castling on the {wing}", "o roque na {wing}").with("wing", wing)
            }
            Self::Squares(mv) => Message::new("{from} to {to}", "de {from} para {to}")
                .with("from", mv.from())
                .with("to", mv.to()),
            Self::Man {
                kind,
                file,
                rank,
                to,
                promotion,
                ..
            } => {
                let moved = match (file, rank) {
                    (Some(file), Some(rank)) => {
                        Message::new("{kind} on {from} to {to}", "{kind} de {from} para {to}")
                            .with("from", Square::new(file, rank))
                    }
                    (Some(file), None) => Message::new(
                        "{kind} on the {file}-file to {to}",
                        "{kind} da coluna {file} para {to}",
                    )
                    .with("file", file.to_string()),
                    (None, Some(rank)) => Message::new(
                        "{kind} on rank {rank} to {to}",
                        "{kind} da fileira {rank} para {to}",
                    )
                    .with("rank", rank.to_string()),
                    (None, None) => Message::new("{kind} to {to}", "{kind} para {to}"),
                };
                let moved = moved.with("kind", kind).with("to", to);
                match promotion {
                    None => moved,
                    Some(kind) => Message::new(
                        "{moved}, promoted to {a kind}",
                        "{moved}, promovido a {kind}",
                    )
                    .with("moved", moved)
                    .with("kind", kind),
                }
            }
        }
    }
}

impl UciError {
    pub(super) fn message(self) -> Message {
        match self {
            Self::Unreadable => Message::new(
                "not a UCI move, which is two squares and for a promotion one of q, r, b and n: \
                 e2e4, e7e8q",
                "não é um lance UCI, isto é, duas casas e, numa promoção, uma das letras q, r, b e n: \
                 e2e4, e7e8q",
            )
            .named("unreadable"),
            Self::NullMove => Message::new(
                "0000 is UCI's null move, which cannot be played",
                "0000 é o lance nulo de UCI, que não pode ser jogado",
            )
            .named("null_move"),
            Self::Illegal { broken, .. } => broken.message(),
            Self::PromotionMissing(written) => Message::new(
                "{written} is a promotion, which needs one of q, r, b and n after it: {written}q",
                "{written} é uma promoção, que precisa de uma das letras q, r, b e n no fim: {written}q",
            )
            .named("promotion_missing")
            .with("written", written.to_string()),
            Self::CastlingAsInStandard { written, meant } => Message::new(
                "{written} is not a legal move here; in Chess960 castling is written {meant}",
                "{written} não é um lance legal aqui; em Chess960 o roque escreve-se {meant}",
            )
            .named("castling_as_in_standard")
            .with("written", written.to_string())
            .with("meant", meant.to_string()),
        }
    }
}

/// The letters of what a pawn may become.
fn promotions(language: Language) -> String {
    let kinds = PieceKind::PROMOTIONS.into_iter();
    kinds.filter_map(|kind| language.letter(kind)).collect()
}

#[cfg(test)]
mod tests {
    use roque_movegen::{Bitboard, File, Move, Rank, Wing};

    use super::*;
    use crate::legality::BrokenRule;
    use crate::position::Position;
    use crate::uci::UciMove;
    use crate::words::Tongue;

    const SAID: SanMove = SanMove::Man {
        kind: PieceKind::Pawn,
        file: None,
        rank: None,
        captures: false,
        to: Square::E8,
        promotion: None,
    };

    #[test]
    fn every_reason_says_the_same_things_in_both_languages() {
        let unreadable = |found, expected| SanError::Unreadable {
            offset: 2,
            found,
            expected,
        };
        let start = Position::start();
        let mv = Move::new(Square::G1, Square::F3);
        let (written, meant) = (UciMove::from(mv), UciMove::from(mv));
        let language = Language::Portuguese;
        let errors = [
            unreadable(Some('x'), SanExpected::Move(language)),
            unreadable(None, SanExpected::Square),
            unreadable(None, SanExpected::Rank),
            unreadable(None, SanExpected::Promotion(language)),
            unreadable(None, SanExpected::Castling('0')),
            unreadable(None, SanExpected::End),
            SanError::NullMove,
            SanError::Illegal {
                said: SAID,
                broken: start.explain(Wing::King).unwrap_err(),
            },
            SanError::Ambiguous {
                said: SAID,
                origins: Bitboard::RIM,
            },
            SanError::PromotionMissing(SAID),
            SanError::NotAsWritten(start.san(mv)),
        ];
        let uci = [
            UciError::Unreadable,
            UciError::NullMove,
            UciError::Illegal {
                written,
                broken: BrokenRule::EmptySquare { from: Square::E4 },
            },
            UciError::PromotionMissing(written),
            UciError::CastlingAsInStandard { written, meant },
        ];
        let errors = errors.map(MoveError::San).into_iter();
        for error in errors.chain(uci.map(MoveError::Uci)) {
            error.message().assert_complete_and_named();
        }
        UnknownNotation.message().assert_complete();
    }

    #[test]
    fn what_a_text_says_is_said_in_both_languages() {
        let man = |file, rank, promotion| SanMove::Man {
            kind: PieceKind::Knight,
            file,
            rank,
            captures: true,
            to: Square::D2,
            promotion,
        };
        let (file, rank) = (Some(File::B), Some(Rank::First));
        let squares = SanMove::Squares(Move::new(Square::E2, Square::E4));
        for (said, english, portuguese) in [
            (man(None, None, None), "knight to d2", "cavalo para d2"),
            (
                man(file, None, None),
                "knight on the b-file to d2",
                "cavalo da coluna b para d2",
            ),
            (
                man(None, rank, None),
                "knight on rank 1 to d2",
                "cavalo da fileira 1 para d2",
            ),
            (
                man(file, rank, None),
                "knight on b1 to d2",
                "cavalo de b1 para d2",
            ),
            (
                man(None, None, Some(PieceKind::Queen)),
                "knight to d2, promoted to a queen",
                "cavalo para d2, promovido a dama",
            ),
            (squares, "e2 to e4", "de e2 para e4"),
            (
                SanMove::Castling(Wing::Queen),
                "castling on the queen's side",
                "o roque na ala da dama",
            ),
        ] {
            said.message().assert_complete();
            assert_eq!(said.say(Tongue::English).to_string(), english);
            assert_eq!(said.say(Tongue::Portuguese).to_string(), portuguese);
        }
    }
}
