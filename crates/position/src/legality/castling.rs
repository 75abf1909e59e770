//! Castling judged, rule by rule.

use roque_movegen::attacks::between;
use roque_movegen::{File, Move, PieceKind, Square, Wing};

use super::safety::threat;
use super::{BrokenRule, Moved};
use crate::castling::CastlingMode;
use crate::position::Position;

/// The king is to castle on a wing, or with a certain rook.
#[derive(Clone, Copy)]
pub(super) struct CastlingAttempt {
    wing: Wing,
    /// The rook that is to take part: it has the right, or would have it had nothing moved.
    rook: Option<Square>,
}

impl CastlingAttempt {
    /// Castling on `wing`: with the rook that has the right, or else with that which would have it.
    pub(super) fn on(position: &Position, wing: Wing) -> Self {
        let (board, player) = (position.board(), position.turn());
        let right = board.castling_rook(player, wing);
        let rook = right.or_else(|| rook_on(position, wing));
        Self { wing, rook }
    }

    /// The castling that the king's move `mv` means, if it means one.
    ///
    /// In standard chess the king goes two squares from where it starts, or takes a rook in its
    /// corner; in Chess960 it takes an own rook on the back rank.
    pub(super) fn meant_by(position: &Position, mv: Move) -> Option<Self> {
        let (king, to) = (mv.from(), mv.to());
        let rank = position.turn().back_rank();
        if king.rank() != rank || to.rank() != rank || king == to {
            return None;
        }
        let wing = Wing::of(king, to);
        let own_rooks = position.board().pieces(position.turn(), PieceKind::Rook);
        match position.castling_mode() {
            CastlingMode::Standard => {
                let at_home = king.file() == File::E;
                let corner = own_rooks.contains(to) && to.file() == corner(wing);
                let means = at_home && (to.file() == wing.king_file() || corner);
                means.then(|| Self::on(position, wing))
            }
            CastlingMode::Chess960 => own_rooks.contains(to).then_some(Self {
                wing,
                rook: Some(to),
            }),
        }
    }
}

/// The rook with which the player to move would castle on `wing` if nothing had moved: in standard
/// chess that in the corner, in Chess960 the outermost beside the king.
fn rook_on(position: &Position, wing: Wing) -> Option<Square> {
    let (board, player) = (position.board(), position.turn());
    let king = board.king(player);
    let rank = player.back_rank();
    let rooks = board.pieces(player, PieceKind::Rook) & rank.bitboard();
    match position.castling_mode() {
        CastlingMode::Standard => {
            Some(Square::new(corner(wing), rank)).filter(|&rook| rooks.contains(rook))
        }
        CastlingMode::Chess960 => match wing {
            Wing::King => rooks.last(),
            Wing::Queen => rooks.first(),
        }
        .filter(|&rook| king.rank() == rank && Wing::of(king, rook) == wing),
    }
}

const fn corner(wing: Wing) -> File {
    match wing {
        Wing::King => File::H,
        Wing::Queen => File::A,
    }
}

impl Position {
    pub(super) fn castle(&self, attempt: CastlingAttempt) -> Result<Move, BrokenRule> {
        let rook = self.check_castling_right(attempt)?;
        let mv = Move::new(self.board().king(self.turn()), rook);
        self.check_castling_way(mv)?;
        self.check_castling_safety(mv)?;
        Ok(mv)
    }

    fn check_castling_right(&self, attempt: CastlingAttempt) -> Result<Square, BrokenRule> {
        let (board, player) = (self.board(), self.turn());
        let rights = board.castling_rights().rooks_of(player);
        let king = board.king(player);
        let king_has_left = king.rank() != player.back_rank()
            || (self.castling_mode() == CastlingMode::Standard && king.file() != File::E);
        let moved = match attempt.rook {
            Some(rook) if rights.contains(rook) => return Ok(rook),
            _ if king_has_left => Moved::King,
            None => {
                let wing = attempt.wing;
                return Err(BrokenRule::NoCastlingRook { player, wing });
            }
            // While the king has another right, it has not moved.
            Some(rook) if rights.any() => Moved::Rook(rook),
            Some(rook) => Moved::KingOrRook(rook),
        };
        Err(BrokenRule::CastlingRightLost { player, moved })
    }

    fn check_castling_way(&self, mv: Move) -> Result<(), BrokenRule> {
        let (king, rook) = (mv.from(), mv.to());
        let (king_to, rook_to) = targets(king, rook);
        let way = between(king, rook)
            | between(king, king_to).with(king_to)
            | between(rook, rook_to).with(rook_to);
        match self.nearest(king, way.without(king).without(rook)) {
            Some((at, by)) => Err(BrokenRule::CastlingBlocked { by, at }),
            None => Ok(()),
        }
    }

    fn check_castling_safety(&self, mv: Move) -> Result<(), BrokenRule> {
        let (king, rook) = (mv.from(), mv.to());
        let board = self.board();
        let enemy = !board.turn();
        if let Some(threat) = threat(board, board.checkers(), king) {
            return Err(BrokenRule::CastlingOutOfCheck { threat });
        }
        let (king_to, _) = targets(king, rook);
        let occupied = board.occupied().without(king);
        let crossed = between(king, king_to)
            .into_iter()
            .filter_map(|square| {
                let attackers = board.attackers_through(square, enemy, occupied);
                threat(board, attackers, square)
            })
            .min_by_key(|threat| between(king, threat.target).len());
        if let Some(threat) = crossed {
            return Err(BrokenRule::CastlingThroughCheck { threat });
        }
        let after = board.play_unchecked(mv);
        match threat(board, after.attackers(king_to, enemy), king_to) {
            Some(threat) => Err(BrokenRule::CastlingIntoCheck { threat }),
            None => Ok(()),
        }
    }
}

/// The squares on which king and rook stand after castling (FIDE 3.8.2 and Guidelines II, Chess960).
fn targets(king: Square, rook: Square) -> (Square, Square) {
    let wing = Wing::of(king, rook);
    (
        Square::new(wing.king_file(), king.rank()),
        Square::new(wing.rook_file(), king.rank()),
    )
}
