//! Driving another program that counts: a UCI engine ([`UciEngine`]), or any program that takes a
//! position and a depth and prints the count ([`Template`]). [`EngineCommand`] tells them apart.
//!
//! Such a program runs in a process of its own and is never linked. What it answers is material to
//! judge: a wrong count is an [`Answer`], and only what prevents an answer is a [`RivalError`].

mod answer;
mod engine;
mod error;
mod process;
mod template;
mod uci;

pub use answer::Answer;
pub use engine::{Engine, EngineCommand};
pub use error::RivalError;
pub use process::Process;
pub use template::{ParseTemplateError, Template};
pub use uci::UciEngine;
