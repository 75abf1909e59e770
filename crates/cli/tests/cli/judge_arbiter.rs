//! `roque judge --arbiter`, and the names of rules, outcomes and acts in JSON.

use serde_json::{Value, json};

use crate::judge::{assert_transcript, game};
use crate::run::roque_reading;

#[test]
fn what_happened_at_the_board_is_judged_as_a_person_has_read_it() {
    let name = "arbiter.pgn";
    assert_transcript("arbiter.en.txt", name, &["--arbiter"]);
    assert_transcript("arbiter.pt.txt", name, &["--arbiter", "--lang", "pt"]);
    let options = ["--arbiter", "--rules", "traditional"];
    assert_transcript("arbiter.traditional.en.txt", name, &options);
    let options = ["--arbiter", "--notation", "pt", "--lang", "pt"];
    assert_transcript("arbitro.pt.txt", "arbitro.pgn", &options);
    let options = [&options[..], &["--rules", "traditional"]].concat();
    assert_transcript("arbitro.traditional.pt.txt", "arbitro.pgn", &options);
}

#[test]
fn json_says_what_was_refused_and_counts_irregular_moves() {
    let text = "1. e4 e5 2. Ng1-g3 accepted d4 Ng1-f5 Nf3 *";
    let options = ["--arbiter", "--rules", "traditional", "--format", "json"];
    let game = game(text, options);
    let refused = game["refused"].as_array().unwrap();
    let told: Vec<_> = refused
        .iter()
        .map(|act| {
            let text = |value: &Value| value.as_str().unwrap().to_owned();
            (
                text(&act["what"]),
                text(&act["move"]["written"]),
                act["column"].as_u64().unwrap(),
                act["count"].as_u64(),
            )
        })
        .collect();
    let act =
        |what: &str, text: &str, column, count| (what.to_owned(), text.to_owned(), column, count);
    assert_eq!(
        told,
        [
            act("irregular", "Ng1-g3", 13, Some(1)),
            act("out_of_place", "accepted", 20, None),
            act("bound", "d4", 29, None),
            act("irregular", "Ng1-f5", 32, Some(2)),
        ]
    );
    assert_eq!(game["last"]["written"], "Nf3");
    assert_eq!(game["outcome"], Value::Null);
}

/// The first rule of each thing that was refused, and of the fault.
fn rules_of(game: &Value) -> Vec<Value> {
    let refused = game["refused"].as_array().unwrap().iter();
    let things = refused.chain(Some(&game["fault"]).filter(|fault| !fault.is_null()));
    things.map(|thing| thing["rules"][0].clone()).collect()
}

#[test]
fn json_names_rules_outcomes_and_acts_alike_in_every_language() {
    let cases = [
        (
            "1. d4 e6 2. c4 Bb4+ 3. Nc3 a6 4. a3 a5 5. Ne4",
            json!([{
                "rule": "uncovers_king", "moved": "knight", "from": "c3", "king": "e1",
                "threat": {"color": "black", "kind": "bishop", "square": "b4", "target": "e1"},
            }]),
        ),
        (
            "1. e4 e5 2. Nd5 accepted Ne5 *",
            json!([
                {"rule": "none_moves_so", "kind": "knight", "men": ["b1", "g1"], "to": "d5"},
                {"rule": "no_offer"},
                {"rule": "none_moves_so", "kind": "knight", "men": ["b1", "g1"], "to": "e5"},
            ]),
        ),
        (
            "1. e4 e5 2. Ke3 Nf3 *",
            json!([
                {"rule": "movement", "moved": "king", "from": "e1", "to": "e3"},
                {
                    "rule": "touched_must_move",
                    "piece": {"color": "white", "kind": "king"}, "square": "e1",
                },
            ]),
        ),
        (
            "1. e4 Lorem",
            json!([{"rule": "unreadable", "offset": 0, "found": "'L'"}]),
        ),
        ("1. e4 ) *", json!([{"rule": "no_variation"}])),
        (
            "[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=K a8=Q *",
            json!([{"rule": "promotion_not_allowed", "kind": "king"}]),
        ),
        (
            "1. e4 claims a draw e5 *",
            json!([{"rule": "unfounded_threefold_repetition", "count": 1}]),
        ),
        (
            "1. e4 {as pretas tocam e4 e e5} e5 {Black adjusts e5} *",
            json!([
                {"rule": "nothing_to_touch", "square": "e5"},
                {"rule": "touch_out_of_turn", "player": "black"},
            ]),
        ),
        (
            "1. e4 {White claims} *",
            json!([{"rule": "claim_out_of_turn", "player": "white"}]),
        ),
        ("1. f3 e5 2. g4 Qh4# 3. a3", json!([{"rule": "game_over"}])),
        ("[SetUp \"1\"]\n\n1. e4", json!([{"rule": "missing_fen"}])),
    ];
    for (text, expected) in cases {
        let told = ["en", "pt"].map(|lang| {
            let game = game(text, ["--arbiter", "--lang", lang, "--format", "json"]);
            (rules_of(&game), game)
        });
        let [(english, in_english), (portuguese, in_portuguese)] = told;
        assert_eq!(Value::from(english.clone()), expected, "{text}");
        assert_eq!(english, portuguese, "{text}");
        let standing = |game: &Value| game["standing"].clone();
        assert!(
            standing(&in_english) != standing(&in_portuguese) || standing(&in_english).is_null()
        );
    }
}

