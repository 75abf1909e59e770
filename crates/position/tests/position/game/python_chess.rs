//! Agreement with python-chess on outcomes and claims, in random games. It is run as a program of its
//! own; where it cannot be imported the test says so.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roque_position::movegen::{Color, Move};
use roque_position::{Claim, Game, History, MaterialRule, Position, Reason, Rules};

use super::START;

const GAMES: usize = 2_000;
const PLIES: usize = 60;

/// Where games are near their end.
const LATE: [&str; 7] = [
    "4k3/8/8/8/8/8/8/4K2R w K - 90 60",
    "8/8/4k3/8/8/3RK3/8/8 w - - 140 120",
    "8/5k2/8/3n4/8/2N5/1K1B4/8 w - - 0 60",
    "8/2p1k3/8/3b4/8/2B5/1K1P4/8 b - - 40 60",
    "7k/5Q2/8/8/8/8/8/K7 w - - 95 90",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "8/1p2k3/1P6/2N5/8/3K2n1/8/8 w - - 60 70",
];

#[test]
fn outcomes_and_claims_agree_with_python_chess() {
    let script = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/position/game/python_chess.py"
    );
    let importable = Command::new("python3")
        .args(["-c", "import chess"])
        .output();
    if !importable.is_ok_and(|output| output.status.success()) {
        println!("skipped: agreement with python-chess (python3 cannot import chess)");
        return;
    }
    let (games, ours) = played();
    let mut python = Command::new("python3")
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = python.stdin.take().unwrap();
    let writer = std::thread::spawn({
        let games = games.clone();
        move || input.write_all(games.join("\n").as_bytes()).unwrap()
    });
    let output = python.wait_with_output().unwrap();
    writer.join().unwrap();
    let theirs = String::from_utf8(output.stdout).unwrap();
    assert_eq!(theirs.lines().count(), GAMES);
    for ((game, ours), theirs) in games.iter().zip(&ours).zip(theirs.lines()) {
        for (ply, (ours, theirs)) in ours.split(',').zip(theirs.split(',')).enumerate() {
            assert_eq!(ours, theirs, "after {ply} plies of {game}");
        }
        assert_eq!(ours.len(), theirs.len());
    }
    assert_all_met(&ours.join(","));
}

fn assert_all_met(answers: &str) {
    let met = |what: &str| answers.matches(what).count();
    for (what, least) in [
        ("CHECKMATE 1-0", 20),
        ("CHECKMATE 0-1", 20),
        ("STALEMATE", 20),
        ("INSUFFICIENT_MATERIAL", 50),
        ("FIVEFOLD_REPETITION", 100),
        ("SEVENTYFIVE_MOVES", 100),
        ("10/10", 500),
        ("01/01", 500),
        ("00/10", 500),
        ("00/01", 10),
    ] {
        println!("{what}: {}", met(what));
        assert!(met(what) >= least, "{what}: {}", met(what));
    }
}

/// Random games as lines for python-chess, and what we say of each.
fn played() -> (Vec<String>, Vec<String>) {
    let mut random = ChaCha8Rng::seed_from_u64(1_111);
    let start = |game| match game % 2 {
        0 => START,
        _ => LATE[game / 2 % LATE.len()],
    };
    (0..GAMES)
        .map(|game| played_from(&mut random, start(game)))
        .unzip()
}

fn played_from(random: &mut ChaCha8Rng, fen: &str) -> (String, String) {
    let mut game = Game::new(Position::from_fen(fen).unwrap(), Rules::fide());
    let mut line = format!("{fen}\t");
    let mut answers = judged(&game);
    for _ in 0..PLIES {
        if game.outcome().is_some() {
            break;
        }
        let mv = chosen(random, game.history());
        write!(line, "{} ", game.position().uci(mv)).unwrap();
        game.play(mv).unwrap();
        write!(answers, ",{}", judged(&game)).unwrap();
    }
    (line, answers)
}

/// A legal move: mate if there is one, and often back to where the man has come from.
fn chosen(random: &mut ChaCha8Rng, history: &History) -> Move {
    let moves = history.position().legal_moves();
    let mates = |&&mv: &&Move| {
        let after = history.position().play_unchecked(mv);
        after.is_check() && after.board().has_no_moves()
    };
    if let Some(&mate) = moves.iter().find(mates) {
        return mate;
    }
    let last = history.moves().rev().nth(1).map(|mv| (mv.to(), mv.from()));
    let back = moves.iter().find(|mv| Some((mv.from(), mv.to())) == last);
    match back {
        Some(&back) if random.random_range(0..3) > 0 => back,
        _ => moves[random.random_range(0..moves.len())],
    }
}

/// What we say, in the words of `python_chess.py`.
fn judged(game: &Game) -> String {
    let Some(outcome) = game.outcome() else {
        return claims(game);
    };
    // python-chess has another order of the draws.
    let board = game.position().board();
    let termination = match outcome.reason {
        Reason::Checkmate => "CHECKMATE",
        Reason::Stalemate if !MaterialRule::Library.is_draw(board) => "STALEMATE",
        Reason::Stalemate | Reason::InsufficientMaterial(_) => "INSUFFICIENT_MATERIAL",
        Reason::FivefoldRepetition if game.position().halfmove_clock() < 150 => {
            "FIVEFOLD_REPETITION"
        }
        Reason::FivefoldRepetition | Reason::SeventyFiveMoves => "SEVENTYFIVE_MOVES",
        reason => panic!("{reason:?} does not come by itself"),
    };
    format!("{termination} {}", outcome.score())
}

/// What may be claimed now, and at every third ply what now or with some move.
fn claims(game: &Game) -> String {
    let digits = |claims: &[Claim]| -> String {
        let digit = |claim| if claims.contains(&claim) { '1' } else { '0' };
        Claim::ALL.map(digit).iter().collect()
    };
    let now: Vec<Claim> = game.open_claims().collect();
    let position = game.position();
    let ply = 2 * (position.fullmove_number() - 1) + u32::from(position.turn() == Color::Black);
    if !ply.is_multiple_of(3) {
        return digits(&now);
    }
    let mut with_a_move = now.clone();
    for &mv in &position.legal_moves() {
        with_a_move.extend(game.open_claims_with(mv));
    }
    format!("{}/{}", digits(&now), digits(&with_a_move))
}
