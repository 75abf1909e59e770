//! Writing a move.

use roque_movegen::{File, Move, PieceKind, Rank, Wing};

use super::origins::Origins;
use super::preset::{CastlingSign, MoveStyle, Notation};
use super::text::MoveText;
use crate::position::Position;

impl Position {
    /// The legal move `mv` in Standard Algebraic Notation (PGN standard 8.2.3).
    ///
    /// If other men of the kind can legally go to the same square, the text says the file it comes
    /// from; if that does not tell them apart, the rank; if neither does, both. Men that may not go
    /// there because their king would be in check are not counted. Castling is `O-O` on the king's
    /// wing and `O-O-O` on the queen's, in Chess960 too.
    ///
    /// Of a move that is not legal here the answer is a text without meaning.
    ///
    /// ```
    /// use roque_position::Position;
    ///
    /// let position = Position::from_fen("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1")?;
    /// // The knight on c3 is pinned.
    /// assert_eq!(position.san(position.parse_uci("g1e2")?), "Ne2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn san(&self, mv: Move) -> MoveText {
        self.write_move(mv, Notation::SAN)
    }

    /// The legal move `mv` in `notation`.
    ///
    /// The rule texts tell two men apart by the letter of the file if they stand on one rank, and by
    /// the number of the rank if they stand on one file. Where one of the two applies, that is what
    /// SAN writes; where neither does, the file is written, as in SAN.
    ///
    /// Of a move that is not legal here the answer is a text without meaning.
    ///
    /// ```
    /// use roque_position::{Notation, Position};
    ///
    /// let position = Position::from_fen("4k3/8/8/8/8/8/p7/1N2K2R b - - 0 1")?;
    /// let promotion = position.parse_uci("a2b1q")?;
    /// assert_eq!(position.write_move(promotion, "pt".parse()?), "axb1=D+");
    /// assert_eq!(position.write_move(promotion, Notation::LONG), "a2xb1=Q+");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn write_move(&self, mv: Move, notation: Notation) -> MoveText {
        match notation {
            Notation::Uci => MoveText::uci(self.uci(mv)),
            Notation::Short(style) => self.write_algebraic(mv, style, |kind| {
                let (file, rank) = self.distinction(mv, kind);
                (file, rank, None)
            }),
            Notation::Long(style) => self.write_algebraic(mv, style, |_| {
                let from = mv.from();
                (Some(from.file()), Some(from.rank()), Some('-'))
            }),
        }
    }

    /// The algebraic text of a move; `origin` gives what is said of the square it comes from, and the
    /// sign where there is no capture.
    fn write_algebraic(
        &self,
        mv: Move,
        style: MoveStyle,
        origin: impl FnOnce(PieceKind) -> (Option<File>, Option<Rank>, Option<char>),
    ) -> MoveText {
        let board = self.board();
        let mut text = MoveText::new();
        if self.is_castling(mv) {
            text.push_str(castling(Wing::of(mv.from(), mv.to()), style.castling));
        } else {
            let kind = board.placement().kind_at(mv.from());
            let kind = kind.unwrap_or(PieceKind::Pawn);
            text.extend(style.language.letter(kind));
            let (file, rank, sign) = origin(kind);
            text.extend(file.map(File::to_char));
            text.extend(rank.map(Rank::to_char));
            text.extend(if board.is_capture(mv) {
                Some('x')
            } else {
                sign
            });
            text.push(mv.to().file().to_char());
            text.push(mv.to().rank().to_char());
            if let Some(letter) = mv.promotion().and_then(|kind| style.language.letter(kind)) {
                text.push('=');
                text.push(letter);
            }
        }
        if board.gives_check(mv) {
            let is_mate = board.play_unchecked(mv).has_no_moves();
            text.push(if is_mate { '#' } else { '+' });
        }
        text
    }

    /// What must be said of the square that a man comes from (PGN standard 8.2.3.4): a pawn's file if
    /// it captures; a piece's file, rank or both if others of its kind can go to the same square.
    fn distinction(&self, mv: Move, kind: PieceKind) -> (Option<File>, Option<Rank>) {
        let (board, from) = (self.board(), mv.from());
        let (file, rank) = (from.file(), from.rank());
        if kind == PieceKind::Pawn {
            return (board.is_capture(mv).then_some(file), None);
        }
        let others = board.pieces(self.turn(), kind).without(from);
        let rivals = Origins::find(board, others, mv.to()).squares;
        if rivals.is_empty() {
            (None, None)
        } else if !rivals.intersects(file.bitboard()) {
            (Some(file), None)
        } else if !rivals.intersects(rank.bitboard()) {
            (None, Some(rank))
        } else {
            (Some(file), Some(rank))
        }
    }
}

const fn castling(wing: Wing, sign: CastlingSign) -> &'static str {
    match (wing, sign) {
        (Wing::King, CastlingSign::Letter) => "O-O",
        (Wing::Queen, CastlingSign::Letter) => "O-O-O",
        (Wing::King, CastlingSign::Zero) => "0-0",
        (Wing::Queen, CastlingSign::Zero) => "0-0-0",
    }
}
