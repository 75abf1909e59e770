//! `roque judge`.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::json::validate;
use crate::run::{Run, command, roque, roque_reading, run};

/// A file beside this one.
fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/cli/judge")
        .join(name)
}

/// Panics unless the run says what the transcript does, which a person has read; writes it if
/// `ROQUE_WRITE_TRANSCRIPTS` is set.
#[track_caller]
pub(crate) fn assert_transcript(name: &str, judged: &str, options: &[&str]) {
    let run = run(command().arg("judge").arg(file(judged)).args(options)).ended(1);
    let transcript = file(name);
    if std::env::var_os("ROQUE_WRITE_TRANSCRIPTS").is_some() {
        fs::write(&transcript, &run.out).unwrap();
    }
    let expected = fs::read_to_string(&transcript).unwrap();
    assert_eq!(run.out, expected.replace("\r\n", "\n"), "{name}");
}

/// A run that reads `text`.
fn judge<const N: usize>(text: &str, options: [&str; N]) -> Run {
    let arguments = ["judge", "-"].into_iter().chain(options);
    run(command().args(arguments).write_stdin(text))
}

/// The games, as JSON that the schema describes.
#[track_caller]
fn games(run: &Run) -> Vec<Value> {
    let mut objects: Vec<_> = run.lines().into_iter().map(validate).collect();
    let total = objects.pop().unwrap();
    assert_eq!(total["kind"], "judge_total");
    assert_eq!(total["games"], objects.len());
    objects
}

/// The one game of a text.
#[track_caller]
pub(crate) fn game<const N: usize>(text: &str, options: [&str; N]) -> Value {
    let run = judge(text, options.map(|option| option));
    let [game] = games(&run).try_into().unwrap();
    game
}

#[test]
fn games_of_every_kind_are_judged_as_a_person_has_read_it() {
    assert_transcript("games.en.txt", "games.pgn", &[]);
    assert_transcript("games.pt.txt", "games.pgn", &["--lang", "pt"]);
    assert_transcript(
        "partidas.pt.txt",
        "partidas.pgn",
        &["--notation", "pt", "--lang", "pt"],
    );
    assert_transcript(
        "traditional.en.txt",
        "games.pgn",
        &["--rules", "traditional"],
    );
    assert_transcript(
        "traditional.pt.txt",
        "games.pgn",
        &["--rules", "traditional", "--lang", "pt"],
    );
}

#[test]
fn json_says_where_each_fault_is_and_what_kind_of_fault() {
    let path = file("games.pgn").display().to_string();
    let run = roque(["judge", &path, "--format", "json"]).ended(1);
    let told: Vec<_> = games(&run)
        .iter()
        .map(|game| {
            let fault = &game["fault"];
            let what = fault["what"].as_str().unwrap_or("none").to_owned();
            (what, fault["line"].as_u64(), fault["column"].as_u64())
        })
        .collect();
    let fault = |what: &str, line, column| (what.to_owned(), Some(line), Some(column));
    let none = || ("none".to_owned(), None, None);
    assert_eq!(
        told,
        [
            none(),
            fault("irregular", 14, 15),
            fault("irregular", 19, 37),
            fault("irregular", 26, 43),
            fault("irregular", 30, 32),
            none(),
            fault("played_on", 41, 37),
            none(),
            none(),
            none(),
            fault("start", 65, 1),
            fault("unreadable", 71, 13),
            fault("syntax", 75, 10),
            fault("ambiguous", 79, 23),
        ]
    );
}

#[test]
fn games_in_order_end_in_exit_code_0() {
    let run = judge("1. e4 e5 2. Nf3 *\n\n1. d4 1-0", []).ended(0);
    assert_eq!(
        run.lines(),
        [
            "game 1, line 1: *",
            "  after 2. Nf3: Black to move",
            "game 2, line 3: 1-0",
            "  after 1. d4: Black to move",
            "2 games: 2 in order, 0 irregular, 0 unreadable, 0 with a contradicted result",
        ]
    );
    let quiet = judge("1. e4 *", ["--quiet"]).ended(0);
    assert_eq!(quiet.lines().len(), 2);
}

