//! The rows of the table that say why a text is no FEN, or no position.

use alloc::format;
use alloc::string::ToString;

use super::Message;
use crate::fen::{FenError, FenField, FenProblem};
use crate::position::ReadError;

impl ReadError {
    pub(super) fn message(&self) -> Message {
        match self {
            Self::Fen(error) => error.message(),
            Self::Violations(violations) => violations.message(),
        }
    }
}

impl FenError {
    pub(super) fn message(self) -> Message {
        Message::new(
            "{field} at byte {offset}: {problem}",
            "{field}, no byte {offset}: {problem}",
        )
        .with("field", self.field.message())
        .with("offset", self.offset)
        .with("problem", self.problem.message_in(self.field))
    }
}

impl FenField {
    pub(super) const fn message(self) -> Message {
        match self {
            Self::Placement => Message::new("placement", "disposição das peças"),
            Self::Turn => Message::new("side to move", "vez de jogar"),
            Self::Castling => Message::new("castling rights", "direitos de roque"),
            Self::EnPassant => Message::new("en passant square", "casa de en passant"),
            Self::HalfmoveClock => Message::new("half-move clock", "contador de meios-lances"),
            Self::FullmoveNumber => Message::new("full-move number", "número do lance"),
            Self::End => Message::new("end", "fim"),
        }
    }

    /// What this field may be.
    const fn expected(self) -> Message {
        match self {
            Self::Placement => Message::new(
                "eight ranks of pieces (pnbrqkPNBRQK) and digits (1-8), joined by /",
                "oito fileiras de peças (pnbrqkPNBRQK) e algarismos (1-8), separadas por /",
            ),
            Self::Turn => Message::new("w or b", "w ou b"),
            Self::Castling => Message::new(
                "letters of KQkq, A-H and a-h, or -",
                "letras de KQkq, A-H e a-h, ou -",
            ),
            Self::EnPassant => Message::new(
                "a square (a letter a to h and a digit 1 to 8), or -",
                "uma casa (uma letra de a até h e um algarismo de 1 a 8), ou -",
            ),
            Self::HalfmoveClock | Self::FullmoveNumber => Message::new(
                "a number of digits below 2^32",
                "um número em algarismos, menor que 2^32",
            ),
            Self::End => Message::new(
                "nothing more after four or six fields",
                "nada mais depois de quatro ou seis campos",
            ),
        }
    }
}

impl FenProblem {
    fn message_in(self, field: FenField) -> Message {
        match self {
            Self::Missing => Message::new("missing, expected {expected}", "falta; esperado: {expected}")
                .with("expected", field.expected()),
            Self::Unexpected(found) => Message::new(
                "found {found}, expected {expected}",
                "lê-se {found}; esperado: {expected}",
            )
            .with("found", format!("{found:?}"))
            .with("expected", field.expected()),
            Self::ShortRank { rank, squares } => Message::new(
                "rank {rank} has {squares} squares, expected 8",
                "casas na fileira {rank}: {squares}; esperado: 8",
            )
            .with("rank", rank.to_string())
            .with("squares", squares.to_string()),
            Self::LongRank { rank } => Message::new(
                "rank {rank} has more than 8 squares, expected 8",
                "a fileira {rank} tem mais de 8 casas; esperado: 8",
            )
            .with("rank", rank.to_string()),
            Self::MissingRanks { ranks: 1 } => {
                Message::new("1 rank, expected 8", "1 fileira; esperado: 8")
            }
            Self::MissingRanks { ranks } => {
                Message::new("{ranks} ranks, expected 8", "{ranks} fileiras; esperado: 8")
                    .with("ranks", ranks.to_string())
            }
            Self::AfterLastRank(found) => Message::new(
                "found {found} after the eighth rank, expected a blank and then the side to move",
                "lê-se {found} depois da oitava fileira; esperado: um espaço e depois a vez de jogar",
            )
            .with("found", format!("{found:?}")),
            Self::DigitsInARow => Message::new(
                "two digits in a row, expected their sum as one digit",
                "dois algarismos seguidos; esperado: a soma deles num só algarismo",
            ),
            Self::RepeatedRight(letter) => Message::new(
                "{letter} a second time, expected each letter once",
                "{letter} pela segunda vez; esperado: cada letra uma só vez",
            )
            .with("letter", format!("{letter:?}")),
            Self::NumberTooLarge => Message::new(
                "too large, expected {expected}",
                "grande demais; esperado: {expected}",
            )
            .with("expected", field.expected()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Tongue;

    #[test]
    fn every_field_and_every_problem_says_the_same_things_in_both_languages() {
        for field in [
            FenField::Placement,
            FenField::Turn,
            FenField::Castling,
            FenField::EnPassant,
            FenField::HalfmoveClock,
            FenField::FullmoveNumber,
            FenField::End,
        ] {
            field.message().assert_complete();
            field.expected().assert_complete();
            for problem in [
                FenProblem::Missing,
                FenProblem::Unexpected('x'),
                FenProblem::ShortRank {
                    rank: 8,
                    squares: 7,
                },
                FenProblem::LongRank { rank: 8 },
                FenProblem::MissingRanks { ranks: 1 },
                FenProblem::MissingRanks { ranks: 7 },
                FenProblem::AfterLastRank('/'),
                FenProblem::DigitsInARow,
                FenProblem::RepeatedRight('K'),
                FenProblem::NumberTooLarge,
            ] {
                problem.message_in(field).assert_complete();
                let error = FenError {
                    field,
                    offset: 3,
                    problem,
                };
                error.message().assert_complete();
            }
        }
    }

    #[test]
    fn a_fault_is_told_with_its_field_and_place() {
        let error = FenError {
            field: FenField::Turn,
            offset: 16,
            problem: FenProblem::Unexpected('x'),
        };
        assert_eq!(
            error.say(Tongue::English).to_string(),
            "side to move at byte 16: found 'x', expected w or b"
        );
        assert_eq!(
            ReadError::Fen(error).say(Tongue::Portuguese).to_string(),
            "vez de jogar, no byte 16: lê-se 'x'; esperado: w ou b"
        );
    }
}
