//! The items of the games in a text, one after the other.

use std::io::BufRead;

use super::error::{PgnError, PgnProblem};
use super::item::{PgnItem, PgnToken};
use super::place::Place;
use super::recovery::BrokenGame;
use super::tokens::{Token, Tokens};

/// Reads PGN as a stream: it keeps one line and one comment, whatever the length of the text.
///
/// It reads import format (PGN standard 3.1) and knows no chess: a move is a word, in whatever
/// letters. [`next_item`](Self::next_item) gives the items of a game and then its end; a game without
/// a result ends before the tags of the next one. [`read_game`](Self::read_game) gives a game as a
/// whole. After an error the next item is the first of the next game.
///
/// Passed over are: move numbers; lines that begin with `%`; results within variations; comments
/// after a result on its line. A line is UTF-8, or ISO 8859-1 if it is not.
///
/// ```
/// use roque_position::{PgnReader, PgnResult, PgnToken};
///
/// let text = b"[White \"Ada\"]\n\n1. e4 {best by test} e5 (1... c5 $5) 2. Nf3! 1-0";
/// let mut reader = PgnReader::new(&text[..]).without_variations();
/// let mut seen = Vec::new();
/// while let Some(item) = reader.next_item()? {
///     match item.token {
///         PgnToken::Move(text) => seen.push(format!("{text} in column {}", item.place.column)),
///         PgnToken::End(result) => assert_eq!(result, Some(PgnResult::WhiteWins)),
///         _ => {}
///     }
/// }
/// assert_eq!(seen, ["e4 in column 4", "e5 in column 22", "Nf3 in column 41"]);
/// # Ok::<(), roque_position::PgnError>(())
/// ```
pub struct PgnReader<R> {
    tokens: Tokens<R>,
    state: State,
    keeps_variations: bool,
    /// In how many variations.
    depth: usize,
    /// Where the outermost of them begins.
    variation: Place,
    /// The line of a result in a variation, if that is what was read last.
    varied_result_line: Option<u64>,
    /// Whether there is a move before this place in its line.
    has_move: bool,
    tags: TagsSeen,
    /// On which line the last result was.
    result_line: u64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Between,
    Tags,
    Moves,
    /// After an error.
    Broken(BrokenGame),
}

/// Which tags of this game have been read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum TagsSeen {
    None,
    Some,
    /// Also the one with which a game begins.
    Event,
}

impl<R: BufRead> PgnReader<R> {
    /// A reader of `source`, which keeps variations.
    pub const fn new(source: R) -> Self {
        Self {
            tokens: Tokens::new(source),
            state: State::Between,
            keeps_variations: true,
            depth: 0,
            variation: Place { line: 1, column: 1 },
            varied_result_line: None,
            has_move: false,
            tags: TagsSeen::None,
            result_line: 0,
        }
    }

    /// This reader, which passes over variations and all that is in them.
    #[must_use]
    pub fn without_variations(self) -> Self {
        Self {
            keeps_variations: false,
            ..self
        }
    }

