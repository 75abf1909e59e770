//! Writing a game in export format (PGN standard 3.2, 8).

use core::fmt::{self, Write as _};

use alloc::format;
use alloc::string::{String, ToString};

use roque_movegen::Color;

use super::comment::{break_in, one_line};
use super::game::{PgnGame, PgnLine, PgnMove};
use super::tags::PgnTags;
use crate::castling::CastlingMode;
use crate::fen::{EnPassantMode, FenStyle};
use crate::notation::Notation;
use crate::position::Position;

/// Fewer characters than this a line has (PGN standard 8.2.1).
const WIDTH: usize = 80;

/// Writes the game in export format, with the empty line after it.
impl fmt::Display for PgnGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.in_notation(Notation::SAN).fmt(f)
    }
}

impl PgnGame {
    /// The game as `Display` writes it, but with its moves in `notation`; PGN itself knows only SAN.
    ///
    /// [`PgnReader::read_game_with`](super::PgnReader::read_game_with) reads it back in that notation.
    ///
    /// ```
    /// use roque_position::PgnReader;
    ///
    /// let game = PgnReader::new(&b"1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O"[..]).read_game()?.unwrap();
    /// let portuguese = game.in_notation("pt".parse()?).to_string();
    /// assert!(portuguese.ends_with("1. e4 e5 2. Cf3 Cc6 3. Bc4 Bc5 4. 0-0 *\n\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn in_notation(&self, notation: Notation) -> impl fmt::Display {
        let game = self;
        InNotation { game, notation }
    }

    /// The tags, and those that say how the game starts and ends.
    fn all_tags(&self) -> PgnTags {
        let mut tags = self.tags.clone();
        let mut set = |name, value: &str| tags.set(name, value).expect("the name is a valid one");
        set("Result", self.result.as_str());
        if self.start != Position::start() {
            // The square just passed over is written whether or not it can be captured there (16.1.3.4).
            let style = FenStyle {
                en_passant: EnPassantMode::Always,
                ..FenStyle::default()
            };
            set("FEN", &self.start.fen().styled(style).to_string());
            set("SetUp", "1");
            if self.start.castling_mode() == CastlingMode::Chess960 {
                set("Variant", "Chess960");
            }
        }
        tags
    }
}

/// A game with its moves in a notation.
struct InNotation<'a> {
    game: &'a PgnGame,
    notation: Notation,
}

impl fmt::Display for InNotation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, notation } = *self;
        for (name, value) in game.all_tags().iter() {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            writeln!(f, "[{name} \"{value}\"]")?;
        }
        f.write_char('\n')?;
        let mut words = Words::new(f, notation);
        words.line(&game.line, game.start)?;
        words.word(game.result.as_str())?;
        words.finish()
    }
}

/// Words set in lines: as many on each as it holds, one blank between two.
struct Words<'a, 'b> {
    f: &'a mut fmt::Formatter<'b>,
    notation: Notation,
    /// A word that may still get a parenthesis.
    pending: String,
    /// Whether that is an opening parenthesis alone, which the next word joins.
    is_open: bool,
    /// How many characters are on this line.
    column: usize,
    /// Whether Black's next move needs its number.
    needs_number: bool,
}

impl<'a, 'b> Words<'a, 'b> {
    const fn new(f: &'a mut fmt::Formatter<'b>, notation: Notation) -> Self {
        Self {
            f,
            notation,
            pending: String::new(),
            is_open: false,
            column: 0,
            needs_number: true,
        }
    }

    fn line(&mut self, line: &PgnLine, start: Position) -> fmt::Result {
        let mut position = start;
        self.needs_number = true;
        for comment in &line.comments {
            self.comment(comment)?;
        }
        for played in &line.moves {
            self.mv(played, &position)?;
            position = position.play_unchecked(played.mv);
        }
        Ok(())
    }

    /// A move and what is said of it. Black's has its number if something stands before it (8.2.2.2).
    fn mv(&mut self, played: &PgnMove, position: &Position) -> fmt::Result {
        let number = position.fullmove_number();
        match position.turn() {
            Color::White => self.word(&format!("{number}."))?,
            Color::Black if self.needs_number => self.word(&format!("{number}..."))?,
            Color::Black => {}
        }
        self.word(&position.write_move(played.mv, self.notation))?;
        for glyph in &played.glyphs {
            self.word(&format!("${glyph}"))?;
        }
        for comment in &played.comments {
            self.comment(comment)?;
        }
        for variation in played
            .variations
            .iter()
            .filter(|line| !line.moves.is_empty())
        {
            self.flush()?;
            self.pending.push('(');
            self.is_open = true;
            self.line(variation, *position)?;
            self.pending.push(')');
        }
        self.needs_number = played.says_something();
        Ok(())
    }

    /// A comment, in braces unless it has a closing one: then to the end of its line.
    fn comment(&mut self, comment: &str) -> fmt::Result {
        let comment = one_line(comment);
        if comment.is_empty() {
            return Ok(());
        }
        if comment.contains('}') {
            self.word(&format!("; {comment}"))?;
            self.flush()?;
            return self.end_line();
        }
        let mut begin = "{";
        let mut rest = comment.as_str();
        while let Some(blank) = break_in(rest) {
            self.word(&format!("{begin}{}", &rest[..blank]))?;
            (begin, rest) = ("", &rest[blank + 1..]);
        }
        self.word(&format!("{begin}{rest}}}"))
    }

    /// Adds a word.
    fn word(&mut self, word: &str) -> fmt::Result {
        if !core::mem::take(&mut self.is_open) {
            self.flush()?;
        }
        self.pending.push_str(word);
        Ok(())
    }

    fn flush(&mut self) -> fmt::Result {
        let length = self.pending.chars().count();
        if length == 0 {
            return Ok(());
        }
        if self.column > 0 && self.column + 1 + length >= WIDTH {
            self.end_line()?;
        }
        if self.column > 0 {
            self.f.write_char(' ')?;
            self.column += 1;
        }
        self.f.write_str(&self.pending)?;
        self.column += length;
        self.pending.clear();
        Ok(())
    }

    fn end_line(&mut self) -> fmt::Result {
        self.column = 0;
        self.f.write_char('\n')
    }

    fn finish(&mut self) -> fmt::Result {
        self.flush()?;
        self.f.write_str("\n\n")
    }
}

impl PgnMove {
    fn says_something(&self) -> bool {
        !(self.glyphs.is_empty() && self.comments.is_empty() && self.variations.is_empty())
    }
}
