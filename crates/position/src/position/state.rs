//! What a position is made of, and how one asks it.

use core::fmt;

use roque_movegen::{Board, Color, File, Move, MoveList, Square, Wing};

use crate::castling::{CastlingMode, RightName, WrittenRight, WrittenRights};
use crate::fen::Fen;
use crate::setup::Setup;
use crate::zobrist;
use crate::{polyglot, setup};

/// A valid position: a board, by which rules it castles, its clocks, and its key.
///
/// It comes from the start, from another position by a move, or from a [`Setup`] that was judged, so
/// that there is never one on which the rules have no meaning. It is `Copy`.
///
/// Two positions are equal if all of it is: men, turn, rights, the square just passed over, castling
/// mode and both clocks. To ask whether two positions are the same in the sense of the repetition
/// rule (FIDE 9.2.3), compare their keys.
///
/// ```
/// use roque_position::Position;
///
/// let position = Position::start();
/// let position = position.play(position.parse_uci("e2e4")?)?;
/// assert_eq!(
///     position.fen().to_string(),
///     "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
/// );
/// assert_eq!(position.legal_moves().len(), 20);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) board: Board,
    /// Always equal to the recomputed key.
    pub(super) key: u128,
    pub(super) halfmove_clock: u32,
    pub(super) fullmove_number: u32,
    pub(super) mode: CastlingMode,
    /// The board's en passant square, if a capture there is legal: then it is part of the key.
    pub(super) legal_en_passant: Option<Square>,
}

impl Position {
    /// The start of a standard game.
    ///
    /// ```
    /// use roque_position::Position;
    ///
    /// assert_eq!(Position::start(), Position::default());
    /// ```
    pub fn start() -> Self {
        Self::from_board(Board::START, CastlingMode::Standard, 0, 1)
    }

    /// The position of a board with these clocks.
    ///
    /// A [`Board`] is always one on which moves can be generated; whether the position can arise in
    /// play is not judged here, see [`Setup::judge`]. A move number of 0 is taken as 1.
    ///
    /// ```
    /// use roque_position::{CastlingMode, Position};
    /// use roque_position::movegen::Board;
    ///
    /// let position = Position::from_board(Board::START, CastlingMode::Standard, 0, 1);
    /// assert_eq!(position, Position::start());
    /// ```
    pub fn from_board(
        board: Board,
        mode: CastlingMode,
        halfmove_clock: u32,
        fullmove_number: u32,
    ) -> Self {
        let legal_en_passant = zobrist::legal_en_passant(&board);
        Self {
            board,
            key: zobrist::key_of(&board, legal_en_passant),
            halfmove_clock,
            fullmove_number: fullmove_number.max(1),
            mode,
            legal_en_passant,
        }
    }

