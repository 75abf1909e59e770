//! The rows of the table that say what is wrong with a position.

use alloc::string::ToString;

use roque_movegen::{Color, Square, Wing};

use super::Message;
use crate::castling::{CastlingMode, RightName, WrittenRight};
use crate::judge::{Fate, Violation, Violations, Waived};

impl Violations {
    /// The messages of all violations, with `; ` between them.
    pub(super) fn message(&self) -> Message {
        let messages = self.iter().map(|violation| violation.message());
        let joined = messages.reduce(|before, next| {
            Message::new("{before}; {next}", "{before}; {next}")
                .with("before", before)
                .with("next", next)
        });
        joined.expect("there is at least one violation")
    }
}

impl Waived {
    pub(super) fn message(self) -> Message {
        match self.fate {
            Fate::Kept => Message::new("{violation} (kept)", "{violation} (mantido)"),
            Fate::Dropped => Message::new("{violation} (dropped)", "{violation} (descartado)"),
        }
        .with("violation", self.violation.message())
    }
}

impl Violation {
    #[expect(clippy::too_many_lines, reason = "a table with a row for each variant")]
    pub(super) fn message(self) -> Message {
        match self {
            Self::Kings { color, count } => Message::new(
                "{the player} has {count} kings instead of exactly one",
                "{the player} têm {count} reis em vez de exatamente um",
            )
            .with("player", color)
            .with("count", count),
            Self::PawnOnBackRank(square) => Message::new(
                "a pawn stands on {square}, where no pawn can be",
                "há um peão em {square}, onde nenhum pode estar",
            )
            .with("square", square),
            Self::OpponentInCheck { color, checkers } => Message::new(
                "{the player} is in check (by {checkers}) although {the opponent} is to move",
                "{the player} estão em xeque (a partir de {checkers}) embora a vez seja {of opponent}",
            )
            .with("player", color)
            .with("checkers", checkers)
            .with("opponent", !color),
            Self::TwoRightsOnOneWing { color, wing } => Message::new(
                "{the player} has two castling rights on the {wing} instead of at most one",
                "{the player} têm dois direitos de roque na {wing} em vez de um, no máximo",
            )
            .with("player", color)
            .with("wing", wing),
            Self::TooManyMen { color, count } => Message::new(
                "{the player} has {count} men where at most 16 are possible",
                "{the player} têm {count} peças, mas no máximo são possíveis 16",
            )
            .with("player", color)
            .with("count", count),
            Self::TooManyPawns { color, count } => Message::new(
                "{the player} has {count} pawns where at most 8 are possible",
                "{the player} têm {count} peões, mas no máximo são possíveis 8",
            )
            .with("player", color)
            .with("count", count),
            Self::TooManyPromoted {
                color,
                promoted,
                missing,
            } => Message::new(
                "at least {promoted} of {the player}'s men are promoted pawns, but only {missing} pawns are missing",
                "peças {of player} vindas de promoção: pelo menos {promoted}, mas peões em falta: só {missing}",
            )
            .with("player", color)
            .with("promoted", promoted)
            .with("missing", missing),
            Self::TooManyCheckers(checkers) => Message::new(
                "{count} men give check ({checkers}) where at most two can",
                "{count} peças dão xeque ({checkers}), mas no máximo duas podem dá-lo",
            )
            .with("count", checkers.len())
            .with("checkers", checkers),
            Self::AlignedCheckers(first, second) => Message::new(
                "the men on {first} and {second} give check on one line, which no move brings about",
                "as peças em {first} e {second} dão xeque na mesma linha, o que nenhum lance produz",
            )
            .with("first", first)
            .with("second", second),
            Self::TwoSteppingCheckers(checkers) => Message::new(
                "pawns or knights on {checkers} give check together, where only one can have moved",
                "peões ou cavalos em {checkers} dão xeque ao mesmo tempo, mas só um deles pode ter jogado",
            )
            .with("checkers", checkers),
            Self::CheckersAgainstEnPassant { square, checkers } => Message::new(
                "no double push over {square} can have been the last move: before it {checkers} gave check",
                "o último lance não pode ter sido um avanço duplo por {square}: antes dele já havia xeque a partir de {checkers}",
            )
            .with("square", square)
            .with("checkers", checkers),
            Self::UnsupportedRight { right, mode } => unsupported(right, mode),
            Self::EnPassantRank { square, pusher } => Message::new(
                "the en passant square {square} is not on the {rank} rank, which {the pusher}'s pawns pass over",
                "a casa de en passant {square} não está na {rank} fileira, por onde passam os peões {of pusher}",
            )
            .with("square", square)
            .with("rank", passed_rank(pusher))
            .with("pusher", pusher),
            Self::EnPassantOccupied(square) => Message::new(
                "the en passant square {square} is occupied where a pawn has just passed over it",
                "a casa de en passant {square} está ocupada, embora um peão acabe de passar por ela",
            )
            .with("square", square),
            Self::EnPassantWithoutPawn { square, pawn } => Message::new(
                "the en passant square {square} needs the pushed pawn on {pawn}",
                "a casa de en passant {square} exige em {pawn} o peão que avançou",
            )
            .with("square", square)
            .with("pawn", pawn),
            Self::EnPassantOriginOccupied { square, origin } => Message::new(
                "the en passant square {square} needs {origin} empty, where the pawn came from",
                "a casa de en passant {square} exige vazia a casa {origin}, de onde o peão veio",
            )
            .with("square", square)
            .with("origin", origin),
            Self::Clocks {
                halfmove_clock,
                fullmove_number,
                most,
            } => Message::new(
                "the half-move clock {clock} is more than the {most} plies that move {number} allows",
                "o contador de meios-lances, {clock}, passa dos {most} que o lance {number} permite",
            )
            .with("clock", halfmove_clock)
            .with("most", most.to_string())
            .with("number", fullmove_number),
        }
    }
}

