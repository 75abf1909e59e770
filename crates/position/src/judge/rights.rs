//! Whether each castling right has its king and its rook.

use alloc::vec::Vec;

use roque_movegen::{CastlingRights, Color, Wing};

use super::Violation;
use crate::castling::CastlingMode;
use crate::setup::Setup;

/// The rights that the men bear out.
pub(super) fn judge(
    setup: &Setup,
    mode: CastlingMode,
    found: &mut Vec<Violation>,
) -> CastlingRights {
    let mut rights = CastlingRights::NONE;
    for right in setup.castling.iter() {
        let men = right.men(&setup.placement).filter(|&men| match mode {
            CastlingMode::Standard => right.standard_home() == Some(men),
            CastlingMode::Chess960 => true,
        });
        match men {
            Some((_, rook)) => rights.grant(right.color, rook.file()),
            None => found.push(Violation::UnsupportedRight { right, mode }),
        }
    }
    for color in Color::ALL {
        let Some(king) = setup.placement.king(color) else {
            continue;
        };
        for wing in Wing::ALL {
            let on_wing = rights.files(color).filter(|&file| match wing {
                Wing::King => file > king.file(),
                Wing::Queen => file < king.file(),
            });
            if on_wing.count() > 1 {
                found.push(Violation::TwoRightsOnOneWing { color, wing });
            }
        }
    }
    rights
}
