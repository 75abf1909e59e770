//! The rows of the table that say what is wrong with a PGN text.

use alloc::format;
use alloc::string::ToString;

use super::Message;
use crate::pgn::{PgnError, PgnProblem, PgnStartError, Place};
use crate::position::ReadError;

impl PgnError {
    pub(super) fn message(&self) -> Message {
        match self {
            // The words are those of the system.
            Self::Io(error) => Message::new("{error}", "{error}").with("error", error.to_string()),
            Self::Syntax { place, problem } => {
                Message::new("{place}: {problem}", "{place}: {problem}")
                    .with("place", place.message())
                    .with("problem", problem.message())
            }
            Self::Start { place, error } => Message::new("{place}: {error}", "{place}: {error}")
                .with("place", place.message())
                .with("error", error.message()),
            Self::Move { place, text, error } => {
                Message::new("{place}: {text}: {error}", "{place}: {text}: {error}")
                    .with("place", place.message())
                    .with("text", text.clone())
                    .with("error", error.message())
            }
        }
    }
}

impl Place {
    pub(super) fn message(self) -> Message {
        Message::new(
            "line {line}, column {column}",
            "linha {line}, coluna {column}",
        )
        .with("line", self.line.to_string())
        .with("column", self.column)
    }
}

impl PgnStartError {
    pub(super) fn message(&self) -> Message {
        match self {
            Self::Fen(error) => Message::new(
                "the FEN tag gives no position: {error}",
                "a etiqueta FEN não dá posição nenhuma: {error}",
            )
            .named(match error {
                ReadError::Fen(_) => "unreadable_fen",
                ReadError::Violations(_) => "impossible_position",
            })
            .with("error", error.message()),
            Self::MissingFen => Message::new(
                "the start position is missing, expected a FEN tag",
                "falta a posição inicial; esperado: uma etiqueta FEN",
            )
            .named("missing_fen"),
            Self::UnknownVariant(variant) => Message::new(
                "the variant {variant} is not known, expected Standard or Chess960",
                "a variante {variant} não é conhecida; esperado: Standard ou Chess960",
            )
            .named("unknown_variant")
            .with("variant", format!("{variant:?}")),
        }
    }
}

impl PgnProblem {
    pub(super) fn message(self) -> Message {
        match self {
            Self::Unexpected(found) => Message::new(
                "found {found}, expected a move, a comment, a variation or a result",
                "lê-se {found}, mas esperava-se um lance, um comentário, uma variante ou um resultado",
            )
            .named("unexpected")
            .with("found", format!("{found:?}")),
            Self::TagName => Message::new(
                "expected the name of a tag, of letters, digits and _",
                "esperava-se o nome de uma etiqueta, de letras, algarismos e _",
            )
            .named("tag_name"),
            Self::TagValue => Message::new(
                "expected the value of the tag, in quotation marks",
                "esperava-se o valor da etiqueta, entre aspas",
            )
            .named("tag_value"),
            Self::UnclosedValue => Message::new(
                "the value of the tag does not end on this line, expected a quotation mark",
                "o valor da etiqueta não acaba nesta linha, faltam as aspas",
            )
            .named("unclosed_value"),
            Self::UnclosedTag => Message::new(
                "expected ] after the value of the tag",
                "esperava-se ] depois do valor da etiqueta",
            )
            .named("unclosed_tag"),
            Self::UnclosedComment => Message::new(
                "the comment that begins here does not end, expected {brace}",
                "o comentário que começa aqui não acaba, falta {brace}",
            )
            .named("unclosed_comment")
            .with("brace", "}"),
            Self::UnclosedVariation => Message::new(
                "the variation that begins here does not end, expected )",
                "a variante que começa aqui não acaba, falta )",
            )
            .named("unclosed_variation"),
            Self::NoVariation => Message::new(
                "no variation ends here, but found )",
                "nenhuma variante acaba aqui, mas lê-se )",
            )
            .named("no_variation"),
            Self::NothingToVary => Message::new(
                "a variation before any move, expected it after the move that it replaces",
                "uma variante antes de qualquer lance; esperado: depois do lance que substitui",
            )
            .named("nothing_to_vary"),
            Self::EmptyVariation => Message::new(
                "a variation without a move",
                "uma variante sem lance",
            )
            .named("empty_variation"),
            Self::NothingToAnnotate => Message::new(
                "a glyph before any move, expected it after the move that it judges",
                "um sinal antes de qualquer lance; esperado: depois do lance que avalia",
            )
            .named("nothing_to_annotate"),
            Self::Glyph => Message::new(
                "expected a number from 0 to 255 after $",
                "esperava-se um número de 0 a 255 depois de $",
            )
            .named("glyph"),
            Self::Marks => Message::new(
                "expected one of !, ?, !!, ??, !? and ?!",
                "esperava-se um dos sinais !, ?, !!, ??, !? e ?!",
            )
            .named("marks"),
            Self::TooDeep => Message::new(
                "variations nested more than {depth} deep",
                "variantes em mais de {depth} níveis",
            )
            .named("too_deep")
            .with("depth", Self::MAX_DEPTH),
            Self::TooLong => Message::new(
                "a line or a comment of more than {length} bytes",
                "uma linha ou um comentário de mais de {length} bytes",
            )
            .named("too_long")
            .with("length", Self::MAX_LENGTH),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::MoveReading;
    use crate::position::Position;
    use crate::words::Tongue;

    #[test]
    fn every_problem_says_the_same_things_in_both_languages() {
        for problem in [
            PgnProblem::Unexpected('x'),
            PgnProblem::TagName,
            PgnProblem::TagValue,
            PgnProblem::UnclosedValue,
            PgnProblem::UnclosedTag,
            PgnProblem::UnclosedVariation,
            PgnProblem::NoVariation,
            PgnProblem::NothingToVary,
            PgnProblem::EmptyVariation,
            PgnProblem::NothingToAnnotate,
            PgnProblem::Glyph,
            PgnProblem::Marks,
            PgnProblem::TooDeep,
            PgnProblem::TooLong,
        ] {
            problem.message().assert_complete_and_named();
        }
        // A brace in a sentence would be taken for one of a slot, so that it stands in one.
        for tongue in Tongue::ALL {
            let said = PgnProblem::UnclosedComment.say(tongue);
            assert!(said.to_string().ends_with('}'));
        }
    }

    #[test]
    fn every_error_says_the_same_things_in_both_languages() {
        let place = Place { line: 3, column: 4 };
        place.message().assert_complete();
        let fen = Position::from_fen("8/8/8/8/8/8/8/8 w - - 0 1").unwrap_err();
        for error in [
            PgnStartError::Fen(fen),
            PgnStartError::MissingFen,
            PgnStartError::UnknownVariant("Atomic".into()),
        ] {
            error.message().assert_complete_and_named();
            PgnError::Start { place, error }.message().assert_filled();
        }
        let problem = PgnProblem::TagName;
        PgnError::Syntax { place, problem }
            .message()
            .assert_filled();
        let error = Position::start()
            .parse_san("e5", MoveReading::Strict)
            .unwrap_err();
        let (error, text) = (error.into(), "e5".into());
        let error = PgnError::Move { place, text, error };
        error.message().assert_filled();
        assert_eq!(
            error.say(Tongue::Portuguese).to_string(),
            "linha 3, coluna 4: e5: um peão não se move de e2 para e5"
        );
        PgnError::Io(std::io::Error::other("no disk"))
            .message()
            .assert_filled();
    }
}
