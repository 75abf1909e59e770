//! The rows of the table that say which rule was broken.

use alloc::string::ToString;

use roque_movegen::Square;

use super::Message;
use crate::legality::{BrokenRule, Moved};

impl BrokenRule {
    #[expect(clippy::too_many_lines, reason = "a table with a row for each variant")]
    pub(super) fn message(self) -> Message {
        match self {
            Self::NotYourTurn { player } => Message::new(
                "{the player} may not move now: it is the opponent's turn",
                "{the player} não podem jogar agora: é a vez do adversário",
            )
            .named("not_your_turn")
            .with("player", player),
            Self::Pass { player } => Message::new(
                "nobody may pass: {the player} must make a move",
                "ninguém pode passar a vez: {the player} têm de jogar",
            )
            .named("pass")
            .with("player", player),
            Self::EmptySquare { from } => Message::new(
                "there is no piece on {from}",
                "não há peça em {from}",
            )
            .named("empty_square")
            .with("from", from),
            Self::NotYourPiece { piece, from } => Message::new(
                "{the piece} on {from} belongs to the opponent",
                "{the piece} em {from} pertence ao adversário",
            )
            .named("not_your_piece")
            .with("piece", piece)
            .with("from", from),
            Self::OwnPieceOnTarget {
                moved,
                from,
                piece,
                to,
            } => Message::new(
                "{the moved} on {from} cannot move to {to}, where {the piece} stands",
                "{the moved} em {from} não pode ir para {to}, onde está {the piece}",
            )
            .named("own_piece_on_target")
            .with("moved", moved)
            .with("from", from)
            .with("piece", piece)
            .with("to", to),
            Self::Movement { moved, from, to } => Message::new(
                "{a moved} does not move from {from} to {to}",
                "{a moved} não se move de {from} para {to}",
            )
            .named("movement")
            .with("moved", moved)
            .with("from", from)
            .with("to", to),
            Self::DoubleStep { from, to } => Message::new(
                "the pawn on {from} cannot go to {to}: only from where it starts does it advance two squares",
                "o peão em {from} não pode ir para {to}: só avança duas casas a partir da casa inicial",
            )
            .named("double_step")
            .with("from", from)
            .with("to", to),
            Self::NothingToCapture { from, to } => Message::new(
                "the pawn on {from} moves diagonally only to capture, and there is nothing on {to}",
                "o peão em {from} só anda na diagonal para capturar, e não há nada em {to}",
            )
            .named("nothing_to_capture")
            .with("from", from)
            .with("to", to),
            Self::NoPawnJustPassed { from, to, beside } => Message::new(
                "the pawn on {from} cannot capture en passant on {to}: the pawn on {beside} has not just passed over it",
                "o peão em {from} não pode capturar en passant em {to}: o peão em {beside} não passou por ali no lance anterior",
            )
            .named("no_pawn_just_passed")
            .with("from", from)
            .with("to", to)
            .with("beside", beside),
            Self::Blocked {
                moved,
                from,
                to,
                by,
                at,
            } => Message::new(
                "{the moved} on {from} cannot reach {to}: {the by} on {at} is in the way",
                "{the moved} em {from} não alcança {to}: {the by} em {at} está no caminho",
            )
            .named("blocked")
            .with("moved", moved)
            .with("from", from)
            .with("to", to)
            .with("by", by)
            .with("at", at),
            Self::CastlingRightLost { player, moved } => match moved {
                Moved::King => Message::new(
                    "{the player} cannot castle: the king has moved",
                    "{the player} não podem rocar: o rei já se moveu",
                )
                .named("king_has_moved"),
                Moved::Rook(rook) => Message::new(
                    "{the player} cannot castle with the rook on {rook}: it has moved",
                    "{the player} não podem rocar com a torre em {rook}: ela já se moveu",
                )
                .named("castling_rook_has_moved")
                .with("rook", rook),
                Moved::KingOrRook(rook) => Message::new(
                    "{the player} cannot castle: the king or the rook on {rook} has moved",
                    "{the player} não podem rocar: o rei ou a torre em {rook} já se moveu",
                )
                .named("king_or_rook_has_moved")
                .with("rook", rook),
            }
            .with("player", player),
            Self::NoCastlingRook { player, wing } => Message::new(
                "{the player} cannot castle on the {wing}: there is no rook to castle with",
                "{the player} não podem rocar na {wing}: não há torre com que rocar",
            )
            .named("no_castling_rook")
            .with("player", player)
            .with("wing", wing),
            Self::CastlingBlocked { by, at } => Message::new(
                "castling is prevented by what stands in the way: {the by} on {at}",
                "o roque está impedido pelo que está no caminho: {the by} em {at}",
            )
            .named("castling_blocked")
            .with("by", by)
            .with("at", at),
            Self::CastlingOutOfCheck { threat } => Message::new(
                "nobody castles out of check: the king is attacked {by threat}{along threat}",
                "não se roca em xeque: o rei está atacado {by threat}{along threat}",
            )
            .named("castling_out_of_check")
            .with("threat", threat),
            Self::CastlingThroughCheck { threat } => Message::new(
                "the king cannot castle over {square}, which is attacked {by threat}{along threat}",
                "o rei não pode rocar passando por {square}, casa atacada {by threat}{along threat}",
            )
            .named("castling_through_check")
            .with("square", threat.target)
            .with("threat", threat),
            Self::CastlingIntoCheck { threat } => Message::new(
                "the king cannot castle into check: {square} is attacked {by threat}{along threat}",
                "o rei não pode rocar para ficar em xeque: {square} é atacada {by threat}{along threat}",
            )
            .named("castling_into_check")
            .with("square", threat.target)
            .with("threat", threat),
            Self::KingIntoAttack { threat } => Message::new(
                "the king cannot go to {square}, which is attacked {by threat}{along threat}",
                "o rei não pode ir para {square}, casa atacada {by threat}{along threat}",
            )
            .named("king_into_attack")
            .with("square", threat.target)
            .with("threat", threat),
            Self::CheckUnanswered { threat } => Message::new(
                "the king on {king} is in check, and the move does not answer it: the king is attacked {by threat}{along threat}",
                "o rei em {king} está em xeque, e o lance não o defende: o rei está atacado {by threat}{along threat}",
            )
            .named("check_unanswered")
            .with("king", threat.target)
            .with("threat", threat),
            Self::EnPassantUncoversKing { from, to, threat } => Message::new(
                "if the pawn on {from} captures en passant on {to}, the king on {king} is in check from {the threat}{along threat}",
                "se o peão em {from} captura en passant em {to}, o rei em {king} fica em xeque {of threat}{along threat}",
            )
            .named("en_passant_uncovers_king")
            .with("from", from)
            .with("to", to)
            .with("king", threat.target)
            .with("threat", threat),
            Self::UncoversKing {
                moved,
                from,
                threat,
            } => Message::new(
                "without {the moved} on {from} the king on {king} is in check from {the threat}{along threat}",
                "sem {the moved} em {from} o rei em {king} fica em xeque {of threat}{along threat}",
            )
            .named("uncovers_king")
            .with("moved", moved)
            .with("from", from)
            .with("king", threat.target)
            .with("threat", threat),
            Self::PromotionMissing { to } => Message::new(
                "the pawn that reaches {to} must become a queen, a rook, a bishop or a knight",
                "o peão que chega a {to} tem de ser promovido a dama, torre, bispo ou cavalo",
            )
            .named("promotion_missing")
            .with("to", to),
            Self::PromotionNotAllowed { kind } => Message::new(
                "a pawn cannot become {a kind}, only a queen, a rook, a bishop or a knight",
                "um peão não pode ser promovido a {kind}, só a dama, torre, bispo ou cavalo",
            )
            .named("promotion_not_allowed")
            .with("kind", kind),
            Self::NoPromotion { moved, to } => Message::new(
                "only a pawn that reaches the last rank is promoted, not {a moved} that goes to {to}",
                "só é promovido o peão que chega à última fileira, não {a moved} que vai para {to}",
            )
            .named("no_promotion")
            .with("moved", moved)
            .with("to", to),
            Self::NoSuchMan {
                player,
                kind,
                file,
                rank,
            } => match (file, rank) {
                (None, None) => Message::new(
                    "{player} has no {kind}",
                    "{the player} não têm {kind}",
                )
                .named("no_such_man"),
                (Some(file), None) => Message::new(
                    "{player} has no {kind} on the {file}-file",
                    "{the player} não têm {kind} na coluna {file}",
                )
                .named("no_such_man")
                .with("file", file.to_string()),
                (None, Some(rank)) => Message::new(
                    "{player} has no {kind} on rank {rank}",
                    "{the player} não têm {kind} na fileira {rank}",
                )
                .named("no_such_man")
                .with("rank", rank.to_string()),
                (Some(file), Some(rank)) => Message::new(
                    "{player} has no {kind} on {square}",
                    "{the player} não têm {kind} em {square}",
                )
                .named("no_such_man")
                .with("square", Square::new(file, rank)),
            }
            .with("player", player)
            .with("kind", kind),
            Self::CaptureStraightAhead { to } => Message::new(
                "a pawn captures diagonally: none captures on {to} from the {file}-file",
                "um peão captura na diagonal: nenhum captura em {to} vindo da coluna {file}",
            )
            .named("capture_straight_ahead")
            .with("to", to)
            .with("file", to.file().to_string()),
            Self::NoneMovesSo { kind, men, to } => Message::new(
                "{none kind} on {men} moves to {to}",
                "{none kind} em {men} se move para {to}",
            )
            .named("none_moves_so")
            .with("kind", kind)
            .with("men", men)
            .with("to", to),
            Self::NoneMayMove { kind, men, to } => Message::new(
                "{none kind} on {men} can go to {to}",
                "{none kind} em {men} pode ir para {to}",
            )
            .named("none_may_move")
            .with("kind", kind)
            .with("men", men)
            .with("to", to),
            Self::Unclear { kind, men, to } => Message::new(
                "it is not said which {of_all kind} on {men} goes to {to}",
                "não se diz qual {of_all kind} em {men} vai para {to}",
            )
            .named("unclear")
            .with("kind", kind)
            .with("men", men)
            .with("to", to),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use roque_movegen::{Bitboard, File, Piece, PieceKind, Rank, Wing};

    use super::*;
    use crate::legality::Threat;

    #[test]
    fn every_broken_rule_says_the_same_things_in_both_languages() {
        let (player, wing) = (roque_movegen::Color::White, Wing::King);
        let (from, to, at, beside) = (Square::A1, Square::A4, Square::A2, Square::A3);
        let (moved, kind) = (PieceKind::Rook, PieceKind::Queen);
        let piece = Piece {
            color: player,
            kind,
        };
        let (by, square, target) = (piece, at, to);
        let threat = Threat {
            piece,
            square,
            target,
        };
        let men = Bitboard::RIM;
        let no_man = |file, rank| BrokenRule::NoSuchMan {
            player,
            kind,
            file,
            rank,
        };
        let right_lost = |moved| BrokenRule::CastlingRightLost { player, moved };
        #[rustfmt::skip]
        let rules = [
            BrokenRule::NotYourTurn { player },
            BrokenRule::Pass { player },
            BrokenRule::EmptySquare { from },
            BrokenRule::NotYourPiece { piece, from },
            BrokenRule::OwnPieceOnTarget { moved, from, piece, to },
            BrokenRule::Movement { moved, from, to },
            BrokenRule::DoubleStep { from, to },
            BrokenRule::NothingToCapture { from, to },
            BrokenRule::NoPawnJustPassed { from, to, beside },
            BrokenRule::Blocked { moved, from, to, by, at },
            right_lost(Moved::King),
            right_lost(Moved::Rook(from)),
            right_lost(Moved::KingOrRook(from)),
            BrokenRule::NoCastlingRook { player, wing },
            BrokenRule::CastlingBlocked { by, at },
            BrokenRule::CastlingOutOfCheck { threat },
            BrokenRule::CastlingThroughCheck { threat },
            BrokenRule::CastlingIntoCheck { threat },
            BrokenRule::KingIntoAttack { threat },
            BrokenRule::CheckUnanswered { threat },
            BrokenRule::EnPassantUncoversKing { from, to, threat },
            BrokenRule::UncoversKing { moved, from, threat },
            BrokenRule::PromotionMissing { to },
            BrokenRule::PromotionNotAllowed { kind },
            BrokenRule::NoPromotion { moved, to },
            no_man(None, None),
            no_man(None, Some(Rank::First)),
            no_man(Some(File::A), None),
            no_man(Some(File::A), Some(Rank::First)),
            BrokenRule::CaptureStraightAhead { to },
            BrokenRule::NoneMovesSo { kind, men, to },
            BrokenRule::NoneMayMove { kind, men, to },
            BrokenRule::Unclear { kind, men, to },
        ];
        for rule in rules {
            rule.message().assert_complete_and_named();
        }
        let names: BTreeSet<_> = rules.iter().map(|rule| rule.message().name()).collect();
        assert_eq!(
            names.len(),
            rules.len() - 3,
            "that of no man is told in four ways"
        );
    }
}
