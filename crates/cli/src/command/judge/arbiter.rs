//! What happened at the board, as an arbiter judges it.

use roque_position::movegen::{Color, Square};
use roque_position::{
    Attempt, Claim, ClaimError, Game, Notation, Outcome, Place, PlayError, Refusal, Said, Tongue,
    TouchError,
};

use super::act::{Act, Deed};
use super::told;
use crate::report::{Reason, RefusedAct, RefusedKind};

/// Who has tried something last, and what was refused.
#[derive(Clone, Debug)]
pub(super) struct Arbiter {
    notation: Notation,
    tongue: Tongue,
    /// Who has made the last attempt, with success or not: an offer comes with it.
    last: Option<Color>,
    pub(super) refused: Vec<RefusedAct>,
}

/// Why an act is refused.
type Refused = (RefusedKind, Vec<Said>);

impl Arbiter {
    pub(super) const fn new(notation: Notation, tongue: Tongue) -> Self {
        Self {
            notation,
            tongue,
            last: None,
            refused: Vec::new(),
        }
    }

    /// Lets a player attempt a move; returns whether it was played. If it is not said who, it is the
    /// player to move; the opponent's move is refused, whatever it is.
    pub(super) fn attempt(
        &mut self,
        game: &mut Game,
        attempt: Attempt,
        by: Option<Color>,
        place: Place,
        text: &str,
    ) -> bool {
        let by = by.unwrap_or(game.position().turn());
        self.last = Some(by);
        let mv = told::numbered(game.position(), by, text);
        let Err(refusal) = game.attempt_by(by, attempt) else {
            return true;
        };
        let tongue = self.tongue;
        let (what, count) = match refusal {
            Refusal::Irregular { count, .. } => (RefusedKind::Irregular, Some(count)),
            Refusal::Bound(_) | Refusal::RookTouchedFirst { .. } => (RefusedKind::Bound, None),
            Refusal::GameOver(_) => (RefusedKind::OutOfPlace, None),
        };
        self.refused.push(RefusedAct {
            what,
            act: "move",
            line: place.line,
            column: place.column,
            mv,
            count,
            reason: match refusal {
                Refusal::Irregular { rule, .. } => {
                    told::broken(game.position(), attempt, rule, tongue)
                }
                _ => Reason::of([refusal.say(tongue)]),
            },
        });
        false
    }

    /// Lets a player do what is no move. If it is not said who: an offer is made by who has attempted
    /// the last move, answered by the opponent of who has offered, and all else is done by the player to
    /// move.
    pub(super) fn act(&mut self, game: &mut Game, act: &Act, place: Place, text: &str) {
        let turn = game.position().turn();
        let by = act.by.unwrap_or_else(|| match act.deed {
            Deed::Offer => self.last.unwrap_or(turn),
            Deed::Accept | Deed::Refuse => game.draw_offer().map_or(turn, |offering| !offering),
            _ => turn,
        });
        let mv = told::numbered(game.position(), by, text);
        if let Err((what, reasons)) = self.allow(game, &act.deed, by) {
            self.refused.push(RefusedAct {
                what,
                act: act.deed.name(),
                line: place.line,
                column: place.column,
                mv,
                count: None,
                reason: Reason::of(reasons),
            });
        }
    }

    fn allow(&self, game: &mut Game, deed: &Deed, by: Color) -> Result<(), Refused> {
        let tongue = self.tongue;
        let done = match deed {
            Deed::Offer => game.offer_draw(by).map_err(|error| error.say(tongue)),
            Deed::Accept => (game.accept_draw(by).map(drop)).map_err(|error| error.say(tongue)),
            Deed::Refuse => game.refuse_draw(by).map_err(|error| error.say(tongue)),
            Deed::Resign => (game.resign(by).map(drop))
                .map_err(|outcome| PlayError::GameOver(outcome).say(tongue)),
            Deed::Touch(squares) => touched(squares, |square| game.touch_by(by, square).map(drop))
                .map_err(|error| error.say(tongue)),
            Deed::Adjust(squares) => touched(squares, |square| game.adjust_by(by, square))
                .map_err(|error| error.say(tongue)),
            Deed::Claim { ground, announced } => {
                return self.claim(game, by, *ground, announced.as_deref());
            }
        };
        done.map_err(|reason| (RefusedKind::OutOfPlace, vec![reason]))
    }

    /// Claims a draw for the ground that is said, or for each that there is.
    fn claim(
        &self,
        game: &mut Game,
        by: Color,
        ground: Option<Claim>,
        announced: Option<&str>,
    ) -> Result<(), Refused> {
        let read = |text| game.position().read_attempt(text, self.notation);
        let announced = announced.map(read).transpose();
        let announced =
            announced.map_err(|error| (RefusedKind::OutOfPlace, vec![error.say(self.tongue)]))?;
        let mut reasons = Vec::new();
        for claim in Claim::ALL {
            if ground.is_some_and(|ground| ground != claim) {
                continue;
            }
            match claimed(game, by, claim, announced) {
                Ok(_) => return Ok(()),
                Err(error @ ClaimError::Unfounded { .. }) => reasons.push(error.say(self.tongue)),
                Err(error) => return Err((RefusedKind::OutOfPlace, vec![error.say(self.tongue)])),
            }
        }
        Err((RefusedKind::Unfounded, reasons))
    }
}

fn claimed(
    game: &mut Game,
    by: Color,
    claim: Claim,
    announced: Option<Attempt>,
) -> Result<Outcome, ClaimError> {
    match announced {
        Some(attempt) => game.claim_with_by(by, claim, attempt),
        None => game.claim_by(by, claim),
    }
}

fn touched(
    squares: &[Square],
    touch: impl FnMut(Square) -> Result<(), TouchError>,
) -> Result<(), TouchError> {
    squares.iter().copied().try_for_each(touch)
}
