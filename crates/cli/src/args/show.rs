//! Arguments of `roque show`.

use std::path::PathBuf;

use clap::Args;

use super::lang::Lang;
use super::position::{NotationArgs, PositionArgs};

/// `roque show`.
#[derive(Clone, Debug, Args)]
pub(crate) struct ShowArgs {
    /// Draw the men with letters, upper case for White, instead of figurines.
    #[arg(long)]
    pub(crate) ascii: bool,
    /// Draw the board from Black's side.
    #[arg(long)]
    pub(crate) flip: bool,
    /// Draw the board into this file too, as SVG; `-` writes it to the output instead of the text.
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    /// Say what is to be said in this language.
    #[arg(long, value_name = "LANG", value_enum, default_value_t = Lang::En)]
    pub(crate) lang: Lang,
    #[command(flatten)]
    pub(crate) notation: NotationArgs,
    // Last, since the heading in it holds for all that comes after it.
    #[command(flatten)]
    pub(crate) position: PositionArgs,
}
