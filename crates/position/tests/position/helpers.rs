//! What several of these tests share.

use roque_position::{CastlingRules, FenReading, Judged, Position, ReadError, Waivers};

/// How many paths of `depth` plies there are.
pub(crate) fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |&mv| perft(&position.play_unchecked(mv), depth - 1);
    moves.iter().map(after).sum()
}

/// The position of a FEN read strictly, and judged without waivers.
pub(crate) fn strict(fen: &str, rules: CastlingRules) -> Result<Judged, ReadError> {
    Position::from_fen_with(fen, rules, FenReading::Strict, Waivers::NONE)
}

/// The position of a FEN read leniently, and judged with all waivers.
pub(crate) fn lenient(fen: &str, rules: CastlingRules) -> Result<Judged, ReadError> {
    Position::from_fen_with(fen, rules, FenReading::Lenient, Waivers::ALL)
}
