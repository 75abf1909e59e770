//! Games to write and read.

use roque_position::{PgnGame, PgnLine, PgnMove, Position};

/// How many different games there are.
pub const GAMES: usize = 500;

/// A long game is of so many moves, those of each player counted.
const PLIES: usize = 80;

/// The game of this number, of which the moves are chosen by a simple rule, so that it is the same in
/// every run. If it is annotated, every third move has a comment, every fifth a glyph, and every eighth
/// a variation of one move.
pub fn game(number: usize, is_annotated: bool) -> PgnGame {
    let mut game = PgnGame::new(Position::start());
    let mut position = game.start;
    for ply in 0..PLIES {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let choice = number * 31 + ply * ply * 17 + number * ply * 7;
        let mut mv = PgnMove::new(moves[choice % moves.len()]);
        if is_annotated {
            let other = moves[(choice + 1) % moves.len()];
            annotate(&mut mv, ply, PgnMove::new(other));
        }
        position = position.play_unchecked(mv.mv);
        game.line.moves.push(mv);
    }
    game
}

fn annotate(mv: &mut PgnMove, ply: usize, other: PgnMove) {
    if ply.is_multiple_of(3) {
        mv.comments
            .push("a remark of some length, as people make them".to_owned());
    }
    if ply.is_multiple_of(5) {
        mv.glyphs.push(1);
    }
    if ply.is_multiple_of(8) {
        mv.variations.push(PgnLine {
            comments: Vec::new(),
            moves: vec![other],
        });
    }
}
