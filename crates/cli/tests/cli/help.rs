//! Help, completions, the manual page.

use crate::run::{roque, roque_line};

const COMMANDS: [&str; 13] = [
    "perft",
    "divide",
    "suite",
    "bench",
    "show",
    "judge",
    "convert",
    "moves",
    "positions",
    "fen",
    "magics",
    "completions",
    "man",
];

#[test]
fn every_help_text_has_examples_and_the_exit_codes() {
    let own = roque(["--help"]).ended(0);
    let helps = COMMANDS.map(|command| roque([command, "--help"]).ended(0));
    for help in helps.iter().chain([&own]) {
        for part in [
            "Examples:\n",
            "Exit codes:\n",
            "  130  interrupted",
            "A closed pipe is 0.",
        ] {
            assert!(help.out.contains(part), "{part:?} in {help:?}");
        }
    }
}

#[test]
fn the_readme_has_the_same_exit_codes_and_commands() {
    let readme = include_str!("../../README.md");
    for code in ["0", "1", "2", "3", "130"] {
        assert!(readme.contains(&format!("\n| {code} | ")), "{code}");
    }
    for command in COMMANDS {
        assert!(readme.contains(&format!("`roque {command}")), "{command}");
    }
}

#[test]
fn nothing_typed_is_a_usage_error_that_helps() {
    let run = roque([]).ended(2);
    assert!(run.err.contains("Usage: roque"));
}

#[test]
fn completions_are_printed_for_each_shell() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let run = roque(["completions", shell]).ended(0);
        assert!(run.out.contains("divide"), "{shell}");
    }
    roque(["completions", "csh"])
        .ended(2)
        .complained("possible values: bash");
}

#[test]
fn the_manual_page_has_every_command() {
    let run = roque(["man"]).ended(0);
    assert!(run.out.contains(".TH roque 1"));
    for command in COMMANDS {
        let heading = format!(".SH \"ROQUE {}\"", command.to_uppercase());
        assert!(run.out.contains(&heading), "{command}");
    }
}

#[test]
fn what_is_no_result_has_no_json() {
    roque_line("man --format json")
        .ended(2)
        .complained("no JSON form");
    roque_line("completions bash --format json")
        .ended(2)
        .complained("no JSON form");
}
