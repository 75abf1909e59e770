//! The touched piece: what it binds to (FIDE article 4).

use roque_movegen::{Color, Move, MoveList, Piece, PieceKind, Square};

use super::{Game, Outcome, Refusal};

/// What the player to move is bound to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Binding {
    /// To move this own man (FIDE 4.3.1).
    Move {
        /// The man.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// To capture this man of the opponent's (FIDE 4.3.2).
    Capture {
        /// The man.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// To capture the one with the other (FIDE 4.3.3).
    CaptureWith {
        /// Where the own man stands.
        from: Square,
        /// The opponent's man.
        captured: Piece,
        /// Where that stands.
        square: Square,
    },
    /// To castle with this rook (FIDE 4.4.1).
    Castle {
        /// Where the rook stands.
        rook: Square,
    },
    /// To make the move that was announced with a wrong claim (FIDE 9.5.3).
    Announced(Move),
}

/// Nothing can be touched there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TouchError {
    /// The game is over.
    GameOver(Outcome),
    /// Only the player to move touches and adjusts pieces (FIDE 4.2.1 and 4.3).
    NotYourTurn {
        /// Who has touched one.
        player: Color,
    },
    /// No piece stands there.
    EmptySquare(Square),
}

/// Touched pieces.
impl Game {
    /// The player to move touches the piece on `square` to move or capture it; what that player is
    /// bound to do now, if it is anything.
    ///
    /// Of several touched pieces the first counts that can be moved or captured; an own piece and one
    /// of the opponent's together mean to capture the one with the other if that is legal; king and
    /// then rook mean castling, or if that is illegal another move with the king, and a rook and then the
    /// king rule out castling with that rook (FIDE 4.3 and 4.4). A player who can do nothing with what was
    /// touched is free (FIDE 4.5). In check only moves that answer it count, as no others are legal.
    ///
    /// An opponent's offer of a draw is refused by touching (FIDE 9.1.2.1), and nothing can be claimed
    /// any more on this move (FIDE 9.4).
    ///
    /// # Errors
    ///
    /// [`TouchError`] if the game is over or no piece stands there.
    ///
    /// ```
    /// use roque_position::{Binding, Game, Refusal};
    /// use roque_position::movegen::{Move, Square};
    ///
    /// let mut game = Game::default();
    /// game.adjust(Square::D1)?;
    /// assert_eq!(game.touch(Square::A1)?, None); // This rook cannot move.
    /// let binding = game.touch(Square::G1)?;
    /// assert!(matches!(binding, Some(Binding::Move { square: Square::G1, .. })));
    /// let refusal = game.attempt(Move::new(Square::E2, Square::E4)).unwrap_err();
    /// assert_eq!(refusal.to_string(), "the white knight on g1 was touched and must be moved");
    /// game.attempt(Move::new(Square::G1, Square::F3)).unwrap();
    /// # Ok::<(), roque_position::TouchError>(())
    /// ```
    pub fn touch(&mut self, square: Square) -> Result<Option<Binding>, TouchError> {
        self.touch_by(self.position().turn(), square)
    }

    /// A player [touches](Self::touch) the piece on `square`, be it that player's turn or not.
    ///
    /// # Errors
    ///
    /// [`TouchError`].
    pub fn touch_by(
        &mut self,
        player: Color,
        square: Square,
    ) -> Result<Option<Binding>, TouchError> {
        self.adjust_by(player, square)?;
        self.note_touched(square);
        Ok(self.binding())
    }

    /// The player to move adjusts the piece on `square`, having said so before (*j'adoube*): it binds
    /// to nothing (FIDE 4.2.1).
    ///
    /// # Errors
    ///
    /// [`TouchError`] if the game is over or no piece stands there.
    pub fn adjust(&self, square: Square) -> Result<(), TouchError> {
        self.adjust_by(self.position().turn(), square)
    }

    /// A player [adjusts](Self::adjust) the piece on `square`, be it that player's turn or not.
    ///
    /// # Errors
    ///
    /// [`TouchError`].
    pub fn adjust_by(&self, player: Color, square: Square) -> Result<(), TouchError> {
        self.in_progress().map_err(TouchError::GameOver)?;
        if player != self.position().turn() {
            return Err(TouchError::NotYourTurn { player });
        }
        match self.position().board().piece_at(square) {
            Some(_) => Ok(()),
            None => Err(TouchError::EmptySquare(square)),
        }
    }