/// What a castling right needs on the board.
fn unsupported(right: WrittenRight, mode: CastlingMode) -> Message {
    let color = right.color;
    let message = match (mode, right.standard_home(), right.name) {
        (CastlingMode::Standard, Some((king, rook)), _) => Message::new(
            "castling right {right} needs {the player}'s king on {king} and rook on {rook}",
            "o direito de roque {right} exige o rei {of player} em {king} e uma torre em {rook}",
        )
        .with("king", king)
        .with("rook", rook),
        (CastlingMode::Standard, None, _) => {
            return Message::new(
                "castling right {right} needs to be one of K, Q, k and q in standard chess",
                "o direito de roque {right} não existe no xadrez comum, que só tem K, Q, k e q",
            )
            .with("right", right.to_string());
        }
        (CastlingMode::Chess960, _, RightName::File(file)) => Message::new(
            "castling right {right} needs {the player}'s king on the {rank} rank and rook on {rook}",
            "o direito de roque {right} exige o rei {of player} na {rank} fileira e uma torre em {rook}",
        )
        .with("rank", back_rank(color))
        .with("rook", Square::new(file, color.back_rank())),
        (CastlingMode::Chess960, _, RightName::Outermost(wing)) => Message::new(
            "castling right {right} needs {the player}'s king on the {rank} rank and a rook there towards the {file}-file",
            "o direito de roque {right} exige o rei {of player} na {rank} fileira e nela uma torre do lado da coluna {file}",
        )
        .with("rank", back_rank(color))
        .with(
            "file",
            match wing {
                Wing::King => "h",
                Wing::Queen => "a",
            },
        ),
    };
    message
        .with("right", right.to_string())
        .with("player", color)
}

/// The rank on which a player's pieces start.
const fn back_rank(color: Color) -> Message {
    match color {
        Color::White => Message::new("first", "primeira"),
        Color::Black => Message::new("eighth", "oitava"),
    }
}

