//! What is reported of games that were judged.

use roque_position::{Said, Tongue};
use serde::Serialize;

/// A game, and what is to be said of it.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct GameReport {
    /// Its number in the file, from 1.
    pub(crate) game: u64,
    /// The line on which it begins.
    pub(crate) line: u64,
    /// The names in its tags.
    pub(crate) white: Option<String>,
    pub(crate) black: Option<String>,
    /// The result that the text gives.
    pub(crate) result: &'static str,
    /// How many moves were played, those of each player counted; up to the fault if there is one.
    pub(crate) plies: usize,
    /// The last of them.
    pub(crate) last: Option<NumberedMove>,
    /// The position that they led to, if there was one to start from.
    pub(crate) fen: Option<String>,
    /// How the game stands there, in words.
    pub(crate) standing: Option<String>,
    /// How it has ended, if it has.
    pub(crate) outcome: Option<OutcomeReport>,
    pub(crate) claims: Vec<ClaimReport>,
    /// What the arbiter has refused.
    pub(crate) refused: Vec<RefusedAct>,
    /// Why it was not judged further.
    pub(crate) fault: Option<GameFault>,
    /// Why the result cannot be, in words.
    pub(crate) contradiction: Option<String>,
    /// The name of what it contradicts.
    pub(crate) contradiction_rule: Option<&'static str>,
    #[serde(skip)]
    pub(crate) tongue: Tongue,
}

/// A move with its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct NumberedMove {
    pub(crate) number: u32,
    pub(crate) player: &'static str,
    /// As it is written.
    pub(crate) written: String,
}

/// A move as the text has it, and where that is.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct PlacedMove {
    #[serde(flatten)]
    pub(crate) mv: NumberedMove,
    pub(crate) line: u64,
    pub(crate) column: u32,
}

/// How a game has ended.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct OutcomeReport {
    pub(crate) score: &'static str,
    /// The name of the rule.
    pub(crate) rule: &'static str,
    /// The set of rules.
    pub(crate) rules: &'static str,
    /// The article of the FIDE Laws.
    pub(crate) article: &'static str,
    /// Who has resigned or made the irregular moves.
    pub(crate) by: Option<&'static str>,
    /// Who has given check with every move of a repetition.
    pub(crate) perpetual_check_by: Option<&'static str>,
    /// How many irregular moves have ended it.
    pub(crate) irregular_moves: Option<u32>,
}

/// What is wrong: each rule for programs, and all of them in words.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Reason {
    pub(crate) rules: Vec<RuleReport>,
    #[serde(rename = "reason")]
    pub(crate) text: String,
}

impl Reason {
    /// The reasons, the first of which says what is wrong and the others why.
    pub(crate) fn of(reasons: impl IntoIterator<Item = Said>) -> Self {
        let reasons: Vec<_> = reasons.into_iter().collect();
        let texts: Vec<_> = reasons.iter().map(ToString::to_string).collect();
        Self {
            text: texts.join("; "),
            rules: reasons.into_iter().map(RuleReport::from).collect(),
        }
    }
}

/// A rule by its name, with the men and squares that it is about.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct RuleReport {
    rule: &'static str,
    #[serde(flatten)]
    facts: Said,
}

impl From<Said> for RuleReport {
    fn from(facts: Said) -> Self {
        let rule = facts.name();
        Self { rule, facts }
    }
}

/// Why a result cannot be: a name, and words.
#[derive(Clone, Debug)]
pub(crate) struct Contradiction {
    pub(crate) rule: &'static str,
    pub(crate) text: String,
}

