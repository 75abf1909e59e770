//! Counts the moves of the start position where there is no standard library.
//!
//! That this links is the proof: the panic handler below would collide with that of `std`.
#![no_std]

use core::panic::PanicInfo;

use roque_movegen::Board;

/// How many moves White has at the start of a game.
#[unsafe(no_mangle)]
pub extern "C" fn roque_moves_at_the_start() -> u32 {
    Board::START.count_moves()
}

#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    loop {}
}
