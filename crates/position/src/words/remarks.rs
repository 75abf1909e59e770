//! The rows of the table that say what is to be said of a position.

use super::Message;
use crate::castling::CastlingMode;
use crate::material::MaterialRule;
use crate::remark::Remark;

impl Remark {
    pub(super) fn message(self) -> Message {
        match self {
            Self::Castling(CastlingMode::Standard) => {
                Message::new("standard castling", "roque do xadrez comum")
            }
            Self::Castling(CastlingMode::Chess960) => {
                Message::new("Chess960 castling", "roque do Chess960")
            }
            Self::ToMove(player) => Message::new("{the player} to move", "jogam {the player}")
                .with("player", player),
            Self::Check(threat) => Message::new(
                "the king on {king} is in check from {the threat}{along threat}",
                "o rei em {king} está em xeque {of threat}{along threat}",
            )
            .with("king", threat.target)
            .with("threat", threat),
            Self::CheckAnswers {
                king_moves,
                blocks,
                captures,
            } => Message::new(
                "ways out of the check: {moves} with the king, {blocks} by coming between, {captures} by capture",
                "saídas do xeque: {moves} com o rei, {blocks} por interposição, {captures} por captura",
            )
            .with("moves", king_moves)
            .with("blocks", blocks)
            .with("captures", captures),
            Self::Checkmate { winner } => Message::new(
                "checkmate: {the winner} has won",
                "xeque-mate: {the winner} venceram",
            )
            .with("winner", winner),
            Self::Stalemate => Message::new(
                "stalemate: the game is drawn",
                "rei afogado: a partida está empatada",
            ),
            Self::InsufficientMaterial { only: None } => Message::new(
                "insufficient material: nobody can mate, and the game is drawn",
                "material insuficiente: ninguém pode dar mate, e a partida está empatada",
            ),
            Self::InsufficientMaterial {
                only: Some(MaterialRule::Traditional),
            } => Message::new(
                "insufficient material by the traditional rules, though mate is possible",
                "material insuficiente pelas regras tradicionais, embora o mate seja possível",
            ),
            Self::InsufficientMaterial {
                only: Some(MaterialRule::Library),
            } => Message::new(
                "insufficient material: nobody can mate, though the traditional rules do not list it",
                "material insuficiente: ninguém pode dar mate, embora as regras tradicionais não o listem",
            ),
            Self::CannotMate(player) => Message::new(
                "{the player} cannot mate with this material",
                "{the player} não podem dar mate com este material",
            )
            .named("cannot_mate")
            .with("player", player),
            Self::MayClaim(claim) => claim.message(),
            Self::MayClaimWithMove(claim) => Message::new(
                "{claim} by announcing a move",
                "{claim}, anunciando um lance",
            )
            .with("claim", claim.message()),
            Self::SeventyFiveMoves => Message::new(
                "75 moves without capture or pawn move: drawn by the FIDE Laws",
                "75 lances sem captura nem lance de peão: empate pelas Leis da FIDE",
            ),
            Self::LegalMoves(count) => {
                Message::new("legal moves: {count}", "lances legais: {count}").with("count", count)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use roque_movegen::{Color, Piece, Square};

    use super::*;
    use crate::game::Claim;
    use crate::legality::Threat;

    #[test]
    fn every_remark_says_the_same_things_in_both_languages() {
        let threat = Threat {
            piece: Piece::from_char('q').unwrap(),
            square: Square::E8,
            target: Square::E1,
        };
        let only = [
            None,
            Some(MaterialRule::Traditional),
            Some(MaterialRule::Library),
        ];
        let material = only.map(|only| Remark::InsufficientMaterial { only });
        let remarks = [
            Remark::Castling(CastlingMode::Standard),
            Remark::Castling(CastlingMode::Chess960),
            Remark::ToMove(Color::White),
            Remark::Check(threat),
            Remark::CheckAnswers {
                king_moves: 1,
                blocks: 2,
                captures: 3,
            },
            Remark::Checkmate {
                winner: Color::Black,
            },
            Remark::Stalemate,
            Remark::CannotMate(Color::Black),
            Remark::MayClaim(Claim::FiftyMoves),
            Remark::MayClaimWithMove(Claim::FiftyMoves),
            Remark::SeventyFiveMoves,
            Remark::LegalMoves(20),
        ];
        for remark in remarks.into_iter().chain(material) {
            remark.message().assert_complete();
        }
    }
}
