//! Which instruction set to use: the only place that asks the CPU.

use core::fmt;
use core::num::NonZeroUsize;
use core::str::FromStr;

use once_cell::race::OnceNonZeroUsize;

/// An instruction set for which the hot code is compiled, fastest first.
///
/// All of them are in every build and give the same answers; [`Isa::best`] is chosen once a process
/// unless a caller says otherwise.
///
/// ```
/// use roque_movegen::{Board, Isa};
///
/// for isa in Isa::available() {
///     assert_eq!(Board::START.count_moves_with(isa), 20);
///     assert_eq!(Board::START.count_replies_with(isa), 400);
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Isa {
    /// x86-64 with AVX-512 (F, BITALG, BW, CD, VBMI, VBMI2, VL, VPOPCNTDQ) and GFNI beside all that
    /// `Pext` names: eight sibling positions at once.
    Avx512,
    /// x86-64 with AVX2 beside all that `Pext` names: four sibling positions at once.
    Avx2,
    /// x86-64 with BMI1, BMI2, LZCNT and POPCNT: sliders by `pext`.
    Pext,
    /// x86-64 with BMI1 and POPCNT: sliders by magic numbers.
    Magic,
    /// Nothing beyond what the build's target promises: sliders by magic numbers, or without tables
    /// if the `large-tables` feature is off.
    Portable,
}

impl Isa {
    /// All instruction sets that any build knows, fastest first.
    pub const ALL: [Self; 5] = [
        Self::Avx512,
        Self::Avx2,
        Self::Pext,
        Self::Magic,
        Self::Portable,
    ];

    /// The name by which it is chosen: `avx512`, `avx2`, `pext`, `magic`, `portable`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Avx512 => "avx512",
            Self::Avx2 => "avx2",
            Self::Pext => "pext",
            Self::Magic => "magic",
            Self::Portable => "portable",
        }
    }

    /// Whether this CPU, system and build can run it.
    pub fn is_available(self) -> bool {
        let tables = cfg!(feature = "large-tables");
        match self {
            Self::Avx512 => tables && cpu::has_bmi2() && cpu::has_popcnt() && cpu::has_avx512(),
            Self::Avx2 => tables && cpu::has_bmi2() && cpu::has_popcnt() && cpu::has_avx2(),
            Self::Pext => tables && cpu::has_bmi2() && cpu::has_popcnt(),
            Self::Magic => tables && cpu::has_popcnt(),
            Self::Portable => true,
        }
    }

    /// Those that can run here, fastest first; `Portable` is always among them.
    pub fn available() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|isa| isa.is_available())
    }

    /// The fastest that can run here, detected once a process.
    ///
    /// `pext` is passed over where the CPU has the instruction in microcode only (AMD before Zen 3).
    pub fn best() -> Self {
        static BEST: OnceNonZeroUsize = OnceNonZeroUsize::new();
        let chosen = BEST.get_or_init(|| {
            let isa = Self::available()
                .find(|&isa| isa != Self::Pext || cpu::has_fast_pext())
                .unwrap_or(Self::Portable);
            // 0 means "not detected yet".
            NonZeroUsize::MIN.saturating_add(isa as usize)
        });
        Self::ALL[chosen.get() - 1]
    }

    /// Whether it counts several sibling positions at once.
    pub const fn has_vectors(self) -> bool {
        matches!(self, Self::Avx512 | Self::Avx2)
    }

    /// The instruction set by which positions are counted one by one where this one is chosen:
    /// itself, if it [has no vectors](Self::has_vectors), and the fastest such one otherwise.
    ///
    /// ```
    /// use roque_movegen::Isa;
    ///
    /// assert_eq!(Isa::Magic.one_by_one(), Isa::Magic);
    /// assert!(!Isa::best().one_by_one().has_vectors());
    /// ```
    #[must_use]
    pub fn one_by_one(self) -> Self {
        match self {
            Self::Avx512 | Self::Avx2 if cpu::has_fast_pext() => Self::Pext,
            Self::Avx512 | Self::Avx2 => Self::Magic,
            Self::Pext | Self::Magic | Self::Portable => self,
        }
    }
}

