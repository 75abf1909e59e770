//! Starts thrown together around what is rare, such as can arise in play.

use std::ops::Range;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use roque_movegen::{Color, Direction, File, Piece, PieceKind, Rank, Square};
use roque_position::{CastlingRules, Position, RightName, Setup, Waivers, WrittenRight};

/// What a start is composed for.
#[derive(Clone, Copy)]
enum Theme {
    Anything,
    Castling,
    /// The enemy king stands on the rank on which the player to move may castle.
    CastlingBesideKing,
    Promotion,
    /// Both pawns of an en passant capture stand between a king and a rook.
    PawnsShieldKing,
    /// The double push gives check.
    PushGivesCheck,
    /// The double push opens a line to the king.
    PushOpensLine,
    /// The pawn that could capture en passant is pinned.
    CapturerPinned,
    /// It is pinned on the line on which it captures.
    CapturerPinnedAlong,
}

const THEMES: [Theme; 9] = [
    Theme::Anything,
    Theme::Castling,
    Theme::CastlingBesideKing,
    Theme::Promotion,
    Theme::PawnsShieldKing,
    Theme::PushGivesCheck,
    Theme::PushOpensLine,
    Theme::CapturerPinned,
    Theme::CapturerPinnedAlong,
];

/// The first position thrown together for a drawn theme that strict judging lets pass.
pub(crate) fn composed(random: &mut ChaCha8Rng) -> Position {
    let theme = one_of(random, &THEMES);
    loop {
        let setup = thrown_together(random, theme);
        if let Ok(judged) = setup.judge(CastlingRules::Chess960, Waivers::NONE) {
            return judged.position;
        }
    }
}

fn thrown_together(random: &mut ChaCha8Rng, theme: Theme) -> Setup {
    let mut setup = Setup::EMPTY;
    setup.turn = one_of(random, &Color::ALL);
    match theme {
        Theme::Anything => {
            put_king(random, &mut setup, Color::White);
            put_king(random, &mut setup, Color::Black);
        }
        Theme::Castling => {
            put_castling(random, &mut setup, Color::White);
            put_castling(random, &mut setup, Color::Black);
        }
        Theme::CastlingBesideKing => {
            let (us, them) = (setup.turn, !setup.turn);
            put_castling(random, &mut setup, us);
            let king = Square::new(one_of(random, &File::ALL), us.back_rank());
            put(&mut setup, king, them, PieceKind::King);
        }
        Theme::Promotion => put_promotion(random, &mut setup),
        _ => put_double_push(random, &mut setup, theme),
    }
    for _ in 0..random.random_range(0..6) {
        put_anything(random, &mut setup);
    }
    setup
}

fn one_of<T: Copy>(random: &mut ChaCha8Rng, choice: &[T]) -> T {
    choice[random.random_range(0..choice.len())]
}

fn any_square(random: &mut ChaCha8Rng, ranks: Range<usize>) -> Square {
    let rank = Rank::ALL[random.random_range(ranks)];
    Square::new(one_of(random, &File::ALL), rank)
}

/// Puts a man where none stands yet.
fn put(setup: &mut Setup, square: Square, color: Color, kind: PieceKind) {
    if setup.placement.piece_at(square).is_none() {
        setup.placement.put(square, Piece { color, kind });
    }
}

fn put_king(random: &mut ChaCha8Rng, setup: &mut Setup, color: Color) {
    put(setup, any_square(random, 0..8), color, PieceKind::King);
}

fn put_anything(random: &mut ChaCha8Rng, setup: &mut Setup) {
    use PieceKind::{Bishop, Knight, Pawn, Queen, Rook};
    let color = one_of(random, &Color::ALL);
    let kind = one_of(random, &[Pawn, Pawn, Knight, Bishop, Rook, Queen]);
    let ranks = if kind == Pawn { 1..7 } else { 0..8 };
    put(setup, any_square(random, ranks), color, kind);
}

