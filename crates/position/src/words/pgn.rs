//! The rows of the table that say what is wrong with a PGN text.

use alloc::format;

use super::Message;
use crate::pgn::PgnProblem;

impl PgnProblem {
    pub(super) fn message(self) -> Message {
        match self {
            Self::Unexpected(found) => Message::new(
                "found {found}, expected a move, a comment, a variation or a result",
                "lê-se {found}, mas esperava-se um lance, um comentário, uma variante ou um resultado",
            )
            .with("found", format!("{found:?}")),
            Self::TagName => Message::new(
                "expected the name of a tag, of letters, digits and _",
                "esperava-se o nome de uma etiqueta, de letras, algarismos e _",
            ),
            Self::TagValue => Message::new(
                "expected the value of the tag, in quotation marks",
                "esperava-se o valor da etiqueta, entre aspas",
            ),
            Self::UnclosedValue => Message::new(
                "the value of the tag does not end on this line, expected a quotation mark",
                "o valor da etiqueta não acaba nesta linha, faltam as aspas",
            ),
            Self::UnclosedTag => Message::new(
                "expected ] after the value of the tag",
                "esperava-se ] depois do valor da etiqueta",
            ),
            Self::UnclosedComment => Message::new(
                "the comment that begins here does not end, expected {brace}",
                "o comentário que começa aqui não acaba, falta {brace}",
            )
            .with("brace", "}"),
            Self::UnclosedVariation => Message::new(
                "the game ends within a variation, expected )",
                "a partida acaba dentro de uma variante, falta )",
            ),
            Self::NoVariation => Message::new(
                "no variation ends here, but found )",
                "nenhuma variante acaba aqui, mas lê-se )",
            ),
            Self::NothingToVary => Message::new(
                "a variation before any move, expected it after the move that it replaces",
                "uma variante antes de qualquer lance, esperada depois do lance que substitui",
            ),
            Self::EmptyVariation => Message::new(
                "a variation without a move",
                "uma variante sem lance",
            ),
            Self::NothingToAnnotate => Message::new(
                "a glyph before any move, expected it after the move that it judges",
                "um sinal antes de qualquer lance, esperado depois do lance que avalia",
            ),
            Self::Glyph => Message::new(
                "expected a number from 0 to 255 after $",
                "esperava-se um número de 0 a 255 depois de $",
            ),
            Self::Marks => Message::new(
                "expected one of !, ?, !!, ??, !? and ?!",
                "esperava-se um dos sinais !, ?, !!, ??, !? e ?!",
            ),
            Self::TooDeep => Message::new(
                "variations nested more than {depth} deep",
                "variantes em mais de {depth} níveis",
            )
            .with("depth", Self::MAX_DEPTH),
            Self::TooLong => Message::new(
                "longer than {length} bytes",
                "mais comprido do que {length} bytes",
            )
            .with("length", Self::MAX_LENGTH),
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;
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
            problem.message().assert_complete();
        }
        // A brace in a sentence would be taken for one of a slot, so that it stands in one.
        for tongue in Tongue::ALL {
            let said = PgnProblem::UnclosedComment.say(tongue);
            assert!(said.to_string().ends_with('}'));
        }
    }
}
