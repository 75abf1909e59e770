//! A position as text: its FEN, the board, what is to be said, the moves.

use std::io::{self, Write};

use roque_position::Tongue;

use super::model::{ShowReport, WrittenMove};
use super::units::escaped;

/// How many characters a line of moves has at the most.
const WIDTH: usize = 96;

pub(super) fn write(shown: &ShowReport, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}", shown.fen)?;
    let waived = match shown.tongue {
        Tongue::English => "waived",
        Tongue::Portuguese => "tolerado",
    };
    for fault in &shown.waived {
        writeln!(out, "{waived}: {}", escaped(&fault.text))?;
    }
    writeln!(out)?;
    for line in &shown.board {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    for remark in &shown.remarks {
        writeln!(out, "{remark}")?;
    }
    write_moves(&shown.moves, out)
}

fn write_moves(moves: &[WrittenMove], out: &mut impl Write) -> io::Result<()> {
    let mut line = String::new();
    for text in moves.iter().map(WrittenMove::as_text) {
        if line.chars().count() + 1 + text.chars().count() > WIDTH {
            writeln!(out, "{line}")?;
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(text);
    }
    if line.is_empty() {
        return Ok(());
    }
    writeln!(out, "{line}")
}
