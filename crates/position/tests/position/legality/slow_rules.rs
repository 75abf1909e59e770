//! Which rule an attempt breaks, told by walking over boxes, and whether the particulars of a broken
//! rule are so.

use roque_position::movegen::{Color, File, Move, Piece, PieceKind, Square, Wing};
use roque_position::{BrokenRule, CastlingMode, Moved, Position, Threat};

use super::mailbox::{Mailbox, reaches, way};

/// The name of a broken rule, without its particulars.
pub(crate) fn name(rule: BrokenRule) -> &'static str {
    match rule {
        BrokenRule::EmptySquare { .. } => "empty square",
        BrokenRule::NotYourPiece { .. } => "not your piece",
        BrokenRule::OwnPieceOnTarget { .. } => "own piece on target",
        BrokenRule::Movement { .. } => "movement",
        BrokenRule::DoubleStep { .. } => "double step",
        BrokenRule::NothingToCapture { .. } => "nothing to capture",
        BrokenRule::NoPawnJustPassed { .. } => "no pawn just passed",
        BrokenRule::Blocked { .. } => "blocked",
        BrokenRule::CastlingRightLost { moved, .. } => match moved {
            Moved::King => "castling: king moved",
            Moved::Rook(_) => "castling: rook moved",
            Moved::KingOrRook(_) => "castling: king or rook moved",
        },
        BrokenRule::NoCastlingRook { .. } => "castling: no rook",
        BrokenRule::CastlingBlocked { .. } => "castling: blocked",
        BrokenRule::CastlingOutOfCheck { .. } => "castling: out of check",
        BrokenRule::CastlingThroughCheck { .. } => "castling: through check",
        BrokenRule::CastlingIntoCheck { .. } => "castling: into check",
        BrokenRule::KingIntoAttack { .. } => "king into attack",
        BrokenRule::CheckUnanswered { .. } => "check unanswered",
        BrokenRule::EnPassantUncoversKing { .. } => "en passant uncovers king",
        BrokenRule::UncoversKing { .. } => "uncovers king",
        BrokenRule::PromotionMissing { .. } => "promotion missing",
        BrokenRule::PromotionNotAllowed { .. } => "promotion not allowed",
        BrokenRule::NoPromotion { .. } => "no promotion",
        rule => panic!("no attempt of the player to move breaks {rule:?}"),
    }
}

/// The name of the rule that `mv` breaks, if it breaks one.
pub(crate) fn broken_by(position: &Position, mv: Move) -> Option<&'static str> {
    let (from, to) = (mv.from(), mv.to());
    let board = Mailbox::of(position);
    let player = position.turn();
    let Some(piece) = board.at(from) else {
        return Some("empty square");
    };
    if piece.color != player {
        return Some("not your piece");
    }
    let wrong_promotion = wrong_promotion(piece, mv);
    if let Some(rook) = castling_rook_meant(position, &board, mv) {
        return wrong_castling(position, &board, from, rook).or(wrong_promotion);
    }
    if from != to && board.at(to).is_some_and(|other| other.color == player) {
        return Some("own piece on target");
    }
    let wrong_movement = if piece.kind == PieceKind::Pawn {
        wrong_pawn_movement(position, &board, from, to)
    } else if !reaches(piece.kind, from, to) {
        Some("movement")
    } else {
        let free = way(from, to).iter().all(|&at| board.at(at).is_none());
        (!free).then_some("blocked")
    };
    wrong_movement
        .or_else(|| unsafe_king(position, &board, piece, from, to))
        .or(wrong_promotion)
}

fn wrong_promotion(piece: Piece, mv: Move) -> Option<&'static str> {
    let last = matches!(mv.to().rank().to_char(), '1' | '8');
    let promotes = last && piece.kind == PieceKind::Pawn;
    match mv.promotion() {
        None => promotes.then_some("promotion missing"),
        Some(_) if !promotes => Some("no promotion"),
        Some(PieceKind::King | PieceKind::Pawn) => Some("promotion not allowed"),
        Some(_) => None,
    }
}

fn wrong_pawn_movement(
    position: &Position,
    board: &Mailbox,
    from: Square,
    to: Square,
) -> Option<&'static str> {
    let (up, start, fifth) = match position.turn() {
        Color::White => (1, '2', '5'),
        Color::Black => (-1, '7', '4'),
    };
    let one = from.offset(0, up);
    let two = from.offset(0, 2 * up);
    if Some(to) == one {
        return board.at(to).map(|_| "blocked");
    }
    if Some(to) == two {
        if from.rank().to_char() != start {
            return Some("double step");
        }
        return board.at(to).or(board.at(one?)).map(|_| "blocked");
    }
    if ![from.offset(-1, up), from.offset(1, up)].contains(&Some(to)) {
        return Some("movement");
    }
    if board.at(to).is_some() || position.board().en_passant() == Some(to) {
        return None;
    }
    let beside = to.offset(0, -up).and_then(|square| board.at(square));
    let color = !position.turn();
    let kind = PieceKind::Pawn;
    if from.rank().to_char() == fifth && beside == Some(Piece { color, kind }) {
        Some("no pawn just passed")
    } else {
        Some("nothing to capture")
    }
}

fn unsafe_king(
    position: &Position,
    board: &Mailbox,
    piece: Piece,
    from: Square,
    to: Square,
) -> Option<&'static str> {
    let player = piece.color;
    let checkers = board.attackers(board.king(player), !player);
    let en_passant = piece.kind == PieceKind::Pawn && position.board().en_passant() == Some(to);
    let mut after = board.clone();
    after.put(from, None);
    after.put(to, Some(piece));
    if en_passant {
        after.put(Square::new(to.file(), from.rank()), None);
    }
    let attackers = after.attackers(after.king(player), !player);
    if attackers.is_empty() {
        None
    } else if piece.kind == PieceKind::King {
        Some("king into attack")
    } else if attackers.iter().any(|attacker| checkers.contains(attacker)) {
        Some("check unanswered")
    } else if en_passant {
        Some("en passant uncovers king")
    } else {
        Some("uncovers king")
    }
}

