//! How a game ended, and by which rule.

use roque_movegen::Color;

use super::RuleSet;
use crate::material::MaterialRule;

/// How a game ended: who won, by which rule of which set.
///
/// ```
/// use roque_position::{Game, Position, Reason, Rules, Tongue};
///
/// let mate = Position::from_fen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")?;
/// let mut game = Game::new(mate, Rules::fide());
/// game.play(game.position().parse_uci("a1a8")?)?;
/// let outcome = game.outcome().unwrap();
/// assert_eq!((outcome.reason, outcome.score()), (Reason::Checkmate, "1-0"));
/// assert_eq!(outcome.to_string(), "White wins by checkmate (FIDE, article 5.1.1)");
/// assert_eq!(
///     outcome.say(Tongue::Portuguese).to_string(),
///     "as brancas vencem por xeque-mate (FIDE, artigo 5.1.1)"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won; nobody if it is a draw.
    pub winner: Option<Color>,
    /// By which rule.
    pub reason: Reason,
    /// Of which set.
    pub rules: RuleSet,
}

/// The rule by which a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reason {
    /// The king is in check and there is no legal move (FIDE 5.1.1).
    Checkmate,
    /// There is no legal move, and the king is not in check (FIDE 5.2.1).
    Stalemate,
    /// Nobody has the material to mate (FIDE 5.2.2).
    InsufficientMaterial(MaterialRule),
    /// The position has occurred five times (FIDE 9.6.1).
    FivefoldRepetition,
    /// Each player has made 75 moves without a capture or a pawn move (FIDE 9.6.2).
    SeventyFiveMoves,
    /// A player has claimed that the position occurs for the third time or more (FIDE 9.2).
    ThreefoldRepetition {
        /// The player who has given check with every move since the first of those three times.
        perpetual_check_by: Option<Color>,
    },
    /// A player has claimed that each player has made 50 moves without a capture or a pawn move
    /// (FIDE 9.3).
    FiftyMoves,
    /// A player has resigned (FIDE 5.1.2).
    Resignation {
        /// That player.
        by: Color,
    },
    /// The players have agreed to a draw (FIDE 5.2.3).
    Agreement,
    /// A player has made the irregular move that loses (FIDE 7.5.5).
    IrregularMoves {
        /// That player.
        by: Color,
        /// How many irregular moves that player has made.
        count: u32,
    },
}

impl Reason {
    /// The article of the FIDE Laws of 2023.
    pub const fn article(self) -> &'static str {
        match self {
            Self::Checkmate => "5.1.1",
            Self::Stalemate => "5.2.1",
            Self::InsufficientMaterial(_) => "5.2.2",
            Self::FivefoldRepetition => "9.6.1",
            Self::SeventyFiveMoves => "9.6.2",
            Self::ThreefoldRepetition { .. } => "9.2",
            Self::FiftyMoves => "9.3",
            Self::Resignation { .. } => "5.1.2",
            Self::Agreement => "5.2.3",
            Self::IrregularMoves { .. } => "7.5.5",
        }
    }
}

impl Outcome {
    /// The score as a tag of PGN says it: `1-0`, `0-1` or `1/2-1/2`.
    pub const fn score(self) -> &'static str {
        match self.winner {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}
