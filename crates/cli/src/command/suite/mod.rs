//! `roque suite`.

mod cases;
mod judge;
mod run;
mod sources;

pub(super) use run::run;
