//! What the kernels have to know of a position.

use super::calmness::before_promotion;
use super::rays::{NEIGHBOURHOODS, RAYS};
use crate::attacks;
use crate::board::{Board, castling_paths};
use crate::generate::Threats;
use crate::geometry::{Bitboard, Square};
use crate::leaf::{CalmParent, Castling, Parent, Ray};
use crate::piece::Movement;
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
    // When we castle, our king goes up to five files from where it stands.
    let kings_meet = NEIGHBOURHOODS[king.index()].contains(board.king(S::COLOR))
        || (board.rights.rooks_of(!S::COLOR).any()
            && NEAR_BACK_RANK[(!S::COLOR).index()].contains(board.king(S::COLOR)));
    let we_promote = (men.pawns & ours).intersects(before_promotion(!S::COLOR));
    let part = |part: u8, is_needed: bool| if is_needed { part } else { 0 };
    let parts = part(Movement::PAWN, we_promote)
        | part(Movement::KNIGHT, promotes || men.knights.intersects(theirs))
        | part(Movement::DIAGONAL, promotes || men.diagonals.any())
        | part(Movement::ORTHOGONAL, promotes || men.orthogonals.any())
        | part(Movement::KING, kings_meet);
    let castling = |rook: Square| {
        let (king_path, rook_path) = castling_paths(!S::COLOR, king, rook);
        Castling {
            rook: rook.bitboard().0,
            path: (king_path | rook_path).without(king).without(rook).0,
            king_path: king_path.0,
        }
    };
    let mut rooks = board.rights.rooks_of(!S::COLOR).into_iter();
    // Not written in a loop: what is stored in parts is slow to copy as a whole.
    let castlings = [rooks.next().map(castling), rooks.next().map(castling)];
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
        parts,
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
    let free = ours - pins.pinned();
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