    /// The next item; nothing at the end of the text.
    ///
    /// # Errors
    ///
    /// [`PgnError::Io`], or [`PgnError::Syntax`]. Afterwards the rest of the game is passed over: the
    /// next item is what follows the result of the game, or is on the next line that begins with a tag
    /// or, if the game has no tags, after the next blank line.
    pub fn next_item(&mut self) -> Result<Option<PgnItem<'_>>, PgnError> {
        let found = match self.find() {
            Err(error) => {
                self.give_up(&error);
                return Err(error);
            }
            Ok(found) => found,
        };
        Ok(found.map(|(place, token)| {
            let tokens = &self.tokens;
            let (name, text) = (tokens.name.as_str(), tokens.text.as_str());
            let token = match token {
                Token::Tag => PgnToken::Tag { name, value: text },
                Token::Word => PgnToken::Move(tokens.word_text()),
                Token::Comment => PgnToken::Comment(text),
                Token::Glyph(number) => PgnToken::Glyph(number),
                Token::DrawOffer => PgnToken::DrawOffer,
                Token::Open => PgnToken::VariationBegin,
                Token::Close => PgnToken::VariationEnd,
                Token::End(result) => PgnToken::End(result),
            };
            PgnItem { place, token }
        }))
    }

    /// Passes over the rest of the game of which an item was the last that was read.
    ///
    /// # Errors
    ///
    /// [`PgnError::Io`]. What is wrong with the syntax of the rest does not count any more.
    pub fn skip_game(&mut self) -> Result<(), PgnError> {
        while self.state != State::Between {
            match self.find() {
                Ok(_) => {}
                Err(PgnError::Io(error)) => return Err(PgnError::Io(error)),
                Err(error) => {
                    self.give_up(&error);
                    self.recover()?;
                }
            }
        }
        Ok(())
    }

    fn find(&mut self) -> Result<Option<(Place, Token)>, PgnError> {
        self.recover()?;
        loop {
            let first = self.tokens.first_byte()?;
            let place = self.tokens.lines.place();
            if self.has_ended_in_variation(first, place.line) {
                self.begin_anew(State::Between);
                return self.unclosed_variation();
            }
            let is_end = match (first, self.state) {
                (None, State::Between) => return Ok(None),
                (None, _) | (Some(b'['), State::Moves) => true,
                (Some(b'['), _) => self.tags == TagsSeen::Event && self.tokens.is_at_first_tag(),
                _ => false,
            };
            let Some(first) = first.filter(|_| !is_end) else {
                self.take(place, Token::End(None))?;
                return Ok(Some((place, Token::End(None))));
            };
            let is_variation = self.depth > 0;
            let Some(token) = self.tokens.token(first)? else {
                continue;
            };
            let is_item = self.take(place, token)?;
            let is_variation = is_variation || self.depth > 0;
            if is_item && (self.keeps_variations || !is_variation) {
                return Ok(Some((place, token)));
            }
        }
    }

    /// Where this token leads; whether it is an item.
    fn take(&mut self, place: Place, token: Token) -> Result<bool, PgnError> {
        let error = |problem| Err(PgnError::Syntax { place, problem });
        match token {
            Token::Tag => {
                self.state = State::Tags;
                self.tags = self.tags.max(match self.tokens.name.as_str() {
                    "Event" => TagsSeen::Event,
                    _ => TagsSeen::Some,
                });
            }
            Token::Word => {
                self.state = State::Moves;
                self.has_move = true;
            }
            Token::Comment => {
                return Ok(self.state != State::Between || place.line != self.result_line);
            }
            Token::Glyph(_) if !self.has_move => return error(PgnProblem::NothingToAnnotate),
            Token::Glyph(_) | Token::DrawOffer => {}
            Token::Open if !self.has_move => return error(PgnProblem::NothingToVary),
            Token::Open if self.depth == PgnProblem::MAX_DEPTH => {
                return error(PgnProblem::TooDeep);
            }
            Token::Open => {
                if self.depth == 0 {
                    self.variation = place;
                }
                self.depth += 1;
                self.has_move = false;
            }
            Token::Close if self.depth == 0 => return error(PgnProblem::NoVariation),
            Token::Close if !self.has_move => return error(PgnProblem::EmptyVariation),
            Token::Close => self.depth -= 1,
            Token::End(Some(_)) if self.depth > 0 => {
                self.varied_result_line = Some(place.line);
                return Ok(false);
            }
            Token::End(None) if self.depth > 0 => return self.unclosed_variation(),
            Token::End(_) => {
                self.begin_anew(State::Between);
                self.result_line = place.line;
            }
        }
        Ok(true)
    }

    /// Whether the game has ended before this line, though it is in a variation: without tags, it has by
    /// a result before a blank line, unless the variation ends now.
    fn has_ended_in_variation(&mut self, first: Option<u8>, line: u64) -> bool {
        let result = self.varied_result_line.take();
        self.tags == TagsSeen::None
            && first != Some(b')')
            && result.is_some_and(|result| result + 1 < line)
    }

    fn unclosed_variation<T>(&self) -> Result<T, PgnError> {
        let (place, problem) = (self.variation, PgnProblem::UnclosedVariation);
        Err(PgnError::Syntax { place, problem })
    }

    fn begin_anew(&mut self, state: State) {
        self.state = state;
        self.depth = 0;
        self.has_move = false;
        self.tags = TagsSeen::None;
    }

    /// Notes that the rest of this game means nothing.
    fn give_up(&mut self, error: &PgnError) {
        if let PgnError::Syntax { problem, .. } = error {
            // Its end has been found.
            if *problem == PgnProblem::UnclosedVariation && self.state == State::Between {
                return;
            }
            let in_tag = matches!(
                problem,
                PgnProblem::TagName
                    | PgnProblem::TagValue
                    | PgnProblem::UnclosedValue
                    | PgnProblem::UnclosedTag
            );
            let in_tags = self.state == State::Tags || (self.state == State::Between && in_tag);
            let has_tags = in_tags || self.tags != TagsSeen::None;
            let broken = BrokenGame::after(*problem, in_tags, has_tags, self.depth);
            self.begin_anew(State::Broken(broken));
        }
    }

    /// Passes over the rest of a game that is broken.
    fn recover(&mut self) -> Result<(), PgnError> {
        if let State::Broken(game) = self.state {
            game.pass_over(&mut self.tokens)?;
            self.state = State::Between;
            self.result_line = self.tokens.lines.place().line;
        }
        Ok(())
    }
}