#[test]
fn lists_of_moves_are_read_in_any_notation() {
    for (moves, notation) in [
        ("e4 e5 Nf3 Nc6 Bb5 a6 O-O", "san"),
        ("e2-e4 e7-e5 Ng1-f3 Nb8-c6 Bf1-b5 a7-a6 O-O", "long"),
        ("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1g1", "uci"),
        ("1.e4 e5 2.Cf3 Cc6 3.Bb5 a6 4.0-0", "pt"),
        ("1.e4 e5 2.Sf3 Sc6 3.Lb5 a6 4.0-0", "de"),
        ("1.e4 e5 2.♘f3 ♘c6 3.♗b5 a6 4.0-0", "figurine"),
    ] {
        let game = game(moves, ["--notation", notation, "--format", "json"]);
        assert_eq!(game["fault"], Value::Null, "{notation}");
        assert_eq!(game["plies"], 7, "{notation}");
        assert_eq!(
            game["fen"], "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 1 4",
            "{notation}"
        );
    }
}

#[test]
fn whether_king_or_rook_has_moved_is_told() {
    let moves = "1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. Rg1 a6 5. Rh1 a5 6. O-O";
    let run = judge(moves, []).ended(1);
    assert!(
        run.out.contains("castle with the rook on h1: it has moved"),
        "{run:?}"
    );
}

#[test]
fn a_null_move_passes_and_may_not() {
    let passed = game("1. e4 -- 2. d4", ["--format", "json"]);
    assert_eq!(passed["fault"]["what"], "irregular");
    assert_eq!(passed["fault"]["move"]["written"], "--");
}

#[test]
fn a_claim_is_told_with_the_moves_that_may_be_announced_for_it() {
    let moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";
    let claim = &game(moves, ["--format", "json"])["claims"][0];
    assert_eq!(claim["claim"], "threefold_repetition");
    assert_eq!(claim["open"], false);
    assert_eq!(claim["first"], Value::Null);
    assert_eq!(claim["announcing"].as_array().unwrap().len(), 1);
    assert_eq!(claim["announcing"][0]["written"], "Ng8");

    let claim = &game(&format!("{moves} Ng8"), ["--format", "json"])["claims"][0];
    assert_eq!(claim["open"], true);
    assert_eq!(claim["first"]["number"], 4);
    assert_eq!(claim["first"]["column"], 41);

    let start = "[FEN \"8/8/4k3/8/8/3RK3/8/8 w - - 100 80\"]\n\n*";
    let claim = &game(start, ["--format", "json"])["claims"][0];
    assert_eq!(claim["claim"], "fifty_moves");
    assert_eq!(claim["at_start"], true);
}

#[test]
fn when_a_claim_could_first_be_announced_is_told() {
    let moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";
    let told = |text: &str, lang: &str| {
        let run = judge(text, ["--lang", lang]).ended(0);
        let lines = run.lines();
        lines[2].trim_start().to_owned()
    };
    let english = "a draw by threefold repetition may be claimed: ";
    let portuguese = "pode-se reivindicar empate por tripla repetição da posição: ";

    // Nobody did, and the other move has ended it.
    let text = format!("{moves} e5 5. Nf3 *");
    let claim = &game(&text, ["--format", "json"])["claims"][0];
    assert_eq!(claim["first"], Value::Null);
    assert_eq!(claim["announcing"], json!([]));
    assert_eq!(
        claim["first_announcing"],
        json!({
            "after": {"number": 4, "player": "white", "written": "Ng1", "line": 1, "column": 37},
            "moves": [{"number": 4, "player": "black", "written": "Ng8"}],
        })
    );
    assert_eq!(
        told(&text, "en"),
        format!(
            "{english}first by announcing 4... Ng8 after 4. Ng1 (line 1, column 37); no longer at the end"
        )
    );
    assert_eq!(
        told(&text, "pt"),
        format!(
            "{portuguese}pela primeira vez depois de 4. Ng1 (linha 1, coluna 37), anunciando 4... Ng8; no fim, não mais"
        )
    );

    // It is still so.
    assert_eq!(
        told(&format!("{moves} *"), "en"),
        format!(
            "{english}first by announcing 4... Ng8 after 4. Ng1 (line 1, column 37); still at the end"
        )
    );

    // It was made later, and is on the board.
    let text = format!("{moves} Nd5 5. Nf3 Nf6 6. Ng1 Ng8 *");
    let claim = &game(&text, ["--format", "json"])["claims"][0];
    assert_eq!(claim["first"]["number"], 5);
    assert_eq!(
        told(&text, "pt"),
        format!(
            "{portuguese}pela primeira vez depois de 4. Ng1 (linha 1, coluna 37), anunciando 4... Ng8; no tabuleiro depois de 5... Nf6 (linha 1, coluna 52); ainda no fim"
        )
    );

    // Who has made it could have announced it: that need not be said.
    assert_eq!(
        told(&format!("{moves} Ng8 *"), "en"),
        format!("{english}first after 4... Ng8 (line 1, column 41); still at the end")
    );
    let start = "[FEN \"8/8/4k3/8/8/3RK3/3p4/8 w - - 99 80\"]\n\n80. Kxd2 *";
    let claim = &game(start, ["--format", "json"])["claims"][0];
    assert_eq!(claim["first_announcing"]["after"], Value::Null);
    assert_eq!(
        told(start, "en"),
        "a draw by the 50-move rule may be claimed: from the start by announcing 80. Ke2, 80. Kf2, 80. Kf3, …; no longer at the end"
    );
}