/// A draw that could be claimed.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct ClaimReport {
    pub(crate) claim: &'static str,
    /// Whether it could be from the start position on.
    pub(crate) at_start: bool,
    /// The first move with which it came about.
    pub(crate) first: Option<PlacedMove>,
    /// From when on it could be claimed by announcing a move, if it could before it had come about.
    pub(crate) first_announcing: Option<Announcing>,
    /// Whether it may be claimed at the end as the game stands.
    pub(crate) open: bool,
    /// Whether it was claimed, and ended the game.
    pub(crate) granted: bool,
    /// The moves with which it may be claimed at the end, if not so.
    pub(crate) announcing: Vec<NumberedMove>,
    /// What may be claimed, in words.
    pub(crate) text: String,
}

impl ClaimReport {
    /// Whether it could be claimed by announcing a move before this one was made.
    pub(super) fn could_be_announced_before(&self, last: Option<&NumberedMove>) -> bool {
        let ply = |mv: &NumberedMove| (mv.number, mv.player);
        self.first_announcing.as_ref().is_some_and(|first| {
            let after = first.after.as_ref().map(|after| ply(&after.mv));
            after != last.map(ply)
        })
    }
}

/// Where a draw could be claimed by announcing a move.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Announcing {
    /// After this move; from the start position on if after none.
    pub(crate) after: Option<PlacedMove>,
    /// One of these.
    pub(crate) moves: Vec<NumberedMove>,
}

/// What a player did, and the arbiter has refused.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct RefusedAct {
    pub(crate) what: RefusedKind,
    /// The name of what was done.
    pub(crate) act: &'static str,
    pub(crate) line: u64,
    pub(crate) column: u32,
    /// The move or the words, as the text has them.
    #[serde(rename = "move")]
    pub(crate) mv: NumberedMove,
    /// Which irregular move of the player it is.
    pub(crate) count: Option<u32>,
    /// Why it is refused.
    #[serde(flatten)]
    pub(crate) reason: Reason,
}

/// Why something is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum RefusedKind {
    /// A move breaks a rule.
    Irregular,
    /// A legal move, but another piece was touched.
    Bound,
    /// A draw is claimed that there is no ground for.
    Unfounded,
    /// At the wrong time, or where there is nothing: an offer, an answer, a resignation, a claim, a touch.
    OutOfPlace,
}

/// Why a game was not judged further.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct GameFault {
    pub(crate) what: FaultKind,
    pub(crate) line: u64,
    pub(crate) column: u32,
    /// The move, if it is one, as the text has it.
    #[serde(rename = "move")]
    pub(crate) mv: Option<NumberedMove>,
    /// What is wrong.
    #[serde(flatten)]
    pub(crate) reason: Reason,
}

/// What kind of fault it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum FaultKind {
    /// A move breaks a rule.
    Irregular,
    /// A move follows the end of the game.
    PlayedOn,
    /// A text is no move.
    Unreadable,
    /// A text means several moves.
    Ambiguous,
    /// The tags give no start position.
    Start,
    /// The text is not PGN.
    Syntax,
}

/// What became of all games.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(crate) struct JudgeTotal {
    pub(crate) games: u64,
    /// Without a fault or contradiction.
    pub(crate) held: u64,
    /// With an irregular move, moves after the end, or anything else that was refused.
    pub(crate) irregular: u64,
    /// With a text that could not be read.
    pub(crate) unreadable: u64,
    /// With a result that contradicts the board.
    pub(crate) contradicted: u64,
    /// Whether the file was read to its end.
    pub(crate) complete: bool,
    #[serde(skip)]
    pub(crate) tongue: Tongue,
}

impl JudgeTotal {
    /// Adds a game.
    pub(crate) fn add(&mut self, game: &GameReport) {
        self.games += 1;
        match game.fault.as_ref().map(|fault| fault.what) {
            Some(FaultKind::Irregular | FaultKind::PlayedOn) => self.irregular += 1,
            Some(_) => self.unreadable += 1,
            None if !game.refused.is_empty() => self.irregular += 1,
            None if game.contradiction.is_none() => self.held += 1,
            None => {}
        }
        self.contradicted += u64::from(game.contradiction.is_some());
    }
}
