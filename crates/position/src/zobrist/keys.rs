//! The key of a board, from its parts.

use roque_movegen::{Bitboard, Board, Color, Piece, PieceKind, Selection, Square, attacks};

use super::values::VALUES;

/// The drawn values, each in its place.
struct Keys {
    /// By color, kind and square.
    men: [[[u128; 64]; 6]; 2],
    /// By color and file of the rook.
    rights: [[u128; 8]; 2],
    /// By file.
    en_passant: [u128; 8],
    /// Black is to move.
    black_to_move: u128,
}

static KEYS: Keys = arranged();

/// The values in the order in which they were drawn: men (White's pawns on a1, b1, … h8, White's
/// knights, … Black's king on h8), rights (White's rook on a1, … h1, Black's on a8, … h8), en
/// passant (a-file to h-file), Black to move.
const fn arranged() -> Keys {
    let mut keys = Keys {
        men: [[[0; 64]; 6]; 2],
        rights: [[0; 8]; 2],
        en_passant: [0; 8],
        black_to_move: VALUES[792],
    };
    let mut index = 0;
    while index < 768 {
        keys.men[index / 384][index / 64 % 6][index % 64] = VALUES[index];
        index += 1;
    }
    let mut file = 0;
    while file < 8 {
        keys.rights[0][file] = VALUES[768 + file];
        keys.rights[1][file] = VALUES[776 + file];
        keys.en_passant[file] = VALUES[784 + file];
        file += 1;
    }
    keys
}

#[inline(always)]
pub(super) fn man(color: Color, kind: PieceKind, square: Square) -> u128 {
    KEYS.men[color.index()][kind.index()][square.index()]
}

/// The rights of the rooks on `rooks`, which are on the first and last rank.
#[inline(always)]
pub(super) fn rights(rooks: Bitboard) -> u128 {
    rooks.into_iter().fold(0, |key, rook| {
        let color = usize::from(rook.index() >= 32);
        key ^ KEYS.rights[color][rook.file().index()]
    })
}

/// A legal en passant capture on `square`, if there is one.
#[inline(always)]
pub(crate) fn en_passant(square: Option<Square>) -> u128 {
    square.map_or(0, |square| KEYS.en_passant[square.file().index()])
}

/// The difference that the turn makes.
#[inline(always)]
pub(crate) fn turn() -> u128 {
    KEYS.black_to_move
}

/// The key of `board`, given its [`legal_en_passant`].
pub(crate) fn key_of(board: &Board, legal_en_passant: Option<Square>) -> u128 {
    let men = board
        .placement()
        .iter()
        .fold(0, |key, (square, Piece { color, kind })| {
            key ^ man(color, kind, square)
        });
    let turn = match board.turn() {
        Color::White => 0,
        Color::Black => turn(),
    };
    men ^ rights(board.castling_rights().rooks()) ^ en_passant(legal_en_passant) ^ turn
}

/// The en passant square of `board`, if a capture there is legal.
///
/// The generator is asked only if a pawn stands ready.
#[inline]
pub(crate) fn legal_en_passant(board: &Board) -> Option<Square> {
    let square = board.en_passant()?;
    let ready = attacks::pawn(!board.turn(), square) & board.pieces(board.turn(), PieceKind::Pawn);
    if ready.is_empty() {
        return None;
    }
    let captures = Selection::ALL
        .from_squares(ready)
        .to_squares(square.bitboard());
    (board.count_moves_in(captures) > 0).then_some(square)
}
