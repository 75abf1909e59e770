//! Keys of Polyglot opening books, as the book format lays them down.

mod values;

use roque_movegen::{Board, Color, PieceKind, Square, Wing, attacks};

use values::{EN_PASSANT, MEN, RIGHTS, WHITE_TO_MOVE};

/// The Polyglot key of `board`.
pub(crate) fn key_of(board: &Board) -> u64 {
    let men = board.placement().iter().fold(0, |key, (square, piece)| {
        let is_white = usize::from(piece.color == Color::White);
        key ^ MEN[2 * piece.kind.index() + is_white][square.index()]
    });
    let turn = match board.turn() {
        Color::White => WHITE_TO_MOVE,
        Color::Black => 0,
    };
    men ^ rights(board) ^ en_passant(board).map_or(0, |at| EN_PASSANT[at.file().index()]) ^ turn
}

fn rights(board: &Board) -> u64 {
    let holders = Color::ALL
        .into_iter()
        .flat_map(|color| Wing::ALL.map(|wing| (color, wing)));
    holders
        .zip(RIGHTS)
        .filter(|&((color, wing), _)| board.castling_rook(color, wing).is_some())
        .fold(0, |key, (_, value)| key ^ value)
}

/// The square just passed over, if a pawn stands beside the pushed one, pinned or not.
fn en_passant(board: &Board) -> Option<Square> {
    let beside = |square| {
        attacks::pawn(!board.turn(), square).intersects(board.pieces(board.turn(), PieceKind::Pawn))
    };
    board.en_passant().filter(|&square| beside(square))
}
