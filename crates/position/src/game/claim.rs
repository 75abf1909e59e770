//! Draws that a player may claim.

use super::{Game, Outcome, Reason};
use crate::legality::{Attempt, BrokenRule};
use roque_movegen::{Color, Move};

/// A draw that does not come by itself: the player to move may claim it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The same position occurs at least the third time (FIDE 9.2).
    ThreefoldRepetition,
    /// Each player has made 50 moves without a capture or a pawn move (FIDE 9.3).
    FiftyMoves,
}

impl Claim {
    /// All claims.
    pub const ALL: [Self; 2] = [Self::ThreefoldRepetition, Self::FiftyMoves];

    /// How often a position must occur, or how many half-moves must have been made.
    const fn needed(self) -> u32 {
        match self {
            Self::ThreefoldRepetition => 3,
            Self::FiftyMoves => 100,
        }
    }
}

/// A claim does not end the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimError {
    /// The game is over.
    GameOver(Outcome),
    /// A draw is claimed by the player to move (FIDE 9.2 and 9.3).
    NotYourTurn {
        /// Who has claimed one.
        player: Color,
    },
    /// Who has touched a piece has lost the right to claim on that move (FIDE 9.4).
    PieceTouched,
    /// The announced move is illegal.
    Illegal(BrokenRule),
    /// The announced move ends the game by itself, so that there is nothing left to claim.
    MoveEndsGame(Move),
    /// The claim is wrong; the game goes on.
    Unfounded {
        /// What was claimed.
        claim: Claim,
        /// How often the position has occurred, or how many half-moves without a capture or a pawn
        /// move were made; the announced move included.
        count: u32,
    },
}

