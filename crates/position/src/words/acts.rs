//! The rows of the table that say why what a player does is refused.

use super::Message;
use crate::game::{
    Binding, Claim, ClaimError, OfferError, Outcome, PlayError, Refusal, TouchError,
};

fn game_over(outcome: Outcome) -> Message {
    Message::new(
        "the game is over: {outcome}",
        "a partida terminou: {outcome}",
    )
    .named("game_over")
    .with("outcome", outcome.message())
}

impl PlayError {
    pub(super) fn message(self) -> Message {
        match self {
            Self::GameOver(outcome) => game_over(outcome),
            Self::Illegal(rule) => rule.message(),
        }
    }
}

impl Refusal {
    pub(super) fn message(self) -> Message {
        match self {
            Self::GameOver(outcome) => game_over(outcome),
            Self::Irregular { rule, .. } => rule.message(),
            Self::Bound(binding) => binding.message(),
            Self::RookTouchedFirst { rook } => Message::new(
                "the rook on {rook} was touched before the king and cannot castle now",
                "a torre em {rook} foi tocada antes do rei e não pode rocar agora",
            )
            .named("rook_touched_first")
            .with("rook", rook),
        }
    }
}

impl Binding {
    pub(super) fn message(self) -> Message {
        match self {
            Self::Move { piece, square } => Message::new(
                "{the piece} on {square} was touched and must be moved",
                "peça tocada, peça jogada: {the piece} em {square}",
            )
            .named("touched_must_move")
            .with("piece", piece)
            .with("square", square),
            Self::Capture { piece, square } => Message::new(
                "{the piece} on {square} was touched and must be captured",
                "peça tocada, peça capturada: {the piece} em {square}",
            )
            .named("touched_must_capture")
            .with("piece", piece)
            .with("square", square),
            Self::CaptureWith {
                from,
                captured,
                square,
            } => Message::new(
                "the pieces on {from} and {square} were touched: {the captured} must be captured",
                "foram tocadas as peças em {from} e {square}: deve ser capturada a segunda, {the captured}",
            )
            .named("touched_must_capture_with")
            .with("from", from)
            .with("square", square)
            .with("captured", captured),
            Self::Castle { rook } => Message::new(
                "king and rook were touched: castling with the rook on {rook} must be played",
                "foram tocados rei e torre: deve ser jogado o roque com a torre em {rook}",
            )
            .named("touched_must_castle")
            .with("rook", rook),
            Self::Announced(mv) => Message::new(
                "the move announced with the claim must be played: from {from} to {to}",
                "o lance anunciado na reivindicação deve ser jogado: de {from} para {to}",
            )
            .named("announced_must_be_played")
            .with("from", mv.from())
            .with("to", mv.to()),
        }
    }
}

impl ClaimError {
    pub(super) fn message(self) -> Message {
        match self {
            Self::GameOver(outcome) => game_over(outcome),
            Self::NotYourTurn { player } => Message::new(
                "{player} may not claim now: a draw is claimed by the player to move",
                "{the player} não podem reivindicar agora: o empate é reivindicado por quem tem a vez",
            )
            .named("claim_out_of_turn")
            .with("player", player),
            Self::PieceTouched => Message::new(
                "nothing can be claimed on a move for which a piece was touched",
                "nada se pode reivindicar no lance em que já se tocou uma peça",
            )
            .named("claim_after_touching"),
            Self::Illegal(rule) => rule.message(),
            Self::MoveEndsGame(mv) => Message::new(
                "the move from {from} to {to} ends the game by itself, and leaves nothing to claim",
                "o lance de {from} para {to} termina a partida por si só, e nada resta a reivindicar",
            )
            .named("announced_move_ends_game")
            .with("from", mv.from())
            .with("to", mv.to()),
            Self::Unfounded {
                claim: Claim::ThreefoldRepetition,
                count,
            } => Message::new(
                "the claim is wrong: the position has occurred {count} of the 3 times needed",
                "a reivindicação não procede: a posição ocorreu {count} das 3 vezes exigidas",
            )
            .named("unfounded_threefold_repetition")
            .with("count", count),
            Self::Unfounded {
                claim: Claim::FiftyMoves,
                count,
            } => Message::new(
                "the claim is wrong: of the 100 half-moves needed without a capture or pawn move there were {count}",
                "a reivindicação não procede: dos 100 meios-lances exigidos sem captura nem lance de peão, houve {count}",
            )
            .named("unfounded_fifty_moves")
            .with("count", count),
        }
    }
}