    /// What the player to move is bound to do, if it is anything.
    pub fn binding(&self) -> Option<Binding> {
        if let Some(mv) = self.table.announced {
            return Some(Binding::Announced(mv));
        }
        let moves = self.position().legal_moves();
        let castling_rook = self.castling_rook();
        let castling = castling_rook.map(|rook| Binding::Castle { rook });
        let first = castling.into_iter().chain(self.capture_binding());
        let touched = self.table.touched.iter().copied();
        // The rook was touched only to castle: if that is illegal, it is the king alone that binds.
        let touched = touched.filter(|&square| castling_rook != Some(square));
        let single = touched.filter_map(|square| {
            let piece = self.position().board().piece_at(square)?;
            Some(if piece.color == self.position().turn() {
                Binding::Move { piece, square }
            } else {
                Binding::Capture { piece, square }
            })
        });
        first
            .chain(single)
            .find(|&binding| moves.iter().any(|&mv| self.satisfies(binding, mv)))
    }

    /// The legal moves that the player to move may make, as touched pieces bind.
    pub fn permitted_moves(&self) -> MoveList {
        let moves = self.position().legal_moves().into_iter();
        moves.filter(|&mv| self.check_touched(mv).is_ok()).collect()
    }

    /// Checks that touched pieces do not forbid the legal move `mv`.
    pub(super) fn check_touched(&self, mv: Move) -> Result<(), Refusal> {
        match self.binding() {
            Some(binding) if !self.satisfies(binding, mv) => Err(Refusal::Bound(binding)),
            None if self.is_spoilt_castling(mv) => Err(Refusal::RookTouchedFirst { rook: mv.to() }),
            _ => Ok(()),
        }
    }

    pub(super) fn note_touched(&mut self, square: Square) {
        let player = self.position().turn();
        self.table.refuse_offer_to(player);
        if !self.table.touched.contains(&square) {
            self.table.touched.push(square);
        }
    }

    fn satisfies(&self, binding: Binding, mv: Move) -> bool {
        let position = self.position();
        let captures = |square| position.captured_square(mv) == Some(square);
        let does = match binding {
            Binding::Announced(announced) => return mv == announced,
            Binding::Move { square, .. } => mv.from() == square,
            Binding::Capture { square, .. } => captures(square),
            Binding::CaptureWith { from, square, .. } => mv.from() == from && captures(square),
            Binding::Castle { rook } => self.is_castling(mv) && mv.to() == rook,
        };
        does && !self.is_spoilt_castling(mv)
    }

    /// The rook that was touched next after the king, which was the first of the own men.
    fn castling_rook(&self) -> Option<Square> {
        let mut own = self.touched_of(true);
        let is = |square, kind| self.position().board().of_kind(kind).contains(square);
        let king = own.next().filter(|&square| is(square, PieceKind::King));
        let rook = own.next().filter(|&square| is(square, PieceKind::Rook));
        king.and(rook)
    }

    /// An own man and one of the opponent's were touched.
    fn capture_binding(&self) -> Option<Binding> {
        let from = self.touched_of(true).next()?;
        let square = self.touched_of(false).next()?;
        let captured = self.position().board().piece_at(square)?;
        Some(Binding::CaptureWith {
            from,
            captured,
            square,
        })
    }

    /// Whether `mv` castles with a rook that was touched before the king (FIDE 4.4.2), unless nothing
    /// else is legal.
    fn is_spoilt_castling(&self, mv: Move) -> bool {
        let others = |other: &Move| !self.castles_with_rook_touched_first(*other);
        self.castles_with_rook_touched_first(mv) && self.position().legal_moves().iter().any(others)
    }

    fn castles_with_rook_touched_first(&self, mv: Move) -> bool {
        let touched = |square| {
            let mut squares = self.table.touched.iter();
            squares.position(|&other| other == square)
        };
        self.is_castling(mv)
            && touched(mv.to())
                .is_some_and(|rook| touched(mv.from()).is_none_or(|king| rook < king))
    }

    fn is_castling(&self, mv: Move) -> bool {
        let position = self.position();
        position.board().of_color(position.turn()).contains(mv.to())
    }

    /// The touched squares with the player's own men, or with the opponent's.
    fn touched_of(&self, own: bool) -> impl Iterator<Item = Square> {
        let men = self.position().board().of_color(self.position().turn());
        let touched = self.table.touched.iter().copied();
        touched.filter(move |&square| men.contains(square) == own)
    }
}
