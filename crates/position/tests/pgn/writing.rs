//! What is written reads back the same.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roque_position::{
    MoveReading, PgnGame, PgnLine, PgnMove, PgnReader, PgnResult, PgnTags, Position,
};

use crate::told::games;

const PLIES: u32 = 80;

#[test]
fn two_thousand_random_games_read_back_the_same() {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let written: Vec<_> = (0..2_000).map(|index| game(&mut random, index)).collect();
    let text: String = written.iter().map(PgnGame::to_string).collect();
    let mut reader = PgnReader::new(text.as_bytes());
    let (mut moves, mut comments, mut variations) = (0, 0, 0);
    for game in &written {
        let read = reader.read_game();
        let read = read.unwrap_or_else(|error| panic!("{error}\n{game}"));
        assert!(read.as_ref() == Some(game), "{game}");
        assert_eq!(read.unwrap().to_string(), game.to_string());
        assert_narrow(&game.to_string());
        moves += game.line.moves.len();
        comments += game
            .line
            .moves
            .iter()
            .map(|mv| mv.comments.len())
            .sum::<usize>();
        variations += game
            .line
            .moves
            .iter()
            .map(|mv| mv.variations.len())
            .sum::<usize>();
    }
    assert_eq!(reader.read_game().unwrap(), None);
    println!("{moves} moves, {comments} comments, {variations} variations");
    assert!(moves > 100_000 && comments > 10_000 && variations > 10_000);
}

/// Each line has less than 80 characters, unless a word of a comment is longer or the line is a
/// comment up to its end or a tag.
fn assert_narrow(text: &str) {
    for line in text.lines().filter(|line| !line.starts_with(['[', ';'])) {
        let longest = line.split(' ').map(|word| word.chars().count()).max();
        let is_glued = line.contains("  ") || line.contains(" %") || line.contains(" [");
        assert!(
            line.chars().count() < 80 || longest > Some(70) || is_glued || line.contains("; "),
            "{line}"
        );
        assert_eq!(line.trim_end(), line);
    }
}

fn game(random: &mut ChaCha8Rng, index: u32) -> PgnGame {
    let mut arrangement = || random.random_range(0..960);
    let start = match index % 4 {
        0 => Position::chess960(arrangement()).unwrap(),
        1 => Position::double_chess960(arrangement(), arrangement()).unwrap(),
        2 => Position::start(),
        _ => {
            let mut position = Position::start();
            for _ in 0..random.random_range(1..40) {
                let moves = position.legal_moves();
                position = position.play_unchecked(moves[random.random_range(0..moves.len())]);
                if position.legal_moves().is_empty() {
                    position = Position::start();
                }
            }
            position
        }
    };
    let mut game = PgnGame::new(start);
    game.line = line(random, start, PLIES, 0);
    game.result = PgnResult::ALL[random.random_range(0..4)];
    for name in ["White", "Date", "ECO", "Annotator", "Z_9"] {
        if random.random_range(0..2) == 0 {
            game.tags.set(name, &words(random)).unwrap();
        }
    }
    game
}

fn line(random: &mut ChaCha8Rng, start: Position, plies: u32, depth: u32) -> PgnLine {
    let mut line = PgnLine {
        comments: comments(random),
        moves: Vec::new(),
    };
    let mut position = start;
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mut played = PgnMove::new(moves[random.random_range(0..moves.len())]);
        if random.random_range(0..8) == 0 {
            played.glyphs = (0..random.random_range(1..3))
                .map(|_| random.random())
                .collect();
        }
        played.comments = comments(random);
        while depth < 3 && random.random_range(0..8) == 0 {
            let plies = random.random_range(1..8);
            played
                .variations
                .push(line_of(random, position, plies, depth));
        }
        position = position.play_unchecked(played.mv);
        line.moves.push(played);
    }
    line
}

fn line_of(random: &mut ChaCha8Rng, start: Position, plies: u32, depth: u32) -> PgnLine {
    line(random, start, plies, depth + 1)
}

fn comments(random: &mut ChaCha8Rng) -> Vec<String> {
    match random.random_range(0..8) {
        0 => vec![words(random)],
        1 => vec![words(random), words(random)],
        _ => Vec::new(),
    }
}

