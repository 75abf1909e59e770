//! How much memory there is to be had.

use sysinfo::{MemoryRefreshKind, RefreshKind, System};

use super::limits;

/// How many bytes this process can still use before the system runs out of memory, or a limit is reached
/// that was set for its group of processes (a container, a service); `None` if the system does not say.
///
/// The system promises more when it is asked, and ends processes when the promise is called in.
pub fn available_memory() -> Option<u64> {
    let memory = RefreshKind::nothing().with_memory(MemoryRefreshKind::nothing().with_ram());
    let available = System::new_with_specifics(memory).available_memory();
    let available = (available > 0).then_some(available);
    available.into_iter().chain(limits::room()).min()
}
