//! What threatens our king in each lane.

use super::child::Children;
use super::fills::{Diagonals, Orthogonals};
use super::steps::{king_attacks, knight_attacks, pawn_attacks};
use super::{Lanes, Ray};
use crate::piece::Movement;
use crate::side::Side;

/// Their attacks, and our pinned men by the line of the pin.
pub(super) struct Threats<L> {
    /// What they attack. Before the answers to checks are worked out, our king shadows what is behind
    /// it.
    pub(super) attacked: L,
    pub(super) checkers: L,
    /// Where a man other than the king may go for the checkers.
    pub(super) check_mask: L,
    pub(super) pinned_on_file: L,
    pub(super) pinned_on_rank: L,
    pub(super) pinned_rising: L,
    pub(super) pinned_falling: L,
}

impl<L: Lanes> Threats<L> {
    #[inline(always)]
    pub(super) fn on<S: Side>(
        children: &Children<'_, L>,
        orthogonals: &Orthogonals<L>,
        diagonals: &Diagonals<L>,
    ) -> Self {
        let parent = children.parent;
        let none = children.splat(0);
        let mut threats = Self {
            attacked: none,
            checkers: none,
            check_mask: !none,
            pinned_on_file: none,
            pinned_on_rank: none,
            pinned_rising: none,
            pinned_falling: none,
        };
        let stepping = threats.by_steps::<S>(children);
        let their_orthogonals = children.theirs(parent.their_orthogonals, Movement::ORTHOGONAL);
        let their_diagonals = children.theirs(parent.their_diagonals, Movement::DIAGONAL);
        let mut sliding = none;
        if parent.has_orthogonals {
            sliding = threats.on_files_and_ranks(children, orthogonals, their_orthogonals);
        }
        if parent.has_diagonals {
            sliding = sliding | threats.on_diagonals(children, diagonals, their_diagonals);
        }
        threats.checkers = stepping | sliding;
        // Checks are rare: what answers them is worked out only if a lane has one.
        if threats.checkers.any() {
            threats.answer(children, stepping, their_orthogonals, their_diagonals);
        }
        threats
    }

    /// Adds what their pawns, knights and king attack; returns those that give check.
    #[inline(always)]
    fn by_steps<S: Side>(&mut self, children: &Children<'_, L>) -> L {
        let parent = children.parent;
        let their_pawns = children.theirs(parent.their_pawns, Movement::PAWN);
        self.attacked = pawn_attacks::<S::Opponent, L>(children.proof, their_pawns);
        let mut checkers = children.splat(parent.pawn_checks) & their_pawns;
        if parent.has_knights {
            let their_knights = children.theirs(parent.their_knights, Movement::KNIGHT);
            self.attacked = self.attacked | knight_attacks(children.proof, their_knights);
            checkers = checkers | (children.splat(parent.knight_checks) & their_knights);
        }
        if parent.kings_meet {
            let their_king = children.theirs(parent.their_king, Movement::KING);
            self.attacked = self.attacked | king_attacks(children.proof, their_king);
        }
        checkers
    }

    /// Adds what `sliders` attack on files and ranks; returns those that give check.
    ///
    /// The first man that our king sees in a direction is pinned if it is ours and a slider attacks
    /// it from the other end.
    #[inline(always)]
    fn on_files_and_ranks(
        &mut self,
        children: &Children<'_, L>,
        attacks: &Orthogonals<L>,
        sliders: L,
    ) -> L {
        let (to_north, to_south) = (attacks.north(sliders), attacks.south(sliders));
        let north = children.seen_by_king(Ray::North);
        let south = children.seen_by_king(Ray::South);
        self.pinned_on_file = children.ours & ((north & to_south) | (south & to_north));
        let (to_east, to_west) = (attacks.east(sliders), attacks.west(sliders));
        let east = children.seen_by_king(Ray::East);
        let west = children.seen_by_king(Ray::West);
        self.pinned_on_rank = children.ours & ((east & to_west) | (west & to_east));
        self.attacked = self.attacked | to_north | to_south | to_east | to_west;
        (north | south | east | west) & sliders
    }

    /// The same on diagonals.
    #[inline(always)]
    fn on_diagonals(
        &mut self,
        children: &Children<'_, L>,
        attacks: &Diagonals<L>,
        sliders: L,
    ) -> L {
        let (to_north_east, to_south_west) =
            (attacks.north_east(sliders), attacks.south_west(sliders));
        let north_east = children.seen_by_king(Ray::NorthEast);
        let south_west = children.seen_by_king(Ray::SouthWest);
        self.pinned_rising =
            children.ours & ((north_east & to_south_west) | (south_west & to_north_east));
        let (to_north_west, to_south_east) =
            (attacks.north_west(sliders), attacks.south_east(sliders));
        let north_west = children.seen_by_king(Ray::NorthWest);
        let south_east = children.seen_by_king(Ray::SouthEast);
        self.pinned_falling =
            children.ours & ((north_west & to_south_east) | (south_east & to_north_west));
        self.attacked =
            self.attacked | to_north_east | to_south_west | to_north_west | to_south_east;
        (north_east | south_west | north_west | south_east) & sliders
    }

    /// The check mask, and the squares behind the king.
    #[inline(always)]
    fn answer(
        &mut self,
        children: &Children<'_, L>,
        stepping_checkers: L,
        their_orthogonals: L,
        their_diagonals: L,
    ) {
        let parent = children.parent;
        let king_steps = children.splat(parent.king_steps);
        let mut answers = stepping_checkers;
        for ray in Ray::ALL {
            let sliders = if ray.is_orthogonal() {
                their_orthogonals
            } else {
                their_diagonals
            };
            let seen = children.seen_by_king(ray);
            let checker = seen & sliders;
            answers = answers | seen.where_any(checker);
            // The king does not shadow the square behind it.
            let behind = king_steps & children.splat(parent.rays[ray.opposite() as usize]);
            self.attacked = self.attacked | behind.where_any(checker);
        }
        let second = self.checkers & self.checkers.minus(children.splat(1));
        self.check_mask = answers.where_none(second) | self.check_mask.where_none(self.checkers);
    }
}
