//! What happened at the board, as an arbiter judges it.

use roque_position::movegen::Color;
use roque_position::{Attempt, Game, Place, PlayError, Refusal, Tongue};

use super::act::{Act, Deed};
use super::told;
use crate::report::{NumberedMove, Reason, RefusedAct, RefusedKind};

/// Who has tried something last, and what was refused.
#[derive(Clone, Debug, Default)]
pub(super) struct Arbiter {
    /// Who has made the last attempt, with success or not: an offer comes with it.
    last: Option<Color>,
    pub(super) refused: Vec<RefusedAct>,
}

impl Arbiter {
    /// Lets the player to move attempt a move; returns whether it was played.
    pub(super) fn attempt(
        &mut self,
        game: &mut Game,
        attempt: Attempt,
        place: Place,
        mv: NumberedMove,
        tongue: Tongue,
    ) -> bool {
        self.last = Some(game.position().turn());
        let Err(refusal) = game.attempt(attempt) else {
            return true;
        };
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
    /// the last move, answered by the opponent of who has offered, and who is to move resigns.
    pub(super) fn act(
        &mut self,
        game: &mut Game,
        act: Act,
        place: Place,
        text: &str,
        tongue: Tongue,
    ) {
        let turn = game.position().turn();
        let who = match act.deed {
            Deed::Offer => self.last.unwrap_or(turn),
            Deed::Accept | Deed::Refuse => game.draw_offer().map_or(turn, |offering| !offering),
            Deed::Resign => turn,
        };
        let by = act.by.unwrap_or(who);
        let number = game.position().fullmove_number();
        // Black's last move has the number before that of White's next one.
        let is_before = turn == Color::White && by == Color::Black;
        let done = match act.deed {
            Deed::Offer => game.offer_draw(by).map_err(|error| error.say(tongue)),
            Deed::Accept => (game.accept_draw(by).map(drop)).map_err(|error| error.say(tongue)),
            Deed::Refuse => game.refuse_draw(by).map_err(|error| error.say(tongue)),
            Deed::Resign => (game.resign(by).map(drop))
                .map_err(|outcome| PlayError::GameOver(outcome).say(tongue)),
        };
        if let Err(reason) = done {
            self.refused.push(RefusedAct {
                what: RefusedKind::OutOfPlace,
                act: act.deed.name(),
                line: place.line,
                column: place.column,
                mv: NumberedMove {
                    number: number.saturating_sub(u32::from(is_before)),
                    player: told::player(by),
                    written: text.to_owned(),
                },
                count: None,
                reason: Reason::of([reason]),
            });
        }
    }
}
