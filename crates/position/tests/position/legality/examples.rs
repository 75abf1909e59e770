//! Each rule by an example, in both languages.

use roque_position::movegen::{Move, PieceKind, Square, Wing};
use roque_position::{Attempt, BrokenRule, Position, Tongue, UciMove};

/// A position, an attempt, and what is said of it in English and Portuguese.
type Example = [&'static str; 4];

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[track_caller]
fn assert_said([fen, attempt, english, portuguese]: Example) {
    let position = Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let attempt = match attempt {
        "0-0" => Attempt::Castling(Wing::King),
        "0-0-0" => Attempt::Castling(Wing::Queen),
        "pass" => Attempt::Pass,
        "e7e8=king" => Move::promoting(Square::E7, Square::E8, PieceKind::King).into(),
        text => text.parse::<UciMove>().unwrap().into(),
    };
    let broken: BrokenRule = position.explain(attempt).unwrap_err();
    assert_eq!(broken.to_string(), english, "{fen}");
    assert_eq!(broken.say(Tongue::English).to_string(), english);
    assert_eq!(broken.say(Tongue::Portuguese).to_string(), portuguese);
}

#[test]
fn nobody_passes_and_only_an_own_piece_is_moved_and_not_onto_another() {
    assert_said([
        START,
        "pass",
        "nobody may pass: White must make a move",
        "ninguém pode passar a vez: as brancas têm de jogar",
    ]);
    assert_said([
        START,
        "e4e5",
        "there is no piece on e4",
        "não há peça em e4",
    ]);
    assert_said([
        START,
        "a8a6",
        "the black rook on a8 belongs to the opponent",
        "a torre preta em a8 pertence ao adversário",
    ]);
    assert_said([
        START,
        "a1b1",
        "the rook on a1 cannot move to b1, where the white knight stands",
        "a torre em a1 não pode ir para b1, onde está o cavalo branco",
    ]);
}

#[test]
fn a_piece_moves_in_its_own_way_and_not_over_others() {
    assert_said([
        START,
        "d1d1",
        "a queen does not move from d1 to d1",
        "uma dama não se move de d1 para d1",
    ]);
    assert_said([
        START,
        "g1g3",
        "a knight does not move from g1 to g3",
        "um cavalo não se move de g1 para g3",
    ]);
    assert_said([
        START,
        "f1b5",
        "the bishop on f1 cannot reach b5: the white pawn on e2 is in the way",
        "o bispo em f1 não alcança b5: o peão branco em e2 está no caminho",
    ]);
}

#[test]
fn a_pawn_advances_captures_and_captures_en_passant_only_as_it_may() {
    assert_said([
        "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1",
        "e4e5",
        "the pawn on e4 cannot reach e5: the black pawn on e5 is in the way",
        "o peão em e4 não alcança e5: o peão preto em e5 está no caminho",
    ]);
    assert_said([
        "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
        "e3e5",
        "the pawn on e3 cannot go to e5: only from where it starts does it advance two \
         squares",
        "o peão em e3 não pode ir para e5: só avança duas casas a partir da casa inicial",
    ]);
    assert_said([
        "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
        "e3d4",
        "the pawn on e3 moves diagonally only to capture, and there is nothing on d4",
        "o peão em e3 só anda na diagonal para capturar, e não há nada em d4",
    ]);
    assert_said([
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
        "e5d6",
        "the pawn on e5 cannot capture en passant on d6: the pawn on d5 has not just passed \
         over it",
        "o peão em e5 não pode capturar en passant em d6: o peão em d5 não passou \
         por ali no lance anterior",
    ]);
}

#[test]
fn castling_needs_king_and_rook_that_have_not_moved_and_nothing_between() {
    assert_said([
        "4k3/8/8/8/8/8/8/3K3R w - - 0 1",
        "0-0",
        "White cannot castle: the king has moved",
        "as brancas não podem rocar: o rei já se moveu",
    ]);
    assert_said([
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        "0-0",
        "White cannot castle: the king or the rook on h1 has moved",
        "as brancas não podem rocar: o rei ou a torre em h1 já se moveu",
    ]);
    assert_said([
        "r3k2r/8/8/8/8/8/8/4K3 b q - 0 1",
        "e8g8",
        "Black cannot castle with the rook on h8: it has moved",
        "as pretas não podem rocar com a torre em h8: ela já se moveu",
    ]);
    assert_said([
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        "0-0-0",
        "White cannot castle on the queen's side: there is no rook to castle with",
        "as brancas não podem rocar na ala da dama: não há torre com que rocar",
    ]);
    assert_said([
        START,
        "0-0",
        "castling is prevented by what stands in the way: the white bishop on f1",
        "o roque está impedido pelo que está no caminho: o bispo branco em f1",
    ]);
}

#[test]
fn nobody_castles_out_of_through_or_into_check() {
    assert_said([
        "4k3/8/8/8/1b6/8/8/4K2R w K - 0 1",
        "e1g1",
        "nobody castles out of check: the king is attacked by the black bishop on b4, along \
         the diagonal from b4 to e1",
        "não se roca em xeque: o rei está atacado pelo bispo preto em b4, pela diagonal de b4 \
         a e1",
    ]);
    assert_said([
        "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
        "e1g1",
        "the king cannot castle over f1, which is attacked by the black rook on f8, along the \
         f-file",
        "o rei não pode rocar passando por f1, casa atacada pela torre preta em f8, pela \
         coluna f",
    ]);
    assert_said([
        "4k3/8/8/8/8/8/1n6/R3K3 w Q - 0 1",
        "e1c1",
        "the king cannot castle over d1, which is attacked by the black knight on b2",
        "o rei não pode rocar passando por d1, casa atacada pelo cavalo preto em b2",
    ]);
    assert_said([
        "r3k3/8/8/8/8/8/2Q5/4K3 b q - 0 1",
        "0-0-0",
        "the king cannot castle into check: c8 is attacked by the white queen on c2, along \
         the c-file",
        "o rei não pode rocar para ficar em xeque: c8 é atacada pela dama branca em c2, pela \
         coluna c",
    ]);
}

#[test]
fn no_move_leaves_the_king_in_check() {
    assert_said([
        "3rk3/8/8/8/8/8/8/4K3 w - - 0 1",
        "e1d1",
        "the king cannot go to d1, which is attacked by the black rook on d8, along the \
         d-file",
        "o rei não pode ir para d1, casa atacada pela torre preta em d8, pela coluna d",
    ]);
    assert_said([
        "4k3/8/8/8/8/3n4/8/R3K3 w - - 0 1",
        "a1a3",
        "the king on e1 is in check, and the move does not answer it: the king is attacked by \
         the black knight on d3",
        "o rei em e1 está em xeque, e o lance não o defende: o rei está atacado pelo cavalo \
         preto em d3",
    ]);
    assert_said([
        "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1",
        "e5d6",
        "if the pawn on e5 captures en passant on d6, the king on a5 is in check from the \
         black rook on h5, along rank 5",
        "se o peão em e5 captura en passant em d6, o rei em a5 fica em xeque da torre preta \
         em h5, pela fileira 5",
    ]);
    assert_said([
        "4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1",
        "e2d3",
        "without the bishop on e2 the king on e1 is in check from the black rook on e8, along \
         the e-file",
        "sem o bispo em e2 o rei em e1 fica em xeque da torre preta em e8, pela coluna e",
    ]);
}

#[test]
fn a_pawn_that_reaches_the_last_rank_becomes_a_piece_and_nothing_else_does() {
    assert_said([
        "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1",
        "e7e8",
        "the pawn that reaches e8 must become a queen, a rook, a bishop or a knight",
        "o peão que chega a e8 tem de ser promovido a dama, torre, bispo ou cavalo",
    ]);
    assert_said([
        "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1",
        "e7e8=king",
        "a pawn cannot become a king, only a queen, a rook, a bishop or a knight",
        "um peão não pode ser promovido a rei, só a dama, torre, bispo ou cavalo",
    ]);
    assert_said([
        "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1",
        "e1d1q",
        "only a pawn that reaches the last rank is promoted, not a king that goes to d1",
        "só é promovido o peão que chega à última fileira, não um rei que vai para d1",
    ]);
}
