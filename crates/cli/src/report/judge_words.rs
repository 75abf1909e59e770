//! The words around what the library says of a game, in its languages.

use roque_position::{Outcome, PgnResult, Tongue};

use super::judge::{ClaimReport, FaultKind, JudgeTotal, NumberedMove, PlacedMove};

/// How many moves are shown with which a draw may be claimed.
const SHOWN: usize = 3;

/// The words of a language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct JudgeWords(pub(crate) Tongue);

impl JudgeWords {
    const fn choose<T: Copy>(self, english: T, portuguese: T) -> T {
        match self.0 {
            Tongue::English => english,
            Tongue::Portuguese => portuguese,
        }
    }

    /// `line 3, column 4`
    pub(super) fn place(self, line: u64, column: u32) -> String {
        let (line_word, column_word) = self.choose(("line", "column"), ("linha", "coluna"));
        format!("{line_word} {line}, {column_word} {column}")
    }

    /// `game 1, line 2`
    pub(super) fn game(self, game: u64, line: u64) -> String {
        let (game_word, line_word) = self.choose(("game", "line"), ("partida", "linha"));
        format!("{game_word} {game}, {line_word} {line}")
    }

    /// `after 2... Qh4#`
    pub(super) fn after(self, last: Option<&NumberedMove>) -> String {
        match last {
            Some(last) => format!("{} {last}", self.choose("after", "depois de")),
            None => self.choose("at the start", "no início").to_owned(),
        }
    }

    pub(super) const fn fault(self, kind: FaultKind) -> &'static str {
        match kind {
            FaultKind::Irregular => self.choose("irregular move", "lance irregular"),
            FaultKind::PlayedOn => self.choose("move after the end", "lance depois do fim"),
            FaultKind::Unreadable => self.choose("unreadable move", "lance ilegível"),
            FaultKind::Ambiguous => self.choose("ambiguous move", "lance ambíguo"),
            FaultKind::Start => self.choose("no start position", "sem posição inicial"),
            FaultKind::Syntax => self.choose("not PGN", "não é PGN"),
        }
    }

    pub(super) const fn refused(self) -> &'static str {
        self.choose("refused", "recusado")
    }

    /// `irregular move 2`
    pub(super) fn count(self, count: u32) -> String {
        format!(
            "{} {count}",
            self.choose("irregular move", "lance irregular")
        )
    }

    pub(super) const fn contradiction(self) -> &'static str {
        self.choose("contradicted result", "resultado incompatível")
    }

    /// From when on something could be claimed, and whether it still can.
    pub(super) fn when(self, claim: &ClaimReport) -> String {
        let first = match &claim.first {
            _ if claim.at_start => Some(self.choose("from the start", "desde o início").to_owned()),
            Some(PlacedMove { mv, line, column }) => Some(format!(
                "{} {mv} ({})",
                self.choose("first after", "pela primeira vez depois de"),
                self.place(*line, *column)
            )),
            None => None,
        };
        let last = if claim.granted {
            self.choose("claimed at the end", "reivindicado no fim")
                .to_owned()
        } else if claim.open {
            self.choose("still at the end", "ainda no fim").to_owned()
        } else if claim.announcing.is_empty() {
            self.choose("no longer at the end", "já não no fim")
                .to_owned()
        } else {
            let announcing = self.choose("at the end by announcing", "no fim, anunciando");
            let moves = claim.announcing.iter().map(ToString::to_string);
            let mut moves: Vec<_> = moves.take(SHOWN).collect();
            if claim.announcing.len() > SHOWN {
                moves.push("…".to_owned());
            }
            format!("{announcing} {}", moves.join(", "))
        };
        first
            .into_iter()
            .chain([last])
            .collect::<Vec<_>>()
            .join("; ")
    }

    /// The game has ended otherwise.
    pub(crate) fn ended_otherwise(self, result: PgnResult, outcome: Outcome) -> String {
        let but = self.choose("but the game has ended", "mas a partida terminou");
        format!("{result}, {but}: {}", outcome.say(self.0))
    }

    /// The tag and the end of the text say different results.
    pub(crate) fn two_results(self, tag: PgnResult, marker: PgnResult) -> String {
        let (says, but) = self.choose(
            ("the Result tag says", "but after the moves stands"),
            ("a etiqueta Result diz", "mas depois dos lances lê-se"),
        );
        format!("{says} {tag}, {but} {marker}")
    }

    /// What the total says.
    pub(super) fn total(self, total: &JudgeTotal) -> String {
        let JudgeTotal {
            games,
            held,
            irregular,
            unreadable,
            contradicted,
            ..
        } = total;
        let one = *games == 1;
        match self.0 {
            Tongue::English => {
                let word = if one { "game" } else { "games" };
                format!(
                    "{games} {word}: {held} in order, {irregular} irregular, {unreadable} unreadable, {contradicted} with a contradicted result"
                )
            }
            Tongue::Portuguese => {
                let word = if one { "partida" } else { "partidas" };
                let irregulars = if *irregular == 1 {
                    "irregular"
                } else {
                    "irregulares"
                };
                let unreadables = if *unreadable == 1 {
                    "ilegível"
                } else {
                    "ilegíveis"
                };
                format!(
                    "{games} {word}: {held} em ordem, {irregular} {irregulars}, {unreadable} {unreadables}, {contradicted} com resultado incompatível"
                )
            }
        }
    }
}

impl std::fmt::Display for NumberedMove {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let points = if self.player == "white" { "." } else { "..." };
        write!(f, "{}{points} {}", self.number, self.written)
    }
}
