//! `--hash` and `--verify`.

use crate::json::validate;
use crate::run::{roque, roque_line, roque_reading};

#[test]
fn counts_and_divisions_are_the_same_with_a_table_of_any_size() {
    for size in ["64", "16KiB", "8MiB"] {
        let run = roque_line(&format!("perft 5 kiwipete -q --hash {size}")).ended(0);
        assert_eq!(run.out, "193690690\n", "{size}");
        let with = roque_line(&format!("divide 3 kiwipete -q --hash {size}")).ended(0);
        let without = roque_line("divide 3 kiwipete -q").ended(0);
        assert_eq!(with.out, without.out, "{size}");
    }
    let run = roque_line("perft 5 --each-depth -q --hash 1MiB --threads 3").ended(0);
    assert_eq!(
        run.lines(),
        ["1 20", "2 400", "3 8902", "4 197281", "5 4865609"]
    );
    let captures = roque_line("perft 3 kiwipete --captures -q --hash 1MiB").ended(0);
    assert_eq!(captures.out, "17102\n");
    let made = roque_line("perft 3 kiwipete --no-bulk -q --hash 1MiB").ended(0);
    assert_eq!(made.out, "97862\n");
}

#[test]
fn verifying_gives_the_same_numbers_and_says_so() {
    let run = roque_line("perft 4 --hash 1MiB --verify").ended(0);
    assert_eq!(run.lines()[0], "197281");
    assert!(
        run.out.contains(", 1.00 MiB table, counted twice\n"),
        "{run:?}"
    );
    let divided = roque_line("divide 3 kiwipete -q --hash 1MiB --verify").ended(0);
    let plain = roque_line("divide 3 kiwipete -q").ended(0);
    assert_eq!(divided.out, plain.out);
    let suite =
        b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D4 197281 ;D5 4865609\n";
    let run = roque_reading(["suite", "-", "--hash", "1MiB", "--verify"], suite).ended(0);
    assert!(run.out.contains("counted twice"), "{run:?}");
}

#[test]
fn text_says_whether_there_was_a_table_and_of_what_size() {
    let with = roque_line("perft 3 --hash 512KiB").ended(0);
    assert!(with.lines()[1].contains("nodes/s hashed, "), "{with:?}");
    assert!(with.lines()[1].ends_with(", 512.00 KiB table"), "{with:?}");
    let without = roque_line("perft 3").ended(0);
    assert!(
        !without.out.contains("hash") && !without.out.contains("table"),
        "{without:?}"
    );
}

#[test]
fn json_says_whether_there_was_a_table_and_keeps_the_speeds_apart() {
    let count = |line: &str| validate(roque_line(line).ended(0).lines()[0]);
    let with = count("perft 3 --hash 512KiB --format json");
    assert_eq!(with["hash"]["bytes"], 512 << 10);
    assert_eq!(with["hash"]["verified"], false);
    assert!(with["nodes_per_second"].is_null());
    assert!(with["hashed_nodes_per_second"].is_u64());
    let without = count("perft 3 --format json");
    assert!(without["hash"].is_null() && without["nodes_per_second"].is_u64());
    assert!(without["hashed_nodes_per_second"].is_null());
    let suite = b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D3 8902\n";
    let arguments = [
        "suite", "-", "--format", "json", "--hash", "1MiB", "--verify",
    ];
    let run = roque_reading(arguments, suite).ended(0);
    let total = validate(run.lines().last().unwrap());
    assert_eq!(total["hash"]["verified"], true);
}

#[test]
fn sizes_that_are_none_are_told_with_what_would_be_right_and_what_is_available() {
    for (size, why) in [
        ("0", "is too small"),
        ("-1", "is not a size"),
        ("much", "is not a size"),
        ("", "is not a size"),
        ("1e30", "is too great"),
        ("900PiB", "is more than is available"),
        ("101%", "is more than is available"),
        ("x%", "is not a whole number of percent"),
    ] {
        for command in [vec!["perft", "3"], vec!["divide", "3"], vec!["suite", "-"]] {
            let mut binary = crate::run::command();
            let run = crate::run::run(binary.args(command).args(["--hash", size])).ended(2);
            assert!(run.out.is_empty(), "{run:?}");
            let run = run.complained(&format!(
                "--hash {size:?} {why}: expected a size of 64 B or more"
            ));
            if cfg!(target_os = "linux") {
                run.complained("iB are available");
            }
        }
    }
    roque(["perft", "3", "--verify"])
        .ended(2)
        .complained("--hash");
}

#[test]
fn a_part_of_what_is_available_is_a_size() {
    if cfg!(target_os = "linux") {
        let run = roque_line("perft 4 -q --hash 1%").ended(0);
        assert_eq!(run.out, "197281\n");
    }
}
