//! Ctrl-C: the run is told to stop, and made to stop if it does not listen.

use std::process;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use roque_perft::Control;
use roque_position::Tongue;

use crate::complaint::Complaint;
use crate::exit::{Exit, Failure, Result};

/// How long a run may take to report what was complete. It is waiting for something else, such as a
/// reader of its output, if this is not enough.
const PATIENCE: Duration = Duration::from_millis(800);

/// A control that Ctrl-C stops. The process ends with the exit code of an interruption when the
/// run has not ended it by itself soon after.
///
/// # Errors
///
/// The system refuses to tell of Ctrl-C.
pub(crate) fn stop_on_ctrl_c(tongue: Tongue) -> Result<Arc<Control>> {
    let control = Arc::new(Control::new());
    let stopped = Arc::clone(&control);
    ctrlc::set_handler(move || {
        stopped.stop();
        thread::sleep(PATIENCE);
        process::exit(Exit::Interrupted.code().into());
    })
    .map_err(|error| Failure::io(Complaint(tongue).interruption_cannot_be_handled(&error)))?;
    Ok(control)
}
