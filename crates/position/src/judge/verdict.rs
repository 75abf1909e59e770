//! The verdict: a position, or all that stands against it.

use alloc::vec::Vec;

use roque_movegen::Board;

use super::{Violation, ViolationKind, Violations, Waivers};
use super::{checks, en_passant, material, rights};
use crate::castling::CastlingRules;
use crate::position::Position;
use crate::setup::Setup;

/// A position, and what had to be overlooked for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The position.
    pub position: Position,
    /// Each violation that was waived, in the order of the kinds; none in strict reading.
    pub waived: Vec<Waived>,
}

/// A violation that was overlooked, and what became of its cause.
///
/// `Display` says both: `White has 9 pawns where at most 8 are possible (kept)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waived {
    /// What is wrong.
    pub violation: Violation,
    /// What was done about it.
    pub fate: Fate,
}

/// What becomes of the cause of a waived violation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// It is part of the position: material, checks, clocks.
    Kept,
    /// The position is without it: a castling right or an en passant square that no men bear out.
    Dropped,
}

impl Fate {
    const fn of(kind: ViolationKind) -> Self {
        match kind {
            ViolationKind::UnsupportedRight
            | ViolationKind::EnPassantRank
            | ViolationKind::EnPassantOccupied
            | ViolationKind::EnPassantWithoutPawn
            | ViolationKind::EnPassantOriginOccupied => Self::Dropped,
            _ => Self::Kept,
        }
    }
}

/// Judges `setup`: what is not waived stands against it, all of it at once.
pub(crate) fn judge(
    setup: &Setup,
    rules: CastlingRules,
    waivers: Waivers,
) -> Result<Judged, Violations> {
    let mut found = Vec::new();
    let mode = rules.resolve(setup.castling, &setup.placement);
    material::judge(setup, &mut found);
    checks::judge(setup, &mut found);
    let rights = rights::judge(setup, mode, &mut found);
    let en_passant = en_passant::judge(setup, &mut found);
    judge_clocks(setup, &mut found);
    found.sort_by_key(Violation::kind);

    let against: Vec<_> = (found.iter().copied())
        .filter(|violation| !waivers.contains(violation.kind()))
        .collect();
    if !against.is_empty() {
        return Err(Violations(against));
    }
    let board = Board::new(setup.placement, setup.turn, rights, en_passant)
        .expect("what the generator needs was judged above and is never waived");
    let waived = found.into_iter().map(|violation| Waived {
        violation,
        fate: Fate::of(violation.kind()),
    });
    let fullmove_number = setup.fullmove_number.max(1);
    Ok(Judged {
        position: Position::from_board(board, mode, setup.halfmove_clock, fullmove_number),
        waived: waived.collect(),
    })
}

/// A game has 2 · (*n* − 1) plies when White begins move *n*, one more when Black does.
///
/// The larger of the two is allowed to both sides, since games from set-up positions with Black to
/// move are numbered in either way. There is no limit of 150 plies: the seventy-five-move rule
/// (FIDE 9.6.2) ends a game, but does not keep the pieces from being moved on.
fn judge_clocks(setup: &Setup, found: &mut Vec<Violation>) {
    let fullmove_number = setup.fullmove_number.max(1);
    let most = 2 * (u64::from(fullmove_number) - 1) + 1;
    if u64::from(setup.halfmove_clock) > most {
        found.push(Violation::Clocks {
            halfmove_clock: setup.halfmove_clock,
            fullmove_number,
            most,
        });
    }
}
