//! Who attacks what: checkers, pins, attackers of a square.

use crate::attacks::{self, DefaultSliders, Sliders, between};
use crate::board::Board;
use crate::geometry::{Bitboard, Square};
use crate::piece::Color;

/// Threats.
impl Board {
    /// The enemy men that give check to the player to move.
    #[inline]
    pub fn checkers(&self) -> Bitboard {
        self.attackers(self.king(self.turn), !self.turn)
    }

    /// Whether the player to move is in check.
    #[inline]
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// The men of `color` that attack `square`, whatever stands there; pinned men attack too
    /// (FIDE 3.1.3).
    ///
    /// ```
    /// use roque_movegen::{bitboard, Board, Color, Square};
    ///
    /// assert_eq!(Board::START.attackers(Square::F3, Color::White), bitboard!(G1, E2, G2));
    /// ```
    #[inline]
    pub fn attackers(&self, square: Square, color: Color) -> Bitboard {
        self.attackers_through(square, color, self.occupied())
    }

    /// The men of `color` that would attack `square` if `occupied` were occupied.
    #[inline]
    pub fn attackers_through(&self, square: Square, color: Color, occupied: Bitboard) -> Bitboard {
        let men = &self.placement;
        let sliders = DefaultSliders::default();
        let attackers = (attacks::pawn(!color, square) & men.pawns)
            | (attacks::knight(square) & men.knights)
            | (attacks::king(square) & men.kings)
            | (sliders.bishop(square, occupied) & men.diagonals)
            | (sliders.rook(square, occupied) & men.orthogonals);
        attackers & self.of_color(color)
    }

    /// The men of `color` that stand alone between their king and an enemy slider.
    ///
    /// A pinned man may move on the line of the pin only.
    #[inline]
    pub fn pinned(&self, color: Color) -> Bitboard {
        self.blockers_before(color, !color) & self.of_color(color)
    }

    /// The men of either color that stand alone between `color`'s king and a slider of `attacker`.
    fn blockers_before(&self, color: Color, attacker: Color) -> Bitboard {
        let king = self.king(color);
        let men = &self.placement;
        let sliders = DefaultSliders::default();
        let snipers = (sliders.bishop(king, Bitboard::EMPTY) & men.diagonals)
            | (sliders.rook(king, Bitboard::EMPTY) & men.orthogonals);
        (snipers & self.of_color(attacker))
            .into_iter()
            .map(|sniper| between(king, sniper) & self.occupied())
            .filter(|blockers| !blockers.more_than_one())
            .fold(Bitboard::EMPTY, |all, blocker| all | blocker)
    }
}
