//! Who attacks what, who is pinned, and which moves give check, by definition.

use roque_movegen::{Bitboard, Board, Check, Color, Move, Square};
use roque_position::Position;

use crate::mailbox::Mailbox;

/// Panics unless what `position` says of threats is what its men say one by one.
pub(crate) fn compare(position: &Position, moves: &[Move], mailbox: &Mailbox) {
    let board = position.board();
    compare_attackers(board, mailbox);
    let us = board.turn();
    assert_eq!(board.checkers(), mailbox.checkers(us), "{board:?}");
    assert_eq!(board.is_check(), board.checkers().any(), "{board:?}");
    for color in Color::ALL {
        assert_eq!(
            board.pinned(color),
            mailbox.pinned(color),
            "{board:?} {color}"
        );
    }
    for &mv in moves {
        let given = check_given(mailbox, mv);
        assert_eq!(board.check_given(mv), given, "{board:?} {mv}");
        assert_eq!(board.gives_check(mv), given.is_some(), "{board:?} {mv}");
    }
    compare_null_move(position);
}

fn compare_attackers(board: &Board, mailbox: &Mailbox) {
    let attacked = Square::ALL.map(|from| mailbox.attacked_from(from));
    for color in Color::ALL {
        let men = board.of_color(color);
        for square in Square::ALL {
            let attackers: Bitboard = men
                .into_iter()
                .filter(|from| attacked[from.index()].contains(square))
                .collect();
            assert_eq!(
                board.attackers(square, color),
                attackers,
                "{board:?} {square}"
            );
        }
    }
}

/// How the men that give check after `mv` came to do so.
fn check_given(mailbox: &Mailbox, mv: Move) -> Option<Check> {
    let (after, arrived) = mailbox.after(mv);
    let checkers = after.checkers(after.turn);
    match checkers.len() {
        0 => None,
        1 if checkers.contains(arrived) => Some(Check::Direct),
        1 => Some(Check::Discovered),
        _ => Some(Check::Double),
    }
}

/// Passing changes the turn and the square just passed over, and is refused in check.
fn compare_null_move(position: &Position) {
    let board = position.board();
    let passed = board.null_move();
    assert_eq!(passed.is_some(), !board.is_check(), "{board:?}");
    let on_position = position.null_move();
    assert_eq!(passed.as_ref(), on_position.as_ref().map(Position::board));
    let Some(passed) = passed else {
        return;
    };
    let expected = Board::new(
        *board.placement(),
        !board.turn(),
        board.castling_rights(),
        None,
    );
    assert_eq!(Ok(passed), expected, "{board:?}");
    let position = on_position.expect("passing is allowed on both or neither");
    assert_eq!(position.key128(), position.recomputed_key128(), "{board:?}");
}
