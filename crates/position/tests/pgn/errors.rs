//! What a reader makes of texts that are wrong: where, what, and where it goes on.

use std::io::{BufReader, Error, Read};

use roque_position::{MoveError, PgnError, PgnProblem, PgnReader, SanError};

use crate::told::{games, told};

/// A text, where the problem is, and what.
const WRONG: [(&str, u64, u32, PgnProblem); 18] = [
    ("1. e4 } *", 1, 7, PgnProblem::Unexpected('}')),
    ("1. e4 ] *", 1, 7, PgnProblem::Unexpected(']')),
    ("1. e4\n<e5> *", 2, 1, PgnProblem::Unexpected('<')),
    ("1. e4 \"e5\" *", 1, 7, PgnProblem::Unexpected('"')),
    ("[ \"a\"]", 1, 3, PgnProblem::TagName),
    ("[White]", 1, 7, PgnProblem::TagValue),
    ("[White a]", 1, 8, PgnProblem::TagValue),
    (
        "[White \"a]\n[Black \"b\"]",
        1,
        8,
        PgnProblem::UnclosedValue,
    ),
    ("[White \"a\" b]", 1, 12, PgnProblem::UnclosedTag),
    ("1. e4 {a\nb", 1, 7, PgnProblem::UnclosedComment),
    ("1. e4 (1. d4 *", 1, 7, PgnProblem::UnclosedVariation),
    ("1. e4 ) *", 1, 7, PgnProblem::NoVariation),
    ("(1. e4) *", 1, 1, PgnProblem::NothingToVary),
    ("1. e4 ((1. d4) 1. c4) *", 1, 8, PgnProblem::NothingToVary),
    ("1. e4 ({a}) *", 1, 11, PgnProblem::EmptyVariation),
    ("$1 1. e4 *", 1, 1, PgnProblem::NothingToAnnotate),
    ("1. e4 $256 *", 1, 7, PgnProblem::Glyph),
    ("1. e4!!! *", 1, 6, PgnProblem::Marks),
];

#[test]
fn each_problem_has_its_place_and_the_next_game_is_read() {
    for (text, line, column, expected) in WRONG {
        let text = format!("{text}\n\n[White \"next\"]\n\n1. c4 *");
        let mut reader = PgnReader::new(text.as_bytes());
        let error = loop {
            match reader.read_game() {
                Ok(Some(_)) => {}
                Ok(None) => panic!("no error: {text}"),
                Err(error) => break error,
            }
        };
        let PgnError::Syntax { place, problem } = error else {
            panic!("{text}: {error}")
        };
        assert_eq!(
            (problem, place.line, place.column),
            (expected, line, column),
            "{text}"
        );
        let next = reader.read_game().unwrap();
        let next = next.unwrap_or_else(|| panic!("{text}"));
        assert_eq!(next.line.moves.len(), 1, "{text}");
        assert_eq!(reader.read_game().unwrap(), None);
    }
}

#[test]
fn a_broken_tag_spoils_its_game_and_no_other() {
    let text = b"[Event \"a\"]\n[White b]\n[Black \"c\"]\n\n1. e4 *\n\n[Event \"d\"]\n\n1. d4 *";
    assert_eq!(
        told(text),
        [
            "Event=a",
            "line 2, column 8: expected the value of the tag, in quotation marks",
            "Event=d",
            "d4",
            "*",
        ]
    );
}

#[test]
fn after_an_error_the_next_game_begins_behind_the_result() {
    let error = "line 1, column 7: no variation ends here, but found )";
    for rest in [
        "e5 1-0",
        "e5\n2. Nf3 1/2-1/2",
        "e5 {not 0-1, nor * \nnor 1-0} 0-1",
        "e5 ; 1-0\n*",
        "e5\n% 1-0\n*",
        "e5 (1... c5 1-0 {)}) *",
        "e5 ) ( ) $ ] } \" *",
        "e5 1-0 {a comment behind the result}",
    ] {
        for next in [
            " 1. d4 *",
            "\n1. d4 *",
            "\n\n1. d4 *",
            "\n[White \"a\"]\n1. d4 *",
        ] {
            let text = format!("1. e4 ){rest}{next}");
            let told = told(text.as_bytes());
            assert_eq!(told[..2], ["e4", error], "{text}");
            assert_eq!(told[told.len() - 2..], ["d4", "*"], "{text}");
            assert!(told.len() == 4 + usize::from(next.contains('[')), "{text}");
        }
    }
}

#[test]
fn after_an_error_in_a_variation_its_result_is_none() {
    for (text, problem) in [
        ("1. e4 (1. d4 $ 1-0) e5 *", "expected a number"),
        (
            "1. e4 ((1. d4 1-0) 1-0) e5 *",
            "a variation before any move",
        ),
        ("1. e4 () e5 *", "a variation without a move"),
    ] {
        let text = format!("{text} 1. c4 *");
        let told = told(text.as_bytes());
        let [.., error, next, end] = &told[..] else {
            panic!("{told:?}")
        };
        assert!(error.contains(problem), "{told:?}");
        assert_eq!([next, end], ["c4", "*"], "{text}");
    }
}