/// The square where the rook of a castling has to stand, if `mv` means castling.
fn castling_rook_meant(position: &Position, board: &Mailbox, mv: Move) -> Option<Square> {
    let (from, to) = (mv.from(), mv.to());
    let player = position.turn();
    let home = if player == Color::White { '1' } else { '8' };
    let at_home = from == board.king(player) && from.rank().to_char() == home;
    if !at_home || to.rank() != from.rank() {
        return None;
    }
    let is_own_rook = board
        .at(to)
        .is_some_and(|piece| piece.color == player && piece.kind == PieceKind::Rook);
    if position.castling_mode() == CastlingMode::Chess960 {
        return is_own_rook.then_some(to);
    }
    let rook_file = match to.file() {
        File::G => File::H,
        File::C => File::A,
        file @ (File::A | File::H) if is_own_rook => file,
        _ => return None,
    };
    (from.file() == File::E).then_some(Square::new(rook_file, to.rank()))
}

fn wrong_castling(
    position: &Position,
    board: &Mailbox,
    king: Square,
    rook: Square,
) -> Option<&'static str> {
    let player = position.turn();
    let kind = PieceKind::Rook;
    let color = player;
    if board.at(rook) != Some(Piece { color, kind }) {
        return Some("castling: no rook");
    }
    let rights: Vec<_> = position.board().castling_rights().files(player).collect();
    if !rights.contains(&rook.file()) {
        return Some(if rights.is_empty() {
            "castling: king or rook moved"
        } else {
            "castling: rook moved"
        });
    }
    let wing = Wing::of(king, rook);
    let king_to = Square::new(wing.king_file(), king.rank());
    let rook_to = Square::new(wing.rook_file(), king.rank());
    let mut crossed = way(king, king_to);
    let passed = [crossed.clone(), way(king, rook), way(rook, rook_to)].concat();
    let mut others = board.clone();
    others.put(king, None);
    others.put(rook, None);
    let occupied = |&square: &Square| others.at(square).is_some();
    if passed.iter().chain([&king_to, &rook_to]).any(occupied) {
        return Some("castling: blocked");
    }
    if !board.attackers(king, !player).is_empty() {
        return Some("castling: out of check");
    }
    crossed.retain(|&square| {
        let mut moved = board.clone();
        moved.put(square, moved.at(king));
        moved.put(king, None);
        !moved.attackers(square, !player).is_empty()
    });
    if !crossed.is_empty() {
        return Some("castling: through check");
    }
    others.put(king_to, board.at(king));
    others.put(rook_to, board.at(rook));
    let attacked = !others.attackers(king_to, !player).is_empty();
    attacked.then_some("castling: into check")
}

/// Panics unless the particulars of the broken rule can be seen on the board.
pub(crate) fn assert_particulars(position: &Position, mv: Move, rule: BrokenRule) {
    let board = Mailbox::of(position);
    let (start, target) = (mv.from(), mv.to());
    let kind_at_start = board.at(start).map(|piece| piece.kind);
    let assert_threat = |threat: Threat| {
        assert_eq!(board.at(threat.square), Some(threat.piece), "{rule:?}");
        assert_eq!(threat.piece.color, !position.turn());
        let kind = threat.piece.kind;
        let leaper = matches!(kind, PieceKind::Pawn | PieceKind::Knight | PieceKind::King);
        assert_eq!(threat.line().is_none(), leaper, "{rule:?}");
        let aims = kind == PieceKind::Pawn || reaches(kind, threat.square, threat.target);
        assert!(aims, "{rule:?}");
    };
    match rule {
        BrokenRule::EmptySquare { from } => assert_eq!(from, start),
        BrokenRule::NotYourPiece { piece, from } => {
            assert_eq!((board.at(from), from), (Some(piece), start));
        }
        BrokenRule::OwnPieceOnTarget {
            moved, piece, to, ..
        } => {
            assert_eq!((Some(moved), to), (kind_at_start, target));
            assert_eq!(board.at(to), Some(piece));
        }
        BrokenRule::Blocked { by, at, .. } => {
            assert_eq!(board.at(at), Some(by));
            assert!(
                way(start, at)
                    .iter()
                    .all(|&square| board.at(square).is_none())
            );
            assert!(at == target || way(start, target).contains(&at), "{rule:?}");
        }
        BrokenRule::CastlingBlocked { by, at } => assert_eq!(board.at(at), Some(by)),
        BrokenRule::NoPawnJustPassed { beside, to, .. } => {
            assert_eq!((beside.file(), beside.rank()), (to.file(), start.rank()));
        }
        BrokenRule::CastlingOutOfCheck { threat } | BrokenRule::CheckUnanswered { threat } => {
            assert_eq!(threat.target, board.king(position.turn()));
            let checkers = board.attackers(threat.target, !position.turn());
            assert!(checkers.contains(&threat.square), "{rule:?}");
        }
        BrokenRule::UncoversKing { threat, .. }
        | BrokenRule::EnPassantUncoversKing { threat, .. } => {
            assert_eq!(threat.target, board.king(position.turn()));
            assert_threat(threat);
        }
        BrokenRule::KingIntoAttack { threat } => {
            assert_eq!(threat.target, target);
            assert_threat(threat);
        }
        BrokenRule::CastlingThroughCheck { threat } | BrokenRule::CastlingIntoCheck { threat } => {
            assert_threat(threat);
        }
        _ => {}
    }
}
