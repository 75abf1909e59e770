//! What can go wrong, and the exit code for it.

use std::process::ExitCode;

use roque_movegen::Isa;

/// A side counted wrong.
#[derive(Debug, thiserror::Error)]
#[error("{name} counted {} on {position} at depth {depth} where {expected} is right", got.map_or("nothing".to_owned(), |nodes| nodes.to_string()))]
pub(crate) struct WrongCount {
    pub(crate) name: String,
    pub(crate) position: &'static str,
    pub(crate) depth: u8,
    pub(crate) expected: u64,
    /// What was counted; nothing if the answer contained no number.
    pub(crate) got: Option<u64>,
}

/// The two sides did not do the same.
#[derive(Debug, thiserror::Error)]
#[error("Roque and its rival differ in what comes out of {0}")]
pub(crate) struct Disagreement(pub(crate) &'static str);

/// What was typed makes no sense here.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Usage {
    /// This CPU or build lacks the instruction set.
    #[error("{} is not available here; available: {}", .0, available())]
    Unavailable(Isa),
    /// Two things would have the same name in the report.
    #[error("{0} is named twice where names must differ")]
    NameTwice(String),
    /// A build whose speed means nothing.
    #[error("this is a debug build, whose speed means nothing; run it with --release")]
    DebugBuild,
}

/// Nobody reads the output any more.
#[derive(Debug, thiserror::Error)]
#[error("the output was closed")]
pub(crate) struct ClosedPipe;

fn available() -> String {
    let names: Vec<&str> = Isa::available().map(Isa::name).collect();
    names.join(", ")
}

/// Prints the error, unless it is only a closed output, and returns its exit code.
pub(crate) fn report(error: &anyhow::Error) -> ExitCode {
    let code = code(error);
    if code != 0 {
        eprintln!("rivals: {error:#}");
    }
    ExitCode::from(code)
}

fn code(error: &anyhow::Error) -> u8 {
    if error.is::<ClosedPipe>() {
        0
    } else if error.is::<WrongCount>() || error.is::<Disagreement>() {
        1
    } else if error.is::<Usage>() {
        2
    } else {
        3
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_failure_has_its_exit_code() {
        let wrong = WrongCount {
            name: "fish".to_owned(),
            position: "start",
            depth: 1,
            expected: 20,
            got: None,
        };
        assert_eq!(
            wrong.to_string(),
            "fish counted nothing on start at depth 1 where 20 is right"
        );
        assert_eq!(code(&wrong.into()), 1);
        assert_eq!(code(&Disagreement("pgn").into()), 1);
        assert_eq!(code(&ClosedPipe.into()), 0);
        assert_eq!(code(&Usage::DebugBuild.into()), 2);
        assert_eq!(code(&anyhow::anyhow!("cargo failed")), 3);
    }

    #[test]
    fn what_is_available_is_said_where_something_is_not() {
        let text = Usage::Unavailable(Isa::Pext).to_string();
        assert!(text.starts_with("pext is not available here; available: "));
        assert!(text.ends_with("portable"));
    }
}
