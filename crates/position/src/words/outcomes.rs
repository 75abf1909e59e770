//! The rows of the table that say how a game ended, and what may be claimed.

use roque_movegen::Color;

use super::Message;
use crate::game::{Claim, Outcome, Reason, RuleSet};

impl Outcome {
    pub(super) fn message(self) -> Message {
        let source = match self.rules {
            RuleSet::Fide => Message::new("FIDE, article {article}", "FIDE, artigo {article}")
                .with("article", self.reason.article()),
            RuleSet::Traditional => Message::new("traditional rules", "regras tradicionais"),
        };
        let result = match (self.winner, self.reason) {
            (Some(winner), reason) => {
                Message::new("{the winner} wins {reason}", "{the winner} vencem {reason}")
                    .with("winner", winner)
                    .with("reason", reason.message())
            }
            (None, Reason::Resignation { by } | Reason::IrregularMoves { by, .. }) => {
                cannot_be_won(by).with("reason", self.reason.message())
            }
            (None, reason) => {
                Message::new("draw {reason}", "empate {reason}").with("reason", reason.message())
            }
        };
        Message::new("{result} ({source})", "{result} ({source})")
            .named(self.reason.message().name())
            .with("result", result)
            .with("source", source)
    }
}

/// Whoever loses does not lose to a player who cannot mate.
fn cannot_be_won(loser: Color) -> Message {
    Message::new(
        "draw, since {the winner} cannot mate, {reason}",
        "empate, já que {the winner} não podem dar mate, {reason}",
    )
    .with("winner", !loser)
}

impl Reason {
    fn message(self) -> Message {
        match self {
            Self::Checkmate => Message::new("by checkmate", "por xeque-mate").named("checkmate"),
            Self::Stalemate => Message::new("by stalemate", "por afogamento").named("stalemate"),
            Self::InsufficientMaterial(_) => {
                Message::new("by insufficient material", "por material insuficiente")
                    .named("insufficient_material")
            }
            Self::FivefoldRepetition => Message::new(
                "by fivefold repetition",
                "por quíntupla repetição da posição",
            )
            .named("fivefold_repetition"),
            Self::SeventyFiveMoves => {
                Message::new("by the 75-move rule", "pela regra dos 75 lances")
                    .named("seventy_five_moves")
            }
            Self::ThreefoldRepetition {
                perpetual_check_by: None,
            } => Message::new(
                "by threefold repetition, as claimed",
                "por tripla repetição da posição, como reivindicado",
            )
            .named("threefold_repetition"),
            Self::ThreefoldRepetition {
                perpetual_check_by: Some(player),
            } => Message::new(
                "by perpetual check {of player}, as claimed",
                "por xeque perpétuo {of player}, como reivindicado",
            )
            .named("threefold_repetition")
            .with("player", player),
            Self::FiftyMoves => Message::new(
                "by the 50-move rule, as claimed",
                "pela regra dos 50 lances, como reivindicado",
            )
            .named("fifty_moves"),
            Self::Resignation { by } => {
                Message::new("by resignation {of player}", "por abandono {of player}")
                    .named("resignation")
                    .with("player", by)
            }
            Self::Agreement => Message::new("by agreement", "de comum acordo").named("agreement"),
            Self::IrregularMoves { by, count: 1 } => Message::new(
                "by an irregular move {of player}",
                "por um lance irregular {of player}",
            )
            .named("irregular_moves")
            .with("player", by),
            Self::IrregularMoves { by, count } => Message::new(
                "by {count} irregular moves {of player}",
                "por {count} lances irregulares {of player}",
            )
            .named("irregular_moves")
            .with("player", by)
            .with("count", count),
        }
    }
}

impl Claim {
    pub(super) fn message(self) -> Message {
        match self {
            Self::ThreefoldRepetition => Message::new(
                "a draw by threefold repetition may be claimed",
                "pode-se reivindicar empate por tripla repetição da posição",
            )
            .named("threefold_repetition"),
            Self::FiftyMoves => Message::new(
                "a draw by the 50-move rule may be claimed",
                "pode-se reivindicar empate pela regra dos 50 lances",
            )
            .named("fifty_moves"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::material::MaterialRule;

    #[test]
    fn every_outcome_and_every_claim_says_the_same_things_in_both_languages() {
        let by = Color::White;
        let repetition = |perpetual_check_by| Reason::ThreefoldRepetition { perpetual_check_by };
        let reasons = [
            Reason::Checkmate,
            Reason::Stalemate,
            Reason::InsufficientMaterial(MaterialRule::Library),
            Reason::FivefoldRepetition,
            Reason::SeventyFiveMoves,
            repetition(None),
            repetition(Some(by)),
            Reason::FiftyMoves,
            Reason::Resignation { by },
            Reason::Agreement,
            Reason::IrregularMoves { by, count: 1 },
            Reason::IrregularMoves { by, count: 3 },
        ];
        for reason in reasons {
            for rules in [RuleSet::Fide, RuleSet::Traditional] {
                for winner in [None, Some(Color::Black)] {
                    let outcome = Outcome {
                        winner,
                        reason,
                        rules,
                    };
                    outcome.message().assert_filled();
                    reason.message().assert_complete_and_named();
                }
            }
        }
        for claim in Claim::ALL {
            claim.message().assert_complete_and_named();
        }
    }
}
