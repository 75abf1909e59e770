//! `roque show`.

use std::fs;
use std::path::Path;

use roque_position::{Position, Tongue};

use super::told;
use crate::args::ShowArgs;
use crate::complaint::Complaint;
use crate::config;
use crate::exit::{Exit, Failure, Result};
use crate::report::{Drawing, Report, ShowReport};
use crate::terminal::Output;

/// Shows the board, what is to be said of the position, and its legal moves.
///
/// # Errors
///
/// No position is meant, or the output cannot be written.
pub(super) fn run(args: &ShowArgs, output: &Output) -> Result<Exit> {
    let tongue = output.tongue();
    let notation = config::notation(&args.notation, tongue)?;
    let given = config::given(&args.position, notation, tongue)?;
    for waived in &given.waived {
        output.note(waived.say(tongue));
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
        fs::write(file, svg).map_err(|error| {
            Failure::io(Complaint(tongue).cannot_be_written(file.display(), &error))
        })?;
    }
    output.report(&Report::Show(ShowReport {
        fen: position.fen().to_string(),
        castling: told::castling(position.castling_mode()),
        waived: told::waived(&given.waived, tongue),
        board: drawing.to_text(args.ascii),
        remarks: remarks(&position, tongue),
        moves: (position.legal_moves().into_iter())
            .map(|mv| told::written(&position, mv, notation))
            .collect(),
        tongue,
    }))?;
    Ok(Exit::Held)
}

fn remarks(position: &Position, tongue: Tongue) -> Vec<String> {
    let remarks = position.remarks();
    remarks
        .map(|remark| remark.say(tongue).to_string())
        .collect()
}
