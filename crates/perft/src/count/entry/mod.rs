//! The recursion compiled for each instruction set, and the choice between them.

#[cfg(not(all(target_arch = "x86_64", not(roque_portable))))]
mod other;
#[cfg(all(target_arch = "x86_64", not(roque_portable)))]
mod x86;

#[cfg(not(all(target_arch = "x86_64", not(roque_portable))))]
pub(super) use other::Chosen;
#[cfg(all(target_arch = "x86_64", not(roque_portable)))]
pub(super) use x86::Chosen;

/// Stamps the recursion into a module of functions that are compiled for the named features.
///
/// The last plies are functions of their own: each saves only the registers that it needs.
macro_rules! stamp {
    ($name:ident, $code:ty $(, $features:literal)?) => {
        mod $name {
            use crate::count::code::Code;
            use crate::count::pipeline::Pipeline;
            use crate::count::tree;
            use super::{AtomicBool, Board, LeafRule, Memo};

            $(#[target_feature(enable = $features)])?
            pub(super) fn count<L: LeafRule, M: Memo>(
                board: &Board,
                depth: u8,
                memo: M,
                code: $code,
                stop: &AtomicBool,
            ) -> u64 {
                tree::count::<L>(
                    board,
                    depth,
                    stop,
                    |board| last::<L>(board, code),
                    |board| last_two::<L>(board, code),
                    |board| last_three::<L, M>(board, memo, code),
                    |board| above::<L, M>(board, depth, memo, code, stop),
                )
            }

            $(#[target_feature(enable = $features)])?
            #[inline(never)]
            fn above<L: LeafRule, M: Memo>(
                board: &Board,
                depth: u8,
                memo: M,
                code: $code,
                stop: &AtomicBool,
            ) -> u64 {
                memo.sum_over_children(board, depth, code.sliders(), stop, |child, depth, memo| {
                    count::<L, M>(child, depth, memo, code, stop)
                })
            }

            $(#[target_feature(enable = $features)])?
            #[inline(never)]
            fn last_three<L: LeafRule, M: Memo>(board: &Board, memo: M, code: $code) -> u64 {
                let mut pipeline = Pipeline::new(
                    [code.pending(), code.pending()],
                    |board, pending| write_down::<L>(board, pending, code),
                    |pending| count_pending::<L>(pending, code),
                );
                memo.sum_over_last_three(board, code.sliders(), &mut pipeline)
            }

            $(#[target_feature(enable = $features)])?
            #[inline(never)]
            fn last_two<L: LeafRule>(board: &Board, code: $code) -> u64 {
                let mut pending = code.pending();
                write_down::<L>(board, &mut pending, code);
                count_pending::<L>(&pending, code)
            }

            $(#[target_feature(enable = $features)])?
            #[inline(never)]
            fn write_down<L: LeafRule>(
                board: &Board,
                pending: &mut <$code as Code>::Pending,
                code: $code,
            ) {
                code.write_down::<L>(board, pending, |child| last::<L>(child, code));
            }

            $(#[target_feature(enable = $features)])?
            #[inline(never)]
            fn count_pending<L: LeafRule>(
                pending: &<$code as Code>::Pending,
                code: $code,
            ) -> u64 {
                code.count_pending::<L>(pending)
            }

            $(#[target_feature(enable = $features)])?
            #[inline(never)]
            fn last<L: LeafRule>(board: &Board, code: $code) -> u64 {
                L::count(board, code.sliders())
            }
        }
    };
}

use stamp;
