//! What is written reads back the same.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use roque_position::{
    MoveReading, Notation, PgnGame, PgnMove, PgnReader, PgnTags, Position, Waivers,
};

use crate::random_games;
use crate::told::games;

#[test]
fn random_games_read_back_the_same_in_every_notation() {
    let mut random = ChaCha8Rng::seed_from_u64(6);
    for index in 0..40 {
        let game = random_games::game(&mut random, index);
        for (name, notation) in Notation::named() {
            let text = game.in_notation(notation).to_string();
            let read = PgnReader::new(text.as_bytes()).read_game_with(notation, Waivers::NONE);
            let read = read.unwrap_or_else(|error| panic!("{name}: {error}\n{text}"));
            assert!(read.as_ref() == Some(&game), "{name}: {text}");
            assert_narrow(&text);
        }
    }
}

#[test]
fn two_thousand_random_games_read_back_the_same() {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let written: Vec<_> = (0..2_000)
        .map(|index| random_games::game(&mut random, index))
        .collect();
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
        // Other readers may take such a line for an escaped one, even in a comment.
        assert!(!line.starts_with('%'), "{line}");
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

#[test]
fn a_game_that_was_played_is_written_as_it_was_read() {
    // Morphy's game at the opera, by the Duke of Brunswick and Count Isouard.
    let text = "[Event \"?\"]\n[Site \"Paris FRA\"]\n[Date \"1858.??.??\"]\n[Round \"?\"]\n\
         [White \"Morphy, Paul\"]\n[Black \"Duke Karl / Count Isouard\"]\n[Result \"1-0\"]\n\n\
         1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8.\n\
         Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14.\n\
         Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0\n\n";
    let game = games(text.as_bytes()).remove(0).unwrap();
    assert_eq!(game.to_string(), text);
    let mut position = game.start;
    for played in &game.line.moves {
        position = position.play(played.mv).unwrap();
    }
    assert!(position.is_check() && position.legal_moves().is_empty());
}
