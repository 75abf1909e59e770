//! A position in 32 bytes.

use core::iter::zip;

use roque_movegen::{
    Bitboard, Board, BoardError, CastlingRights, Color, Piece, PieceKind, Placement, Rank, Square,
};

use crate::castling::CastlingMode;
use crate::position::Position;

/// A position in 32 bytes, nothing of it lost: to store many, or to send them.
///
/// | bytes | what |
/// |---|---|
/// | 0–7 | the occupied squares, a1 the lowest bit, little-endian |
/// | 8–23 | four bits for each man in the order of the squares, the low half of a byte first |
/// | 24 | bit 0: Black is to move; bit 1: castling mode is Chess960 |
/// | 25–27 | the half-move clock, little-endian |
/// | 28–31 | the move number, little-endian |
///
/// A man is twice its kind (pawn 0, knight, bishop, rook, queen, king 5), one more for Black's; 12 is
/// a rook with a castling right, 13 a pawn that has just moved two squares (both owned by whom their
/// rank says). Each position has exactly one such encoding, so that bytes can be compared, sorted and
/// hashed in its stead.
///
/// ```
/// use roque_position::{PackedPosition, Position};
///
/// let position = Position::start();
/// let packed = position.pack()?;
/// assert_eq!(packed.unpack(), Ok(position));
/// assert_eq!(PackedPosition::from_bytes(*packed.as_bytes()), packed);
/// assert!(PackedPosition::from_bytes([0; 32]).unpack().is_err());
/// # Ok::<(), roque_position::PackError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PackedPosition([u8; 32]);

/// The position does not fit into 32 bytes. None that arises in play is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackError {
    /// More men than a game has.
    #[error("{0} men where at most 32 fit")]
    TooManyMen(u32),
    /// A half-move clock of more than 24 bits.
    #[error("a half-move clock of {0} where at most 16777215 fits")]
    HalfmoveClock(u32),
}

/// The bytes are no packed position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnpackError {
    /// Four bits that are no man that can be on that square.
    #[error("byte {byte}: no man that can stand on {square}, expected a code of 0 to 13")]
    Man {
        /// Which of the 32 bytes.
        byte: usize,
        /// The square of the man.
        square: Square,
    },
    /// More than 32 occupied squares.
    #[error("bytes 0 to 7: {0} men where at most 32 fit")]
    TooManyMen(u32),
    /// Bits that are always zero, or a move number that never is.
    #[error("byte {0}: a value that no position is packed to")]
    Unused(usize),
    /// No moves can be generated on the board.
    #[error(transparent)]
    Board(#[from] BoardError),
}

const MEN: usize = 8;
const FLAGS: usize = 24;
const HALFMOVE_CLOCK: usize = 25;
const FULLMOVE_NUMBER: usize = 28;

const CASTLING_ROOK: u8 = 12;
const PUSHED_PAWN: u8 = 13;

impl Position {
    /// This position in 32 bytes.
    ///
    /// # Errors
    ///
    /// [`PackError`] if it has more than 32 men (which only lenient judging lets pass), or if its
    /// half-move clock does not fit in 24 bits.
    pub fn pack(&self) -> Result<PackedPosition, PackError> {
        let board = self.board();
        let occupied = board.occupied();
        if occupied.len() > 32 {
            return Err(PackError::TooManyMen(occupied.len()));
        }
        let mut bytes = [0; 32];
        bytes[..MEN].copy_from_slice(&occupied.0.to_le_bytes());
        for (index, (square, piece)) in board.placement().iter().enumerate() {
            bytes[MEN + index / 2] |= code(board, square, piece) << (4 * (index % 2));
        }
        let turn = u8::from(board.turn() == Color::Black);
        let mode = u8::from(self.castling_mode() == CastlingMode::Chess960);
        bytes[FLAGS] = turn | mode << 1;
        let [clock @ .., 0] = self.halfmove_clock().to_le_bytes() else {
            return Err(PackError::HalfmoveClock(self.halfmove_clock()));
        };
        bytes[HALFMOVE_CLOCK..FULLMOVE_NUMBER].copy_from_slice(&clock);
        bytes[FULLMOVE_NUMBER..].copy_from_slice(&self.fullmove_number().to_le_bytes());
        Ok(PackedPosition(bytes))
    }
}