/// A king and one or two rooks that may castle, anywhere on the back rank.
fn put_castling(random: &mut ChaCha8Rng, setup: &mut Setup, color: Color) {
    let king = random.random_range(1..7);
    let sides = [0..king, king + 1..8];
    let on_back_rank = |file: usize| Square::new(File::ALL[file], color.back_rank());
    put(setup, on_back_rank(king), color, PieceKind::King);
    for side in sides {
        if random.random_range(0..4) == 0 {
            continue;
        }
        let rook = on_back_rank(random.random_range(side));
        put(setup, rook, color, PieceKind::Rook);
        let name = RightName::File(rook.file());
        setup.castling.add(WrittenRight { color, name });
    }
    // A slider that looks along the back rank; on the a-file it pins a rook on the b-file.
    if random.random_range(0..2) == 0 {
        let outside = one_of(random, &[0, 0, 0, 7]);
        put(setup, on_back_rank(outside), !color, PieceKind::Rook);
    }
}

/// A pawn that may go two squares, to stand beside an enemy pawn.
fn put_double_push(random: &mut ChaCha8Rng, setup: &mut Setup, theme: Theme) {
    let (us, them) = (setup.turn, !setup.turn);
    let (rank, up) = match us {
        Color::White => (Rank::Fourth, 1),
        Color::Black => (Rank::Fifth, -1),
    };
    let file = random.random_range(1..6);
    let (ours, theirs) = one_of(random, &[(file, file + 1), (file + 1, file)]);
    let at = |file: usize, rank| Square::new(File::ALL[file], rank);
    let (origin, pushed, beside) = (at(ours, us.pawn_rank()), at(ours, rank), at(theirs, rank));
    put(setup, origin, us, PieceKind::Pawn);
    put(setup, beside, them, PieceKind::Pawn);
    let any_way = one_of(random, &Direction::ALL).offset();
    match theme {
        Theme::PawnsShieldKing => {
            let sides = [0..file, file + 2..8].map(|side| random.random_range(side));
            let (king, rook) = one_of(random, &[(0, 1), (1, 0)]);
            put(setup, at(sides[king], rank), them, PieceKind::King);
            put(setup, at(sides[rook], rank), us, PieceKind::Rook);
        }
        Theme::PushGivesCheck => {
            if let Some(king) = pushed.offset(one_of(random, &[-1, 1]), up) {
                put(setup, king, them, PieceKind::King);
            }
        }
        Theme::PushOpensLine => put_on_line(random, setup, origin, any_way),
        Theme::CapturerPinned => put_on_line(random, setup, beside, any_way),
        _ => {
            let across = if ours > theirs { 1 } else { -1 };
            let way = one_of(random, &[(across, -up), (-across, up)]);
            put_on_line(random, setup, beside, way);
        }
    }
    put_king(random, setup, us);
}

/// The king of the player not to move that way from `square`, and an enemy queen the other way.
fn put_on_line(
    random: &mut ChaCha8Rng,
    setup: &mut Setup,
    square: Square,
    (files, ranks): (i8, i8),
) {
    let (near, far) = (random.random_range(1..4), random.random_range(1..4));
    if let Some(king) = square.offset(near * files, near * ranks) {
        put(setup, king, !setup.turn, PieceKind::King);
    }
    if let Some(queen) = square.offset(-far * files, -far * ranks) {
        put(setup, queen, setup.turn, PieceKind::Queen);
    }
}

/// Pawns about to promote before an enemy king that may castle.
fn put_promotion(random: &mut ChaCha8Rng, setup: &mut Setup) {
    let (us, them) = (setup.turn, !setup.turn);
    put_castling(random, setup, them);
    let rank = them.pawn_rank().index();
    for _ in 0..random.random_range(1..4) {
        let square = any_square(random, rank..rank + 1);
        put(setup, square, us, PieceKind::Pawn);
    }
    put_king(random, setup, us);
}
