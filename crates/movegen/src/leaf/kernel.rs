//! The count: one sequence of set operations for all lanes.

use super::child::Children;
use super::fills::{Diagonals, Orthogonals};
use super::mobility::{Mobility, Pawns};
use super::threats::Threats;
use super::{Lanes, Moved, Parent};
use crate::piece::Movement;
use crate::side::Side;

/// How many legal moves `S` has in each lane; anything in a lane without a move.
///
/// `S` is the side that has not moved, so that its king's square, and every ray and step from it, is
/// the same in all lanes.
#[inline(always)]
pub(crate) fn count<S: Side, L: Lanes>(proof: L::Proof, parent: &Parent, moved: &Moved<L>) -> L {
    let children = Children::new(proof, parent, moved);
    // Chains of empty squares that serve both sides.
    let orthogonals = Orthogonals::through(proof, children.occupied);
    let diagonals = Diagonals::through(proof, children.occupied);
    let threats = Threats::on::<S>(&children, &orthogonals, &diagonals);
    let free = !(threats.pinned_on_file
        | threats.pinned_on_rank
        | threats.pinned_rising
        | threats.pinned_falling)
        & !moved.to;
    let mobility = Mobility {
        proof,
        occupied: children.occupied,
        check_mask: threats.check_mask,
        targets: threats.check_mask & !children.ours,
    };
    let king_steps = L::splat(proof, parent.king_steps) & !children.ours & !threats.attacked;
    let mut tally = L::add(L::tally(proof), king_steps);
    if parent.needs(Movement::ORTHOGONAL) {
        let sliders = children.left_of_ours(parent.our_orthogonals);
        let on_file = sliders & (free | threats.pinned_on_file);
        let on_rank = sliders & (free | threats.pinned_on_rank);
        tally = mobility.orthogonals(tally, &orthogonals, on_file, on_rank);
    }
    if parent.needs(Movement::DIAGONAL) {
        let sliders = children.left_of_ours(parent.our_diagonals);
        let rising = sliders & (free | threats.pinned_rising);
        let falling = sliders & (free | threats.pinned_falling);
        tally = mobility.diagonals(tally, &diagonals, rising, falling);
    }
    tally = mobility.knights(tally, parent.our_knights, parent.knight_attacks, free);
    let pawns = children.left_of_ours(parent.our_pawns);
    let pawns = Pawns {
        pushers: pawns & (free | threats.pinned_on_file),
        rising: pawns & (free | threats.pinned_rising),
        falling: pawns & (free | threats.pinned_falling),
        may_promote: parent.needs(Movement::PAWN),
    };
    tally = mobility.pawns::<S>(tally, &pawns);
    castlings(&children, &threats, L::total(tally))
}

#[inline(always)]
fn castlings<L: Lanes>(children: &Children<'_, L>, threats: &Threats<L>, mut total: L) -> L {
    for castling in children.parent.castlings.iter().flatten() {
        let rook = children.splat(castling.rook);
        let hindrance = threats.checkers
            | (children.occupied & children.splat(castling.path))
            | (threats.attacked & children.splat(castling.king_path))
            | (rook & (children.moved.to | threats.pinned_on_rank));
        total = total.plus(children.splat(1).where_none(hindrance));
    }
    total
}
