//! cozy-chess as a witness: its boards and moves beside ours.

use cozy_chess::Board as CozyBoard;
use roque_movegen::{Board, Color, File, Move, PieceKind, Square, Wing};
use roque_position::{CastlingStyle, EnPassantMode, FenStyle, Position};

const COLORS: [(Color, cozy_chess::Color); 2] = [
    (Color::White, cozy_chess::Color::White),
    (Color::Black, cozy_chess::Color::Black),
];

const KINDS: [(PieceKind, cozy_chess::Piece); 6] = [
    (PieceKind::Pawn, cozy_chess::Piece::Pawn),
    (PieceKind::Knight, cozy_chess::Piece::Knight),
    (PieceKind::Bishop, cozy_chess::Piece::Bishop),
    (PieceKind::Rook, cozy_chess::Piece::Rook),
    (PieceKind::Queen, cozy_chess::Piece::Queen),
    (PieceKind::King, cozy_chess::Piece::King),
];

/// The FEN in which cozy-chess reads all that it keeps of a position.
pub(crate) const FULL_STYLE: FenStyle = FenStyle {
    castling: CastlingStyle::Shredder,
    en_passant: EnPassantMode::Always,
};

/// What cozy-chess reads from our FEN of `position`.
pub(crate) fn read(position: &Position) -> CozyBoard {
    let fen = position.fen().styled(FULL_STYLE).to_string();
    CozyBoard::from_fen(&fen, true).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The legal moves by cozy-chess, in the order of moves. It too has the king take its own rook.
pub(crate) fn legal_moves(board: &CozyBoard) -> Vec<Move> {
    let mut moves = Vec::new();
    board.generate_moves(|of_one_man| {
        moves.extend(of_one_man.into_iter().map(to_ours));
        false
    });
    moves.sort_unstable();
    moves
}

/// The board after `mv`, made by cozy-chess.
pub(crate) fn after(board: &CozyBoard, mv: Move) -> CozyBoard {
    let mut next = board.clone();
    next.play_unchecked(cozy_chess::Move {
        from: to_cozy(mv.from()),
        to: to_cozy(mv.to()),
        promotion: mv.promotion().map(|kind| KINDS[kind.index()].1),
    });
    next
}

fn to_ours(mv: cozy_chess::Move) -> Move {
    let (from, to) = (Square::ALL[mv.from as usize], Square::ALL[mv.to as usize]);
    match mv.promotion {
        None => Move::new(from, to),
        Some(kind) => Move::promoting(from, to, KINDS[kind as usize].0),
    }
}

fn to_cozy(square: Square) -> cozy_chess::Square {
    cozy_chess::Square::index(square.index())
}

/// Whether both boards are the same: men, turn, rights, the file just passed over, and who gives check.
pub(crate) fn is_same(ours: &Board, theirs: &CozyBoard) -> bool {
    let is_same_of = |(color, cozy_color)| {
        let file = |wing| ours.castling_rook(color, wing).map(Square::file);
        let rights = theirs.castle_rights(cozy_color);
        let are_men_same = KINDS.into_iter().all(|(kind, cozy_kind)| {
            ours.pieces(color, kind).0 == theirs.colored_pieces(cozy_color, cozy_kind).0
        });
        are_men_same
            && (file(Wing::King), file(Wing::Queen))
                == (file_of(rights.short), file_of(rights.long))
    };
    COLORS.into_iter().all(is_same_of)
        && COLORS[ours.turn().index()].1 == theirs.side_to_move()
        && ours.en_passant().map(Square::file) == file_of(theirs.en_passant())
        && ours.checkers().0 == theirs.checkers().0
        && ours.pinned(ours.turn()).0 == (theirs.pinned() & theirs.colors(theirs.side_to_move())).0
}

fn file_of(file: Option<cozy_chess::File>) -> Option<File> {
    file.map(|file| File::ALL[file as usize])
}
