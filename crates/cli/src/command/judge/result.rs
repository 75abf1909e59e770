//! Whether the result that a text gives can be.

use roque_position::movegen::Color;
use roque_position::{Game, PgnResult, Remark, RuleSet, Tongue};

use crate::report::{Contradiction, JudgeWords};

/// The results that a text gives: in the Result tag, and after the moves.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Results {
    pub(super) tag: PgnResult,
    pub(super) marker: PgnResult,
}

impl Results {
    /// The one after the moves, if there is one, or else that of the tag.
    pub(super) fn told(self) -> PgnResult {
        if self.marker == PgnResult::Unknown {
            self.tag
        } else {
            self.marker
        }
    }

    /// Why they cannot be: they differ, the game has ended otherwise, or by the FIDE Laws the
    /// winner's men cannot mate, so that neither resignation nor time gives a win (5.1.2, 6.9).
    pub(super) fn contradiction(self, game: &Game, tongue: Tongue) -> Option<Contradiction> {
        let words = JudgeWords(tongue);
        let told = self.told();
        if told == PgnResult::Unknown {
            return None;
        }
        if self.tag != PgnResult::Unknown && self.tag != told {
            let rule = "two_results";
            let text = words.two_results(self.tag, told);
            return Some(Contradiction { rule, text });
        }
        if let Some(outcome) = game.outcome() {
            let differs = outcome.score() != told.as_str();
            return differs.then(|| Contradiction {
                rule: "ended_otherwise",
                text: words.ended_otherwise(told, outcome),
            });
        }
        let winner = match told {
            PgnResult::WhiteWins => Color::White,
            PgnResult::BlackWins => Color::Black,
            PgnResult::Draw | PgnResult::Unknown => return None,
        };
        let (rules, board) = (game.rules(), game.position().board());
        let cannot = rules.set() == RuleSet::Fide && rules.material().cannot_mate(board, winner);
        cannot.then(|| Contradiction {
            rule: "cannot_mate",
            text: format!("{told}: {}", Remark::CannotMate(winner).say(tongue)),
        })
    }
}
