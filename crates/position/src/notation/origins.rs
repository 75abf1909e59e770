//! From where a square can be reached.

use roque_movegen::{Bitboard, Board, MoveVisitor, PawnStep, PieceKind, Selection, Square};

/// The squares from which some men can legally go to one square.
///
/// Castling does not count: in every notation but UCI it is written in its own way.
pub(super) struct Origins {
    to: Square,
    pub(super) squares: Bitboard,
    /// Whether they are pawns that become something there.
    pub(super) promotes: bool,
}

impl Origins {
    /// Those of the men on `men` that can legally go to `to` on `board`.
    #[inline]
    pub(super) fn find(board: &Board, men: Bitboard, to: Square) -> Self {
        let mut origins = Self {
            to,
            squares: Bitboard::EMPTY,
            promotes: false,
        };
        if men.any() {
            let selection = Selection::ALL.from_squares(men).to_squares(to.bitboard());
            board.visit_moves(selection, &mut origins);
        }
        origins
    }
}

impl MoveVisitor for Origins {
    fn piece(&mut self, _kind: PieceKind, from: Square, _targets: Bitboard) {
        self.squares |= from.bitboard();
    }

    fn pawns(&mut self, step: PawnStep, _targets: Bitboard) {
        self.squares |= step.origin(self.to).bitboard();
    }

    fn promotions(&mut self, step: PawnStep, _targets: Bitboard) {
        self.squares |= step.origin(self.to).bitboard();
        self.promotes = true;
    }

    fn en_passant(&mut self, from: Square, _to: Square) {
        self.squares |= from.bitboard();
    }

    fn castling(&mut self, _king: Square, _rook: Square) {}
}
