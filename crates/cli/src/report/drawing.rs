//! A board drawn with characters.

use roque_movegen::{Bitboard, Board, Color, File, Piece, Rank, Square};

/// A board as it is to be drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Drawing {
    pub(crate) board: Board,
    /// The squares that the last move left and reached.
    pub(crate) last_move: Option<[Square; 2]>,
    /// Whether Black's side is below.
    pub(crate) flipped: bool,
}

impl Drawing {
    /// Eight ranks with their numbers and a line of files, of three characters a square: `[ ]` around
    /// both squares of the last move, `< >` around a man that gives check.
    pub(crate) fn to_text(self, ascii: bool) -> Vec<String> {
        let ranks = self.ranks().map(|rank| {
            let squares = self.files().map(|file| self.square(file, rank, ascii));
            format!("{rank} {}", squares.collect::<String>())
        });
        let files = self.files().map(|file| format!(" {file} "));
        let files = format!("  {}", files.collect::<String>());
        let lines = ranks.chain([files]);
        lines.map(|line| line.trim_end().to_owned()).collect()
    }

    fn square(self, file: File, rank: Rank, ascii: bool) -> String {
        let square = Square::new(file, rank);
        let man = match self.board.piece_at(square) {
            Some(piece) if ascii => piece.to_char(),
            Some(piece) => figurine(piece),
            None if ascii => '.',
            None => '·',
        };
        let (left, right) = if self.checkers().contains(square) {
            ('<', '>')
        } else if self.is_of_last_move(square) {
            ('[', ']')
        } else {
            (' ', ' ')
        };
        format!("{left}{man}{right}")
    }

    pub(super) fn checkers(self) -> Bitboard {
        self.board.checkers()
    }

    pub(super) fn is_of_last_move(self, square: Square) -> bool {
        self.last_move
            .is_some_and(|squares| squares.contains(&square))
    }

    /// The ranks from top to bottom.
    pub(super) fn ranks(self) -> impl Iterator<Item = Rank> {
        let flipped = self.flipped;
        (0..8).map(move |row| Rank::ALL[if flipped { row } else { 7 - row }])
    }

    /// The files from left to right.
    pub(super) fn files(self) -> impl Iterator<Item = File> {
        let flipped = self.flipped;
        (0..8).map(move |column| File::ALL[if flipped { 7 - column } else { column }])
    }
}

/// The sign of Unicode for a man.
fn figurine(piece: Piece) -> char {
    let signs = match piece.color {
        Color::White => ['♙', '♘', '♗', '♖', '♕', '♔'],
        Color::Black => ['♟', '♞', '♝', '♜', '♛', '♚'],
    };
    signs[piece.kind.index()]
}
