//! What could be claimed in a game, and from when on.

use roque_position::{Claim, Game, Notation, Reason, Tongue};

use super::told::written;
use crate::report::{Announcing, ClaimReport, NumberedMove, PlacedMove};

/// What could be claimed so far.
#[derive(Clone, Debug)]
pub(super) struct Claims {
    notation: Notation,
    /// What has come about, each with the first move with which it did; with none in the start position.
    arisen: Vec<(Claim, Option<PlacedMove>)>,
    /// What could be claimed by announcing a move before it had come about, each from when on.
    announced: Vec<(Claim, Announcing)>,
    /// Whether a position has occurred for the second time.
    has_repetition: bool,
}

impl Claims {
    pub(super) const fn new(notation: Notation) -> Self {
        Self {
            notation,
            arisen: Vec::new(),
            announced: Vec::new(),
            has_repetition: false,
        }
    }

    /// Notes what has come about with the last move, which `placed` tells, and what may come about with
    /// the next one.
    pub(super) fn note(&mut self, game: &Game, placed: impl Fn() -> Option<PlacedMove>) {
        for claim in game.open_claims() {
            if first(&self.arisen, claim).is_none() {
                self.arisen.push((claim, placed()));
            }
        }
        self.has_repetition |= game.history().occurrences() > 1;
        for claim in Claim::ALL {
            if first(&self.arisen, claim).is_some() || first(&self.announced, claim).is_some() {
                continue;
            }
            let moves = self.announcing(game, claim);
            if !moves.is_empty() {
                let after = placed();
                self.announced.push((claim, Announcing { after, moves }));
            }
        }
    }

    /// The moves with which the player to move may claim.
    fn announcing(&self, game: &Game, claim: Claim) -> Vec<NumberedMove> {
        // What rules out nearly all positions without a look at the moves: a third occurrence comes eight
        // plies after the first at the earliest.
        let clock = game.position().halfmove_clock();
        let is_close = match claim {
            Claim::ThreefoldRepetition => self.has_repetition && clock >= 7,
            Claim::FiftyMoves => clock >= 99,
        };
        if !is_close {
            return Vec::new();
        }
        let position = game.position();
        let moves = position.legal_moves().into_iter();
        moves
            .filter(|&mv| game.open_claims_with(mv).any(|other| other == claim))
            .map(|mv| written(position, mv, self.notation))
            .collect()
    }

    /// All that came about or could be announced, and whether it may be claimed at the end.
    pub(super) fn report(&self, game: &Game, tongue: Tongue) -> Vec<ClaimReport> {
        let report = |claim| {
            let arisen = first(&self.arisen, claim);
            let first_announcing = first(&self.announced, claim);
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
            let announcing = if open {
                Vec::new()
            } else {
                self.announcing(game, claim)
            };
            (arisen.is_some() || first_announcing.is_some() || granted).then(|| ClaimReport {
                claim: match claim {
                    Claim::ThreefoldRepetition => "threefold_repetition",
                    Claim::FiftyMoves => "fifty_moves",
                },
                at_start: arisen.is_some_and(Option::is_none),
                first: arisen.cloned().flatten(),
                first_announcing: first_announcing.cloned(),
                open,
                granted,
                announcing,
                text: claim.say(tongue).to_string(),
            })
        };
        Claim::ALL.into_iter().filter_map(report).collect()
    }
}

/// What is known of a claim.
fn first<T>(known: &[(Claim, T)], claim: Claim) -> Option<&T> {
    let mut known = known.iter();
    known
        .find(|(other, _)| *other == claim)
        .map(|(_, first)| first)
}