#[test]
fn json_names_how_a_game_has_ended_alike_in_every_language() {
    let twice = "1. Nd5 Nd6";
    for (text, rules, expected) in [
        (
            "1. f3 e5 2. g4 Qh4#",
            "fide",
            json!(["0-1", "checkmate", null, null]),
        ),
        (
            "1. e4 e5 White resigns",
            "traditional",
            json!(["0-1", "resignation", "white", null]),
        ),
        (twice, "fide", json!(["0-1", "irregular_moves", "white", 2])),
    ] {
        for lang in ["en", "pt"] {
            let options = [
                "--arbiter",
                "--rules",
                rules,
                "--lang",
                lang,
                "--format",
                "json",
            ];
            let outcome = &game(text, options)["outcome"];
            let told = ["score", "rule", "by", "irregular_moves"].map(|field| &outcome[field]);
            assert_eq!(json!(told), expected, "{text}");
            assert_eq!(outcome["rules"], rules);
        }
    }
}

#[test]
fn json_names_what_players_do_beside_moving() {
    let text = "1. e4 accepted refused touches e5 j'adoube e3 claims (=) resigns resigns *";
    let game = game(text, ["--arbiter", "--format", "json"]);
    let told: Vec<_> = game["refused"]
        .as_array()
        .unwrap()
        .iter()
        .map(|act| [&act["act"], &act["what"], &act["move"]["written"]])
        .collect();
    assert_eq!(
        json!(told),
        json!([
            ["accept", "out_of_place", "accepted"],
            ["refuse", "out_of_place", "refused"],
            ["touch", "out_of_place", "touches e5"],
            ["adjust", "out_of_place", "j'adoube e3"],
            ["claim", "unfounded", "claims"],
            // By the FIDE Laws the wrong claim is an offer, which stands.
            ["offer", "out_of_place", "(=)"],
            ["resign", "out_of_place", "resigns"],
        ])
    );
}

#[test]
fn a_claim_that_is_granted_ends_the_game() {
    for (text, rule) in [
        (
            "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 {claims a draw} 1/2-1/2",
            "threefold_repetition",
        ),
        (
            "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 claims with Ng8 1/2-1/2",
            "threefold_repetition",
        ),
        (
            "[FEN \"8/8/4k3/8/8/3RK3/8/8 w - - 100 80\"]\n\nreivindica a regra dos 50 lances *",
            "fifty_moves",
        ),
        (
            "[FEN \"8/8/4k3/8/8/3RK3/8/8 w - - 99 80\"]\n\n{White claims fifty moves with Rd2} *",
            "fifty_moves",
        ),
    ] {
        let game = game(text, ["--arbiter", "--format", "json"]);
        assert_eq!(game["refused"], json!([]), "{text}");
        assert_eq!(game["outcome"]["rule"], rule, "{text}");
        assert_eq!(game["claims"][0]["claim"], rule, "{text}");
        assert_eq!(game["claims"][0]["granted"], true, "{text}");
    }
}

