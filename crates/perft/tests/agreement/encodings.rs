//! Keys are those of the position, and what is written is read back, by us and by cozy-chess.

use cozy_chess::Board as CozyBoard;
use roque_movegen::Move;
use roque_position::{
    CastlingMode, CastlingRules, CastlingStyle, EnPassantMode, FenReading, FenStyle, Position,
    Waivers,
};

use crate::cozy;

/// Panics unless keys and texts of `position`, which cozy-chess holds for `witness`, are right.
pub(crate) fn compare(position: &Position, moves: &[Move], witness: &CozyBoard) {
    compare_keys(position, moves);
    for castling in [CastlingStyle::XFen, CastlingStyle::Shredder] {
        for en_passant in [
            EnPassantMode::Legal,
            EnPassantMode::Played,
            EnPassantMode::Always,
        ] {
            let style = FenStyle {
                castling,
                en_passant,
            };
            compare_fen(position, style, witness);
        }
    }
    let packed = position.pack().map(|packed| packed.unpack());
    assert_eq!(packed, Ok(Ok(*position)), "{position:?}");
}

fn compare_keys(position: &Position, moves: &[Move]) {
    let key = position.recomputed_key128();
    assert_eq!(position.key128(), key, "{position:?}");
    assert_eq!(position.key(), key as u64, "{position:?}");
    let board = position.board();
    let is_en_passant = |&mv: &Move| board.is_capture(mv) && !board.occupied().contains(mv.to());
    let square = board
        .en_passant()
        .filter(|_| moves.iter().any(is_en_passant));
    assert_eq!(position.legal_en_passant(), square, "{position:?}");
    for &mv in moves {
        let child = position.play_unchecked(mv);
        let key = child.recomputed_key128();
        assert_eq!(child.key128(), key, "{position:?} {mv}");
        assert_eq!(position.key128_after(mv), key, "{position:?} {mv}");
        assert_eq!(position.key_after(mv), key as u64, "{position:?} {mv}");
    }
}

fn compare_fen(position: &Position, style: FenStyle, witness: &CozyBoard) {
    let fen = position.fen().styled(style).to_string();
    let mode = position.castling_mode();
    for rules in [CastlingRules::from(mode), CastlingRules::Auto] {
        let judged = Position::from_fen_with(&fen, rules, FenReading::Strict, Waivers::NONE);
        let read = judged
            .unwrap_or_else(|error| panic!("{fen}: {error}"))
            .position;
        // A position with standard rights is read as standard, whatever it came from.
        let is_same_mode = read.castling_mode() == mode;
        assert!(is_same_mode || rules == CastlingRules::Auto, "{fen}");
        assert_eq!(read.key128(), position.key128(), "{fen}");
        if style.en_passant == EnPassantMode::Always {
            assert_eq!(read.board(), position.board(), "{fen}");
        }
        if is_same_mode {
            assert_eq!(read.fen().styled(style).to_string(), fen);
        }
    }
    // Its own reader knows K and Q on the standard squares only.
    let is_shredder = style.castling == CastlingStyle::Shredder;
    if !is_shredder && mode == CastlingMode::Chess960 {
        return;
    }
    let theirs = CozyBoard::from_fen(&fen, is_shredder);
    let theirs = theirs.unwrap_or_else(|error| panic!("{fen}: {error}"));
    // Not by its `same_position`, which takes any man beside the pushed pawn for one that captures it.
    assert_eq!(theirs.hash_without_ep(), witness.hash_without_ep(), "{fen}");
    if style == cozy::FULL_STYLE {
        assert!(
            theirs == *witness,
            "{fen} is read as {theirs:#}, not {witness:#}"
        );
    }
}
