//! In which language results are told.

use roque_position::Tongue;

use crate::args::Lang;

/// The language that was asked for.
pub(crate) const fn tongue(lang: Lang) -> Tongue {
    match lang {
        Lang::En => Tongue::English,
        Lang::Pt => Tongue::Portuguese,
    }
}
