#![doc = include_str!("../README.md")]

mod args;
mod command;
mod complaint;
mod config;
mod exit;
mod named;
mod report;
mod terminal;

use std::process::ExitCode;

fn main() -> ExitCode {
    command::main(std::env::args_os()).into()
}
