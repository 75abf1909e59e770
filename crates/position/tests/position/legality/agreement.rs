//! In random games, each conceivable attempt breaks no rule exactly if the generator lists it, and
//! otherwise the rule that the slow definition names.

use std::collections::{BTreeMap, BTreeSet};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roque_position::movegen::{Move, PieceKind, Square, Wing};
use roque_position::{Position, UciError, UciMove};

use super::slow_rules::{assert_particulars, broken_by, name};

const GAMES: usize = 100;
const PLIES: u32 = 40;

/// Where rules are broken that whole armies seldom break.
const OPEN: [&str; 6] = [
    "8/8/8/8/k2pP2R/8/8/7K b - e3 0 1",
    "r3k2r/8/8/3q4/3Q4/8/8/R3K2R w KQkq - 0 1",
    "1r2k1r1/8/8/3q4/3Q4/8/8/1R2K1R1 w GBgb - 0 1",
    "rr4k1/8/8/8/8/8/2q5/1R3K1R w HB - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
];

#[test]
fn an_attempt_is_legal_or_breaks_the_rule_that_the_slow_definition_names() {
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let mut met: BTreeMap<&str, u64> = BTreeMap::new();
    let mut positions = 0;
    for game in 0..GAMES {
        let mut arrangement = || random.random_range(0..960);
        let mut position = match game % 4 {
            0 => Position::start(),
            1 => Position::chess960(arrangement()).unwrap(),
            2 => Position::from_fen(OPEN[game / 4 % OPEN.len()]).unwrap(),
            _ => Position::double_chess960(arrangement(), arrangement()).unwrap(),
        };
        for _ in 0..PLIES {
            assert_all_attempts(&position, &mut met);
            assert_castling_by_wing(&position);
            positions += 1;
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play_unchecked(chosen(&mut random, &position, &moves));
        }
    }
    println!("{positions} positions: {met:?}");
    assert!(positions > 2_000);
    for (rule, least) in [
        ("castling: blocked", 1_000),
        ("castling: into check", 30),
        ("castling: king or rook moved", 1_000),
        ("castling: no rook", 20),
        ("castling: out of check", 50),
        ("castling: rook moved", 50),
        ("castling: through check", 30),
        ("check unanswered", 1_000),
        ("double step", 1_000),
        ("en passant uncovers king", 4),
        ("king into attack", 1_000),
        ("no pawn just passed", 100),
        ("promotion missing", 30),
        ("promotion not allowed", 60),
        ("uncovers king", 1_000),
    ] {
        let times = met.get(rule).copied().unwrap_or(0);
        assert!(times >= least, "{rule}: {times}");
    }
}

fn assert_all_attempts(position: &Position, met: &mut BTreeMap<&str, u64>) {
    let legal: BTreeSet<Move> = position.legal_moves().into_iter().collect();
    let mut found = BTreeSet::new();
    for from in Square::ALL {
        let own = position.board().piece_at(from);
        let own = own.filter(|piece| piece.color == position.turn());
        let promotions = match own.map(|piece| piece.kind) {
            Some(PieceKind::Pawn) => &PieceKind::ALL[..],
            Some(_) => &[PieceKind::Queen],
            None => &[],
        };
        for to in Square::ALL {
            let promoting = promotions
                .iter()
                .map(|&kind| Move::promoting(from, to, kind));
            for mv in promoting.chain([Move::new(from, to)]) {
                let answer = position.explain(mv);
                let broken = answer.err();
                assert_eq!(
                    broken.map(name),
                    broken_by(position, mv),
                    "{position:?} {mv}"
                );
                if let Some(rule) = broken {
                    assert_particulars(position, mv, rule);
                    *met.entry(name(rule)).or_default() += 1;
                }
                if own.is_some() {
                    let resolved = position.resolve_uci(UciMove::from(mv));
                    assert_eq!(answer.ok(), resolved.ok(), "{position:?} {mv}");
                    if let Err(UciError::Illegal { broken: told, .. }) = resolved {
                        assert_eq!(Some(told), broken, "{position:?} {mv}");
                    }
                }
                found.extend(answer);
            }
        }
    }
    assert_eq!(found, legal, "{position:?}");
}

fn assert_castling_by_wing(position: &Position) {
    let king = position.board().king(position.turn());
    for wing in Wing::ALL {
        let castling = position
            .board()
            .castling_rook(position.turn(), wing)
            .map(|rook| Move::new(king, rook))
            .filter(|&mv| position.is_legal(mv));
        assert_eq!(
            position.explain(wing).ok(),
            castling,
            "{position:?} {wing:?}"
        );
    }
}

/// A legal move; at every second turn one that brings about what is rare, if there is one.
fn chosen(random: &mut ChaCha8Rng, position: &Position, moves: &[Move]) -> Move {
    let is_rare = |&mv: &Move| {
        let after = position.play_unchecked(mv);
        mv.promotion().is_some()
            || after.is_check()
            || after.board().pinned(after.turn()).any()
            || after.legal_en_passant().is_some()
    };
    let rare: Vec<_> = moves.iter().copied().filter(is_rare).collect();
    let choice = if rare.is_empty() || random.random_range(0..2) > 0 {
        moves
    } else {
        &rare
    };
    choice[random.random_range(0..choice.len())]
}
