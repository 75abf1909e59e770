//! The machine that is measured on.

use std::env::consts::ARCH;
use std::fs;
use std::num::NonZero;
use std::thread;

use sysinfo::{CpuRefreshKind, RefreshKind, System};

use crate::report::Machine;

/// What is known about this machine, now.
pub(super) fn here() -> Machine {
    let processors = RefreshKind::nothing().with_cpu(CpuRefreshKind::nothing());
    let system = System::new_with_specifics(processors);
    let cpu = system.cpus().first().map_or("", |cpu| cpu.brand().trim());
    Machine {
        cpu: if cpu.is_empty() { "unknown" } else { cpu }.to_owned(),
        architecture: ARCH.to_owned(),
        cores: thread::available_parallelism().map_or(1, NonZero::get),
        governor: governor(),
        load: load(),
    }
}

/// What decides on the frequency of the first processor, as Linux tells it.
fn governor() -> Option<String> {
    let path = "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor";
    let name = fs::read_to_string(path).ok()?;
    Some(name.trim().to_owned())
}

/// Windows has no load average.
fn load() -> Option<f64> {
    cfg!(unix).then(|| System::load_average().one)
}