/// Words that are likely to make trouble, without blanks around them.
fn words(random: &mut ChaCha8Rng) -> String {
    const WORDS: [&str; 20] = [
        "better",
        "is",
        "1.",
        "e4",
        "(",
        ")",
        "{",
        "}",
        ";",
        "%",
        "[Event \"x\"]",
        "[%clk",
        "0:01:30]",
        "größer",
        "♔",
        "\"",
        "\\",
        "$5",
        "1-0",
        "",
    ];
    let count = random.random_range(1..30);
    let words: Vec<_> = (0..count)
        .map(|_| WORDS[random.random_range(0..WORDS.len())])
        .collect();
    let text = words.join(" ").trim().to_owned();
    if text.is_empty() {
        "x".to_owned()
    } else {
        text
    }
}

#[test]
fn export_format_is_the_roster_other_tags_by_name_and_a_blank_line() {
    let text = b"[ECO \"C20\"]\n[Annotator \"x\"]\n[Result \"1-0\"]\n[White \"A \\\"B\\\" \\\\\"]\n[Event \"E\"]\n1.e4 e5 1-0";
    let game = games(text).remove(0).unwrap();
    assert_eq!(
        game.to_string(),
        "[Event \"E\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
         [White \"A \\\"B\\\" \\\\\"]\n[Black \"?\"]\n[Result \"1-0\"]\n[Annotator \"x\"]\n[ECO \"C20\"]\n\
         \n1. e4 e5 1-0\n\n"
    );
}

#[test]
fn blacks_move_has_its_number_after_whatever_is_said() {
    let text =
        b"1. e4 {a} e5 2. Nf3 $1 Nc6 3. Bb5 (3. Bc4) a6 4. Ba4 Nf6 (4... b5 5. Bb3) 5. O-O *";
    let game = games(text).remove(0).unwrap();
    assert!(
        game.to_string().ends_with(
            "\n\n1. e4 {a} 1... e5 2. Nf3 $1 2... Nc6 3. Bb5 (3. Bc4) 3... a6 4. Ba4 Nf6 (4...\n\
             b5 5. Bb3) 5. O-O *\n\n"
        ),
        "{game}"
    );
}

#[test]
fn lines_have_less_than_eighty_characters() {
    let mut game = PgnGame::new(Position::start());
    let mut position = game.start;
    for _ in 0..40 {
        for text in ["Nf3", "Nf6", "Ng1", "Ng8"] {
            let mv = position.parse_san(text, MoveReading::Strict).unwrap();
            game.line.moves.push(PgnMove::new(mv));
            position = position.play_unchecked(mv);
        }
    }
    game.line.moves[3].comments = vec!["word ".repeat(100)];
    let text = game.to_string();
    let lengths: Vec<_> = text.lines().skip(8).map(str::len).collect();
    assert!(lengths.iter().all(|&length| length < 80), "{text}");
    assert!(lengths.contains(&79), "{text}");
}

#[test]
fn a_comment_with_a_closing_brace_goes_to_the_end_of_its_line() {
    let mut game = games(b"1. e4 e5 *").remove(0).unwrap();
    game.line.moves[0].comments = vec!["a } b".to_owned(), "c".to_owned()];
    assert!(
        game.to_string()
            .ends_with("\n\n1. e4 ; a } b\n{c} 1... e5 *\n\n"),
        "{game}"
    );
    assert_eq!(games(game.to_string().as_bytes()).remove(0).unwrap(), game);
}

#[test]
fn line_ends_in_a_comment_or_a_tag_become_blanks() {
    let mut game = games(b"1. e4 *").remove(0).unwrap();
    game.line.moves[0].comments = vec![" a\nb\r\u{b}c\u{b} ".to_owned(), "  ".to_owned()];
    assert!(
        game.to_string().ends_with("\n\n1. e4 {a b \u{b}c} *\n\n"),
        "{game}"
    );
    game.tags.set("White", "a\nb").unwrap();
    assert_eq!(game.tags.get("White"), Some("a b"));
}

#[test]
fn names_of_tags_are_letters_digits_and_underscores() {
    let mut tags = PgnTags::default();
    for name in ["", "a b", "a\"", "é", "[", "a-b"] {
        assert!(tags.set(name, "").is_err(), "{name}");
    }
    tags.set("A_9", "x").unwrap();
    assert_eq!(tags.get("A_9"), Some("x"));
    assert_eq!(tags.get("a_9"), None);
}
