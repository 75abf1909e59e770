//! In which language results are told.

use roque_position::Tongue;

use crate::args::{Command, Lang};

/// The language that was asked for.
pub(super) const fn tongue(lang: Lang) -> Tongue {
    match lang {
        Lang::En => Tongue::English,
        Lang::Pt => Tongue::Portuguese,
    }
}

/// The language of the command's results and complaints.
pub(crate) const fn spoken(command: &Command) -> Tongue {
    match command {
        Command::Show(args) => tongue(args.lang),
        Command::Judge(args) => tongue(args.lang),
        Command::Convert(args) => tongue(args.lang.lang),
        Command::Moves(args) => tongue(args.lang.lang),
        _ => Tongue::English,
    }
}
