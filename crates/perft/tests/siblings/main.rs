//! Siblings counted together equal siblings counted one by one.
//!
//! [`thrown`] and [`themes`] throw parents together around what the batch kernel could get wrong, and
//! [`parents`] adds games and the suites; [`compared`] puts each parent before every instruction set,
//! child by child; [`classes`] says of what there has to be how much, and [`lanes`] who belongs where.
//!
//! "We" is the side whose moves are counted in the children, "they" the one that moves in the parent.

mod classes;
mod compared;
#[path = "../support/composed.rs"]
mod composed;
mod lanes;
#[path = "../support/mailbox.rs"]
mod mailbox;
mod parents;
#[path = "../support/rules.rs"]
mod rules;
mod run;
mod suites;
#[path = "../support/tally.rs"]
mod tally;
mod themes;
#[path = "../support/threads.rs"]
mod threads;
mod thrown;
