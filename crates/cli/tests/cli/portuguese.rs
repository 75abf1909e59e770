//! What goes wrong is told in Portuguese where that is asked for.

use crate::run::{Folder, Run, roque, roque_reading};

/// Words that are in no Portuguese complaint.
const ENGLISH: [&str; 8] = [
    "error",
    "expected",
    " the ",
    " is ",
    "cannot",
    "found ",
    "legal moves",
    "at byte",
];

#[track_caller]
fn complained(run: Run, code: i32, text: &str) {
    let run = run.ended(code).complained(text);
    assert!(run.err.starts_with("erro: "), "{run:?}");
    for english in ENGLISH {
        assert!(!run.err.contains(english), "{english:?} in {run:?}");
    }
}

#[test]
fn what_is_no_position() {
    for (position, why) in [
        (
            "kiwipeet",
            "nenhuma posição se chama \"kiwipeet\": seria \"kiwipete\"?",
        ),
        (
            "8/8/8/8/8/8/8/8 x - - 0 1",
            "vez de jogar, no byte 16: lê-se 'x'; esperado: w ou b",
        ),
        (
            "9/8/8/8/8/8/8/8 w - - 0 1",
            "disposição das peças, no byte 0: lê-se '9'; esperado: oito fileiras",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1",
            "o direito de roque K exige o rei das brancas na primeira fileira e nela uma torre do lado da coluna h\n",
        ),
        (
            "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
            "as pretas estão em xeque (a partir de e2) embora a vez seja das brancas\n",
        ),
    ] {
        for asking in ["show", "moves"] {
            complained(roque([asking, "--lang", "pt", position]), 2, why);
        }
    }
    let run = roque(["show", "--lang", "pt", "4k3/8/8/8/8/8/8/4K3 w K - 0 1"]);
    complained(run, 2, "--lenient tolera isso");
    let run = roque([
        "show",
        "--lang",
        "pt",
        "--lenient",
        "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
    ]);
    let run = run.ended(0);
    assert!(
        run.err.starts_with("nota: o direito de roque K exige"),
        "{run:?}"
    );
    assert!(
        run.out.contains("\ntolerado: o direito de roque K exige"),
        "{run:?}"
    );
    assert!(run.out.contains("(descartado)"), "{run:?}");
}

#[test]
fn moves_that_cannot_be_played_first() {
    let asking = |options: &[&str], moves: &str| {
        let mut command = crate::run::command();
        command
            .args(["show", "--lang", "pt", "--moves", moves])
            .args(options);
        crate::run::run(&mut command)
    };
    complained(
        asking(&[], "e2e4 e7e5 e4e6"),
        2,
        "): o peão em e4 não pode ir para e6: só avança duas casas a partir da casa inicial",
    );
    complained(
        asking(&[], "f2f3 e7e5 g2g4 d8h4 a2a3"),
        2,
        "(não há lances legais)",
    );
    complained(
        asking(&[], "e2e4 e9"),
        2,
        "o lance 2, \"e9\", não pode ser jogado em",
    );
    let pt = ["--notation", "pt"];
    complained(asking(&pt, "e4 Cf6 Nf3"), 2, "o lance 3, \"Nf3\"");
    complained(asking(&pt, "e4 Ta6"), 2, "a torre em a8 não alcança a6");
    complained(
        asking(&["start", "moves", "e2e4"], "e7e5"),
        2,
        "dados duas vezes",
    );
    complained(asking(&["--notation", "xx"], ""), 2, "notação desconhecida");
    complained(
        asking(&["--isa", "z80"], ""),
        2,
        "o conjunto de instruções \"z80\"",
    );
}

#[test]
fn games_that_cannot_be_read() {
    let judged = |text: &str| {
        let run = roque_reading(["judge", "--lang", "pt", "-"], text.as_bytes()).ended(1);
        for english in ENGLISH {
            assert!(!run.out.contains(english), "{english:?} in {run:?}");
        }
        run.out
    };
    let out = judged("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*\n");
    assert!(
        out.contains("sem posição inicial, linha 1, coluna 1: a etiqueta FEN não dá posição nenhuma: as brancas têm 0 reis"),
        "{out}"
    );
    assert!(judged("[SetUp \"1\"]\n\n*\n").contains("falta a posição inicial"));
    assert!(
        judged("[Variant \"Atomic\"]\n\n*\n").contains("a variante \"Atomic\" não é conhecida")
    );
    assert!(judged("1. e4 ) *\n").contains("não é PGN, linha 1, coluna 7"));

    let run = roque_reading(["convert", "--lang", "pt", "-"], b"1. e4 e6 2. e6 *\n");
    complained(
        run,
        1,
        "a partida 1 fica de fora: linha 1, coluna 13: e6: o peão em e4 não pode ir para e6",
    );
    for asking in ["judge", "convert"] {
        let folder = Folder::new("portuguese");
        complained(
            roque([asking, "--lang", "pt", &folder.file("nada.pgn", "")]),
            2,
            "nada.pgn não tem partidas",
        );
        let missing = format!("{}/falta.pgn", folder.path());
        let run = roque([asking, "--lang", "pt", &missing]);
        complained(run, 3, "falta.pgn não pode ser aberto: ");
    }
    complained(
        roque(["convert", "--lang", "pt", "--to", "xx", "-"]),
        2,
        "--to xx: notação desconhecida",
    );
}
