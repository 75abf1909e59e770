//! One game, item by item.

use std::io::{self, BufRead};

use roque_position::movegen::Color;
use roque_position::{
    Game, PgnError, PgnItem, PgnReader, PgnStart, PgnToken, Place, PlayError, Position, Waivers,
};

use super::act::{Act, Deed};
use super::arbiter::Arbiter;
use super::claims::Claims;
use super::phrase::Meaning;
use super::result::Results;
use super::told;
use super::words::{Spoken, Words};
use crate::config::JudgeConfig;
use crate::report::{FaultKind, GameFault, GameReport, NumberedMove, PlacedMove, Reason};

/// Judges the next game, which has this number; nothing at the end of the text.
///
/// # Errors
///
/// The source fails.
pub(super) fn next<R: BufRead>(
    reader: &mut PgnReader<R>,
    config: &JudgeConfig,
    number: u64,
) -> io::Result<Option<GameReport>> {
    let mut case = Case::new(config);
    loop {
        let ended = match reader.next_item() {
            Ok(None) => return Ok(None),
            Ok(Some(item)) => case.take(item),
            Err(PgnError::Io(error)) => return Err(error),
            Err(error) => {
                case.stop_at(&error);
                true
            }
        };
        if ended {
            return Ok(Some(case.report(number)));
        }
    }
}

/// A game of which the items come one by one.
struct Case<'a> {
    config: &'a JudgeConfig,
    begin: Option<Place>,
    white: Option<String>,
    black: Option<String>,
    words: Words,
    results: Results,
    start: PgnStart,
    start_place: Option<Place>,
    /// From the first item after the tags on.
    game: Option<Game>,
    claims: Claims,
    arbiter: Arbiter,
    fault: Option<GameFault>,
}

impl<'a> Case<'a> {
    fn new(config: &'a JudgeConfig) -> Self {
        Self {
            config,
            begin: None,
            white: None,
            black: None,
            words: Words::default(),
            results: Results::default(),
            start: PgnStart::default(),
            start_place: None,
            game: None,
            claims: Claims::new(config.notation),
            arbiter: Arbiter::new(config.notation, config.tongue),
            fault: None,
        }
    }

    /// Takes an item; returns whether the game ends with it. After a fault only the result counts.
    fn take(&mut self, PgnItem { place, token }: PgnItem<'_>) -> bool {
        self.begin.get_or_insert(place);
        match token {
            PgnToken::Tag { name, value } => self.tag(place, name, value),
            PgnToken::Move(text) => {
                self.begin_moves(place);
                if self.config.arbiter {
                    self.word(place, text);
                } else {
                    self.mv(place, text, None);
                }
            }
            PgnToken::Comment(text) if self.config.arbiter => {
                self.end_words();
                for act in self.words.acts_in(text) {
                    self.act(place, text, &act);
                }
            }
            PgnToken::DrawOffer if self.config.arbiter => {
                let by = self.settle().map(|(player, _)| player);
                let deed = Deed::Offer;
                self.act(place, "(=)", &Act { deed, by });
            }
            PgnToken::End(marker) => {
                self.begin_moves(place);
                self.end_words();
                self.results.marker = marker.unwrap_or_default();
                return true;
            }
            _ => {}
        }
        false
    }

    fn tag(&mut self, place: Place, name: &str, value: &str) {
        match name {
            // A question mark is an unknown name (PGN standard 8.1.1.4).
            "White" | "Black" if value == "?" => {}
            "White" => {
                self.words.note_name(Color::White, value);
                self.white = Some(value.to_owned());
            }
            "Black" => {
                self.words.note_name(Color::Black, value);
                self.black = Some(value.to_owned());
            }
            "Result" => self.results.tag = value.parse().unwrap_or_default(),
            _ if self.start.note(name, value) => self.start_place = Some(place),
            _ => {}
        }
    }

    /// Sets the men up, once; now the tags are complete.
    fn begin_moves(&mut self, place: Place) {
        if self.game.is_some() {
            return;
        }
        let start = match self.start.judge(Waivers::NONE) {
            Ok(judged) => judged.position,
            Err(error) => {
                let place = self.start_place.unwrap_or(place);
                let reason = Reason::of([error.say(self.config.tongue)]);
                self.stop(FaultKind::Start, place, None, reason);
                Position::start()
            }
        };
        let game = Game::new(start, self.config.rules);
        self.claims.note(&game, || None);
        self.game = Some(game);
    }

    /// Takes a word of a list, which is a move or one of those that say an act.
    fn word(&mut self, place: Place, text: &str) {
        if self.words.go_on(text) {
            return;
        }
        let named = self.settle();
        if self.words.begin(place, text) {
            self.no_move(named.map(|(_, spoken)| spoken));
        } else {
            self.mv(place, text, named.map(|(player, _)| player));
        }
    }

