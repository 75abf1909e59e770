//! Seeded random games, standard, Chess960 and with different arrangements: what must hold of every
//! position of every game.

use std::fmt::Write as _;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roque_position::movegen::{Move, PieceKind, attacks};
use roque_position::{
    CastlingMode, CastlingRules, CastlingStyle, EnPassantMode, Fen, FenReading, FenStyle, Position,
    Waivers,
};

/// Games of each of the three kinds.
const GAMES: u32 = 300;
const PLIES: u32 = 200;

/// How often each kind of move was met.
#[derive(Default)]
struct Met {
    positions: u64,
    captures: u64,
    en_passant: u64,
    castling: u64,
    promotions: u64,
    double_pushes_beside_a_pawn: u64,
    double_checks: u64,
    /// Positions whose square just passed over cannot be captured legally though a pawn is beside it.
    illegal_en_passant: u64,
}

#[test]
fn every_position_of_random_games_is_valid_and_survives_all_its_encodings() {
    let mut random = ChaCha8Rng::seed_from_u64(960);
    let mut met = Met::default();
    for game in 0..3 * GAMES {
        let mut arrangement = || random.random_range(0..960);
        let mut position = match game % 3 {
            0 => Position::start(),
            1 => Position::chess960(arrangement()).unwrap(),
            _ => Position::double_chess960(arrangement(), arrangement()).unwrap(),
        };
        for _ in 0..PLIES {
            assert_valid(&position);
            assert_same_after_fen(&position);
            assert_same_after_packing(&position);
            met.positions += 1;
            met.double_checks += u64::from(position.board().checkers().more_than_one());
            met.illegal_en_passant += u64::from(is_en_passant_illegal(&position));
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = chosen(&mut random, &position, &moves);
            met.note(&position, mv);
            position = assert_key_is_brought_forward(&position, mv);
        }
    }
    println!("{}", met.report());
    assert!(met.positions > 100_000);
    assert!(met.captures > 10_000);
    assert!(met.en_passant > 400);
    assert!(met.castling > 500);
    assert!(met.promotions > 1_000);
    assert!(met.double_pushes_beside_a_pawn > 1_000);
    assert!(met.double_checks > 30);
    assert!(met.illegal_en_passant > 3);
}

/// A legal move; at every third turn one of a rare kind, if there is one.
fn chosen(random: &mut ChaCha8Rng, position: &Position, moves: &[Move]) -> Move {
    let is_rare = |&mv: &Move| {
        is_en_passant(position, mv)
            || is_castling(position, mv)
            || is_beside_a_pawn(&position.play_unchecked(mv))
    };
    let rare: Vec<_> = moves.iter().copied().filter(is_rare).collect();
    let choice = if rare.is_empty() || random.random_range(0..3) > 0 {
        moves
    } else {
        &rare
    };
    choice[random.random_range(0..choice.len())]
}

/// Whether a pawn stands ready to capture the one that was just pushed, legally or not.
fn is_beside_a_pawn(position: &Position) -> bool {
    let board = position.board();
    let own = board.pieces(board.turn(), PieceKind::Pawn);
    let passed = board.en_passant();
    passed.is_some_and(|square| attacks::pawn(!board.turn(), square).intersects(own))
}

fn is_en_passant(position: &Position, mv: Move) -> bool {
    position.board().en_passant() == Some(mv.to())
        && position
            .board()
            .of_kind(PieceKind::Pawn)
            .contains(mv.from())
}

fn is_castling(position: &Position, mv: Move) -> bool {
    position.board().of_color(position.turn()).contains(mv.to())
}

fn is_en_passant_illegal(position: &Position) -> bool {
    position.legal_en_passant().is_none() && is_beside_a_pawn(position)
}

impl Met {
    fn note(&mut self, position: &Position, mv: Move) {
        let after = position.play_unchecked(mv);
        self.captures +=
            u64::from(after.board().occupied().len() < position.board().occupied().len());
        self.en_passant += u64::from(is_en_passant(position, mv));
        self.castling += u64::from(is_castling(position, mv));
        self.promotions += u64::from(mv.promotion().is_some());
        self.double_pushes_beside_a_pawn += u64::from(after.legal_en_passant().is_some());
    }

    fn report(&self) -> String {
        let mut report = format!("{} positions after", self.positions);
        for (count, what) in [
            (self.captures, "captures"),
            (self.en_passant, "captures en passant"),
            (self.castling, "castlings"),
            (self.promotions, "promotions"),
            (
                self.double_pushes_beside_a_pawn,
                "double pushes that can be captured",
            ),
            (
                self.illegal_en_passant,
                "double pushes whose capture is illegal",
            ),
            (self.double_checks, "double checks"),
        ] {
            write!(report, " {count} {what},").unwrap();
        }
        report
    }
}

fn assert_valid(position: &Position) {
    let setup = position.setup();
    let judged = setup.judge(position.castling_mode().into(), Waivers::NONE);
    let judged = judged.unwrap_or_else(|violations| panic!("{position:?}: {violations}"));
    assert_eq!(judged.position, *position);
    assert!(judged.waived.is_empty());
}

fn assert_same_after_fen(position: &Position) {
    let rules = CastlingRules::from(position.castling_mode());
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
            let fen = position.fen().styled(style).to_string();
            let setup = Fen::parse(&fen, FenReading::Strict).unwrap();
            assert_eq!(setup.to_string(), fen);
            let read = setup.judge(rules, Waivers::NONE).unwrap().position;
            assert_eq!(read.key128(), position.key128(), "{fen}");
            assert_eq!(read.fen().styled(style).to_string(), fen);
            if en_passant == EnPassantMode::Always {
                assert_eq!(read, *position, "{fen}");
            }
            if position.castling_mode() == CastlingMode::Standard {
                let by_itself = setup.judge(CastlingRules::Auto, Waivers::NONE);
                assert_eq!(by_itself.unwrap().position, read, "{fen}");
            }
        }
    }
}

fn assert_same_after_packing(position: &Position) {
    let packed = position.pack().unwrap();
    assert_eq!(packed.unpack(), Ok(*position), "{position:?}");
}

/// The position after `mv`, whose key is the recomputed one and was known before.
fn assert_key_is_brought_forward(position: &Position, mv: Move) -> Position {
    let after = position.play(mv).unwrap();
    assert_eq!(
        after.key128(),
        after.recomputed_key128(),
        "{position:?} {mv}"
    );
    assert_eq!(
        after.key128(),
        position.key128_after(mv),
        "{position:?} {mv}"
    );
    assert_eq!(after.key(), position.key_after(mv));
    assert_eq!(after.key(), after.key128() as u64);
    if let Some(passed) = after.null_move() {
        assert_eq!(passed.key128(), passed.recomputed_key128());
    }
    let text = position.uci(mv).to_string();
    assert_eq!(position.parse_uci(&text), Ok(mv), "{position:?} {text}");
    after
}
