//! The doors through which a call enters code compiled for one instruction set.
//!
//! Everything behind a door is `#[inline(always)]`, so that it is compiled with the features that
//! the door names.
#![cfg_attr(
    all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)),
    expect(
        unsafe_code,
        reason = "enters functions compiled for CPU features that were detected before"
    )
)]

use crate::attacks::DefaultSliders;
use crate::board::Board;
use crate::generate::{MoveVisitor, Selection, generate};
use crate::isa::Detected;

/// Hands the legal moves in `selection` to `visitor`, with the code compiled for `isa`.
#[inline]
pub(crate) fn visit(
    isa: Detected,
    board: &Board,
    selection: Selection,
    visitor: &mut impl MoveVisitor,
) {
    match isa.isa() {
        #[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
        // SAFETY: a `Detected` holds an instruction set that the CPU has.
        crate::Isa::Pext => unsafe { x86::pext(board, selection, visitor) },
        #[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
        // SAFETY: a `Detected` holds an instruction set that the CPU has.
        crate::Isa::Magic => unsafe { x86::magic(board, selection, visitor) },
        _ => generate(board, DefaultSliders::default(), selection, visitor),
    }
}

#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
mod x86 {
    use super::{Board, MoveVisitor, Selection, generate};
    use crate::attacks::{Magic, Pext};

    #[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
    pub(super) fn pext(board: &Board, selection: Selection, visitor: &mut impl MoveVisitor) {
        // SAFETY: this function is entered only where the CPU has BMI2.
        let sliders = unsafe { Pext::assume() };
        generate(board, sliders, selection, visitor);
    }

    #[target_feature(enable = "bmi1,popcnt")]
    pub(super) fn magic(board: &Board, selection: Selection, visitor: &mut impl MoveVisitor) {
        generate(board, Magic, selection, visitor);
    }
}