    /// The board: men, turn, rights, and the square just passed over.
    #[inline(always)]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Who is to move.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.board.turn()
    }

    /// By which rules castling is understood and written.
    #[inline]
    pub const fn castling_mode(&self) -> CastlingMode {
        self.mode
    }

    /// Plies since the last capture or pawn move.
    #[inline]
    pub const fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the move, at least 1, counted up after Black's.
    #[inline]
    pub const fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// The square just passed over by a pawn, if a pawn can legally capture there.
    ///
    /// The square alone, capture or not, is [`Board::en_passant`].
    #[inline]
    pub const fn legal_en_passant(&self) -> Option<Square> {
        self.legal_en_passant
    }

    /// The legal moves.
    #[inline]
    pub fn legal_moves(&self) -> MoveList {
        self.board.legal_moves()
    }

    /// Whether `mv` is legal, without listing the moves.
    #[inline]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.board.is_legal(mv)
    }

    /// Whether the player to move is in check.
    #[inline]
    pub fn is_check(&self) -> bool {
        self.board.is_check()
    }

    /// The Zobrist key in 64 bits: the low half of [`key128`](Self::key128).
    ///
    /// Two positions have the same key if they are the same in the sense of the repetition rule
    /// (FIDE 9.2.3): same men, same player to move, same castling rights by rook, and the same legal
    /// en passant captures; the square just passed over counts only if a capture there is legal.
    /// Clocks and castling mode do not count. Different positions may share a key by chance, one pair
    /// in 2⁶⁴.
    ///
    /// **Stability.** The values behind the keys were drawn once, from a named seed, and will not
    /// change: a key that is stored on disk stays valid in all future versions.
    ///
    /// ```
    /// use roque_position::Position;
    ///
    /// assert_eq!(Position::start().key(), 0x6c04_d4a8_c9da_5ba5);
    /// ```
    #[inline]
    pub const fn key(&self) -> u64 {
        self.key as u64
    }

    /// The Zobrist key in 128 bits, for counts so deep that 64 bits meet by chance.
    ///
    /// It means the same and is as stable as [`key`](Self::key).
    #[inline]
    pub const fn key128(&self) -> u128 {
        self.key
    }

    /// [`key128`](Self::key128), computed anew from the board instead of move by move.
    ///
    /// It is always equal to `key128`; tests say so after every kind of move.
    pub fn recomputed_key128(&self) -> u128 {
        zobrist::key_of(&self.board, zobrist::legal_en_passant(&self.board))
    }

    /// The key of this position in Polyglot's opening books.
    ///
    /// By Polyglot's own rule for en passant: the file counts if a pawn of the player to move stands
    /// beside the pushed pawn, even if the capture is illegal. It is computed at each call. In
    /// Chess960, for which the format has no rule, a right counts by its wing.
    ///
    /// ```
    /// use roque_position::Position;
    ///
    /// assert_eq!(Position::start().polyglot_key(), 0x463b_9618_1691_fc9c);
    /// ```
    pub fn polyglot_key(&self) -> u64 {
        polyglot::key_of(&self.board)
    }

    /// What a FEN of this position says: its rights by the files of their rooks, and the square just
    /// passed over whether or not it can be captured.
    ///
    /// Judged by the same [`castling_mode`](Self::castling_mode) it gives this position again.
    ///
    /// ```
    /// use roque_position::{Position, Waivers};
    ///
    /// let position = Position::start();
    /// let judged = position.setup().judge(position.castling_mode().into(), Waivers::NONE)?;
    /// assert_eq!(judged.position, position);
    /// # Ok::<(), roque_position::Violations>(())
    /// ```
    pub fn setup(&self) -> Setup {
        let mut castling = WrittenRights::NONE;
        for color in Color::ALL {
            for file in self.board.castling_rights().files(color) {
                let name = RightName::File(file);
                castling.add(WrittenRight { color, name });
            }
        }
        setup::Setup {
            placement: *self.board.placement(),
            turn: self.board.turn(),
            castling,
            en_passant: self.board.en_passant(),
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
        }
    }

    /// The FEN of this position: castling in X-FEN (`KQkq` in standard chess), the en passant square
    /// only if a capture there is legal. [`Fen::styled`] chooses otherwise.
    ///
    /// ```
    /// use roque_position::{CastlingStyle, FenStyle, Position};
    ///
    /// let fen = Position::start().fen();
    /// assert_eq!(fen.to_string(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    /// let shredder = FenStyle { castling: CastlingStyle::Shredder, ..FenStyle::default() };
    /// assert_eq!(
    ///     fen.styled(shredder).to_string(),
    ///     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1"
    /// );
    /// ```
    pub fn fen(&self) -> Fen {
        Fen::of(*self)
    }

    /// The file of the rook with which `color` may still castle on `wing`.
    pub(crate) fn castling_file(&self, color: Color, wing: Wing) -> Option<File> {
        self.board.castling_rook(color, wing).map(Square::file)
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::start()
    }
}

/// Writes the FEN, see [`Position::fen`].
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fen().fmt(f)
    }
}

/// Draws the board below the FEN.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Position({self}, {}, key {:#034x})\n{}",
            self.mode, self.key, self.board
        )
    }
}
