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
        let mut lines = Lines::nothing(children);
        if parent.needs(Movement::ORTHOGONAL) {
            threats.on_files_and_ranks(children, orthogonals, their_orthogonals, &mut lines);
        }
        if parent.needs(Movement::DIAGONAL) {
            threats.on_diagonals(children, diagonals, their_diagonals, &mut lines);
        }
        threats.checkers = stepping | lines.checkers;
        // Checks are rare: what answers them is worked out only if a lane has one.
        if threats.checkers.any() {
            threats.answer(children, &lines);
        }
        threats
    }

    /// The check mask, and the squares behind the king.
    #[inline(always)]
    fn answer(&mut self, children: &Children<'_, L>, lines: &Lines<L>) {
        let answers = self.checkers | (lines.met & !children.occupied);
        let second = self.checkers & self.checkers.minus(children.splat(1));
        self.check_mask = answers.where_none(second) | self.check_mask.where_none(self.checkers);
        self.attacked = self.attacked | (lines.steps & !lines.checkers);
    }

    /// Adds what their pawns, knights and king attack; returns those that give check.
    #[inline(always)]
    fn by_steps<S: Side>(&mut self, children: &Children<'_, L>) -> L {
        let parent = children.parent;
        let their_pawns = children.theirs(parent.their_pawns, Movement::PAWN);
        self.attacked = pawn_attacks::<S::Opponent, L>(children.proof, their_pawns);
        let mut checkers = children.splat(parent.pawn_checks) & their_pawns;
        if parent.needs(Movement::KNIGHT) {
            let their_knights = children.theirs(parent.their_knights, Movement::KNIGHT);
            self.attacked = self.attacked | knight_attacks(children.proof, their_knights);
            checkers = checkers | (children.splat(parent.knight_checks) & their_knights);
        }
        if parent.needs(Movement::KING) {
            let their_king = children.theirs(parent.their_king, Movement::KING);
            self.attacked = self.attacked | king_attacks(children.proof, their_king);
        }
        checkers
    }

    /// Adds what `sliders` attack on files and ranks.
    #[inline(always)]
    fn on_files_and_ranks(
        &mut self,
        children: &Children<'_, L>,
        attacks: &Orthogonals<L>,
        sliders: L,
        lines: &mut Lines<L>,
    ) {
        let file = (attacks.north(sliders), attacks.south(sliders));
        let rank = (attacks.east(sliders), attacks.west(sliders));
        self.pinned_on_file = lines.add(children, (Ray::North, Ray::South), file, sliders);
        self.pinned_on_rank = lines.add(children, (Ray::East, Ray::West), rank, sliders);
        self.attacked = self.attacked | file.0 | file.1 | rank.0 | rank.1;
    }

    /// The same on diagonals.
    #[inline(always)]
    fn on_diagonals(
        &mut self,
        children: &Children<'_, L>,
        attacks: &Diagonals<L>,
        sliders: L,
        lines: &mut Lines<L>,
    ) {
        let rising = (attacks.north_east(sliders), attacks.south_west(sliders));
        let falling = (attacks.north_west(sliders), attacks.south_east(sliders));
        self.pinned_rising = lines.add(children, (Ray::NorthEast, Ray::SouthWest), rising, sliders);
        self.pinned_falling =
            lines.add(children, (Ray::NorthWest, Ray::SouthEast), falling, sliders);
        self.attacked = self.attacked | rising.0 | rising.1 | falling.0 | falling.1;
    }
}

/// What their sliders do along the lines of our king.
struct Lines<L> {
    /// Those that give check.
    checkers: L,
    /// What both our king and a slider see that look at each other: the squares between them if they are
    /// empty, or the only man.
    met: L,
    /// The neighbours of our king on lines with a check. The one before it is attacked if it is not the
    /// checker, and the king does not shadow the one behind it.
    steps: L,
}

impl<L: Lanes> Lines<L> {
    #[inline(always)]
    fn nothing(children: &Children<'_, L>) -> Self {
        let none = children.splat(0);
        Self {
            checkers: none,
            met: none,
            steps: none,
        }
    }

    /// Adds the line of two opposite rays, in whose directions `sliders` attack these squares; returns our
    /// men that are pinned on it: a man is if it is the only one between our king and a slider.
    #[inline(always)]
    fn add(
        &mut self,
        children: &Children<'_, L>,
        (up, down): (Ray, Ray),
        (attacked_up, attacked_down): (L, L),
        sliders: L,
    ) -> L {
        let (above, below) = (children.seen_by_king(up), children.seen_by_king(down));
        let met = (above & attacked_down) | (below & attacked_up);
        let checkers = (above | below) & sliders;
        let rays = children.parent.rays;
        let steps = children.parent.king_steps & (rays[up as usize] | rays[down as usize]);
        self.checkers = self.checkers | checkers;
        self.met = self.met | met;
        self.steps = self.steps | children.splat(steps).where_any(checkers);
        children.ours & met
    }
}
