//! Whether the men can be those of a game: kings, pawns, promotions.

use alloc::vec::Vec;

use roque_movegen::{Color, PieceKind, Placement, Rank};

use super::Violation;
use crate::material::DARK_SQUARES;
use crate::setup::Setup;

pub(super) fn judge(setup: &Setup, found: &mut Vec<Violation>) {
    let placement = &setup.placement;
    let rims = Rank::First.bitboard() | Rank::Eighth.bitboard();
    let misplaced = placement.of_kind(PieceKind::Pawn) & rims;
    found.extend(misplaced.into_iter().map(Violation::PawnOnBackRank));
    for color in Color::ALL {
        judge_men_of(color, placement, found);
    }
}

fn judge_men_of(color: Color, placement: &Placement, found: &mut Vec<Violation>) {
    let kings = placement.pieces(color, PieceKind::King).len();
    if kings != 1 {
        let count = kings;
        found.push(Violation::Kings { color, count });
    }
    let men = placement.of_color(color).len();
    if men > 16 {
        let count = men;
        found.push(Violation::TooManyMen { color, count });
    }
    let pawns = placement.pieces(color, PieceKind::Pawn).len();
    if pawns > 8 {
        let count = pawns;
        found.push(Violation::TooManyPawns { color, count });
    }
    let promoted = promoted_at_least(color, placement);
    let missing = 8_u32.saturating_sub(pawns);
    if promoted > missing {
        found.push(Violation::TooManyPromoted {
            color,
            promoted,
            missing,
        });
    }
}

/// How many men of `color` must once have been pawns: what is beyond one queen, two rooks, two
/// knights and one bishop on squares of each color (a bishop never changes color, and Chess960
/// starts with one on each too).
fn promoted_at_least(color: Color, placement: &Placement) -> u32 {
    let count = |kind| placement.pieces(color, kind).len();
    let bishops = placement.pieces(color, PieceKind::Bishop);
    [
        (count(PieceKind::Queen), 1),
        (count(PieceKind::Rook), 2),
        (count(PieceKind::Knight), 2),
        ((bishops & DARK_SQUARES).len(), 1),
        ((bishops - DARK_SQUARES).len(), 1),
    ]
    .into_iter()
    .map(|(men, at_start): (u32, u32)| men.saturating_sub(at_start))
    .sum()
}
