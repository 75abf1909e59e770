//! From a position to its FEN.

use core::fmt;

use roque_movegen::{Color, File, PieceKind, Placement, Rank, Square, Wing, attacks};

use crate::position::Position;
use crate::setup::Setup;

/// A position written as FEN; also where FENs are read ([`Fen::parse`]).
///
/// It is what [`Position::fen`] returns, and is written by `Display` (or `to_string`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fen {
    position: Position,
    style: FenStyle,
}

/// How a FEN is written where there is a choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FenStyle {
    /// Which letters stand for castling rights.
    pub castling: CastlingStyle,
    /// When the en passant square is written.
    pub en_passant: EnPassantMode,
}

/// Which letters stand for castling rights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CastlingStyle {
    /// X-FEN: `KQkq` for the outermost rook on that side of the king, and its file's letter for
    /// another. In standard chess this is always `KQkq`.
    #[default]
    XFen,
    /// Shredder-FEN: always the letter of the rook's file (`HAha`).
    Shredder,
}

/// When the square that a pawn has just passed over is written.
///
/// ```
/// use roque_position::{EnPassantMode, FenStyle, Position};
///
/// // A black pawn stands beside the pushed one, but may not leave its rank.
/// let pinned = Position::from_fen("8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1")?;
/// let field = |en_passant| {
///     let style = FenStyle { en_passant, ..FenStyle::default() };
///     pinned.fen().styled(style).to_string().split(' ').nth(3).unwrap().to_owned()
/// };
/// assert_eq!(field(EnPassantMode::Legal), "-");
/// assert_eq!(field(EnPassantMode::Played), "d3");
/// assert_eq!(field(EnPassantMode::Always), "d3");
/// # Ok::<(), roque_position::ReadError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum EnPassantMode {
    /// If a capture there is legal: equal FENs mean equal possibilities.
    #[default]
    Legal,
    /// If a pawn stands ready to capture, whether or not it may (X-FEN's rule).
    Played,
    /// After each double push (PGN specification 16.1.3.4).
    Always,
}

impl Fen {
    pub(crate) fn of(position: Position) -> Self {
        Self {
            position,
            style: FenStyle::default(),
        }
    }

    /// The same position written in this style.
    #[must_use]
    pub fn styled(self, style: FenStyle) -> Self {
        Self { style, ..self }
    }
}

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = &self.position;
        write_placement(f, position.board().placement())?;
        write_turn(f, position.turn())?;
        write_rights(f, position, self.style.castling)?;
        write_en_passant(f, en_passant(position, self.style.en_passant))?;
        write!(
            f,
            " {} {}",
            position.halfmove_clock(),
            position.fullmove_number()
        )
    }
}

pub(crate) fn write_setup(f: &mut fmt::Formatter<'_>, setup: &Setup) -> fmt::Result {
    write_placement(f, &setup.placement)?;
    write_turn(f, setup.turn)?;
    write!(f, "{}", setup.castling)?;
    write_en_passant(f, setup.en_passant)?;
    write!(f, " {} {}", setup.halfmove_clock, setup.fullmove_number)
}

fn write_placement(f: &mut fmt::Formatter<'_>, placement: &Placement) -> fmt::Result {
    for rank in Rank::ALL.into_iter().rev() {
        if rank != Rank::Eighth {
            f.write_str("/")?;
        }
        let mut empty = 0;
        for file in File::ALL {
            match placement.piece_at(Square::new(file, rank)) {
                None => empty += 1,
                Some(piece) => {
                    write_empty(f, empty)?;
                    empty = 0;
                    write!(f, "{}", piece.to_char())?;
                }
            }
        }
        write_empty(f, empty)?;
    }
    Ok(())
}

fn write_empty(f: &mut fmt::Formatter<'_>, squares: u32) -> fmt::Result {
    if squares > 0 {
        write!(f, "{squares}")?;
    }
    Ok(())
}

fn write_turn(f: &mut fmt::Formatter<'_>, turn: Color) -> fmt::Result {
    f.write_str(match turn {
        Color::White => " w ",
        Color::Black => " b ",
    })
}

fn write_rights(
    f: &mut fmt::Formatter<'_>,
    position: &Position,
    style: CastlingStyle,
) -> fmt::Result {
    if position.board().castling_rights().is_empty() {
        return f.write_str("-");
    }
    for color in Color::ALL {
        for wing in Wing::ALL {
            if let Some(file) = position.castling_file(color, wing) {
                let letter = right_letter(position, style, color, wing, file);
                write!(f, "{letter}")?;
            }
        }
    }
    Ok(())
}

fn right_letter(
    position: &Position,
    style: CastlingStyle,
    color: Color,
    wing: Wing,
    file: File,
) -> char {
    let rooks = position.board().pieces(color, PieceKind::Rook) & color.back_rank().bitboard();
    let outermost = match wing {
        Wing::King => rooks.last(),
        Wing::Queen => rooks.first(),
    };
    let letter = match (style, wing) {
        (CastlingStyle::Shredder, _) => file.to_char(),
        (CastlingStyle::XFen, _) if outermost.map(Square::file) != Some(file) => file.to_char(),
        (CastlingStyle::XFen, Wing::King) => 'k',
        (CastlingStyle::XFen, Wing::Queen) => 'q',
    };
    match color {
        Color::White => letter.to_ascii_uppercase(),
        Color::Black => letter,
    }
}

fn en_passant(position: &Position, mode: EnPassantMode) -> Option<Square> {
    let board = position.board();
    let stands_ready = |square: &Square| {
        let men = board.pieces(board.turn(), PieceKind::Pawn);
        attacks::pawn(!board.turn(), *square).intersects(men)
    };
    match mode {
        EnPassantMode::Legal => position.legal_en_passant(),
        EnPassantMode::Played => board.en_passant().filter(stands_ready),
        EnPassantMode::Always => board.en_passant(),
    }
}

fn write_en_passant(f: &mut fmt::Formatter<'_>, square: Option<Square>) -> fmt::Result {
    match square {
        None => f.write_str(" -"),
        Some(square) => write!(f, " {square}"),
    }
}
