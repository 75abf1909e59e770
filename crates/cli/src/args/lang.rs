//! The language in which a command speaks.

use clap::{Args, ValueEnum};

/// In which language a command complains that tells nothing else in words.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct LangArgs {
    /// Complain in this language.
    #[arg(long, value_name = "LANG", value_enum, default_value_t = Lang::En)]
    pub(crate) lang: Lang,
}

/// In which language results are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Lang {
    /// English.
    En,
    /// Portuguese.
    Pt,
}