#[test]
fn after_an_error_in_a_game_without_tags_a_blank_line_ends_it() {
    let error = "line 1, column 7: no variation ends here, but found )";
    for blank in [
        "\n\n",
        "\r\n\r\n",
        "\n \t\n",
        "\n{never ends\n\n",
        "\n(\n\n",
    ] {
        let text = format!("1. e4 )\n2. Nf3{blank}1. d4 *");
        assert_eq!(told(text.as_bytes()), ["e4", error, "d4", "*"], "{text:?}");
    }
    // One with tags may have blank lines.
    let text = "[White \"a\"]\n\n1. e4 )\n\n2. Nf3\n\n[White \"b\"]\n\n1. d4 *";
    assert_eq!(
        told(text.as_bytes()),
        [
            "White=a",
            "e4",
            "line 3, column 7: no variation ends here, but found )",
            "White=b",
            "d4",
            "*",
        ]
    );
    // A line too long to be kept is not blank.
    let text = format!(
        "1. e4 )\n{}\n2. e4 *\n1. d4 *",
        "x".repeat(PgnProblem::MAX_LENGTH + 1)
    );
    assert_eq!(told(text.as_bytes()), ["e4", error, "d4", "*"]);
}

#[test]
fn a_comment_that_is_too_long_has_no_result() {
    let long = format!("{}\n", "a".repeat(1000)).repeat(2000);
    let text = format!("1. e4 {{{long} 1-0 }} e5 *\n1. d4 *");
    let told = told(text.as_bytes());
    assert_eq!(told.len(), 4, "{told:?}");
    assert_eq!(told[2..], ["d4", "*"]);
}

#[test]
fn moves_that_cannot_be_played_are_named_with_their_text() {
    let text = b"[White \"a\"]\n\n1. e4 e5\n2. Ke3 Nc6 (2... d5) {x} 1-0\n\n1. d4 -- 2. e4 * 1. d4 Nd7 * 1. e9 * 1. c4 *";
    let read = games(text);
    let messages: Vec<_> = read
        .iter()
        .map(|game| match game {
            Ok(game) => game.line.moves.len().to_string(),
            Err(error) => error.to_string(),
        })
        .collect();
    assert_eq!(
        messages,
        [
            "line 4, column 4: Ke3: a king does not move from e1 to e3",
            "line 6, column 7: --: a null move, which cannot be played",
            "line 6, column 24: Nd7: the knight on b8 cannot move to d7, where the black pawn stands",
            "line 6, column 33: e9: at byte 1: found '9', expected the rank of a square",
            "1",
        ]
    );
}

#[test]
fn null_moves_are_a_named_error_in_variations_too() {
    for text in ["1. e4 (1. -- d5) *", "1. e4 Z0 *"] {
        let error = games(text.as_bytes()).remove(0).unwrap_err();
        let PgnError::Move { error, .. } = error else {
            panic!("{error}")
        };
        assert_eq!(error, MoveError::San(SanError::NullMove));
    }
}

#[test]
fn variations_are_not_nested_without_end() {
    let nested = |depth: usize| {
        let mut text = "1. e4 ".to_owned();
        text += &"(1. d4 ".repeat(depth);
        text += &")".repeat(depth);
        text + "*"
    };
    assert!(games(nested(PgnProblem::MAX_DEPTH).as_bytes())[0].is_ok());
    let error = games(nested(PgnProblem::MAX_DEPTH + 1).as_bytes())
        .remove(0)
        .unwrap_err();
    assert!(matches!(
        error,
        PgnError::Syntax {
            problem: PgnProblem::TooDeep,
            ..
        }
    ));
    assert!(games(nested(100_000).as_bytes())[0].is_err());
}

#[test]
fn nothing_is_kept_that_is_too_long() {
    let long = "a ".repeat(PgnProblem::MAX_LENGTH);
    for text in [
        format!("1. e4 {{{long}}} *\n[White \"next\"]\n\n1. d4 *"),
        format!(
            "1. e4\n{{{}}} *\n[White \"next\"]\n\n1. d4 *",
            long.replace("a a a a ", "a a a \n")
        ),
    ] {
        let read = games(text.as_bytes());
        assert!(matches!(
            read[0],
            Err(PgnError::Syntax {
                problem: PgnProblem::TooLong,
                ..
            })
        ));
        assert_eq!(read.len(), 2);
        assert_eq!(read[1].as_ref().unwrap().line.moves.len(), 1);
    }
}

#[test]
fn a_source_that_fails_says_so() {
    struct Failing;
    impl Read for Failing {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(Error::other("gone"))
        }
    }
    let mut reader = PgnReader::new(BufReader::new((&b"1. e4 e5"[..]).chain(Failing)));
    let error = reader.read_game().unwrap_err();
    assert_eq!((error.to_string().as_str(), error.place()), ("gone", None));
}
