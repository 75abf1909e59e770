//! What reports say of moves, rules and outcomes.

use roque_position::movegen::{Color, Move};
use roque_position::{
    Attempt, BrokenRule, MoveError, Notation, Outcome, Position, Reason as Ending, Remark, RuleSet,
    SanError, Tongue, UciError,
};

use crate::report::{FaultKind, NumberedMove, OutcomeReport, Reason};

/// The rule that an attempt breaks; and if each of several men is prevented by one, those too.
pub(super) fn broken(
    position: &Position,
    attempt: Attempt,
    rule: BrokenRule,
    tongue: Tongue,
) -> Reason {
    let said = match (attempt, rule) {
        (Attempt::Said(said), BrokenRule::NoneMayMove { .. }) => Some(said),
        _ => None,
    };
    let each = said
        .into_iter()
        .flat_map(|said| position.broken_by_each(said));
    let rules = [rule].into_iter().chain(each);
    Reason::of(rules.map(|rule| rule.say(tongue)))
}

/// How a game has ended.
pub(super) fn outcome(outcome: Outcome) -> OutcomeReport {
    let (by, perpetual_check_by, irregular_moves) = match outcome.reason {
        Ending::Resignation { by } => (Some(by), None, None),
        Ending::IrregularMoves { by, count } => (Some(by), None, Some(count)),
        Ending::ThreefoldRepetition { perpetual_check_by } => (None, perpetual_check_by, None),
        _ => (None, None, None),
    };
    OutcomeReport {
        score: outcome.score(),
        rule: outcome.say(Tongue::English).name(),
        rules: match outcome.rules {
            RuleSet::Fide => "fide",
            RuleSet::Traditional => "traditional",
        },
        article: outcome.reason.article(),
        by: by.map(player),
        perpetual_check_by: perpetual_check_by.map(player),
        irregular_moves,
    }
}

/// What kind of fault it is that a text is no move here.
pub(super) const fn fault_kind(error: MoveError) -> FaultKind {
    match error {
        MoveError::San(SanError::Unreadable { .. }) | MoveError::Uci(UciError::Unreadable) => {
            FaultKind::Unreadable
        }
        MoveError::San(SanError::Ambiguous { .. }) => FaultKind::Ambiguous,
        _ => FaultKind::Irregular,
    }
}

/// Who is to move, and what gives check.
pub(super) fn to_move(position: &Position, tongue: Tongue) -> String {
    let told = |remark: &Remark| matches!(remark, Remark::ToMove(_) | Remark::Check(_));
    let remarks = position.remarks().filter(told);
    let said: Vec<_> = remarks
        .map(|remark| remark.say(tongue).to_string())
        .collect();
    said.join("; ")
}

/// A legal move with its number.
pub(super) fn written(position: &Position, mv: Move, notation: Notation) -> NumberedMove {
    numbered(
        position,
        position.turn(),
        &position.write_move(mv, notation),
    )
}

/// What a player has written or said, with the number of the move that is due; if White is to move,
/// Black's has the number before it.
pub(super) fn numbered(position: &Position, by: Color, text: &str) -> NumberedMove {
    let is_before = position.turn() == Color::White && by == Color::Black;
    let due = position.fullmove_number();
    NumberedMove {
        number: due.saturating_sub(u32::from(is_before)),
        player: player(by),
        written: text.to_owned(),
    }
}

/// How reports call a player.
pub(super) const fn player(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}
