//! What is to be said of a position.

use alloc::vec;
use alloc::vec::Vec;

use roque_movegen::{Color, Move};

use crate::castling::CastlingMode;
use crate::game::{Claim, Game, Rules};
use crate::legality::Threat;
use crate::material::MaterialRule;
use crate::position::Position;

/// Something to be said of a position that needs no history; `Display` and `say` put it in words.
///
/// ```
/// use roque_position::{Position, Tongue};
///
/// let position = Position::from_fen("4k3/8/8/8/1b6/8/2P5/Q3K3 w - - 0 1")?;
/// let said = |tongue| position.remarks().map(move |remark| remark.say(tongue).to_string());
/// assert_eq!(said(Tongue::English).collect::<Vec<_>>(), [
///     "standard castling",
///     "White to move",
///     "the king on e1 is in check from the black bishop on b4, along the diagonal from b4 to e1",
///     "ways out of the check: 4 with the king, 2 by coming between, 0 by capture",
///     "legal moves: 6",
/// ]);
/// assert_eq!(said(Tongue::Portuguese).nth(2).unwrap(),
///     "o rei em e1 está em xeque do bispo preto em b4, pela diagonal de b4 a e1");
/// # Ok::<(), roque_position::ReadError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Remark {
    /// By which rules castling is understood.
    Castling(CastlingMode),
    /// Who is to move, unless there is no legal move.
    ToMove(Color),
    /// A man gives check; two remarks for a double check.
    Check(Threat),
    /// How many legal moves answer the check, by the way out.
    CheckAnswers {
        /// With the king.
        king_moves: usize,
        /// By coming between.
        blocks: usize,
        /// By capturing what gives check, also with the king.
        captures: usize,
    },
    /// The game is over by checkmate.
    Checkmate {
        /// Who has won.
        winner: Color,
    },
    /// The game is over by stalemate.
    Stalemate,
    /// Nobody has the material to mate.
    InsufficientMaterial {
        /// In which notion, if it is not so in both.
        only: Option<MaterialRule>,
    },
    /// This player does not have the material to mate, in the notion of libraries; the other has.
    CannotMate(Color),
    /// The player to move may claim a draw.
    MayClaim(Claim),
    /// The player to move may claim a draw by announcing a move with which it comes about.
    MayClaimWithMove(Claim),
    /// The game is over after 75 moves without a capture or a pawn move, by the FIDE Laws.
    SeventyFiveMoves,
    /// How many legal moves there are, if any.
    LegalMoves(usize),
}

impl Position {
    /// What is to be said of this position: castling rules, turn, check and its answers, mate and stalemate, material,
    /// claims that need no history, how many moves there are.
    pub fn remarks(&self) -> impl Iterator<Item = Remark> {
        let mut remarks = vec![Remark::Castling(self.castling_mode())];
        let moves = self.legal_moves().len();
        if moves > 0 {
            remarks.push(Remark::ToMove(self.turn()));
        }
        self.remark_on_check(&mut remarks);
        if moves == 0 && !self.is_check() {
            remarks.push(Remark::Stalemate);
        }
        self.remark_on_material(&mut remarks);
        if moves > 0 {
            self.remark_on_clock(&mut remarks);
            remarks.push(Remark::LegalMoves(moves));
        }
        remarks.into_iter()
    }

    fn remark_on_clock(&self, remarks: &mut Vec<Remark>) {
        let clock = self.halfmove_clock();
        let fifty = Claim::FiftyMoves;
        let game = Game::new(*self, Rules::fide());
        let brings_it_about = |&mv: &Move| game.open_claims_with(mv).any(|claim| claim == fifty);
        if clock >= 150 {
            remarks.push(Remark::SeventyFiveMoves);
        } else if game.open_claims().any(|claim| claim == fifty) {
            remarks.push(Remark::MayClaim(fifty));
        } else if clock == 99 && self.legal_moves().iter().any(brings_it_about) {
            remarks.push(Remark::MayClaimWithMove(fifty));
        }
    }

