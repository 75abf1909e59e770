//! Copy-make: a move gives a new position, its key brought forward.

use roque_movegen::{Board, Color, IllegalMove, Move, PieceKind, Square};

use super::Position;
use crate::zobrist;

impl Position {
    /// The position after `mv`.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] if `mv` is not legal here.
    ///
    /// ```
    /// use roque_position::Position;
    /// use roque_position::movegen::{Move, Square};
    ///
    /// let position = Position::start();
    /// let next = position.play(Move::new(Square::G1, Square::F3))?;
    /// assert_eq!(next.halfmove_clock(), 1);
    /// assert!(position.play(Move::new(Square::G1, Square::G3)).is_err());
    /// # Ok::<(), roque_position::movegen::IllegalMove>(())
    /// ```
    #[inline]
    pub fn play(&self, mv: Move) -> Result<Self, IllegalMove> {
        if self.is_legal(mv) {
            Ok(self.play_unchecked(mv))
        } else {
            Err(IllegalMove(mv))
        }
    }

    /// The position after `mv`, which the caller knows to be legal: it comes from this position's
    /// list.
    ///
    /// With any other move the answer is a position without meaning. Nothing unsafe comes of it.
    #[inline]
    #[must_use]
    pub fn play_unchecked(&self, mv: Move) -> Self {
        let board = self.board.play_unchecked(mv);
        let legal_en_passant = zobrist::legal_en_passant(&board);
        let halfmove_clock = if is_zeroing(&self.board, mv) {
            0
        } else {
            self.halfmove_clock.saturating_add(1)
        };
        Self {
            board,
            key: self.key_without_en_passant()
                ^ zobrist::change_by(&self.board, mv)
                ^ zobrist::en_passant(legal_en_passant),
            halfmove_clock,
            fullmove_number: self.next_fullmove_number(),
            mode: self.mode,
            legal_en_passant,
        }
    }

    /// The key after the legal move `mv`, without making it: to fetch what is stored under it early.
    ///
    /// It is exactly the [`key`](Self::key) of the position after `mv`. Only after a double push
    /// beside an enemy pawn the move is made, to see whether the capture is legal.
    ///
    /// ```
    /// use roque_position::Position;
    ///
    /// let position = Position::start();
    /// for &mv in &position.legal_moves() {
    ///     assert_eq!(position.key_after(mv), position.play_unchecked(mv).key());
    /// }
    /// ```
    pub fn key_after(&self, mv: Move) -> u64 {
        self.key128_after(mv) as u64
    }

    /// The 128-bit key after the legal move `mv`; see [`key_after`](Self::key_after).
    pub fn key128_after(&self, mv: Move) -> u128 {
        let key = self.key_without_en_passant() ^ zobrist::change_by(&self.board, mv);
        if zobrist::invites_en_passant(&self.board, mv) {
            let board = self.board.play_unchecked(mv);
            key ^ zobrist::en_passant(zobrist::legal_en_passant(&board))
        } else {
            key
        }
    }

    /// The position after the player to move has passed, if that player is not in check.
    ///
    /// No rule allows it; engines search it. The half-move clock goes on.
    ///
    /// ```
    /// use roque_position::Position;
    ///
    /// let passed = Position::start().null_move().unwrap();
    /// assert_ne!(passed.turn(), Position::start().turn());
    /// ```
    pub fn null_move(&self) -> Option<Self> {
        let board = self.board.null_move()?;
        Some(Self {
            board,
            key: self.key_without_en_passant() ^ zobrist::turn(),
            halfmove_clock: self.halfmove_clock.saturating_add(1),
            fullmove_number: self.next_fullmove_number(),
            mode: self.mode,
            legal_en_passant: None,
        })
    }

    /// The square of the man that the legal move `mv` captures, if it captures one; en passant it is
    /// beside the pawn that captures, not where that goes.
    ///
    /// ```
    /// use roque_position::Position;
    /// use roque_position::movegen::Square;
    ///
    /// let position = Position::from_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")?;
    /// let en_passant = position.parse_uci("e5d6")?;
    /// assert_eq!(position.captured_square(en_passant), Some(Square::D5));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn captured_square(&self, mv: Move) -> Option<Square> {
        let (from, to) = (mv.from(), mv.to());
        let board = &self.board;
        if board.of_color(!board.turn()).contains(to) {
            Some(to)
        } else {
            (board.is_capture(mv)).then(|| Square::new(to.file(), from.rank()))
        }
    }

    fn key_without_en_passant(&self) -> u128 {
        self.key ^ zobrist::en_passant(self.legal_en_passant)
    }

    fn next_fullmove_number(&self) -> u32 {
        match self.turn() {
            Color::White => self.fullmove_number,
            Color::Black => self.fullmove_number.saturating_add(1),
        }
    }
}

/// Whether `mv` sets the half-move clock to zero: a pawn move or a capture (FIDE 9.3).
///
/// Castling "onto" the own rook captures nothing.
fn is_zeroing(board: &Board, mv: Move) -> bool {
    board.of_kind(PieceKind::Pawn).contains(mv.from())
        || board.of_color(!board.turn()).contains(mv.to())
}
