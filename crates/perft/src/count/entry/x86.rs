//! x86-64: five instruction sets, chosen by what the CPU has.
#![expect(
    unsafe_code,
    reason = "enters functions compiled for CPU features that were detected before"
)]

use core::sync::atomic::AtomicBool;

use roque_movegen::attacks::{Magic, Pext};
use roque_movegen::{Avx2, Avx2Proof, Avx512, Avx512Proof, Board, Isa};

use super::stamp;
use crate::count::code::{AtOnce, OneByOne};
use crate::count::leaves::LeafRule;
use crate::count::memo::Memo;

stamp!(portable, super::OneByOne<super::Magic>);
stamp!(magic, super::OneByOne<super::Magic>, "bmi1,popcnt");
stamp!(pext, super::OneByOne<super::Pext>, "bmi1,bmi2,lzcnt,popcnt");
stamp!(
    avx2,
    super::AtOnce<super::Avx2, super::Pext>,
    "avx2,bmi1,bmi2,lzcnt,popcnt"
);
stamp!(
    avx2_magic,
    super::AtOnce<super::Avx2, super::Magic>,
    "avx2,bmi1,bmi2,lzcnt,popcnt"
);
stamp!(
    avx512,
    super::AtOnce<super::Avx512, super::Pext>,
    "avx512f,avx512bw,avx512cd,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,avx512vpopcntdq,gfni,bmi1,bmi2,lzcnt,popcnt"
);

/// Code for features that this CPU has.
#[derive(Clone, Copy, Debug)]
pub(in crate::count) enum Chosen {
    Portable,
    Magic,
    Pext(Pext),
    Avx2(Avx2Proof, Pext),
    /// For CPUs whose `pext` is slow.
    Avx2Magic(Avx2Proof),
    Avx512(Avx512Proof, Pext),
}

impl Chosen {
    /// The code for `isa`, or the portable code if that is not available.
    pub(in crate::count) fn new(isa: Isa) -> Self {
        if isa.is_available() {
            Self::available(isa).unwrap_or(Self::Portable)
        } else {
            Self::Portable
        }
    }

    fn available(isa: Isa) -> Option<Self> {
        Some(match isa {
            Isa::Avx512 => Self::Avx512(Avx512Proof::detect()?, Pext::detect()?),
            Isa::Avx2 => match (Avx2Proof::detect()?, Pext::detect_fast()) {
                (proof, Some(pext)) => Self::Avx2(proof, pext),
                (proof, None) => Self::Avx2Magic(proof),
            },
            Isa::Pext => Self::Pext(Pext::detect()?),
            Isa::Magic => Self::Magic,
            Isa::Portable => Self::Portable,
        })
    }

    /// How many leaves there are `depth` plies below `board`; anything once `stop` is set.
    pub(in crate::count) fn count<L: LeafRule, M: Memo>(
        self,
        board: &Board,
        depth: u8,
        memo: M,
        stop: &AtomicBool,
    ) -> u64 {
        match self {
            Self::Portable => portable::count::<L, M>(board, depth, memo, OneByOne(Magic), stop),
            // SAFETY: `new` makes this value only where the features are available.
            Self::Magic => unsafe {
                magic::count::<L, M>(board, depth, memo, OneByOne(Magic), stop)
            },
            Self::Pext(sliders) => {
                // SAFETY: `new` makes this value only where the features are available.
                unsafe { pext::count::<L, M>(board, depth, memo, OneByOne(sliders), stop) }
            }
            Self::Avx2(proof, sliders) => {
                let code = AtOnce { proof, sliders };
                // SAFETY: the proof is of the features.
                unsafe { avx2::count::<L, M>(board, depth, memo, code, stop) }
            }
            Self::Avx2Magic(proof) => {
                let sliders = Magic;
                let code = AtOnce { proof, sliders };
                // SAFETY: the proof is of the features.
                unsafe { avx2_magic::count::<L, M>(board, depth, memo, code, stop) }
            }
            Self::Avx512(proof, sliders) => {
                let code = AtOnce { proof, sliders };
                // SAFETY: the proof is of the features.
                unsafe { avx512::count::<L, M>(board, depth, memo, code, stop) }
            }
        }
    }
}
