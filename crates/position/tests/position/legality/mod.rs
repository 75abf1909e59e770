//! Why a move is illegal: each rule by an example, and all of them against a slow definition.

mod agreement;
mod examples;
mod mailbox;
mod slow_rules;