    fn remark_on_check(&self, remarks: &mut Vec<Remark>) {
        let Some(answers) = self.check_answers() else {
            return;
        };
        let target = self.board().king(self.turn());
        let checks = self.board().checkers().into_iter().filter_map(|square| {
            let piece = self.board().piece_at(square)?;
            Some(Remark::Check(Threat {
                piece,
                square,
                target,
            }))
        });
        remarks.extend(checks);
        remarks.push(if answers.is_checkmate() {
            let winner = !self.turn();
            Remark::Checkmate { winner }
        } else {
            Remark::CheckAnswers {
                king_moves: answers.king_moves.len(),
                blocks: answers.blocks.len(),
                captures: answers.captures.len(),
            }
        });
    }

    fn remark_on_material(&self, remarks: &mut Vec<Remark>) {
        let [traditional, library] = [MaterialRule::Traditional, MaterialRule::Library]
            .map(|rule| rule.is_draw(self.board()));
        let only = match (traditional, library) {
            (false, false) => {
                let cannot =
                    |&color: &Color| MaterialRule::Library.cannot_mate(self.board(), color);
                let players = Color::ALL.into_iter().filter(cannot);
                return remarks.extend(players.map(Remark::CannotMate));
            }
            (true, true) => None,
            (true, false) => Some(MaterialRule::Traditional),
            (false, true) => Some(MaterialRule::Library),
        };
        remarks.push(Remark::InsufficientMaterial { only });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn remarks(fen: &str) -> Vec<Remark> {
        let position = Position::from_fen(fen).unwrap();
        position.remarks().skip(1).collect()
    }

    #[test]
    fn mate_and_stalemate_leave_nobody_to_move() {
        let mate = remarks("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
        assert!(matches!(
            mate[..],
            [
                Remark::Check(_),
                Remark::Checkmate {
                    winner: Color::White
                }
            ]
        ));
        let stalemate = remarks("8/8/8/8/8/6k1/6p1/6K1 w - - 0 1");
        let cannot_mate = Remark::CannotMate(Color::White);
        assert_eq!(stalemate, [Remark::Stalemate, cannot_mate]);
    }

    #[test]
    fn a_double_check_is_two_checks() {
        let remarks = remarks("4k3/8/5N2/8/8/8/8/K3R3 b - - 0 1");
        let checks = |remark: &&Remark| matches!(remark, Remark::Check(_));
        assert_eq!(remarks.iter().filter(checks).count(), 2);
    }

    #[test]
    fn material_is_named_by_the_notion_in_which_it_does_not_suffice() {
        for (fen, only) in [
            ("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", None),
            (
                "4k3/8/8/8/8/8/8/1NN1K3 w - - 0 1",
                Some(MaterialRule::Traditional),
            ),
            (
                "4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1",
                Some(MaterialRule::Library),
            ),
        ] {
            assert!(
                remarks(fen).contains(&Remark::InsufficientMaterial { only }),
                "{fen}"
            );
        }
    }

    #[test]
    fn the_clock_tells_what_may_be_claimed_and_what_is_over() {
        let at = |clock| remarks(&std::format!("8/8/4k3/8/8/3RK3/8/8 w - - {clock} 120"));
        let fifty = Remark::MayClaim(Claim::FiftyMoves);
        let announced = Remark::MayClaimWithMove(Claim::FiftyMoves);
        assert!(!at(98).contains(&announced));
        assert!(!at(99).contains(&fifty) && at(99).contains(&announced));
        assert!(at(100).contains(&fifty) && !at(100).contains(&announced));
        assert!(at(150).contains(&Remark::SeventyFiveMoves));
        // Only pawns can move, and then the count begins anew.
        let pawns = remarks("1r5k/8/8/8/8/8/P7/K7 w - - 99 120");
        assert!(pawns.contains(&Remark::LegalMoves(2)), "{pawns:?}");
        assert!(!pawns.contains(&announced), "{pawns:?}");
        // What is over cannot be claimed.
        let bare = remarks("8/8/4k3/8/8/4K3/8/8 w - - 100 120");
        assert!(!bare.contains(&fifty), "{bare:?}");
    }
}
