//! How are the rivals built?

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, bail, ensure};
use serde_json::Value;

use crate::machine;

/// The manifest of the rival programs, in the checkout that this binary was built from.
const MANIFEST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/rival-programs/Cargo.toml");

/// Compiles for the CPU at hand, build scripts included.
pub(crate) const RUSTFLAGS: &str = "-C target-cpu=native";

/// The profile in the rivals' own manifest, for the report.
pub(crate) const PROFILE: &str = "opt-level 3, fat LTO, one codegen unit, panic abort";

/// Settings of the environment that would change the rivals' build. `RUSTFLAGS` is set anew.
const UNWANTED: [&str; 4] = [
    "CARGO_ENCODED_RUSTFLAGS",
    "CARGO_BUILD_",
    "CARGO_PROFILE_",
    "CARGO_TARGET_",
];

/// Builds these programs in a target folder of their own, and returns where each is.
///
/// # Errors
///
/// If cargo cannot be run, or the build fails.
pub(crate) fn build(programs: &[&str]) -> anyhow::Result<Vec<PathBuf>> {
    if programs.is_empty() {
        return Ok(Vec::new());
    }
    ensure!(
        Path::new(MANIFEST).is_file(),
        "the rivals' sources are not at {MANIFEST}; run this from the checkout it was built in"
    );
    let cargo = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let output = command(&cargo, programs)?
        .output()
        .with_context(|| format!("cannot run {} to build the rivals", cargo.display()))?;
    ensure!(
        output.status.success(),
        "cargo could not build the rivals ({})",
        output.status
    );
    let messages = String::from_utf8_lossy(&output.stdout);
    let mut paths = Vec::new();
    for program in programs {
        let Some(path) = messages.lines().find_map(|line| executable(line, program)) else {
            bail!("cargo built no program {program}");
        };
        paths.push(path);
    }
    Ok(paths)
}

fn command(cargo: &OsString, programs: &[&str]) -> anyhow::Result<Command> {
    let mut command = Command::new(cargo);
    command
        .args([
            "build",
            "--release",
            "--locked",
            "--manifest-path",
            MANIFEST,
        ])
        .arg("--message-format=json-render-diagnostics")
        .arg("--target-dir")
        .arg(target_folder()?)
        .args(programs.iter().flat_map(|program| ["--bin", program]));
    if machine::has_fast_pext() {
        command.args(["--features", "pext"]);
    }
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        if UNWANTED.iter().any(|prefix| text.starts_with(prefix)) {
            command.env_remove(&name);
        }
    }
    command.env("RUSTFLAGS", RUSTFLAGS).stderr(Stdio::inherit());
    Ok(command)
}

/// `rivals-native` in the target folder that this binary lies in.
fn target_folder() -> anyhow::Result<PathBuf> {
    let binary = env::current_exe().context("cannot tell where this binary is")?;
    let folder = binary
        .ancestors()
        .nth(2)
        .context("this binary lies in no target folder")?;
    Ok(folder.join("rivals-native"))
}

/// The path of the program of this name, if this is cargo's message about it.
fn executable(message: &str, program: &str) -> Option<PathBuf> {
    let message: Value = serde_json::from_str(message).ok()?;
    let target = &message["target"];
    let is_program = target["name"] == program && target["kind"][0] == "bin";
    is_program
        .then(|| message["executable"].as_str().map(PathBuf::from))
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_told_from_the_library_of_the_same_name() {
        let library = r#"{"target":{"kind":["lib"],"name":"chess"},"executable":null}"#;
        let program = r#"{"target":{"kind":["bin"],"name":"chess"},"executable":"/t/chess"}"#;
        assert_eq!(executable(library, "chess"), None);
        assert_eq!(executable(program, "shakmaty"), None);
        assert_eq!(executable(program, "chess"), Some("/t/chess".into()));
        assert_eq!(executable("   Compiling chess", "chess"), None);
    }

    #[test]
    fn the_profile_in_the_report_is_the_one_in_the_manifest() {
        let manifest = include_str!("../../../rival-programs/Cargo.toml");
        let profile = "opt-level = 3\nlto = \"fat\"\ncodegen-units = 1\npanic = \"abort\"\n";
        assert!(manifest.contains(profile));
    }
}
