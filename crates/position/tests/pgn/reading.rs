//! What a reader makes of texts that are right, or as good as right.

use std::io::{BufReader, Read};

use roque_position::{PgnReader, PgnResult, PgnToken};

use crate::told::{games, tell, told};

#[test]
fn tags_moves_glyphs_comments_and_variations_are_items() {
    let text = b"[Event \"A \\\"B\\\" \\\\ C\"]\n[Site \"?\"]\n\n{begin} 1. e4 e5 $14 (1... c5!? (1... c6) 2. Nf3) \
                 2. Nf3 ; to the end {of the line}\nNc6 (=) 1/2-1/2\n";
    assert_eq!(
        told(text),
        [
            "Event=A \"B\" \\ C",
            "Site=?",
            "{begin}",
            "e4",
            "e5",
            "$14",
            "(",
            "c5",
            "$5",
            "(",
            "c6",
            ")",
            "Nf3",
            ")",
            "Nf3",
            "{to the end {of the line}}",
            "Nc6",
            "offer",
            "1/2-1/2",
        ]
    );
}

#[test]
fn variations_can_be_passed_over() {
    let text = b"1. e4 {a} (1. d4 {b} d5 $1 (1... f5)) e5 (1... c5) 2. Nf3 *";
    let mut reader = PgnReader::new(&text[..]).without_variations();
    assert_eq!(tell(&mut reader), ["e4", "{a}", "e5", "Nf3", "*"]);
}

#[test]
fn the_six_marks_are_glyphs() {
    assert_eq!(
        told(b"1. e4! e5? 2. Nf3!! Nc6?? 3. Bb5!? a6?! 4. Ba4 ! *"),
        [
            "e4", "$1", "e5", "$2", "Nf3", "$3", "Nc6", "$4", "Bb5", "$5", "a6", "$6", "Ba4", "$1",
            "*"
        ]
    );
}

#[test]
fn move_numbers_and_points_mean_nothing() {
    for text in [
        "1. e4 e5 2. Nf3 *",
        "1.e4 e5 2.Nf3 *",
        "1 e4 e5 2 Nf3 *",
        "1 . e4 1... e5 2. Nf3 *",
        "1.e4 1...e5 2.Nf3*",
        "e4 e5 Nf3 *",
        "17. e4 ... e5 3. Nf3 *",
        "1.\ne4\n1...\ne5\r\n2.\r\nNf3 *",
    ] {
        assert_eq!(told(text.as_bytes()), ["e4", "e5", "Nf3", "*"], "{text}");
    }
}

#[test]
fn castling_in_zeros_is_no_result_and_no_number() {
    assert_eq!(
        told(b"1. 0-0 0-0-0 2.0-0+ 0-1"),
        ["0-0", "0-0-0", "0-0+", "0-1"]
    );
}

#[test]
fn en_passant_may_be_marked() {
    assert_eq!(
        told(b"5. exd6 e.p. 6. fxg6e.p.+ *"),
        ["exd6", "fxg6e.p.+", "*"]
    );
}

#[test]
fn letters_of_other_languages_and_null_moves_are_words() {
    assert_eq!(
        told("1. Cf3 \u{2658}f6 2. -- Z0 *".as_bytes()),
        ["Cf3", "♘f6", "--", "Z0", "*"]
    );
}

#[test]
fn escaped_lines_are_passed_over_but_not_in_comments() {
    assert_eq!(
        told(b"% one\n1. e4\n%e5 {\n c5 {a\n%b} %c *\n"),
        ["e4", "c5", "{a %b}", "%c", "*"]
    );
}

#[test]
fn comments_go_over_lines_and_do_not_nest() {
    assert_eq!(
        told(b"1. e4 { a\n b {c\r\n\r\nd } e5 *"),
        ["e4", "{a  b {c  d}", "e5", "*"]
    );
    assert_eq!(
        told(b"1. e4 {} {(1. d4)} *"),
        ["e4", "{}", "{(1. d4)}", "*"]
    );
}

#[test]
fn games_follow_each_other_with_tags_and_without() {
    assert_eq!(
        told(b"1. e4 * 1. d4 1-0\n\n1. c4 0-1"),
        ["e4", "*", "d4", "1-0", "c4", "0-1"]
    );
    let tagged =
        b"[Event \"a\"]\n\n*\n[Event \"b\"]\n[White \"c\"]\n\n1. e4 *\n\n\n[White \"d\"]\n\n1-0\n";
    assert_eq!(
        told(tagged),
        [
            "Event=a", "*", "Event=b", "White=c", "e4", "*", "White=d", "1-0"
        ]
    );
}

#[test]
fn a_game_without_a_result_ends_before_the_next_tags_and_at_the_end() {
    let text = b"[Event \"a\"]\n\n1. e4\n\n[Event \"b\"]\n\n1. d4\n";
    assert_eq!(told(text), ["Event=a", "e4", "end", "Event=b", "d4", "end"]);
    assert_eq!(
        told(b"[Event \"a\"]\n\n[Event \"b\"]\n"),
        ["Event=a", "end", "Event=b", "end"]
    );
    assert_eq!(
        told(b"[White \"a\"]\n[Event \"b\"]\n"),
        ["White=a", "Event=b", "end"]
    );
}

