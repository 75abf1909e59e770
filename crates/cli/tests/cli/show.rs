//! `roque show`.

use std::fs;
use std::path::Path;

use crate::run::roque_line;

/// Positions whose transcripts in `show/` a person has read.
const SHOWN: [(&str, &str); 4] = [
    ("quiet", "kiwipete moves e1g1 h3g2"),
    ("check", "4k3/8/8/8/1b6/8/2P5/Q3K3 w - - 0 1"),
    ("mate", "--moves e2e4_f7f6_d2d4_g7g5_d1h5"),
    (
        "chess960",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9 --flip",
    ),
];

#[test]
fn a_quiet_a_checked_a_mated_and_a_chess960_position_are_shown_as_a_person_has_read_it() {
    for (name, arguments) in SHOWN {
        for (kind, options) in [
            ("en.txt", "--notation san"),
            ("pt.txt", "--notation pt --lang pt"),
            ("svg", "--svg -"),
        ] {
            assert_transcript(
                &format!("{name}.{kind}"),
                &format!("show {options} {arguments}"),
            );
        }
    }
}

/// Panics unless the run says what the file does; writes the file if `ROQUE_WRITE_TRANSCRIPTS` is set,
/// for a person to read.
#[track_caller]
fn assert_transcript(name: &str, line: &str) {
    let arguments = line.split(' ').map(|argument| argument.replace('_', " "));
    let output = crate::run::command().args(arguments).output().unwrap();
    let shown = String::from_utf8(output.stdout).unwrap();
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/cli/show")
        .join(name);
    if std::env::var_os("ROQUE_WRITE_TRANSCRIPTS").is_some() {
        fs::write(&file, &shown).unwrap();
    }
    let expected = fs::read_to_string(&file).unwrap();
    assert_eq!(shown, expected.replace("\r\n", "\n"), "{name}");
}

#[test]
fn castling_promotion_and_capture_are_written_as_the_notation_has_it() {
    let run = roque_line("show castling --notation pt").ended(0);
    assert!(run.out.contains("legal moves: 26"), "{run:?}");
    let moves: Vec<_> = run.lines().into_iter().rev().take(2).collect();
    let moves = moves.join(" ");
    for written in ["0-0", "0-0-0", "Txa8+"] {
        assert!(
            moves.split(' ').any(|text| text == written),
            "{written} in {moves}"
        );
    }
}

#[test]
fn letters_stand_for_men_where_ascii_is_asked_for() {
    let run = roque_line("show --ascii").ended(0);
    assert!(run.out.is_ascii());
    assert_eq!(run.lines()[2], "8  r  n  b  q  k  b  n  r");
    assert_eq!(run.lines()[10], "   a  b  c  d  e  f  g  h");
    let flipped = roque_line("show --ascii --flip").ended(0);
    assert_eq!(flipped.lines()[2], "1  R  N  B  K  Q  B  N  R");
}

#[test]
fn the_last_move_is_marked_as_uci_writes_it() {
    let run = roque_line("show castling --ascii moves e1g1").ended(0);
    assert_eq!(run.lines()[9], "1  R  .  .  . [.] R [K] .");
}

#[test]
fn what_needs_no_history_is_told() {
    let told = |fen: &str, what: &str| {
        let run = roque_line(&format!("show {fen}")).ended(0);
        assert!(run.lines().contains(&what), "{what} in {run:?}");
    };
    told(
        "8/8/8/8/8/6k1/6p1/6K1 w - - 0 1",
        "stalemate: the game is drawn",
    );
    told(
        "4k3/8/8/8/8/8/8/KNN5 w - - 0 1",
        "insufficient material by the traditional rules, though mate is possible",
    );
    told(
        "8/8/4k3/8/8/3RK3/8/8 w - - 100 80",
        "a draw by the 50-move rule may be claimed",
    );
    told(
        "8/8/4k3/8/8/3RK3/8/8 w - - 99 80 --lang pt",
        "pode-se reivindicar empate pela regra dos 50 lances, anunciando um lance",
    );
}

#[test]
fn the_picture_goes_into_a_file_beside_the_text() {
    let file = std::env::temp_dir().join(format!("roque-show-{}.svg", std::process::id()));
    let path = file.to_str().unwrap();
    let run = roque_line(&format!("show --svg {path}")).ended(0);
    assert!(run.out.contains("White to move"));
    let svg = fs::read_to_string(&file).unwrap();
    fs::remove_file(&file).unwrap();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert_eq!(svg.matches("font-size=\"36\"").count(), 32);
    let nowhere = roque_line("show --svg /nowhere/at/all.svg").ended(3);
    assert!(nowhere.err.contains("/nowhere/at/all.svg"), "{nowhere:?}");
    assert_eq!(nowhere.out, "");
}

#[test]
fn a_language_or_notation_that_is_not_there_is_a_usage_error() {
    roque_line("show --lang eo")
        .ended(2)
        .complained("possible values: en, pt");
    roque_line("show --notation eo")
        .ended(2)
        .complained("--notation eo");
}
