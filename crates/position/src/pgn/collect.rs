//! From the items of a game to the game.

use alloc::borrow::ToOwned;
use alloc::vec::Vec;
use std::io::BufRead;

use super::error::PgnError;
use super::game::{PgnGame, PgnLine, PgnMove};
use super::item::{PgnItem, PgnToken};
use super::place::Place;
use super::reader::PgnReader;
use super::replay::Replay;
use super::result::PgnResult;
use super::start::PgnStart;
use crate::judge::Waivers;
use crate::notation::{MoveReading, Notation};
use crate::position::Position;

impl<R: BufRead> PgnReader<R> {
    /// The next game as a whole, its moves in SAN, read leniently; nothing at the end of the text.
    ///
    /// A draw offer is kept as the comment `(=)`. A result that only the Result tag gives counts; if
    /// the two differ, it is the one after the moves.
    ///
    /// # Errors
    ///
    /// [`PgnError`]. Afterwards the next game can be read.
    ///
    /// ```
    /// use roque_position::PgnReader;
    ///
    /// let mut reader = PgnReader::new(&b"1. e4 e5 2. Ke3 1-0 1. d4 *"[..]);
    /// let error = reader.read_game().unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "line 1, column 13: Ke3: a king does not move from e1 to e3"
    /// );
    /// assert_eq!(reader.read_game()?.unwrap().line.moves.len(), 1);
    /// assert_eq!(reader.read_game()?, None);
    /// # Ok::<(), roque_position::PgnError>(())
    /// ```
    pub fn read_game(&mut self) -> Result<Option<PgnGame>, PgnError> {
        self.read_game_with(Notation::SAN, Waivers::NONE)
    }

    /// The next game as a whole, its moves in `notation`, read leniently; of its start position
    /// `waivers` are overlooked. See [`read_game`](Self::read_game).
    ///
    /// # Errors
    ///
    /// [`PgnError`]. Afterwards the next game can be read.
    pub fn read_game_with(
        &mut self,
        notation: Notation,
        waivers: Waivers,
    ) -> Result<Option<PgnGame>, PgnError> {
        let mut collector = Collector::new(notation, waivers);
        while let Some(item) = self.next_item()? {
            match collector.take(item) {
                Ok(None) => {}
                Ok(game) => return Ok(game),
                Err(error) => {
                    self.skip_game()?;
                    return Err(error);
                }
            }
        }
        Ok(None)
    }
}

/// A game of which the items come one by one.
struct Collector {
    notation: Notation,
    waivers: Waivers,
    game: PgnGame,
    start: PgnStart,
    start_place: Option<Place>,
    /// The result in the tags.
    tagged: PgnResult,
    /// From the first move on.
    replay: Option<Replay>,
    /// The lines that the current one, which is the game's, is a variation of.
    outer: Vec<PgnLine>,
}

impl Collector {
    fn new(notation: Notation, waivers: Waivers) -> Self {
        Self {
            notation,
            waivers,
            game: PgnGame::new(Position::start()),
            start: PgnStart::default(),
            start_place: None,
            tagged: PgnResult::Unknown,
            replay: None,
            outer: Vec::new(),
        }
    }

    /// Takes an item; returns the game when it ends.
    fn take(&mut self, item: PgnItem<'_>) -> Result<Option<PgnGame>, PgnError> {
        let line = &mut self.game.line;
        match item.token {
            PgnToken::Tag { name, value } => self.tag(item.place, name, value),
            PgnToken::Move(text) => self.mv(item.place, text)?,
            PgnToken::Glyph(glyph) => {
                if let Some(last) = line.moves.last_mut() {
                    last.glyphs.push(glyph);
                }
            }
            PgnToken::Comment(text) => line.comment(text),
            PgnToken::DrawOffer => line.comment("(=)"),
            PgnToken::VariationBegin => {
                self.replay(item.place)?.begin_variation();
                self.outer.push(core::mem::take(&mut self.game.line));
            }
            PgnToken::VariationEnd => {
                self.replay(item.place)?.end_variation();
                let outer = self.outer.pop().unwrap_or_default();
                let variation = core::mem::replace(&mut self.game.line, outer);
                if let Some(varied) = self.game.line.moves.last_mut() {
                    varied.variations.push(variation);
                }
            }
            PgnToken::End(result) => {
                self.replay(item.place)?;
                self.game.result = result.unwrap_or(self.tagged);
                let next = PgnGame::new(Position::start());
                return Ok(Some(core::mem::replace(&mut self.game, next)));
            }
        }
        Ok(None)
    }

    fn tag(&mut self, place: Place, name: &str, value: &str) {
        if name == "Result" {
            self.tagged = value.parse().unwrap_or_default();
        } else if self.start.note(name, value) {
            self.start_place = Some(place);
        } else {
            let set = self.game.tags.set(name, value);
            debug_assert!(set.is_ok(), "the reader gives valid names");
        }
    }

    /// The positions; with the first that asks, the tags are complete.
    fn replay(&mut self, place: Place) -> Result<&mut Replay, PgnError> {
        if self.replay.is_none() {
            let place = self.start_place.unwrap_or(place);
            let judged = self.start.judge(self.waivers);
            let judged = judged.map_err(|error| PgnError::Start { place, error })?;
            self.game.start = judged.position;
        }
        let start = self.game.start;
        Ok(self.replay.get_or_insert_with(|| Replay::new(start)))
    }

    fn mv(&mut self, place: Place, text: &str) -> Result<(), PgnError> {
        let notation = self.notation;
        let replay = self.replay(place)?;
        let read = replay
            .position()
            .parse_move(text, notation, MoveReading::Lenient);
        let mv = read.map_err(|error| PgnError::Move {
            place,
            text: text.to_owned(),
            error,
        })?;
        replay.play_unchecked(mv);
        self.game.line.moves.push(PgnMove::new(mv));
        Ok(())
    }
}

impl PgnLine {
    fn comment(&mut self, text: &str) {
        let comments = match self.moves.last_mut() {
            Some(last) => &mut last.comments,
            None => &mut self.comments,
        };
        if !text.is_empty() {
            comments.push(text.to_owned());
        }
    }
}
