//! `roque judge`: games replayed, and what is to be said of each.

mod act;
mod arbiter;
mod case;
mod claims;
mod result;
mod run;
mod told;

pub(super) use run::run;
