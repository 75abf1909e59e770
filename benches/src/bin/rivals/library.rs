//! Which libraries are the rivals?

use clap::ValueEnum;

/// A library with a rival program in `rival-programs/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Library {
    /// cozy-chess, with `pext` where the CPU has it
    CozyChess,
    /// shakmaty
    Shakmaty,
    /// chess
    Chess,
}

impl Library {
    pub(crate) const ALL: [Self; 3] = [Self::CozyChess, Self::Shakmaty, Self::Chess];

    /// Its name, which is also its program's.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::CozyChess => "cozy-chess",
            Self::Shakmaty => "shakmaty",
            Self::Chess => "chess",
        }
    }

    /// The version that its program is pinned to.
    pub(crate) const fn version(self) -> &'static str {
        match self {
            Self::CozyChess => "0.3.4",
            Self::Shakmaty => "0.30.0",
            Self::Chess => "3.2.0",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_versions_are_those_that_the_programs_are_built_with() {
        let manifest = include_str!("../../../rival-programs/Cargo.toml");
        for library in Library::ALL {
            let line = format!("{} = \"={}\"", library.name(), library.version());
            assert!(manifest.contains(&line), "{line}");
        }
    }
}
