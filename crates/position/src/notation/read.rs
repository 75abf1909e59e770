//! Which legal move a text means.

use roque_movegen::{Bitboard, File, Move, PieceKind, Rank};

use super::error::{MoveError, SanError};
use super::origins::Origins;
use super::preset::{MoveStyle, Notation};
use super::said::SanMove;
use crate::position::Position;
use crate::uci::{UciError, UciMove};

/// How much is overlooked in an algebraic text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MoveReading {
    /// Exactly what would be written is read.
    Strict,
    /// Whatever means one legal move, and no other, is read. Beside what would be written that is:
    ///
    /// - `+` and `#` missing or wrong, and `!`, `?` and `e.p.` after a move;
    /// - `x` missing or wrong, but a pawn that captures says its file: `ed5` and not `xd5`;
    /// - more of the square it comes from than would be needed: `Ngf3`, `N1f3`, `Ng1f3`;
    /// - the long forms `Ng1-f3`, `e2-e4`, and squares alone, as in UCI: `g1f3`, `e1g1`;
    /// - promotions without `=` and with a small letter: `e8Q`, `e8=q`, `e8q`;
    /// - castling in letters or in zeros, but not both: `O-0` is no castling.
    ///
    /// What a pawn becomes must always be said.
    #[default]
    Lenient,
}

impl Position {
    /// The legal move that `text` means here in Standard Algebraic Notation (PGN standard 8.2.3).
    ///
    /// # Errors
    ///
    /// [`SanError`] if the text is not SAN, if what it says is not legal or not one move alone, or if
    /// it is read strictly and we would have written it in another way.
    ///
    /// ```
    /// use roque_position::{MoveReading, Position, SanError};
    ///
    /// let position = Position::start();
    /// let knight = position.parse_san("Nf3", MoveReading::Strict)?;
    /// assert_eq!(knight.to_string(), "g1f3");
    /// assert_eq!(position.parse_san("Ng1-f3!?", MoveReading::Lenient), Ok(knight));
    /// let error = position.parse_san("Ngf3", MoveReading::Strict).unwrap_err();
    /// assert_eq!(error.to_string(), "this move is written Nf3, as strict reading demands");
    /// # Ok::<(), SanError>(())
    /// ```
    pub fn parse_san(&self, text: &str, reading: MoveReading) -> Result<Move, SanError> {
        self.parse_algebraic(text, MoveStyle::PGN, Notation::SAN, reading)
    }

    /// The legal move that `text` means here in `notation`.
    ///
    /// Read leniently, short and long algebraic take the same texts; the letters are always those of
    /// the notation's language. UCI is read as [`Position::parse_uci`] does, strictly or not.
    ///
    /// # Errors
    ///
    /// [`MoveError`] if the text is not of this notation, or does not mean one legal move.
    ///
    /// ```
    /// use roque_position::{MoveReading, Notation, Position};
    ///
    /// let position = Position::from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")?;
    /// let portuguese: Notation = "pt".parse()?;
    /// let rook_takes = position.parse_move("Txa8+", portuguese, MoveReading::Strict)?;
    /// assert_eq!(rook_takes.to_string(), "a1a8");
    /// let castling = position.parse_move("0-0-0", portuguese, MoveReading::Strict)?;
    /// assert_eq!(castling.to_string(), "e1a1");
    /// // `R` is the king there.
    /// assert!(position.parse_move("Rxa8+", portuguese, MoveReading::Lenient).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse_move(
        &self,
        text: &str,
        notation: Notation,
        reading: MoveReading,
    ) -> Result<Move, MoveError> {
        match notation {
            Notation::Uci => Ok(self.parse_uci(text)?),
            Notation::Short(style) | Notation::Long(style) => {
                Ok(self.parse_algebraic(text, style, notation, reading)?)
            }
        }
    }

    fn parse_algebraic(
        &self,
        text: &str,
        style: MoveStyle,
        notation: Notation,
        reading: MoveReading,
    ) -> Result<Move, SanError> {
        let mv = self.resolve_san(SanMove::read(text, style.language)?)?;
        if reading == MoveReading::Strict {
            let written = self.write_move(mv, notation);
            if written != text {
                return Err(SanError::NotAsWritten(written));
            }
        }
        Ok(mv)
    }

    /// The legal move that `said` means here.
    ///
    /// # Errors
    ///
    /// [`SanError::Illegal`], [`SanError::Ambiguous`] or [`SanError::PromotionMissing`].
    pub fn resolve_san(&self, said: SanMove) -> Result<Move, SanError> {
        let board = self.board();
        let found = match said {
            SanMove::Castling(wing) => {
                let king = board.king(self.turn());
                let rook = board.castling_rook(self.turn(), wing);
                rook.map(|rook| Move::new(king, rook))
                    .filter(|&mv| board.is_legal(mv))
            }
            SanMove::Squares(mv) => match self.resolve_uci(UciMove::from(mv)) {
                Ok(mv) => Some(mv),
                Err(UciError::PromotionMissing(_)) => return Err(SanError::PromotionMissing(said)),
                Err(_) => None,
            },
            SanMove::Man { to, promotion, .. } => {
                let origins = Origins::find(board, self.men_meant(said), to);
                if origins.squares.more_than_one() {
                    let origins = origins.squares;
                    return Err(SanError::Ambiguous { said, origins });
                }
                match (origins.squares.first(), origins.promotes, promotion) {
                    (Some(from), false, None) => Some(Move::new(from, to)),
                    (Some(from), true, Some(kind)) if PieceKind::PROMOTIONS.contains(&kind) => {
                        Some(Move::promoting(from, to, kind))
                    }
                    (Some(_), true, None) => return Err(SanError::PromotionMissing(said)),
                    (None, ..) | (_, _, Some(_)) => None,
                }
            }
        };
        match found {
            Some(mv) => Ok(mv),
            None => self
                .explain_illegal(said)
                .map_err(|broken| SanError::Illegal { said, broken }),
        }
    }

    /// The own men that could be meant, wherever they can go. A pawn that does not say its file stays
    /// on it, and one that captures leaves it.
    pub(crate) fn men_meant(&self, said: SanMove) -> Bitboard {
        let SanMove::Man {
            kind,
            file,
            rank,
            captures,
            to,
            ..
        } = said
        else {
            return Bitboard::EMPTY;
        };
        let is_pawn = kind == PieceKind::Pawn;
        let file = file.or(is_pawn.then_some(to.file()));
        if is_pawn && captures && file == Some(to.file()) {
            return Bitboard::EMPTY;
        }
        self.men_on(kind, file, rank)
    }

    /// The own men of a kind, on this file and rank if they are said.
    pub(super) fn men_on(
        &self,
        kind: PieceKind,
        file: Option<File>,
        rank: Option<Rank>,
    ) -> Bitboard {
        let on_file = file.map_or(Bitboard::ALL, File::bitboard);
        let on_rank = rank.map_or(Bitboard::ALL, Rank::bitboard);
        self.board().pieces(self.turn(), kind) & on_file & on_rank
    }
}
