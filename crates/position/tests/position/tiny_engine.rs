//! The worked example, as a user interface meets it.

use roque_position::Position;

#[path = "../../examples/tiny_engine.rs"]
#[expect(dead_code, reason = "here the test calls what `main` calls")]
mod engine;

fn answers(commands: &str) -> String {
    let mut output = Vec::new();
    engine::serve(commands.as_bytes(), &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

fn best_move(fen: &str, depth: u32) -> String {
    let answers = answers(&format!("position fen {fen}\ngo depth {depth}\nquit\n"));
    let best = answers.lines().last().unwrap();
    best.strip_prefix("bestmove ").unwrap().to_owned()
}

/// Whether the player to move gives mate in this many moves at the latest, by looking at everything.
fn mates_in(position: &Position, moves: u32) -> bool {
    moves > 0
        && position.legal_moves().iter().any(|&mv| {
            let after = position.play_unchecked(mv);
            is_mated_in(&after, moves - 1)
        })
}

/// Whether the player to move is mated, or will be in this many moves whatever is tried.
fn is_mated_in(position: &Position, moves: u32) -> bool {
    let replies = position.legal_moves();
    if replies.is_empty() {
        return position.is_check();
    }
    moves > 0
        && replies
            .iter()
            .all(|&mv| mates_in(&position.play_unchecked(mv), moves))
}

#[test]
fn it_finds_mate_in_three() {
    let fen = "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1";
    let position = Position::from_fen(fen).unwrap();
    assert!(!mates_in(&position, 2) && mates_in(&position, 3));
    let mut now = position;
    for left in [2, 1, 0] {
        let text = best_move(&now.to_string(), 6);
        now = now.play(now.parse_uci(&text).unwrap()).unwrap();
        assert!(is_mated_in(&now, left), "after {text}");
        // Any defence: the one that holds out longest.
        let replies = now.legal_moves();
        let holds_out = |after: &Position| !mates_in(after, left.max(1) - 1);
        let mut after = replies.iter().map(|&mv| now.play_unchecked(mv));
        if let Some(reply) = after.find(holds_out) {
            now = reply;
        }
    }
    assert!(now.is_check() && now.board().has_no_moves());
}

#[test]
fn it_tells_the_mate_and_survives_nonsense() {
    let fen = "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1";
    let told = answers(&format!("position fen {fen}\ngo depth 5\n"));
    assert!(told.contains("score mate 3 "), "{told}");
    assert!(told.ends_with("bestmove f6a6\n"), "{told}");
    let told = answers(
        "uci\nisready\nposition blah\nposition startpos moves e2e5\nnonsense\ngo depth 1\n",
    );
    assert!(told.contains("uciok\nreadyok\n"), "{told}");
    assert!(told.contains("info string placement at byte 1"), "{told}");
    assert!(
        told.contains("info string a pawn does not move from e2 to e5"),
        "{told}"
    );
    assert!(told.contains("\nbestmove "), "{told}");
}

#[test]
fn it_castles_as_it_is_told_to() {
    let corner = "position fen 5k2/8/8/8/8/8/8/4K2R w K - 0 1 moves";
    let chess960 = format!("setoption name UCI_Chess960 value true\n{corner} e1h1\ngo depth 1\n");
    assert!(!answers(&chess960).contains("info string"));
    let standard = format!("{corner} e1g1\ngo depth 1\n");
    assert!(!answers(&standard).contains("info string"));
}
