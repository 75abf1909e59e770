//! The classes of positions and moves that have to be met often enough for agreement to mean something.

use crate::tally::classes;

classes! {
    /// A class of positions, or of legal moves in them.
    Positions: "positions", 200_000;
    StandardStarts: "positions after the standard start", 50_000;
    Chess960Starts: "positions after Chess960 starts", 50_000;
    DoubleChess960Starts: "positions after double Chess960 starts", 50_000;
    Composed: "positions after composed starts", 30_000;
    Chess960Rights: "positions with rights off the standard squares", 20_000;
    PinnedOnDiagonal: "men pinned on a diagonal", 6_000;
    PinnedOnFile: "men pinned on a file", 4_000;
    PinnedOnRank: "men pinned on a rank", 3_000;
    Check: "positions in check", 10_000;
    DoubleCheck: "positions in double check", 150;
    Mate: "mates", 200;
    Stalemate: "stalemates", 20;
    OutOfCheck: "castlings forbidden out of check", 500;
    ThroughCheck: "castlings forbidden through or into check", 1_000;
    PinnedRook: "castlings forbidden by a rook pinned on the rank", 50;
    EnPassantOpensRank: "en passant captures forbidden since both pawns leave the king's rank", 50;
    EnPassantPinned: "en passant captures forbidden by a pin of the capturing pawn", 50;
    EnPassantInCheck: "en passant captures forbidden in check", 50;
    Moves: "legal moves", 5_000_000;
    Captures: "captures", 500_000;
    EnPassant: "en passant captures", 1_500;
    EnPassantAnswersCheck: "en passant captures out of check", 50;
    EnPassantAlongPin: "en passant captures along a pin", 50;
    EnPassantGivesCheck: "en passant captures giving check", 50;
    StandardKingWing: "standard castlings on the king's wing", 500;
    StandardQueenWing: "standard castlings on the queen's wing", 400;
    Chess960KingWing: "Chess960 castlings on the king's wing", 1_000;
    Chess960QueenWing: "Chess960 castlings on the queen's wing", 1_000;
    KingStays: "castlings in which the king stays", 200;
    RookStays: "castlings in which the rook stays", 200;
    KingAndRookSwap: "castlings in which king and rook swap", 200;
    CastlingGivesCheck: "castlings giving check", 50;
    CastlingChecksOnRank: "castlings giving check along the back rank", 30;
    QuietPromotion: "quiet promotions", 20_000;
    CapturingPromotion: "capturing promotions", 10_000;
    CheckingPromotion: "promotions giving check", 2_000;
    PromotionOnCastlingRook: "promotions capturing a castling rook", 500;
    PinnedManMoves: "moves of pinned men", 10_000;
    DirectCheck: "direct checks given", 100_000;
    DiscoveredCheck: "discovered checks given", 2_000;
    DoubleCheckGiven: "double checks given", 300;
}

/// Classes of which more than this have to be met come of themselves.
const FREQUENT: u64 = 2_000;

impl Tally {
    /// The rare classes of which there are less than `factor` times what has to be met, and a fifth.
    pub(crate) fn short(&self, factor: u64) -> Wishes {
        let is_short = |class: Class| {
            class.least() <= FREQUENT && 5 * self[class] < 6 * factor * class.least()
        };
        Wishes(Class::ALL.map(is_short))
    }
}

/// The classes that games are steered towards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wishes([bool; Class::ALL.len()]);

impl Wishes {
    /// Whether one of them was met.
    pub(crate) fn are_met_by(self, met: &Tally) -> bool {
        Class::ALL
            .into_iter()
            .any(|class| self.0[class as usize] && met[class] > 0)
    }
}
