//! What could be claimed in a game, and from when on.

use roque_position::{Claim, Game, Reason};

use super::told::written;
use crate::config::JudgeConfig;
use crate::report::{ClaimReport, PlacedMove};

/// The claims that have come about so far, each with the first move with which it did; with none in the
/// start position.
#[derive(Clone, Debug, Default)]
pub(super) struct Claims(Vec<(Claim, Option<PlacedMove>)>);

impl Claims {
    /// Notes what has come about with the last move, which `placed` tells.
    pub(super) fn note(&mut self, game: &Game, placed: impl Fn() -> Option<PlacedMove>) {
        for claim in game.open_claims() {
            if self.first(claim).is_none() {
                self.0.push((claim, placed()));
            }
        }
    }

    fn first(&self, claim: Claim) -> Option<&Option<PlacedMove>> {
        let mut known = self.0.iter();
        known
            .find(|(other, _)| *other == claim)
            .map(|(_, first)| first)
    }

    /// All that came about or may be claimed at the end, also by announcing a move.
    pub(super) fn report(&self, game: &Game, config: &JudgeConfig) -> Vec<ClaimReport> {
        let report = |claim| {
            let first = self.first(claim);
            let granted = game.outcome().is_some_and(|outcome| {
                matches!(
                    (claim, outcome.reason),
                    (
                        Claim::ThreefoldRepetition,
                        Reason::ThreefoldRepetition { .. }
                    ) | (Claim::FiftyMoves, Reason::FiftyMoves)
                )
            });
            let open = game.open_claims().any(|other| other == claim);
            let position = game.position();
            let announcing = |mv: &_| {
                let mut claims = game.open_claims_with(*mv);
                !open && claims.any(|other| other == claim)
            };
            let moves = position.legal_moves();
            let announcing = moves.iter().copied().filter(announcing);
            let announcing: Vec<_> = announcing
                .map(|mv| written(position, mv, config.notation))
                .collect();
            (first.is_some() || granted || !announcing.is_empty()).then(|| ClaimReport {
                claim: match claim {
                    Claim::ThreefoldRepetition => "threefold_repetition",
                    Claim::FiftyMoves => "fifty_moves",
                },
                at_start: first.is_some_and(Option::is_none),
                first: first.cloned().flatten(),
                open,
                granted,
                announcing,
                text: claim.say(config.tongue).to_string(),
            })
        };
        Claim::ALL.into_iter().filter_map(report).collect()
    }
}
