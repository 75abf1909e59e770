//! What is known about the CPU and about how this binary was built.

/// Whether the CPU has `pext` in hardware, whatever instruction set is best here.
#[cfg(all(target_arch = "x86_64", not(roque_portable)))]
pub(crate) fn has_fast_pext() -> bool {
    roque_movegen::attacks::Pext::detect_fast().is_some()
}

/// Whether the CPU has `pext` in hardware: this build does not look.
#[cfg(not(all(target_arch = "x86_64", not(roque_portable))))]
pub(crate) fn has_fast_pext() -> bool {
    false
}

/// What the CPU calls itself.
pub(crate) fn cpu_model() -> String {
    brand()
        .or_else(model_name)
        .unwrap_or_else(|| format!("unknown, {}", std::env::consts::ARCH))
}

#[cfg(target_arch = "x86_64")]
fn brand() -> Option<String> {
    let brand = raw_cpuid::CpuId::new().get_processor_brand_string()?;
    let brand = brand.as_str().trim();
    (!brand.is_empty()).then(|| brand.to_owned())
}

#[cfg(not(target_arch = "x86_64"))]
fn brand() -> Option<String> {
    None
}

/// The model as Linux tells it.
fn model_name() -> Option<String> {
    let text = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = text.lines().find(|line| line.starts_with("model name"))?;
    Some(line.split_once(':')?.1.trim().to_owned())
}

/// Of the CPU features that matter to counting, those that this binary was compiled for and that not
/// every CPU of its architecture has. A plain build has none.
pub(crate) fn features_beyond_baseline() -> Vec<&'static str> {
    [
        ("popcnt", cfg!(target_feature = "popcnt")),
        ("lzcnt", cfg!(target_feature = "lzcnt")),
        ("bmi1", cfg!(target_feature = "bmi1")),
        ("bmi2", cfg!(target_feature = "bmi2")),
        ("avx2", cfg!(target_feature = "avx2")),
        ("avx512f", cfg!(target_feature = "avx512f")),
        ("sve", cfg!(target_feature = "sve")),
    ]
    .into_iter()
    .filter_map(|(name, compiled_for)| compiled_for.then_some(name))
    .collect()
}
