//! `roque judge`: games replayed, and what is to be said of each.

mod act;
mod arbiter;
mod case;
mod claims;
mod phrase;
mod result;
mod run;
mod told;
mod vocabulary;
mod words;

pub(super) use run::run;