#[test]
fn comments_after_a_result_are_of_no_game_and_those_before_tags_are_of_the_next() {
    let text = b"1. e4 1-0 {on time} ; really\n{next}\n[White \"a\"]\n\n1. d4 *";
    assert_eq!(told(text), ["e4", "1-0", "{next}", "White=a", "d4", "*"]);
    let read = games(text);
    assert_eq!(read.len(), 2);
    assert_eq!(read[1].as_ref().unwrap().line.comments, ["next"]);
    assert!(games(b"{only a comment}").is_empty());
    assert!(games(b"").is_empty());
    assert!(games(b"\n\n  \n").is_empty());
}

#[test]
fn results_in_variations_mean_nothing() {
    assert_eq!(
        told(b"1. e4 (1. d4 1-0) e5 0-1"),
        ["e4", "(", "d4", ")", "e5", "0-1"]
    );
}

#[test]
fn texts_are_utf8_or_else_latin_1() {
    let utf8 = "\u{feff}[White \"Müller\"]\n\n1. e4 {größer} *".as_bytes();
    let latin: Vec<u8> = "[White \"Müller\"]\n\n1. e4 {größer} *"
        .chars()
        .map(|letter| letter as u8)
        .collect();
    for text in [utf8, &latin] {
        assert_eq!(told(text), ["White=Müller", "e4", "{größer}", "*"]);
    }
}

#[test]
fn a_line_in_latin_1_counts_its_characters_and_leaves_the_others_alone() {
    let text = b"1. e4 {gr\xf6\xdfer} e5 {\xe9}\n2. Nf3 {gr\xc3\xb6\xc3\x9fer\rals} Nc6 *";
    let seen = told(text);
    assert_eq!(
        seen,
        [
            "e4",
            "{größer}",
            "e5",
            "{é}",
            "Nf3",
            "{größer als}",
            "Nc6",
            "*"
        ]
    );
    let mut reader = PgnReader::new(&text[..]);
    let mut columns = Vec::new();
    while let Some(item) = reader.next_item().unwrap() {
        columns.push(item.place.column);
    }
    assert_eq!(columns, [4, 7, 16, 19, 4, 8, 21, 25]);
}

#[test]
fn places_count_lines_and_characters_from_one() {
    let text =
        "\u{feff}[White \"Müller\"] [Black \"b\"]\r\n\r\n1. e4 {größer} e5\n 2. Nf3 *".as_bytes();
    let mut reader = PgnReader::new(text);
    let mut places = Vec::new();
    while let Some(item) = reader.next_item().unwrap() {
        places.push((item.place.line, item.place.column));
    }
    assert_eq!(
        places,
        [(1, 1), (1, 18), (3, 4), (3, 7), (3, 16), (4, 5), (4, 9)]
    );
}

#[test]
fn whether_a_source_comes_in_pieces_does_not_matter() {
    /// Gives a byte at a time.
    struct Trickle<'a>(&'a [u8]);
    impl Read for Trickle<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let length = buffer.len().min(1);
            self.0.read(&mut buffer[..length])
        }
    }
    let text = b"[White \"a\"]\n\n1. e4 {a\nb} e5 (1... c5)\n*";
    let mut reader = PgnReader::new(BufReader::with_capacity(1, Trickle(text)));
    let mut count = 0;
    while reader.next_item().unwrap().is_some() {
        count += 1;
    }
    assert_eq!(count, told(text).len());
}

#[test]
fn the_rest_of_a_game_can_be_passed_over() {
    let text = b"1. e4 (1. d4 {a) b} d5) e5 1-0 1. c4 *";
    let mut reader = PgnReader::new(&text[..]);
    reader.next_item().unwrap();
    reader.skip_game().unwrap();
    assert_eq!(tell(&mut reader), ["c4", "*"]);
    // Nothing is left of a game after its end.
    reader.skip_game().unwrap();
    let mut reader = PgnReader::new(&b"* 1. e4 *"[..]);
    assert!(matches!(
        reader.next_item().unwrap().unwrap().token,
        PgnToken::End(_)
    ));
    reader.skip_game().unwrap();
    assert_eq!(tell(&mut reader), ["e4", "*"]);
}

#[test]
fn a_result_after_the_moves_counts_more_than_the_tag() {
    let result = |text: &[u8]| games(text)[0].as_ref().unwrap().result;
    assert_eq!(
        result(b"[Result \"1-0\"]\n\n1. e4 0-1"),
        PgnResult::BlackWins
    );
    assert_eq!(result(b"[Result \"1-0\"]\n\n1. e4"), PgnResult::WhiteWins);
    assert_eq!(
        result(b"[Result \"nonsense\"]\n\n1. e4"),
        PgnResult::Unknown
    );
    assert_eq!(result(b"1. e4"), PgnResult::Unknown);
}

#[test]
fn comments_and_offers_belong_to_the_move_before_them() {
    let game = &games(b"{a} {b} 1. e4 {c} (1. d4 {d}) {e} e5 (=) *")[0];
    let line = &game.as_ref().unwrap().line;
    assert_eq!(line.comments, ["a", "b"]);
    assert_eq!(line.moves[0].comments, ["c", "e"]);
    assert_eq!(line.moves[0].variations[0].moves[0].comments, ["d"]);
    assert_eq!(line.moves[1].comments, ["(=)"]);
}