/// Claims, which are made by the player to move.
impl Game {
    /// What the player to move may claim now, because it has just come about (FIDE 9.2.2 and 9.3.2).
    ///
    /// ```
    /// use roque_position::{Claim, Game};
    ///
    /// let mut game = Game::default();
    /// for text in "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1".split(' ') {
    ///     game.play(game.position().parse_uci(text)?)?;
    /// }
    /// assert_eq!(game.open_claims().next(), None);
    /// // It would come about with the next move.
    /// let back = game.position().parse_uci("f6g8")?;
    /// assert!(game.open_claims_with(back).eq([Claim::ThreefoldRepetition]));
    /// game.play(back)?;
    /// assert!(game.open_claims().eq([Claim::ThreefoldRepetition]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open_claims(&self) -> impl Iterator<Item = Claim> {
        let possible = self.outcome.is_none() && self.table.touched.is_empty();
        let founded = move |claim: &Claim| possible && self.count(*claim) >= claim.needed();
        Claim::ALL.into_iter().filter(founded)
    }

    /// What the player to move may claim by announcing the legal move `mv`, because it comes about
    /// with it (FIDE 9.2.1 and 9.3.1).
    ///
    /// Nothing if `mv` leaves the opponent without a legal move: then the game is over by itself.
    pub fn open_claims_with(&self, mv: Move) -> impl Iterator<Item = Claim> {
        let possible =
            self.outcome.is_none() && self.table.touched.is_empty() && !self.ends_game(mv);
        let founded =
            move |claim: &Claim| possible && self.count_with(*claim, mv) >= claim.needed();
        Claim::ALL.into_iter().filter(founded)
    }

    /// Claims a draw that has come about with the opponent's last move.
    ///
    /// If the claim is right the game is drawn at once (FIDE 9.5.2).
    ///
    /// # Errors
    ///
    /// [`ClaimError`]. A wrong claim is an offer of a draw by the FIDE Laws (9.1.2.3), as far as the
    /// player may offer one.
    ///
    /// ```
    /// use roque_position::{Claim, ClaimError, Game, Position, Reason, Rules};
    ///
    /// let start = Position::from_fen("8/8/4k3/8/8/3RK3/8/8 w - - 99 80")?;
    /// let mut game = Game::new(start, Rules::fide());
    /// let error = game.claim(Claim::FiftyMoves).unwrap_err();
    /// assert_eq!(error, ClaimError::Unfounded { claim: Claim::FiftyMoves, count: 99 });
    /// game.play(game.position().parse_uci("d3d2")?)?;
    /// assert_eq!(game.claim(Claim::FiftyMoves).unwrap().reason, Reason::FiftyMoves);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn claim(&mut self, claim: Claim) -> Result<Outcome, ClaimError> {
        self.claim_by(self.position().turn(), claim)
    }

    /// A player [claims](Self::claim) a draw, be it that player's turn or not.
    ///
    /// # Errors
    ///
    /// [`ClaimError`].
    pub fn claim_by(&mut self, player: Color, claim: Claim) -> Result<Outcome, ClaimError> {
        self.check_claimable(player)?;
        let count = self.count(claim);
        if count < claim.needed() {
            return Err(self.unfounded(claim, count));
        }
        Ok(self.end_drawn(self.reason(claim)))
    }

    /// Claims a draw that comes about with the move that is announced for it (FIDE 9.2.1 and 9.3.1).
    ///
    /// The move is written down and not made. If the claim is right the game is drawn at once.
    ///
    /// # Errors
    ///
    /// [`ClaimError`], as for [`claim`](Self::claim). After a wrong claim the announced move must be
    /// made (FIDE 9.5.3): [`attempt`](Self::attempt) accepts no other.
    pub fn claim_with(
        &mut self,
        claim: Claim,
        announced: impl Into<Attempt>,
    ) -> Result<Outcome, ClaimError> {
        self.claim_with_by(self.position().turn(), claim, announced)
    }

    /// A player [claims](Self::claim_with) a draw with a move, be it that player's turn or not.
    ///
    /// # Errors
    ///
    /// [`ClaimError`].
    pub fn claim_with_by(
        &mut self,
        player: Color,
        claim: Claim,
        announced: impl Into<Attempt>,
    ) -> Result<Outcome, ClaimError> {
        self.check_claimable(player)?;
        let mv = self.explain(announced).map_err(ClaimError::Illegal)?;
        if self.ends_game(mv) {
            return Err(ClaimError::MoveEndsGame(mv));
        }
        let count = self.count_with(claim, mv);
        if count < claim.needed() {
            self.table.announced = Some(mv);
            return Err(self.unfounded(claim, count));
        }
        self.history.play_unchecked(mv);
        let reason = self.reason(claim);
        self.history.undo();
        Ok(self.end_drawn(reason))
    }

    fn check_claimable(&self, player: Color) -> Result<(), ClaimError> {
        self.in_progress().map_err(ClaimError::GameOver)?;
        if player != self.position().turn() {
            Err(ClaimError::NotYourTurn { player })
        } else if self.table.touched.is_empty() {
            Ok(())
        } else {
            Err(ClaimError::PieceTouched)
        }
    }

    fn ends_game(&self, mv: Move) -> bool {
        self.position().play_unchecked(mv).board().has_no_moves()
    }

    fn count(&self, claim: Claim) -> u32 {
        match claim {
            Claim::ThreefoldRepetition => self.history.occurrences(),
            Claim::FiftyMoves => self.position().halfmove_clock(),
        }
    }

    fn count_with(&self, claim: Claim, mv: Move) -> u32 {
        match claim {
            Claim::ThreefoldRepetition => self.history.occurrences_after(mv),
            Claim::FiftyMoves => self.position().play_unchecked(mv).halfmove_clock(),
        }
    }

    fn reason(&self, claim: Claim) -> Reason {
        match claim {
            Claim::ThreefoldRepetition => Reason::ThreefoldRepetition {
                perpetual_check_by: self.history.perpetual_check(),
            },
            Claim::FiftyMoves => Reason::FiftyMoves,
        }
    }

    fn unfounded(&mut self, claim: Claim, count: u32) -> ClaimError {
        let player = self.position().turn();
        // By the traditional rules nobody may offer before moving.
        if self.may_offer(player).is_ok() {
            self.offer(player);
        }
        ClaimError::Unfounded { claim, count }
    }
}