/// The rank that a player's pawns pass over when they advance two squares.
const fn passed_rank(color: Color) -> Message {
    match color {
        Color::White => Message::new("third", "terceira"),
        Color::Black => Message::new("sixth", "sexta"),
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use roque_movegen::{Bitboard, Square};

    use super::*;
    use crate::fen::FenReading;
    use crate::judge::{ViolationKind, Waivers};
    use crate::position::{Position, ReadError};
    use crate::words::Tongue;

    #[test]
    fn every_violation_says_the_same_things_in_both_languages() {
        let (color, pusher, wing) = (Color::White, Color::Black, Wing::King);
        let (square, pawn, origin) = (Square::E3, Square::E4, Square::E2);
        let checkers = Bitboard::RIM;
        let right = |letter, mode| Violation::UnsupportedRight {
            right: WrittenRight::from_char(letter).unwrap(),
            mode,
        };
        #[rustfmt::skip]
        let violations = [
            Violation::Kings { color, count: 0 },
            Violation::PawnOnBackRank(square),
            Violation::OpponentInCheck { color, checkers },
            Violation::TwoRightsOnOneWing { color, wing },
            Violation::TooManyMen { color, count: 17 },
            Violation::TooManyPawns { color, count: 9 },
            Violation::TooManyPromoted { color, promoted: 2, missing: 1 },
            Violation::TooManyCheckers(checkers),
            Violation::AlignedCheckers(square, pawn),
            Violation::TwoSteppingCheckers(checkers),
            Violation::CheckersAgainstEnPassant { square, checkers },
            right('K', CastlingMode::Standard),
            right('g', CastlingMode::Standard),
            right('Q', CastlingMode::Chess960),
            right('g', CastlingMode::Chess960),
            Violation::EnPassantRank { square, pusher },
            Violation::EnPassantRank { square, pusher: color },
            Violation::EnPassantOccupied(square),
            Violation::EnPassantWithoutPawn { square, pawn },
            Violation::EnPassantOriginOccupied { square, origin },
            Violation::Clocks { halfmove_clock: 9, fullmove_number: 1, most: 1 },
        ];
        for violation in violations {
            violation.message().assert_complete();
            for fate in [Fate::Kept, Fate::Dropped] {
                Waived { violation, fate }.message().assert_complete();
            }
        }
        let mut kinds: Vec<_> = violations.iter().map(Violation::kind).collect();
        kinds.dedup();
        assert_eq!(kinds, ViolationKind::ALL);
        for rank in Color::ALL
            .into_iter()
            .flat_map(|color| [back_rank(color), passed_rank(color)])
        {
            rank.assert_complete();
        }
    }

    #[test]
    fn all_violations_are_told_in_one_sentence() {
        let fen = "4k2r/8/8/8/8/3N1N2/4P3/4K3 b Kh - 0 1";
        let read = |fen: &str| {
            let (rules, reading) = (crate::CastlingRules::Chess960, FenReading::Strict);
            Position::from_fen_with(fen, rules, reading, Waivers::NONE).unwrap_err()
        };
        let error = read(fen);
        assert_eq!(error.to_string(), error.say(Tongue::English).to_string());
        assert_eq!(
            error.say(Tongue::Portuguese).to_string(),
            "o direito de roque K exige o rei das brancas na primeira fileira e nela uma torre do lado da coluna h"
        );
        let error = read("4k3/8/8/8/4r3/8/PPPPPPPP/P3KNNN b - e3 7 1");
        let ReadError::Violations(violations) = &error else {
            panic!("{error}");
        };
        let told: Vec<_> = violations
            .iter()
            .map(|violation| violation.say(Tongue::Portuguese).to_string())
            .collect();
        assert!(told.len() > 2);
        assert_eq!(error.say(Tongue::Portuguese).to_string(), told.join("; "));
    }
}
