#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

mod answers;
mod arrangement;
mod castling;
mod epd;
mod fen;
mod game;
mod judge;
mod legality;
mod material;
mod notation;
mod packed;
#[cfg(feature = "std")]
mod pgn;
mod polyglot;
mod position;
mod remark;
#[cfg(feature = "serde")]
mod serde;
mod setup;
mod uci;
mod words;
mod zobrist;

pub use answers::CheckAnswers;
pub use arrangement::NoSuchArrangement;
pub use castling::{CastlingMode, CastlingRules, RightName, WrittenRight, WrittenRights};
pub use epd::{Epd, EpdError, Operand, Operation};
pub use fen::{
    CastlingStyle, EnPassantMode, Fen, FenError, FenField, FenProblem, FenReading, FenStyle,
};
pub use game::{
    Binding, Claim, ClaimError, Game, History, OfferError, Outcome, PlayError, Reason, Refusal,
    RuleSet, Rules, TouchError,
};
pub use judge::{Fate, Judged, Violation, ViolationKind, Violations, Waived, Waivers};
pub use legality::{Attempt, BrokenRule, Line, Moved, Threat};
pub use material::{MaterialBalance, MaterialRule, MaterialTerms, PieceValue};
pub use notation::{
    CastlingSign, Language, MoveError, MoveReading, MoveStyle, MoveText, Notation, SanError,
    SanExpected, SanMove, UnknownNotation,
};
pub use packed::{PackError, PackedPosition, UnpackError};
#[cfg(feature = "std")]
pub use pgn::{
    InvalidTagName, PgnError, PgnGame, PgnItem, PgnLine, PgnMove, PgnProblem, PgnReader, PgnResult,
    PgnStart, PgnStartError, PgnTags, PgnToken, Place, Replay, UnknownResult,
};
pub use position::{Position, ReadError};
pub use remark::Remark;
pub use setup::Setup;
pub use uci::{UciError, UciMove};
pub use words::{ParseTongueError, Said, Tongue};

pub use roque_movegen as movegen;

/// The examples of the project's README, which run as tests.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct ProjectReadme;
