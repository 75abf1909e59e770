//! `roque show`.

use std::fs;
use std::path::Path;

use roque_position::Position;

use super::told;
use crate::args::{Lang, ShowArgs};
use crate::config;
use crate::exit::{Exit, OrFail, Result};
use crate::report::{Drawing, Report, ShowReport};
use crate::terminal::Output;

/// Shows the board, what is to be said of the position, and its legal moves.
///
/// # Errors
///
/// No position is meant, or the output cannot be written.
pub(super) fn run(args: &ShowArgs, output: &Output) -> Result<Exit> {
    let notation = config::notation(&args.notation)?;
    let given = config::given(&args.position)?;
    for waived in &given.waived {
        output.note(waived);
    }
    let position = given.position;
    let drawing = Drawing {
        board: *position.board(),
        last_move: given.last_move,
        flipped: args.flip,
    };
    if let Some(file) = &args.svg {
        let svg = drawing.to_svg(&position.fen().to_string());
        if file == Path::new("-") {
            output.write(svg.as_bytes())?;
            return Ok(Exit::Held);
        }
        fs::write(file, svg).or_io(|| file.display().to_string())?;
    }
    output.report(&Report::Show(ShowReport {
        fen: position.fen().to_string(),
        castling: told::castling(position.castling_mode()),
        waived: told::waived(&given.waived),
        board: drawing.to_text(args.ascii),
        remarks: remarks(&position, args.lang),
        moves: (position.legal_moves().into_iter())
            .map(|mv| told::written(&position, mv, notation))
            .collect(),
    }))?;
    Ok(Exit::Held)
}

fn remarks(position: &Position, lang: Lang) -> Vec<String> {
    let tongue = config::tongue(lang);
    let remarks = position.remarks();
    remarks
        .map(|remark| remark.say(tongue).to_string())
        .collect()
}
