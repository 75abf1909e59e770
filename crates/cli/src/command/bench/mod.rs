//! `roque bench`.

mod baseline;
mod build;
mod end;
mod engines;
mod machine;
mod rounds;
mod run;
mod scores;

pub(super) use run::run;
