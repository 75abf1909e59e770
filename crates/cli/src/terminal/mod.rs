//! Where results go, what is shown meanwhile, and Ctrl-C.

mod interrupt;
mod output;
mod progress;

pub(crate) use interrupt::stop_on_ctrl_c;
pub(crate) use output::{Output, complain};
