//! Running the binary.

use std::path::PathBuf;

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin_cmd;

/// What a run said and how it ended.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    /// The lines of standard output.
    pub(crate) fn lines(&self) -> Vec<&str> {
        self.out.lines().collect()
    }

    /// The same, if the run ended with `code`.
    #[track_caller]
    pub(crate) fn ended(self, code: i32) -> Self {
        assert_eq!(self.code, code, "{self:#?}");
        self
    }

    /// The same, if the complaint contains `text` and no result was written.
    #[track_caller]
    pub(crate) fn complained(self, text: &str) -> Self {
        assert!(self.err.contains(text), "no {text:?} in {self:#?}");
        assert!(!self.err.contains('\u{1b}'), "escapes in {self:#?}");
        self
    }
}

/// The binary, in an environment that says nothing.
pub(crate) fn command() -> Command {
    let mut command = cargo_bin_cmd!("roque");
    for variable in ["ROQUE_ISA", "NO_COLOR", "CLICOLOR_FORCE", "CLICOLOR"] {
        command.env_remove(variable);
    }
    command
}

/// A run with these arguments and nothing on standard input.
pub(crate) fn roque<const N: usize>(arguments: [&str; N]) -> Run {
    run(command().args(arguments))
}

/// A run with the arguments in `line`, which are split at blanks.
pub(crate) fn roque_line(line: &str) -> Run {
    run(command().args(line.split(' ')))
}

/// A run with these arguments and `input` on standard input.
pub(crate) fn roque_reading<const N: usize>(arguments: [&str; N], input: &[u8]) -> Run {
    run(command().args(arguments).write_stdin(input))
}

pub(crate) fn run(command: &mut Command) -> Run {
    let output = command.output().expect("the binary can be started");
    Run {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).expect("output is text"),
        err: String::from_utf8(output.stderr).expect("complaints are text"),
    }
}

/// A folder for one test, empty at first and removed at the end.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("roque-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder for temporary files");
        Self(path)
    }

    /// The path of a new file with this content.
    pub(crate) fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        let folder = path.parent().expect("a file is in a folder");
        std::fs::create_dir_all(folder).expect("a folder in it");
        std::fs::write(&path, content).expect("a file in it");
        path.display().to_string()
    }

    pub(crate) fn path(&self) -> String {
        self.0.display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
