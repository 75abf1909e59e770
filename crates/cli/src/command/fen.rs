//! `roque fen`.

use roque_position::{CastlingStyle, EnPassantMode, FenStyle};

use super::told;
use crate::args::{EpChoice, FenArgs};
use crate::config;
use crate::exit::{Exit, Result};
use crate::report::{FenReport, Report};
use crate::terminal::Output;

/// Prints the position's FEN in its normal form.
///
/// # Errors
///
/// No position is meant, or the output cannot be written.
pub(super) fn run(args: &FenArgs, output: &Output) -> Result<Exit> {
    let given = config::given(&args.position, None, output.tongue())?;
    let style = FenStyle {
        castling: if args.shredder {
            CastlingStyle::Shredder
        } else {
            CastlingStyle::default()
        },
        en_passant: match args.ep {
            EpChoice::Legal => EnPassantMode::Legal,
            EpChoice::Played => EnPassantMode::Played,
            EpChoice::Always => EnPassantMode::Always,
        },
    };
    let position = given.position;
    for waived in &given.waived {
        output.note(waived);
    }
    output.report(&Report::Fen(FenReport {
        fen: position.fen().styled(style).to_string(),
        castling: told::castling(position.castling_mode()),
        waived: told::waived(&given.waived, output.tongue()),
    }))?;
    Ok(Exit::Held)
}