impl OfferError {
    pub(super) fn message(self) -> Message {
        match self {
            Self::GameOver(outcome) => game_over(outcome),
            Self::OfferStands { by } => Message::new(
                "an offer of a draw already stands, made {by player}",
                "já está de pé uma proposta de empate, feita {by player}",
            )
            .named("offer_stands")
            .with("player", by),
            Self::RefusedBefore => Message::new(
                "the last offer was refused: only who refused it may offer next",
                "a última proposta foi recusada: só quem a recusou pode fazer a próxima",
            )
            .named("offer_refused_before"),
            Self::NotWithAMove => Message::new(
                "a draw is offered with a move, by the player who has just moved",
                "o empate é proposto junto com um lance, por quem acaba de jogar",
            )
            .named("offer_without_move"),
            Self::NoOffer => Message::new(
                "there is no offer of a draw to answer",
                "não há proposta de empate a responder",
            )
            .named("no_offer"),
            Self::TooEarly => Message::new(
                "a draw can be agreed only after each player has made a move",
                "só se pode combinar empate depois de cada jogador ter feito um lance",
            )
            .named("agreement_too_early"),
        }
    }
}

impl TouchError {
    pub(super) fn message(self) -> Message {
        match self {
            Self::GameOver(outcome) => game_over(outcome),
            Self::NotYourTurn { player } => Message::new(
                "{player} may not touch a piece now: it is the opponent's turn",
                "{the player} não podem tocar em peça nenhuma agora: é a vez do adversário",
            )
            .named("touch_out_of_turn")
            .with("player", player),
            Self::EmptySquare(square) => {
                Message::new("there is no piece on {square}", "não há peça em {square}")
                    .named("nothing_to_touch")
                    .with("square", square)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use roque_movegen::{Color, Move, Piece, Square};

    use super::*;
    use crate::game::{Reason, RuleSet};
    use crate::legality::BrokenRule;

    #[test]
    fn every_refusal_says_the_same_things_in_both_languages() {
        let outcome = Outcome {
            winner: None,
            reason: Reason::Agreement,
            rules: RuleSet::Traditional,
        };
        let (from, square) = (Square::A1, Square::H8);
        let mv = Move::new(from, square);
        let by = Color::Black;
        let piece = Piece::from_char('q').unwrap();
        let rule = BrokenRule::EmptySquare { from };
        let captured = piece;
        #[rustfmt::skip]
        let bindings = [
            Binding::Move { piece, square },
            Binding::Capture { piece, square },
            Binding::CaptureWith { from, captured, square },
            Binding::Castle { rook: from },
            Binding::Announced(mv),
        ];
        let refusals = [
            Refusal::GameOver(outcome),
            Refusal::Irregular { rule, by, count: 1 },
            Refusal::RookTouchedFirst { rook: from },
        ];
        let claims = Claim::ALL.map(|claim| ClaimError::Unfounded { claim, count: 2 });
        let claims = claims.into_iter().chain([
            ClaimError::GameOver(outcome),
            ClaimError::PieceTouched,
            ClaimError::NotYourTurn { player: by },
            ClaimError::Illegal(rule),
            ClaimError::MoveEndsGame(mv),
        ]);
        let offers = [
            OfferError::GameOver(outcome),
            OfferError::OfferStands { by },
            OfferError::RefusedBefore,
            OfferError::NotWithAMove,
            OfferError::NoOffer,
            OfferError::TooEarly,
        ];
        let touches = [
            TouchError::GameOver(outcome),
            TouchError::EmptySquare(square),
            TouchError::NotYourTurn { player: by },
        ];
        let plays = [PlayError::GameOver(outcome), PlayError::Illegal(rule)];
        let refusals = refusals.into_iter().chain(bindings.map(Refusal::Bound));
        let messages = refusals
            .map(Refusal::message)
            .chain(claims.map(ClaimError::message))
            .chain(offers.map(OfferError::message))
            .chain(touches.map(TouchError::message))
            .chain(plays.map(PlayError::message));
        for message in messages {
            message.assert_complete_and_named();
        }
    }
}