#[test]
fn a_result_is_compared_with_the_board_and_with_its_tag() {
    let contradiction = |text: &str, rules: &str| {
        let game = game(text, ["--rules", rules, "--format", "json"]);
        game["contradiction"].as_str().map(str::to_owned)
    };
    let mate = "1. f3 e5 2. g4 Qh4#";
    assert_eq!(contradiction(mate, "fide"), None);
    assert_eq!(contradiction(&format!("{mate} *"), "fide"), None);
    assert_eq!(contradiction(&format!("{mate} 0-1"), "fide"), None);
    assert!(contradiction(&format!("{mate} 1-0"), "fide").is_some());
    assert!(contradiction(&format!("{mate} 1/2-1/2"), "fide").is_some());
    let tagged = format!("[Result \"1-0\"]\n\n{mate}");
    assert!(
        contradiction(&tagged, "fide").is_some(),
        "the tag alone counts"
    );
    assert!(contradiction("[Result \"1-0\"]\n\n1. e4 0-1", "fide").is_some());
    assert_eq!(contradiction("[Result \"*\"]\n\n1. e4 0-1", "fide"), None);
    // Who has resigned, or whose time is up, loses by the FIDE Laws only if the opponent could mate.
    let bare = "[FEN \"8/8/4k3/8/8/4K3/6R1/8 w - - 0 1\"]\n\n1. Rg3 0-1";
    assert!(contradiction(bare, "fide").is_some());
    assert_eq!(contradiction(bare, "traditional"), None);
    // After an irregular move nobody knows what was on the board.
    assert_eq!(contradiction("1. e4 e5 2. Ke3 1-0", "fide"), None);
}

#[test]
fn what_is_no_game_is_a_usage_error_and_what_cannot_be_read_another() {
    roque_reading(["judge", "-"], b"")
        .ended(2)
        .complained("has no game");
    roque_reading(["judge", "-"], b"{only a comment}")
        .ended(2)
        .complained("has no game");
    roque(["judge", "/nowhere/at/all.pgn"])
        .ended(3)
        .complained("/nowhere/at/all.pgn");
    roque(["judge", "-", "--notation", "eo"])
        .ended(2)
        .complained("--notation eo");
    roque(["judge"]).ended(2);
}

#[test]
fn garbage_of_any_kind_is_told_and_never_a_panic() {
    for garbage in [
        &b"\xff\xfe\x00 \x1b[2J"[..],
        b"((((",
        b"[Event",
        b"1. \x1b]0;title\x07 *",
        b"$ $ $",
        "1. é♘😀 *".as_bytes(),
        &[b'x'; 100_000],
    ] {
        let run = roque_reading(["judge", "-"], garbage);
        assert!([1, 2].contains(&run.code), "{run:?}");
        assert!(!run.out.contains('\u{1b}'), "{run:?}");
        assert!(run.out.len() < 1_000);
    }
}

#[test]
fn what_does_not_end_is_told_where_it_begins_and_the_next_game_is_judged() {
    for (lang, comment, variation) in [
        (
            "en",
            "  not PGN, line 1, column 7: the comment that begins here does not end, expected }",
            "  not PGN, line 3, column 10: the variation that begins here does not end, expected )",
        ),
        (
            "pt",
            "  não é PGN, linha 1, coluna 7: o comentário que começa aqui não acaba, falta }",
            "  não é PGN, linha 3, coluna 10: a variante que começa aqui não acaba, falta )",
        ),
    ] {
        let text = "1. e4 {oops e5 *\n\n1. d4 d5 (1... Nf6 *\n\n1. c4 *\n";
        let run = judge(text, ["--lang", lang]).ended(1);
        let lines = run.lines();
        assert_eq!((lines[1], lines[4]), (comment, variation), "{run:?}");
        assert!(lines[7].contains("1. c4: "), "{run:?}");
    }
}

#[test]
fn each_game_is_told_before_the_next_is_read() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Command, Stdio};

    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("roque"))
        .args(["judge", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for number in 1..=3 {
        input.write_all(b"1. e4 e5 *\n").unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        assert_eq!(line, format!("game {number}, line {number}: *\n"));
        output.read_line(&mut line).unwrap();
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}