#[test]
fn that_a_granted_claim_could_have_been_made_earlier_is_told() {
    let judged = |text: &str| {
        let arguments = ["judge", "-", "--arbiter", "--quiet"];
        roque_reading(arguments, text.as_bytes()).ended(0).out
    };
    let moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";
    let at_once = judged(&format!("{moves} claims with Ng8 1/2-1/2"));
    assert_eq!(
        at_once,
        "game 1, line 1: 1/2-1/2\n  \
         after 4. Ng1: draw by threefold repetition, as claimed (FIDE, article 9.2)\n"
    );
    let later = judged(&format!("{moves} Nd5 5. Nf3 claims with Nf6 1/2-1/2"));
    assert_eq!(
        later,
        "game 1, line 1: 1/2-1/2\n  \
         after 5. Nf3: draw by threefold repetition, as claimed (FIDE, article 9.2)\n  \
         a draw by threefold repetition may be claimed: first by announcing 4... Ng8 \
         after 4. Ng1 (line 1, column 37); claimed at the end\n"
    );
}

#[test]
fn what_is_no_whole_act_is_no_move() {
    for text in [
        "1. e4 touches *",
        "1. e4 White *",
        "1. e4 claims with",
        "1. e4 Black {x} e5",
    ] {
        let game = game(text, ["--arbiter", "--format", "json"]);
        assert_eq!(game["fault"]["what"], "unreadable", "{text}");
        assert_eq!(game["fault"]["column"], 7, "{text}");
    }
    let game = game(
        "1. e4 {the queen touches} e5 {White moves} *",
        ["--arbiter", "--format", "json"],
    );
    assert_eq!(game["fault"], Value::Null);
    assert_eq!(game["refused"], json!([]));
}

#[test]
fn an_illegal_move_of_nobody_knows_which_man_is_refused_and_counted() {
    let text = "1. e4 e5 2. Nd5 Nf3 Nc6 3. Nfe6 *";
    let judged = game(
        text,
        ["--arbiter", "--rules", "traditional", "--format", "json"],
    );
    assert_eq!(judged["fault"], Value::Null);
    assert_eq!(judged["plies"], 4);
    let counts: Vec<_> = judged["refused"]
        .as_array()
        .unwrap()
        .iter()
        .map(|act| &act["count"])
        .collect();
    assert_eq!(counts, [1, 2]);
    // Each man that moves so is told.
    let text = "1. a4 e5 2. h4 Nc6 3. Nf3 d6 4. Nc3 Nd4 5. Re1 *";
    let judged = game(text, ["--arbiter", "--format", "json"]);
    let rules = &judged["refused"][0]["rules"];
    assert_eq!(rules[0]["rule"], "none_may_move");
    assert_eq!(rules[1]["from"], "a1");
    assert_eq!(rules[2]["from"], "h1");
    assert_eq!(
        judged["refused"][0]["reason"],
        "none of the rooks on a1 and h1 can go to e1; \
         the rook on a1 cannot move to e1, where the white king stands; \
         the rook on h1 cannot move to e1, where the white king stands"
    );
}

#[test]
fn without_an_arbiter_words_are_no_acts_and_comments_say_nothing() {
    let game = game(
        "1. e4 e5 {White resigns} (=) accepted",
        ["--format", "json"],
    );
    assert_eq!(game["fault"]["what"], "unreadable");
    assert_eq!(game["fault"]["move"]["written"], "accepted");
    assert_eq!(game["outcome"], Value::Null);
    assert_eq!(game["refused"].as_array().map(Vec::len), Some(0));
}

#[test]
fn an_offer_with_an_irregular_move_is_one_by_the_fide_laws_alone() {
    let offered = |rules: &str| {
        let text = "1. e4 e5 2. Ke3 (=) accepted";
        let game = game(text, ["--arbiter", "--rules", rules, "--format", "json"]);
        game["outcome"]["score"].as_str().map(str::to_owned)
    };
    assert_eq!(offered("fide").as_deref(), Some("1/2-1/2"));
    assert_eq!(offered("traditional"), None);
}
