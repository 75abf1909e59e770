//! How much memory there is to be had.

use sysinfo::{MemoryRefreshKind, RefreshKind, System};

/// How many bytes can still be used before the system runs out of memory; `None` if it does not say.
pub fn available_memory() -> Option<u64> {
    let memory = RefreshKind::nothing().with_memory(MemoryRefreshKind::nothing().with_ram());
    let available = System::new_with_specifics(memory).available_memory();
    (available > 0).then_some(available)
}
