//! The words around what the library says of a game, in its languages.

use roque_position::{Outcome, PgnResult, Tongue};

use super::judge::{Announcing, ClaimReport, FaultKind, JudgeTotal, NumberedMove, PlacedMove};

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
        let announced = claim.first_announcing.as_ref();
        // Who has made a move could have announced it: that goes without saying.
        let announced = announced.filter(|announced| !is_made(announced, claim.first.as_ref()));
        let first = match &claim.first {
            _ if claim.at_start => Some(self.choose("from the start", "desde o início").to_owned()),
            Some(first) if announced.is_none() => {
                let after = self.choose("first after", "pela primeira vez depois de");
                Some(format!("{after} {}", self.placed(first)))
            }
            Some(first) => {
                let after = self.choose("on the board after", "no tabuleiro depois de");
                Some(format!("{after} {}", self.placed(first)))
            }
            None => None,
        };
        let is_as_before = announced.is_some_and(|announced| announced.moves == claim.announcing);
        let last = if claim.granted {
            self.choose("claimed at the end", "reivindicado no fim")
                .to_owned()
        } else if claim.open || is_as_before {
            self.choose("still at the end", "ainda no fim").to_owned()
        } else if claim.announcing.is_empty() {
            self.choose("no longer at the end", "no fim, não mais")
                .to_owned()
        } else {
            let announcing = self.choose("at the end by announcing", "no fim, anunciando");
            format!("{announcing} {}", some_of(&claim.announcing))
        };
        announced
            .map(|announced| self.announced(announced))
            .into_iter()
            .chain(first)
            .chain([last])
            .collect::<Vec<_>>()
            .join("; ")
    }

    /// `first by announcing 4... Ng8 after 4. Ng1 (line 1, column 37)`
    fn announced(self, Announcing { after, moves }: &Announcing) -> String {
        let moves = some_of(moves);
        match (self.0, after) {
            (Tongue::English, None) => format!("from the start by announcing {moves}"),
            (Tongue::Portuguese, None) => format!("desde o início, anunciando {moves}"),
            (Tongue::English, Some(after)) => {
                format!("first by announcing {moves} after {}", self.placed(after))
            }
            (Tongue::Portuguese, Some(after)) => format!(
                "pela primeira vez depois de {}, anunciando {moves}",
                self.placed(after)
            ),
        }
    }

    /// `4... Ng8 (line 1, column 41)`
    fn placed(self, PlacedMove { mv, line, column }: &PlacedMove) -> String {
        format!("{mv} ({})", self.place(*line, *column))
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

/// Whether one of the announced moves was made at once, which is `first`.
fn is_made(announced: &Announcing, first: Option<&PlacedMove>) -> bool {
    let ply = |mv: &NumberedMove| (mv.number, mv.player);
    let due = announced.moves.first().map(ply);
    first.is_some_and(|first| Some(ply(&first.mv)) == due)
}

/// The first of these moves.
fn some_of(moves: &[NumberedMove]) -> String {
    let shown = moves.iter().take(SHOWN).map(ToString::to_string);
    let more = (moves.len() > SHOWN).then(|| "…".to_owned());
    shown.chain(more).collect::<Vec<_>>().join(", ")
}

impl std::fmt::Display for NumberedMove {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let points = if self.player == "white" { "." } else { "..." };
        write!(f, "{}{points} {}", self.number, self.written)
    }
}
