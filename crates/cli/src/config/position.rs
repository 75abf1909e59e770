//! Which position is meant, by which rules it is read, and the moves that are played first.

use roque_movegen::Square;
use roque_position::{
    CastlingRules, FenReading, Judged, MoveReading, Notation, Position, ReadError, Tongue,
    ViolationKind, Violations, Waived, Waivers,
};

use crate::args::{PositionArgs, RulesArgs};
use crate::complaint::Complaint;
use crate::exit::{Failure, Result};
use crate::named::NamedPosition;

/// A position as it was typed, after the moves that were typed with it.
#[derive(Clone, Debug)]
pub(crate) struct GivenPosition {
    pub(crate) position: Position,
    /// The squares that the last of the moves left and reached, as UCI writes it.
    pub(crate) last_move: Option<[Square; 2]>,
    /// What was wrong before the moves, and was overlooked.
    pub(crate) waived: Vec<Waived>,
    /// Whether the castling rules were forced.
    pub(crate) castling_forced: bool,
}

/// The word between a position and the moves to play from it, as in UCI.
const MOVES: &str = "moves";

/// The position that the words mean, after their moves, which are read leniently in `notation`, or in
/// UCI. Faults are told in `tongue`.
///
/// # Errors
///
/// They name no position, or say no FEN; the position cannot be; a move cannot be played.
pub(crate) fn given(
    args: &PositionArgs,
    notation: Option<Notation>,
    tongue: Tongue,
) -> Result<GivenPosition> {
    let typed = args.position.join(" ");
    let (described, moves) = split_moves(&typed);
    if moves.is_some() && args.moves.is_some() {
        return Err(Failure::usage(Complaint(tongue).moves_given_twice()));
    }
    let rules = castling_rules(args.rules);
    let described = described.trim_ascii();
    let is_start = described.is_empty() && (args.position.is_empty() || moves.is_some());
    let fen = if is_start { "start" } else { described };
    let judged = read_position(fen, rules, args.rules.lenient, tongue)?;
    let moves = moves.or(args.moves.as_deref()).unwrap_or("");
    let notation = notation.unwrap_or(Notation::Uci);
    let (position, last_move) = play_all(judged.position, moves, notation, tongue)?;
    Ok(GivenPosition {
        position,
        last_move,
        waived: judged.waived,
        castling_forced: rules != CastlingRules::Auto,
    })
}

/// The castling rules that were asked for.
pub(super) const fn castling_rules(args: RulesArgs) -> CastlingRules {
    match (args.standard, args.chess960) {
        (true, _) => CastlingRules::Standard,
        (_, true) => CastlingRules::Chess960,
        _ => CastlingRules::Auto,
    }
}

/// What is before the word `moves`, and what is after it if it is there.
fn split_moves(typed: &str) -> (&str, Option<&str>) {
    let is_edge = |neighbor: Option<char>| neighbor.is_none_or(|char| char.is_ascii_whitespace());
    let split = typed.match_indices(MOVES).find_map(|(start, word)| {
        let (before, after) = (&typed[..start], &typed[start + word.len()..]);
        let is_word = is_edge(before.chars().next_back()) && is_edge(after.chars().next());
        is_word.then_some((before, Some(after)))
    });
    split.unwrap_or((typed, None))
}

fn read_position(fen: &str, rules: CastlingRules, lenient: bool, tongue: Tongue) -> Result<Judged> {
    let is_name = !fen.is_empty() && !fen.contains(['/', ' ', '_']);
    let fen = match NamedPosition::find(fen) {
        Some(named) => named.fen,
        None if is_name => {
            let nearest = NamedPosition::nearest(fen);
            return Err(Failure::usage(Complaint(tongue).unknown_name(fen, nearest)));
        }
        None => fen,
    };
    let (reading, waivers) = if lenient {
        (FenReading::Lenient, Waivers::ALL)
    } else {
        (FenReading::Strict, Waivers::NONE)
    };
    Position::from_fen_with(fen, rules, reading, waivers).map_err(|error| match error {
        ReadError::Fen(error) => Failure::usage(format!("FEN {fen:?}: {}", error.say(tongue))),
        ReadError::Violations(violations) => refused(fen, &violations, tongue),
    })
}

fn refused(fen: &str, violations: &Violations, tongue: Tongue) -> Failure {
    let faults = violations
        .iter()
        .map(|violation| violation.say(tongue).to_string());
    let faults: Vec<_> = faults.collect();
    let can_be_waived = violations.kinds().all(ViolationKind::can_be_waived);
    Failure::usage(Complaint(tongue).refused(fen, &faults, can_be_waived))
}

/// The position after `moves` from `position`, and the squares of the last of them.
fn play_all(
    mut position: Position,
    moves: &str,
    notation: Notation,
    tongue: Tongue,
) -> Result<(Position, Option<[Square; 2]>)> {
    let mut last = None;
    for (number, text) in (1..).zip(moves.split_ascii_whitespace()) {
        let read = position.parse_move(text, notation, MoveReading::Lenient);
        let mv = read.map_err(|error| {
            let legal = position.legal_moves().into_iter();
            let legal: Vec<_> = legal
                .map(|mv| position.write_move(mv, notation).to_string())
                .collect();
            let reason = error.say(tongue);
            let complaint = Complaint(tongue);
            Failure::usage(complaint.unplayable((number, text), position, &legal, reason))
        })?;
        let written = position.uci(mv).as_written();
        last = Some([written.from(), written.to()]);
        position = position.play_unchecked(mv);
    }
    Ok((position, last))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_word_moves_separates() {
        assert_eq!(split_moves("start"), ("start", None));
        assert_eq!(
            split_moves("start moves e2e4 e7e5"),
            ("start ", Some(" e2e4 e7e5"))
        );
        assert_eq!(split_moves("moves e2e4"), ("", Some(" e2e4")));
        assert_eq!(split_moves("removes x"), ("removes x", None));
        assert_eq!(split_moves("start moves"), ("start ", Some("")));
    }
}
