//! The moves asked for in parts are together all moves, none of them twice.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use roque_movegen::{Bitboard, Board, Move, MoveVisitor, PawnStep, PieceKind, Selection, Square};

/// Panics unless selections split the moves of `board` (`sorted`) as they should.
pub(crate) fn compare(random: &mut ChaCha8Rng, board: &Board, sorted: &[Move]) {
    let targets = partition(random).map(|part| Selection::ALL.to_squares(part));
    compare_parts(board, &targets, sorted);
    let origins = partition(random).map(|part| Selection::ALL.from_squares(part));
    compare_parts(board, &origins, sorted);
    let kinds = PieceKind::ALL.map(|kind| Selection::ALL.from_squares(board.of_kind(kind)));
    compare_parts(board, &kinds, sorted);
    compare_captures(random, board, sorted);
    compare_visited(board, sorted);
}

/// The board in three parts.
fn partition(random: &mut ChaCha8Rng) -> [Bitboard; 3] {
    let [a, b]: [u64; 2] = random.random();
    [a & b, a & !b, !a].map(Bitboard)
}

fn compare_parts(board: &Board, parts: &[Selection], sorted: &[Move]) {
    let mut together = Vec::with_capacity(sorted.len());
    for &part in parts {
        let moves = board.legal_moves_in(part);
        assert_eq!(board.count_moves_in(part), moves.len() as u32, "{board:?}");
        together.extend_from_slice(&moves);
    }
    together.sort_unstable();
    assert_eq!(together, sorted, "{board:?} {parts:?}");
}

/// Captures are the moves after which the opponent has a man less; and the same within a part.
fn compare_captures(random: &mut ChaCha8Rng, board: &Board, sorted: &[Move]) {
    let captures = Selection::captures(board);
    let [part, ..] = partition(random);
    for (selection, targets) in [(captures, Bitboard::ALL), (captures.to_squares(part), part)] {
        let mut listed = board.legal_moves_in(selection).to_vec();
        listed.sort_unstable();
        let mut expected = sorted.to_vec();
        expected.retain(|&mv| takes_a_man(board, mv) && targets.contains(mv.to()));
        assert_eq!(listed, expected, "{board:?} {selection:?}");
        assert_eq!(board.count_moves_in(selection), expected.len() as u32);
    }
    for &mv in sorted {
        assert_eq!(
            board.is_capture(mv),
            takes_a_man(board, mv),
            "{board:?} {mv}"
        );
    }
}

fn takes_a_man(board: &Board, mv: Move) -> bool {
    let enemies = |after: &Board| after.of_color(!board.turn()).len();
    enemies(&board.play_unchecked(mv)) < enemies(board)
}

fn compare_visited(board: &Board, sorted: &[Move]) {
    let mut told = Told {
        board,
        moves: Vec::with_capacity(sorted.len()),
    };
    board.visit_moves(Selection::ALL, &mut told);
    told.moves.sort_unstable();
    assert_eq!(told.moves, sorted, "{board:?}");
}

/// What a visitor was told, checked against what stands on the board.
struct Told<'a> {
    board: &'a Board,
    moves: Vec<Move>,
}

impl Told<'_> {
    fn tell(&mut self, kind: PieceKind, from: Square, to: Square) {
        let own = self.board.pieces(self.board.turn(), kind);
        assert!(own.contains(from), "{:?} {kind:?} {from}", self.board);
        self.moves.push(Move::new(from, to));
    }
}

impl MoveVisitor for Told<'_> {
    fn piece(&mut self, kind: PieceKind, from: Square, targets: Bitboard) {
        assert!(targets.any());
        for to in targets {
            self.tell(kind, from, to);
        }
    }

    fn pawns(&mut self, step: PawnStep, targets: Bitboard) {
        assert!(targets.any());
        for to in targets {
            self.tell(PieceKind::Pawn, step.origin(to), to);
        }
    }

    fn promotions(&mut self, step: PawnStep, targets: Bitboard) {
        assert!(targets.any());
        for to in targets {
            let from = step.origin(to);
            let promoting = |kind| Move::promoting(from, to, kind);
            self.moves.extend(PieceKind::PROMOTIONS.map(promoting));
        }
    }

    fn en_passant(&mut self, from: Square, to: Square) {
        self.tell(PieceKind::Pawn, from, to);
    }

    fn castling(&mut self, king: Square, rook: Square) {
        let rooks = self.board.pieces(self.board.turn(), PieceKind::Rook);
        assert!(rooks.contains(rook));
        self.tell(PieceKind::King, king, rook);
    }
}
