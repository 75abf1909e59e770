//! The crate works without the standard library.

use std::path::Path;
use std::process::Command;

#[test]
fn a_static_library_with_its_own_panic_handler_links_the_crate() {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/no_std/Cargo.toml");
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no_std");
    let output = Command::new(env!("CARGO"))
        .args(["build", "--release", "--locked", "--manifest-path"])
        .arg(&manifest)
        .arg("--target-dir")
        .arg(&target)
        .output()
        .expect("cargo runs, since it runs this test");
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{messages}");
    let name = if cfg!(windows) {
        "roque_no_std.lib"
    } else {
        "libroque_no_std.a"
    };
    assert!(target.join("release").join(name).is_file(), "{messages}");
}
