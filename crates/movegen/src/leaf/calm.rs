//! The count where nothing around our king has changed: of the men other than it, without a look at
//! what threatens it.

use super::Lanes;
use super::fills::{Diagonals, Orthogonals};
use super::mobility::{Mobility, Pawns};
use crate::geometry::Bitboard;
use crate::side::Side;

/// What children have in common that differ from it by a calm move: our men, by the ways that pins
/// leave them.
#[derive(Clone, Copy)]
pub(crate) struct CalmParent {
    pub(crate) occupied: u64,
    pub(crate) ours: u64,
    /// Rooks and queens that may go along files.
    pub(crate) on_file: u64,
    /// Rooks and queens that may go along ranks.
    pub(crate) on_rank: u64,
    /// Bishops and queens that may go along diagonals that rise to the right.
    pub(crate) rising: u64,
    /// Bishops and queens that may go along diagonals that fall to the right.
    pub(crate) falling: u64,
    /// Pawns that may be pushed.
    pub(crate) pawns_on_file: u64,
    /// Pawns that may capture along diagonals that rise to the right.
    pub(crate) pawns_rising: u64,
    /// Pawns that may capture along diagonals that fall to the right.
    pub(crate) pawns_falling: u64,
    /// Whether one of them stands before its promotion.
    pub(crate) may_promote: bool,
    /// Knights that are not pinned.
    pub(crate) knights: Bitboard,
    /// What a knight attacks from each square.
    pub(crate) knight_attacks: &'static [Bitboard; 64],
}

/// How many legal moves `S` has in each lane with men other than the king, if the move from `from` to
/// `to` is calm; or if both are empty, which is a pass.
#[inline(always)]
pub(crate) fn count_calm<S: Side, L: Lanes>(
    proof: L::Proof,
    parent: &CalmParent,
    from: L,
    to: L,
) -> L {
    let occupied = (L::splat(proof, parent.occupied) & !from) | to;
    let left = !to;
    let mobility = Mobility {
        proof,
        occupied,
        check_mask: L::splat(proof, !0),
        targets: !(L::splat(proof, parent.ours) & left),
    };
    let mut tally = L::tally(proof);
    if parent.on_file | parent.on_rank != 0 {
        let attacks = Orthogonals::through(proof, occupied);
        let (on_file, on_rank) = (
            L::splat(proof, parent.on_file) & left,
            L::splat(proof, parent.on_rank) & left,
        );
        tally = mobility.orthogonals(tally, &attacks, on_file, on_rank);
    }
    if parent.rising | parent.falling != 0 {
        let attacks = Diagonals::through(proof, occupied);
        let (rising, falling) = (
            L::splat(proof, parent.rising) & left,
            L::splat(proof, parent.falling) & left,
        );
        tally = mobility.diagonals(tally, &attacks, rising, falling);
    }
    tally = mobility.knights(tally, parent.knights, parent.knight_attacks, left);
    let pawns = Pawns {
        pushers: L::splat(proof, parent.pawns_on_file) & left,
        rising: L::splat(proof, parent.pawns_rising) & left,
        falling: L::splat(proof, parent.pawns_falling) & left,
        may_promote: parent.may_promote,
    };
    L::total(mobility.pawns::<S>(tally, &pawns))
}