fn code(board: &Board, square: Square, piece: Piece) -> u8 {
    let pushed = board
        .en_passant()
        .map(|passed| pushed_to(passed, !board.turn()));
    if board.castling_rights().rooks().contains(square) {
        CASTLING_ROOK
    } else if pushed == Some(square) {
        PUSHED_PAWN
    } else {
        2 * piece.kind as u8 + piece.color as u8
    }
}

/// Where the pawn of `color` stands that has passed over `passed`.
fn pushed_to(passed: Square, color: Color) -> Square {
    match color {
        Color::White => Square::new(passed.file(), Rank::Fourth),
        Color::Black => Square::new(passed.file(), Rank::Fifth),
    }
}

impl PackedPosition {
    /// The position that was packed.
    ///
    /// # Errors
    ///
    /// [`UnpackError`] if the bytes are not those of a packed position; each position that comes out
    /// packs to exactly these bytes again.
    pub fn unpack(&self) -> Result<Position, UnpackError> {
        let bytes = &self.0;
        let mut occupied = [0; MEN];
        occupied.copy_from_slice(&bytes[..MEN]);
        let occupied = Bitboard(u64::from_le_bytes(occupied));
        if occupied.len() > 32 {
            return Err(UnpackError::TooManyMen(occupied.len()));
        }
        if bytes[FLAGS] > 3 {
            return Err(UnpackError::Unused(FLAGS));
        }
        let mut codes = (bytes[MEN..FLAGS].iter()).flat_map(|byte| [byte & 15, byte >> 4]);
        let mut unpacked = Unpacked::default();
        for (index, (square, code)) in zip(occupied, codes.by_ref()).enumerate() {
            let byte = MEN + index / 2;
            (unpacked.put(square, code)).ok_or(UnpackError::Man { byte, square })?;
        }
        if let Some(after) = codes.position(|code| code != 0) {
            let index = occupied.len() as usize + after;
            return Err(UnpackError::Unused(MEN + index / 2));
        }
        let turn = Color::ALL[usize::from(bytes[FLAGS] & 1)];
        let mode = match bytes[FLAGS] >> 1 {
            0 => CastlingMode::Standard,
            _ => CastlingMode::Chess960,
        };
        let clock = [bytes[25], bytes[26], bytes[27], 0];
        let number = [bytes[28], bytes[29], bytes[30], bytes[31]];
        let fullmove_number = u32::from_le_bytes(number);
        if fullmove_number == 0 {
            return Err(UnpackError::Unused(FULLMOVE_NUMBER));
        }
        let Unpacked {
            placement,
            rights,
            en_passant,
        } = unpacked;
        let board = Board::new(placement, turn, rights, en_passant)?;
        let clock = u32::from_le_bytes(clock);
        Ok(Position::from_board(board, mode, clock, fullmove_number))
    }

    /// The bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What has these bytes; whether it is a position is seen when it is unpacked.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

/// What the men of a packed position say.
#[derive(Default)]
struct Unpacked {
    placement: Placement,
    rights: CastlingRights,
    en_passant: Option<Square>,
}

impl Unpacked {
    /// Puts the man of `code` on `square`, if it can be there.
    fn put(&mut self, square: Square, code: u8) -> Option<()> {
        let owner = |white, black| match square.rank() {
            rank if rank == white => Some(Color::White),
            rank if rank == black => Some(Color::Black),
            _ => None,
        };
        let piece = match code {
            CASTLING_ROOK => {
                let color = owner(Rank::First, Rank::Eighth)?;
                self.rights.grant(color, square.file());
                let kind = PieceKind::Rook;
                Piece { color, kind }
            }
            PUSHED_PAWN if self.en_passant.is_none() => {
                let color = owner(Rank::Fourth, Rank::Fifth)?;
                self.en_passant = Some(Square::new(square.file(), color.passed_rank()));
                let kind = PieceKind::Pawn;
                Piece { color, kind }
            }
            _ => Piece {
                color: Color::ALL[usize::from(code % 2)],
                kind: *PieceKind::ALL.get(usize::from(code / 2))?,
            },
        };
        self.placement.put(square, piece);
        Some(())
    }
}
