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

use crate::attacks::{DefaultSliders, Sliders};
use crate::board::Board;
use crate::generate::{MoveVisitor, Selection, count_moves, generate};
use crate::isa::{Isa, Scalar};
#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
use crate::leaf::{Avx2Proof, Avx512Proof};
use crate::moves::Move;
use crate::siblings::count_replies_one_by_one;

/// Hands the legal moves in `selection` to `visitor`.
#[inline]
pub(crate) fn visit(
    scalar: Scalar,
    board: &Board,
    selection: Selection,
    visitor: &mut impl MoveVisitor,
) {
    match scalar {
        #[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
        // SAFETY: a `Scalar` is one that this CPU has.
        Scalar::Pext => unsafe { x86::visit_pext(board, selection, visitor) },
        #[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
        // SAFETY: a `Scalar` is one that this CPU has.
        Scalar::Magic => unsafe { x86::visit_magic(board, selection, visitor) },
        _ => generate(board, DefaultSliders::default(), selection, visitor),
    }
}

/// Tells `report` each legal move with the number of replies to it, with the code compiled for
/// `isa`; one by one if that has no vectors or cannot run here.
#[inline]
pub(crate) fn for_each_reply_count(isa: Isa, board: &Board, mut report: impl FnMut(Move, u32)) {
    #[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
    match isa {
        Isa::Avx512 => {
            if let Some(proof) = Avx512Proof::detect() {
                // SAFETY: the proof is of the features.
                return unsafe { x86::replies_avx512(board, proof, &mut report) };
            }
        }
        Isa::Avx2 => {
            if let Some(proof) = Avx2Proof::detect() {
                // SAFETY: the proof is of the features.
                return unsafe { x86::replies_avx2(board, proof, &mut report) };
            }
        }
        Isa::Pext | Isa::Magic | Isa::Portable => {}
    }
    for mv in board.legal_moves() {
        report(mv, board.play_unchecked(mv).count_moves_with(isa));
    }
}

/// How many replies there are to all legal moves, with the code compiled for `isa`; portably if that cannot
/// run here.
#[inline]
pub(crate) fn count_replies(isa: Isa, board: &Board) -> u64 {
    #[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
    match isa {
        Isa::Avx512 => {
            if let Some(proof) = Avx512Proof::detect() {
                // SAFETY: the proof is of the features.
                return unsafe { x86::count_avx512(board, proof) };
            }
        }
        Isa::Avx2 => {
            if let Some(proof) = Avx2Proof::detect() {
                // SAFETY: the proof is of the features.
                return unsafe { x86::count_avx2(board, proof) };
            }
        }
        Isa::Pext | Isa::Magic | Isa::Portable => {}
    }
    match Scalar::of(isa) {
        #[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
        // SAFETY: a `Scalar` is one that this CPU has.
        Scalar::Pext => unsafe { x86::count_pext(board) },
        #[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
        // SAFETY: a `Scalar` is one that this CPU has.
        Scalar::Magic => unsafe { x86::count_magic(board) },
        _ => count_one_by_one(board, DefaultSliders::default()),
    }
}

#[inline(always)]
fn count_one_by_one(board: &Board, sliders: impl Sliders) -> u64 {
    count_replies_one_by_one(board, sliders, |child| {
        count_moves(child, sliders, Selection::ALL).into()
    })
}

#[cfg(all(feature = "large-tables", target_arch = "x86_64", not(roque_portable)))]
mod x86 {
    use super::{
        Avx2Proof, Avx512Proof, Board, Move, MoveVisitor, Selection, count_one_by_one, generate,
    };
    use crate::attacks::{Magic, Pext, Sliders};
    use crate::generate::count_moves;
    use crate::leaf::{Avx2, Avx512, Lanes};
    use crate::siblings::{self, PendingReplies};

    #[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
    pub(super) fn visit_pext(board: &Board, selection: Selection, visitor: &mut impl MoveVisitor) {
        // SAFETY: this function is entered only where the CPU has BMI2.
        let sliders = unsafe { Pext::assume() };
        generate(board, sliders, selection, visitor);
    }

    #[target_feature(enable = "bmi1,popcnt")]
    pub(super) fn visit_magic(board: &Board, selection: Selection, visitor: &mut impl MoveVisitor) {
        generate(board, Magic, selection, visitor);
    }

    #[target_feature(
        enable = "avx512f,avx512bw,avx512cd,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,avx512vpopcntdq,gfni,bmi1,bmi2,lzcnt,popcnt"
    )]
    pub(super) fn replies_avx512(
        board: &Board,
        proof: Avx512Proof,
        report: &mut impl FnMut(Move, u32),
    ) {
        // SAFETY: this function is entered only where the CPU has BMI2; with AVX-512 `pext` is fast.
        let sliders = unsafe { Pext::assume() };
        siblings::for_each_reply_count::<Avx512>(board, proof, sliders, report);
    }

    #[target_feature(
        enable = "avx512f,avx512bw,avx512cd,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,avx512vpopcntdq,gfni,bmi1,bmi2,lzcnt,popcnt"
    )]
    pub(super) fn count_avx512(board: &Board, proof: Avx512Proof) -> u64 {
        // SAFETY: this function is entered only where the CPU has BMI2; with AVX-512 `pext` is fast.
        let sliders = unsafe { Pext::assume() };
        count_at_once::<Avx512>(board, proof, sliders)
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    pub(super) fn count_avx2(board: &Board, proof: Avx2Proof) -> u64 {
        count_at_once::<Avx2>(board, proof, Magic)
    }

    #[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
    pub(super) fn count_pext(board: &Board) -> u64 {
        // SAFETY: this function is entered only where the CPU has BMI2.
        let sliders = unsafe { Pext::assume() };
        count_one_by_one(board, sliders)
    }

    #[target_feature(enable = "bmi1,popcnt")]
    pub(super) fn count_magic(board: &Board) -> u64 {
        count_one_by_one(board, Magic)
    }

    #[inline(always)]
    fn count_at_once<L: Lanes>(board: &Board, proof: L::Proof, sliders: impl Sliders) -> u64 {
        let mut pending = PendingReplies::new();
        pending.write_down::<L>(board, proof, sliders, |child| {
            count_moves(child, sliders, Selection::ALL).into()
        });
        pending.count::<L>(proof)
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    pub(super) fn replies_avx2(
        board: &Board,
        proof: Avx2Proof,
        report: &mut impl FnMut(Move, u32),
    ) {
        // `pext` may be slow here.
        siblings::for_each_reply_count::<Avx2>(board, proof, Magic, report);
    }
}
