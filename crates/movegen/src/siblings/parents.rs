//! What the kernels have to know of a position.

use super::calmness::before_promotion;
use super::rays::{NEIGHBOURHOODS, RAYS};
use crate::attacks;
use crate::board::{Board, castling_paths};
use crate::generate::Threats;
use crate::geometry::Bitboard;
use crate::leaf::{CalmParent, Castling, Parent, Ray};
use crate::side::Side;

/// What the kernel has to know of `board`, on which `S` is to move.
#[inline(always)]
pub(super) fn parent_of<S: Side>(board: &Board) -> Parent {
    let men = &board.placement;
    let theirs = board.of_color(S::COLOR);
    let ours = board.of_color(!S::COLOR);
    let king = board.king(!S::COLOR);
    // A promotion brings a knight, bishop, rook or queen.
    let promotes = (men.pawns & theirs).intersects(before_promotion(S::COLOR));
    let mut castlings = [None; 2];
    for (castling, rook) in castlings.iter_mut().zip(board.rights.rooks_of(!S::COLOR)) {
        let (king_path, rook_path) = castling_paths(!S::COLOR, king, rook);
        *castling = Some(Castling {
            rook: rook.bitboard().0,
            path: (king_path | rook_path).without(king).without(rook).0,
            king_path: king_path.0,
        });
    }
    Parent {
        occupied: board.occupied().0,
        ours: ours.0,
        our_pawns: (men.pawns & ours).0,
        our_diagonals: (men.diagonals & ours).0,
        our_orthogonals: (men.orthogonals & ours).0,
        their_pawns: (men.pawns & theirs).0,
        their_knights: (men.knights & theirs).0,
        their_diagonals: (men.diagonals & theirs).0,
        their_orthogonals: (men.orthogonals & theirs).0,
        their_king: (men.kings & theirs).0,
        king_steps: attacks::king(king).0,
        knight_checks: attacks::knight(king).0,
        pawn_checks: attacks::pawn(!S::COLOR, king).0,
        rays: &RAYS[king.index()],
        may_promote: (men.pawns & ours).intersects(before_promotion(!S::COLOR)),
        // When we castle, our king goes up to five files from where it stands.
        kings_meet: NEIGHBOURHOODS[king.index()].contains(board.king(S::COLOR))
            || (board.rights.rooks_of(!S::COLOR).any()
                && NEAR_BACK_RANK[(!S::COLOR).index()].contains(board.king(S::COLOR))),
        has_knights: promotes || men.knights.intersects(theirs),
        has_diagonals: promotes || men.diagonals.any(),
        has_orthogonals: promotes || men.orthogonals.any(),
        our_knights: men.knights & ours,
        knight_attacks: &attacks::KNIGHT,
        castlings,
    }
}

/// By color, the squares from which one move brings an enemy king to attack the back rank.
const NEAR_BACK_RANK: [Bitboard; 2] = [
    Bitboard(0x0000_0000_00ff_ffff),
    Bitboard(0xffff_ff00_0000_0000),
];

/// What has to be known of `board`, on which `S` is to move, to count the replies to calm moves; with our
/// men that are pinned after a pass.
#[inline(always)]
pub(super) fn calm_parent_of<S: Side>(board: &Board, pins: &Threats) -> CalmParent {
    let men = &board.placement;
    let ours = board.of_color(!S::COLOR);
    let king = board.king(!S::COLOR);
    let rays = &RAYS[king.index()];
    let line = |ray: Ray| Bitboard(rays[ray as usize] | rays[ray.opposite() as usize]);
    let pinned = pins.along_files_and_ranks | pins.along_diagonals;
    let free = ours - pinned;
    let on_file = free | (ours & pins.along_files_and_ranks & line(Ray::North));
    let on_rank = free | (ours & pins.along_files_and_ranks & line(Ray::East));
    let rising = free | (ours & pins.along_diagonals & line(Ray::NorthEast));
    let falling = free | (ours & pins.along_diagonals & line(Ray::NorthWest));
    let (pawns, orthogonals, diagonals) = (men.pawns, men.orthogonals, men.diagonals);
    CalmParent {
        occupied: board.occupied().0,
        ours: ours.0,
        on_file: (orthogonals & on_file).0,
        on_rank: (orthogonals & on_rank).0,
        rising: (diagonals & rising).0,
        falling: (diagonals & falling).0,
        pawns_on_file: (pawns & on_file).0,
        pawns_rising: (pawns & rising).0,
        pawns_falling: (pawns & falling).0,
        may_promote: (pawns & ours).intersects(before_promotion(!S::COLOR)),
        knights: men.knights & free,
        knight_attacks: &attacks::KNIGHT,
    }
}