    /// Does what the words before have said; who does what follows, if they say no more than that.
    fn settle(&mut self) -> Option<(Color, Spoken)> {
        let spoken = self.words.settle()?;
        match &spoken.meaning {
            Some(Meaning::Act(act)) => self.act(spoken.place, &spoken.text, act),
            Some(Meaning::Player(player)) => return Some((*player, spoken)),
            None => self.no_move(Some(spoken)),
        }
        None
    }

    /// Does what the words before have said, where nothing follows that one could do.
    fn end_words(&mut self) {
        let named = self.settle();
        self.no_move(named.map(|(_, spoken)| spoken));
    }

    /// Words that say nothing are no moves.
    fn no_move(&mut self, spoken: Option<Spoken>) {
        if let Some(Spoken { place, text, .. }) = spoken {
            let first = text.split(' ').next().unwrap_or_default();
            self.mv(place, first, None);
        }
    }

    fn act(&mut self, place: Place, text: &str, act: &Act) {
        self.begin_moves(place);
        if let Some(game) = self.game.as_mut().filter(|_| self.fault.is_none()) {
            self.arbiter.act(game, act, place, text);
        }
    }

    /// Takes a move, of the player to move if nobody is named.
    fn mv(&mut self, place: Place, text: &str, by: Option<Color>) {
        let Some(game) = self.game.as_mut().filter(|_| self.fault.is_none()) else {
            return;
        };
        let tongue = self.config.tongue;
        let turn = game.position().turn();
        let mv = told::numbered(game.position(), by.unwrap_or(turn), text);
        if let Some(outcome) = game.outcome() {
            let reason = Reason::of([PlayError::GameOver(outcome).say(tongue)]);
            return self.stop(FaultKind::PlayedOn, place, Some(mv), reason);
        }
        let attempt = match game.position().read_attempt(text, self.config.notation) {
            Ok(attempt) => attempt,
            Err(error) => {
                let reason = Reason::of([error.say(tongue)]);
                return self.stop(told::fault_kind(error), place, Some(mv), reason);
            }
        };
        let placed = || {
            Some(PlacedMove {
                mv: mv.clone(),
                line: place.line,
                column: place.column,
            })
        };
        if self.config.arbiter {
            let arbiter = &mut self.arbiter;
            if arbiter.attempt(game, attempt, by, place, text) {
                self.claims.note(game, placed);
            }
            return;
        }
        let legal = game.explain(attempt).map_err(PlayError::Illegal);
        match legal.and_then(|legal| game.play(legal)) {
            Ok(()) => self.claims.note(game, placed),
            Err(PlayError::Illegal(rule)) => {
                let reason = told::broken(game.position(), attempt, rule, tongue);
                self.stop(FaultKind::Irregular, place, Some(mv), reason);
            }
            // It was not over.
            Err(PlayError::GameOver(_)) => {}
        }
    }

    /// The text is not PGN.
    fn stop_at(&mut self, error: &PgnError) {
        if let &PgnError::Syntax { place, problem } = error {
            self.begin.get_or_insert(place);
            self.begin_moves(place);
            self.end_words();
            let reason = Reason::of([problem.say(self.config.tongue)]);
            self.stop(FaultKind::Syntax, place, None, reason);
        }
    }

    /// Notes the first fault.
    fn stop(&mut self, what: FaultKind, place: Place, mv: Option<NumberedMove>, reason: Reason) {
        self.fault.get_or_insert(GameFault {
            what,
            line: place.line,
            column: place.column,
            mv,
            reason,
        });
    }

    fn report(self, number: u64) -> GameReport {
        let JudgeConfig {
            tongue, notation, ..
        } = *self.config;
        let game = self.game.unwrap_or_default();
        let position = game.position();
        let fault = self.fault.as_ref().map(|fault| fault.what);
        let is_set_up = fault != Some(FaultKind::Start);
        // Nobody knows how the game went on after a move that could not be.
        let is_known = matches!(fault, None | Some(FaultKind::PlayedOn));
        let contradiction = is_known
            .then(|| self.results.contradiction(&game, tongue))
            .flatten();
        let mut positions = game.history().positions().rev().skip(1);
        let before = positions.next();
        let last = game.history().moves().last();
        GameReport {
            game: number,
            line: self.begin.map_or(1, |place| place.line),
            white: self.white,
            black: self.black,
            result: self.results.told().as_str(),
            plies: game.history().plies(),
            last: before
                .zip(last)
                .map(|(before, mv)| told::written(before, mv, notation)),
            fen: is_set_up.then(|| position.fen().to_string()),
            standing: is_set_up.then(|| match game.outcome() {
                Some(outcome) => outcome.say(tongue).to_string(),
                None => told::to_move(position, tongue),
            }),
            outcome: game.outcome().map(told::outcome),
            claims: self.claims.report(&game, tongue),
            refused: self.arbiter.refused,
            fault: self.fault,
            contradiction_rule: contradiction.as_ref().map(|found| found.rule),
            contradiction: contradiction.map(|found| found.text),
            tongue,
        }
    }
}