/// How the generator itself runs on an instruction set that this CPU, system and build have: one
/// position at a time.
#[derive(Clone, Copy)]
pub(crate) enum Scalar {
    Pext,
    Magic,
    Portable,
}

impl Scalar {
    /// The generator for `isa`; the portable one if it cannot run here. With vectors it is the
    /// faster of the others.
    pub(crate) fn of(isa: Isa) -> Self {
        match isa.one_by_one() {
            _ if !isa.is_available() => Self::Portable,
            Isa::Pext => Self::Pext,
            Isa::Avx512 | Isa::Avx2 | Isa::Magic => Self::Magic,
            Isa::Portable => Self::Portable,
        }
    }

    /// The fastest, detected once a process: after that, one load.
    #[inline]
    pub(crate) fn best() -> Self {
        static BEST: OnceNonZeroUsize = OnceNonZeroUsize::new();
        let chosen = BEST.get_or_init(|| {
            // 0 means "not detected yet".
            NonZeroUsize::MIN.saturating_add(Self::of(Isa::best()) as usize)
        });
        match chosen.get() {
            1 => Self::Pext,
            2 => Self::Magic,
            _ => Self::Portable,
        }
    }
}

impl fmt::Display for Isa {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no instruction set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an instruction set is one of avx512, avx2, pext, magic, portable")]
pub struct ParseIsaError;

impl FromStr for Isa {
    type Err = ParseIsaError;

    /// Reads a name, whether or not this CPU has the instruction set.
    fn from_str(name: &str) -> Result<Self, ParseIsaError> {
        Self::ALL
            .into_iter()
            .find(|isa| isa.name() == name)
            .ok_or(ParseIsaError)
    }
}

#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
pub(crate) use cpu::{has_bmi2, has_fast_pext};

#[cfg(all(feature = "std", target_arch = "x86_64", not(roque_portable)))]
mod cpu {
    use raw_cpuid::CpuId;
    use std::is_x86_feature_detected as detected;

    pub(crate) fn has_bmi2() -> bool {
        detected!("bmi2") && detected!("lzcnt")
    }

    pub(super) fn has_avx512() -> bool {
        detected!("avx512f")
            && detected!("avx512bw")
            && detected!("avx512cd")
            && detected!("avx512vl")
            && detected!("avx512vbmi")
            && detected!("avx512vbmi2")
            && detected!("avx512bitalg")
            && detected!("avx512vpopcntdq")
            && detected!("gfni")
    }

    pub(super) fn has_avx2() -> bool {
        detected!("avx2")
    }

    pub(super) fn has_popcnt() -> bool {
        detected!("popcnt") && detected!("bmi1")
    }

    /// Whether `pext` takes a few cycles and not hundreds: everywhere but on AMD (and Hygon, whose
    /// processors are AMD's) before Zen 3, which is family 19h.
    pub(crate) fn has_fast_pext() -> bool {
        let cpu = CpuId::new();
        let vendor = cpu.get_vendor_info();
        let family = cpu.get_feature_info().map_or(0, |info| info.family_id());
        has_bmi2()
            && match vendor.as_ref().map_or("", |vendor| vendor.as_str()) {
                "AuthenticAMD" => family >= 0x19,
                "HygonGenuine" => false,
                _ => true,
            }
    }
}

#[cfg(not(all(feature = "std", target_arch = "x86_64", not(roque_portable))))]
mod cpu {
    pub(crate) const fn has_bmi2() -> bool {
        false
    }

    pub(super) const fn has_avx512() -> bool {
        false
    }

    pub(super) const fn has_avx2() -> bool {
        false
    }

    pub(super) const fn has_popcnt() -> bool {
        false
    }

    pub(crate) const fn has_fast_pext() -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back_and_others_refused() {
        for isa in Isa::ALL {
            assert_eq!(isa.name().parse(), Ok(isa));
        }
        assert_eq!("avx9".parse::<Isa>(), Err(ParseIsaError));
    }

    #[test]
    fn the_best_is_available_and_the_same_each_time() {
        assert!(Isa::best().is_available());
        assert_eq!(Isa::best(), Isa::best());
        assert_eq!(Isa::available().last(), Some(Isa::Portable));
    }
}
