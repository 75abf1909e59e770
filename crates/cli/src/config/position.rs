//! Which position is meant, by which rules it is read, and the moves that are played first.

use roque_movegen::{Move, Square};
use roque_position::{
    CastlingRules, FenReading, Judged, Position, ReadError, Violation, ViolationKind, Violations,
    Waived, Waivers,
};

use crate::args::{PositionArgs, RulesArgs};
use crate::exit::{Failure, OrFail, Result};
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

/// The position that the words mean.
///
/// # Errors
///
/// They name no position, or say no FEN; the position cannot be; a move cannot be played.
pub(crate) fn given(args: &PositionArgs) -> Result<GivenPosition> {
    let typed = args.position.join(" ");
    let (described, moves) = split_moves(&typed);
    if moves.is_some() && args.moves.is_some() {
        return Err(Failure::usage(
            "moves are given twice: expected them after the position or with --moves",
        ));
    }
    let rules = castling_rules(args.rules);
    let described = described.trim_ascii();
    let is_start = described.is_empty() && (args.position.is_empty() || moves.is_some());
    let fen = if is_start { "start" } else { described };
    let judged = read_position(fen, rules, args.rules.lenient)?;
    let moves = moves.or(args.moves.as_deref()).unwrap_or("");
    let (position, last_move) = play_all(judged.position, moves)?;
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

fn read_position(fen: &str, rules: CastlingRules, lenient: bool) -> Result<Judged> {
    let is_name = !fen.is_empty() && !fen.contains(['/', ' ', '_']);
    let fen = match NamedPosition::find(fen) {
        Some(named) => named.fen,
        None if is_name => return Err(unknown_name(fen)),
        None => fen,
    };
    let (reading, waivers) = if lenient {
        (FenReading::Lenient, Waivers::ALL)
    } else {
        (FenReading::Strict, Waivers::NONE)
    };
    Position::from_fen_with(fen, rules, reading, waivers).map_err(|error| match error {
        ReadError::Fen(error) => {
            Failure::Usage(anyhow::Error::new(error).context(format!("FEN {fen:?}")))
        }
        ReadError::Violations(violations) => refused(fen, &violations),
    })
}

fn unknown_name(name: &str) -> Failure {
    Failure::usage(format!(
        "no position is named {name:?}: did you mean {:?}? `roque positions` lists the names; a FEN has eight ranks, separated by `/`",
        NamedPosition::nearest(name)
    ))
}

fn refused(fen: &str, violations: &Violations) -> Failure {
    let faults: Vec<_> = violations.iter().map(Violation::to_string).collect();
    let faults = faults.join("\n  ");
    let way_out = if violations.kinds().all(ViolationKind::can_be_waived) {
        "\n--lenient overlooks that"
    } else {
        ""
    };
    Failure::usage(format!(
        "the position {fen:?} cannot be:\n  {faults}{way_out}"
    ))
}

/// The position after `moves`, in UCI, from `position`, and the squares of the last of them.
fn play_all(mut position: Position, moves: &str) -> Result<(Position, Option<[Square; 2]>)> {
    let mut last = None;
    for (number, text) in (1..).zip(moves.split_ascii_whitespace()) {
        let mv = position.parse_uci(text).or_usage(|| {
            let legal: Vec<_> = legal_uci(&position).collect();
            let legal = if legal.is_empty() {
                "there are no legal moves".to_owned()
            } else {
                format!("legal moves: {}", legal.join(" "))
            };
            format!("move {number}, {text:?}, cannot be played in {position} ({legal})")
        })?;
        let written = position.uci(mv).as_written();
        last = Some([written.from(), written.to()]);
        position = position.play_unchecked(mv);
    }
    Ok((position, last))
}

fn legal_uci(position: &Position) -> impl Iterator<Item = String> {
    let uci = |mv: Move| position.uci(mv).to_string();
    position.legal_moves().into_iter().map(uci)
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
